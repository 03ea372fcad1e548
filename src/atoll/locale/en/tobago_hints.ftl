# Reasons for hints in Tobago.

tobago-hint-score = { $score ->
    [one] about { $score } coin in the end
   *[other] about { $score } coins in the end
  }

tobago-hint-cuts = cuts the { $map } from { $sites } sites to { $left }, and you then hold { $roses ->
    [one] { $own ->
        [0] none of its roses
       *[other] its only rose
      }
   *[other] { $own } of its { $roses } roses
  }
tobago-hint-locates = locates the treasure of the { $map }, and you then hold { $roses ->
    [one] { $own ->
        [0] none of its roses
       *[other] its only rose
      }
   *[other] { $own } of its { $roses } roses
  }
tobago-hint-near = it lies within one drive of you
tobago-hint-rival = { $seat } could drive there next and raise it
tobago-hint-doubles = you then hold { $own } of the { $roses } roses on the { $map }
tobago-hint-swap-first = on the { $map } your rose then chooses before the one of { $seat }
tobago-hint-swap-last = on the { $map } the rose of { $seat } then chooses later
tobago-hint-idle = { $idle ->
    [0] all your clues fit, but a new hand may fit better
   *[other] of your { $held } clues, { $idle } can go on no map
  }
tobago-hint-starts = { $left ->
    [one] leaves one site to begin with
   *[other] leaves { $left } sites to begin with, { $near } of them within one drive of you
  }
tobago-hint-crossroads = one drive from there reaches { $near } of the { $spaces } spaces
tobago-hint-amulet = takes an amulet
tobago-hint-amulet-ahead = { $steps ->
    [one] an amulet lies one step further on
   *[other] an amulet lies { $steps } steps further on
  }
tobago-hint-treasure-here = there you can raise the treasure of the { $map }, with { $own } of its { $roses } roses
tobago-hint-treasure-ahead = { $steps ->
    [one] one step further on you can raise the treasure of the { $map }
   *[other] { $steps } steps further on you can raise the treasure of the { $map }
  }
tobago-hint-treasure-next = from there the treasure of the { $map } is within reach next turn
tobago-hint-treasure-far = leaves { $steps } steps to the treasure of the { $map }
tobago-hint-sites-near = one drive from there reaches { $near } of the { $sites } sites of the { $map }
tobago-hint-amulets-near = { $count ->
    [0] a good place to wait for what the maps will show
    [one] one amulet is within one drive from there
   *[other] { $count } amulets are within one drive from there
  }
tobago-hint-raises = raises the treasure of the { $map } now, with { $own } of its { $roses } roses
tobago-hint-curse-among = { $percent ->
    [0] no curse can be among its cards
   *[other] { $percent } % risk that a curse is among its cards
  }
tobago-hint-takes = { $coins } coins now; waiting is worth about { $waiting }
tobago-hint-pays-amulet = it keeps your best card, worth { $coins } coins
tobago-hint-pays-card = it keeps your { $amulets ->
    [one] amulet
   *[other] { $amulets } amulets
  }, for a card of { $coins } coins
tobago-hint-buys-in = and your roses stay in the sharing
tobago-hint-last-card = { $coins } coins, and no card is left after this one
tobago-hint-leaves = waiting is worth about { $waiting } coins, against { $coins } now
tobago-hint-seen-better = you have seen a card of { $coins } coins that is still to come
tobago-hint-next-rose = your next rose is asked about the same card, and takes it as well
tobago-hint-next-curse = { $percent ->
    [0] the next card is no curse
   *[other] { $percent } % risk that the next card is a curse
  }
tobago-hint-ends = { $amulets ->
    [0] nothing more is worth doing in this turn
    [one] your amulet is worth more later
   *[other] your { $amulets } amulets are worth more later
  }

tobago-hint-ply-place = Start { FORM($at, "in") } { $part }
tobago-hint-ply-clue = “{ $card }” onto the { $map }
tobago-hint-ply-drive = Drive to the { $to } { $part }
tobago-hint-ply-raise = Raise the treasure of the { $map }
tobago-hint-ply-exchange = Exchange the hand
tobago-hint-ply-end_turn = End the turn
tobago-hint-ply-take = Take the card
tobago-hint-ply-leave = Leave the card
tobago-hint-ply-start_map = Begin the new map with “{ $card }”
tobago-hint-ply-amulet_exchange = Exchange the hand with an amulet
tobago-hint-ply-amulet_remove = With an amulet, remove the marker of the { $map } { FORM($at, "in") } { $part }
tobago-hint-ply-amulet_clue = With an amulet, “{ $card }” onto the { $map }
tobago-hint-ply-amulet_drive = With an amulet, drive to the { $to } { $part }
tobago-hint-ply-amulet_double = With an amulet, double your claim on the { $map }
tobago-hint-ply-amulet_swap = With an amulet, swap two roses on the { $map }

tobago-hint-part-middle = in the middle
tobago-hint-part-n = in the north
tobago-hint-part-ne = in the north-east
tobago-hint-part-e = in the east
tobago-hint-part-se = in the south-east
tobago-hint-part-s = in the south
tobago-hint-part-sw = in the south-west
tobago-hint-part-w = in the west
tobago-hint-part-nw = in the north-west
