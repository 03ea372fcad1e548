# Tobago at the table.

tobago-colour-red = Red
tobago-colour-yellow = Yellow
tobago-colour-violet = Violet
tobago-colour-blue = Blue

tobago-terrain-beach = beach
    .in = on the beach
tobago-terrain-jungle = jungle
    .in = in the jungle
tobago-terrain-river = river
    .in = in the river
tobago-terrain-scrubland = scrubland
    .in = in the scrubland
tobago-terrain-lake = lake
    .in = in the lake
tobago-terrain-mountain = mountain
    .in = in the mountains
tobago-object-hut = hut
tobago-object-palm = palm
tobago-object-statue = statue
tobago-amulet = amulet
tobago-curse = curse
tobago-treasure = { $coins } coins

tobago-map-grey = grey map
tobago-map-brown = brown map
tobago-map-black = black map
tobago-map-white = white map
tobago-map-grey-short = Grey
tobago-map-brown-short = Brown
tobago-map-black-short = Black
tobago-map-white-short = White

## Clues: where the treasure is

tobago-clue-in-beach = On a beach
tobago-clue-in-largest_beach = On the largest beach
tobago-clue-next_to-beach = Next to a beach
tobago-clue-next_to-largest_beach = Next to the largest beach
tobago-clue-not_in-beach = Not on a beach
tobago-clue-not_next_to-beach = Not next to a beach
tobago-clue-in-jungle = In a jungle
tobago-clue-in-largest_jungle = In the largest jungle
tobago-clue-next_to-jungle = Next to a jungle
tobago-clue-next_to-largest_jungle = Next to the largest jungle
tobago-clue-not_in-jungle = Not in a jungle
tobago-clue-not_in-largest_jungle = Not in the largest jungle
tobago-clue-in-river = In a river
tobago-clue-in-largest_river = In the largest river
tobago-clue-next_to-river = Next to a river
tobago-clue-next_to-largest_river = Next to the largest river
tobago-clue-not_in-river = Not in a river
tobago-clue-not_next_to-river = Not next to a river
tobago-clue-in-scrubland = In scrubland
tobago-clue-in-largest_scrubland = In the largest scrubland
tobago-clue-next_to-scrubland = Next to scrubland
tobago-clue-next_to-largest_scrubland = Next to the largest scrubland
tobago-clue-not_in-scrubland = Not in scrubland
tobago-clue-not_next_to-scrubland = Not next to scrubland
tobago-clue-in-lake = In a lake
tobago-clue-in-largest_lake = In the largest lake
tobago-clue-next_to-lake = Next to a lake
tobago-clue-next_to-largest_lake = Next to the largest lake
tobago-clue-not_in-largest_lake = Not in the largest lake
tobago-clue-in_sight_of-largest_lake = In sight of the largest lake
tobago-clue-in-mountain = In the mountains
tobago-clue-in-largest_mountain = In the largest mountain range
tobago-clue-next_to-mountain = Next to mountains
tobago-clue-next_to-largest_mountain = Next to the largest mountain range
tobago-clue-not_in-mountain = Not in the mountains
tobago-clue-in_sight_of-largest_mountain = In sight of the largest mountain range
tobago-clue-next_to-hut = Next to a hut
tobago-clue-in_sight_of-hut = In sight of a hut
tobago-clue-not_next_to-hut = Not next to a hut
tobago-clue-not_in_sight_of-hut = Not in sight of a hut
tobago-clue-next_to-palm = Next to a palm
tobago-clue-in_sight_of-palm = In sight of a palm
tobago-clue-not_next_to-palm = Not next to a palm
tobago-clue-not_in_sight_of-palm = Not in sight of a palm
tobago-clue-next_to-statue = Next to a statue
tobago-clue-in_sight_of-statue = In sight of a statue
tobago-clue-not_next_to-statue = Not next to a statue
tobago-clue-not_in_sight_of-statue = Not in sight of a statue
tobago-clue-next_to-ocean = Next to the ocean
tobago-clue-in_sight_of-ocean = In sight of the ocean
tobago-clue-not_next_to-ocean = Not next to the ocean
tobago-clue-not_in_sight_of-ocean = Not in sight of the ocean

## Options

tobago-option-island = The island
tobago-option-island-help = The four islands of the larger sides A, B and C are as printed. With our own sides a, b and c there are 32 in all.
tobago-option-island-printed = A printed one, drawn by lot
tobago-option-island-any = Any of the 32, drawn by lot
tobago-option-island-random = Drawn by lot
tobago-option-island-value = Island { $value }
tobago-option-expert_amulets = Amulets for experts
tobago-option-expert_amulets-help = An amulet may also double one of your claims, or swap the roses of two clues of a map.
tobago-option-curse = What a curse does
tobago-option-curse-help = It always strikes those who still have a rose on the map.
tobago-option-curse-full = Ends the sharing, and all pay
tobago-option-curse-goes_on = All pay, and the sharing goes on
tobago-option-curse-amulet_buys_in = A player who pays an amulet keeps sharing
tobago-option-curse-one = One curse only; ends the sharing
tobago-option-curse-none = No curses at all
tobago-option-curse_cards = Curse cards
tobago-option-curse_cards-help = How many lie in the treasure deck.
tobago-option-curse_cards-0 = None
tobago-option-curse_cards-1 = One
tobago-option-curse_cards-2 = Two
tobago-option-curse_payment = What a curse takes
tobago-option-curse_payment-help = From players who have both an amulet and a treasure card.
tobago-option-curse_payment-amulet = An amulet
tobago-option-curse_payment-choice = What the player chooses
tobago-option-curse_depth = How deep the curses lie
tobago-option-curse_depth-help = They are shuffled into this many of the lowest treasure cards.
tobago-option-curse_depth-27 = Among the lowest 27
tobago-option-curse_depth-21 = Among the lowest 21
tobago-option-curse_returns = Curses come back
tobago-option-curse_returns-help = A curse that was turned up is shuffled back into the rest of the deck.
tobago-option-open_coins = Open treasure
tobago-option-open_coins-help = Everybody’s treasure cards lie face up.

## Whose decision it is, and why

tobago-say-place = { $you ->
    [yes] Put your vehicle on any space you like.
   *[no] { $player } chooses a space for the vehicle.
  }
tobago-say-act = { $you ->
    [yes] Your turn: play a clue, or drive up to three steps.
   *[no] { $player }’s turn: a clue, or a drive of up to three steps.
  }
tobago-say-steps = { $you ->
    [yes] You drive: { $steps ->
        [one] one step left.
       *[other] { $steps } steps left.
      }
   *[no] { $player } drives: { $steps ->
        [one] one step left.
       *[other] { $steps } steps left.
      }
  }
tobago-say-amulet-steps = { $you ->
    [yes] You drive with an amulet: { $steps ->
        [one] one step left.
       *[other] { $steps } steps left.
      }
   *[no] { $player } drives with an amulet: { $steps ->
        [one] one step left.
       *[other] { $steps } steps left.
      }
  }
tobago-say-rest = { $you ->
    [yes] Your action is done: raise, play amulets, or end your turn.
   *[no] { $player }’s action is done: raising and amulets are left.
  }
tobago-say-draw = { $you ->
    [yes] You draw back up to hand size.
   *[no] { $player } draws back up to hand size.
  }
tobago-say-peek = The treasure of the { $map } is raised: everybody looks secretly at a card for each rose.
tobago-say-add = One card that nobody has seen is shuffled in.
tobago-say-reveal = The next treasure card of the { $map } is turned up.
tobago-say-ask = { $you ->
    [yes] Your rose on the { $map } is next: take { $card }, or leave it for the roses above?
   *[no] { $player }’s rose on the { $map } is next: take { $card }, or leave it?
  }
tobago-say-pay = { $you ->
    [yes] The curse strikes you: give up an amulet, or your best treasure card?
   *[no] The curse strikes { $player }, who chooses between an amulet and the best treasure card.
  }
tobago-say-start_map = { $you ->
    [yes] The sharing is over: you start the new map with a clue from your hand.
   *[no] The sharing is over: { $player } starts the new map with a clue.
  }
tobago-say-over-deck_empty = The treasure deck is used up, and the game is over.
tobago-say-over-stuck = No treasure can be raised any more, and the game is over.

## Deciding

tobago-hint-place = Any space will do; several vehicles may share one.
tobago-hint-act = Play one of your clues, or choose an outlined space to drive to.
tobago-hint-steps = Choose an outlined space to drive on.
tobago-hint-start_map = Choose one of your clues.
tobago-take = Take { $card }
tobago-take-note = your rose goes home
tobago-leave = Leave it
tobago-leave-note = the next rose is asked
tobago-pay-amulet = Give up an { $amulet }
tobago-pay-amulet-buys-in = and go on sharing
tobago-pay-card = Give up { $card }
tobago-pay-card-note = your best treasure card
tobago-pay-card-leaves = and take your roses back
tobago-raise = Raise the treasure of the { $map }
tobago-raise-note = ends your drive, not your turn
tobago-drive = Drive by your action
tobago-drive-note = ends the amulet’s drive
tobago-use-amulet = Play an { $amulet }
tobago-use-amulet-note = { $count ->
    [one] you have one
   *[other] you have { $count }
  }
tobago-exchange = Exchange the hand
tobago-exchange-note = gives up the whole turn
tobago-end-turn = End the turn
tobago-end-turn-note = your action is not used
tobago-never-mind = Never mind
tobago-ask-map = On which map?
tobago-ask-way = How to play it
tobago-way-action = As your action
tobago-way-amulet = With an { $amulet }
tobago-onto = { $map }
tobago-play-on = Play it on the { $map }: { $left ->
    [one] one site left
   *[other] { $left } sites left
  }
tobago-leaves = leaves { $left } of { $sites } sites
tobago-leaves-one = leaves one site: located!
tobago-no-located = located already
tobago-no-none-left = would leave no space
tobago-no-none-lost = would remove no space
tobago-no-no-rose = you have no rose left
tobago-ask-power = What is the amulet for?
tobago-ask-amulet_remove = Which marker goes? Choose an outlined space.
tobago-ask-amulet_clue = Which clue? Choose one of your hand.
tobago-ask-amulet_drive = Where to? Choose an outlined space.
tobago-ask-amulet_double = Which of your clues gets a second rose?
tobago-ask-amulet_swap = Which two clues swap their roses?
tobago-power-amulet_remove = Remove a marker
tobago-power-amulet_remove-note = never the last of its map
tobago-power-amulet_remove-no = no map has two markers or more
tobago-power-amulet_clue = One more clue
tobago-power-amulet_clue-note = besides your action
tobago-power-amulet_clue-no = no clue of your hand fits
tobago-power-amulet_drive = One more drive
tobago-power-amulet_drive-note = three steps, takes no amulets
tobago-power-amulet_drive-no = there is nowhere to go
tobago-power-amulet_exchange = Exchange the hand
tobago-power-amulet_exchange-note = and your turn goes on
tobago-power-amulet_double = Double a claim
tobago-power-amulet_double-note = a second rose on a clue of yours
tobago-power-amulet_double-no = no clue carries a single rose of yours
tobago-power-amulet_swap = Swap two roses
tobago-power-amulet_swap-note = of two clues of one map
tobago-power-amulet_swap-no = no two clues of different owners match
tobago-double = { $map }
tobago-swap = { $map }
tobago-swap-note = { $one } ↔ { $other }
tobago-quote = { $words }
tobago-clue-of = { $clue } ({ $player })
tobago-do-place = Start here
tobago-do-drive = Drive here
tobago-do-amulet_drive = Drive here with an amulet
tobago-do-amulet_remove = Remove the marker of the { $map }
tobago-gain-amulet = take the { $amulet }
tobago-gain-raise = the treasure of the { $map } can be raised
tobago-gain-steps = { $steps ->
    [0] no step left after it
    [one] one step left after it
   *[other] { $steps } steps left after it
  }

## The board

tobago-board = The island
tobago-zoom-in = Closer
tobago-zoom-out = Farther
tobago-space-site = site of the { $map }
tobago-space-vehicle = vehicle of { $player }
tobago-space-looked-at = a statue looks here
tobago-space-deed = { $what }. { $deed }
tobago-look-clue = { $clue }: { $count ->
    [one] one space fits
   *[other] { $count } spaces fit
  }
tobago-look-map = { $map }: { $count ->
    [0] being shared
    [one] one site, the treasure is located
   *[other] { $count } sites where the treasure may be
  }
tobago-look-leaves = { $clue } leaves { $left } of { $sites } sites of the { $map }
tobago-maps = Treasure maps
tobago-map-located = located
tobago-map-raised = raised
tobago-map-empty = no clue yet
tobago-map-sites = { $count ->
    [one] one site
   *[other] { $count } sites
  }
tobago-map-clue = { $clue }, { $count ->
    [0] no rose left on it
    [one] rose of { $player }
   *[other] { $count } roses of { $player }
  }
tobago-map-clues = { $count ->
    [0] { $map }: no clue yet
   *[other] { $map }: its clues, the oldest first
  }
tobago-roses-of = { $count ->
    [0] no rose left
    [one] rose of { $player }
   *[other] { $count } roses of { $player }
  }
tobago-rose-raiser = Rose of { $player }, who raised the treasure
tobago-rose-below = raised it
tobago-hand = Your clues
tobago-signs = The signs of clues
tobago-sign-in = in it
tobago-sign-next = next to it
tobago-sign-sight = in sight: 1 or 2 spaces
tobago-sign-not = not there
tobago-open-clues = Clues in hand
tobago-open-looked = Looked at: { $cards }
tobago-hand-of = The clues of { $name }
tobago-clue-deck = Clues
tobago-treasure-deck = Treasure
tobago-curses = Curses
tobago-deck-counts = { $deck } in the deck, { $discards } discarded
tobago-curses-left = { $when ->
    [none] none left
    [later] { $free ->
        [1] { $count }, not the top card
       *[other] { $count }, not among the top { $free }
      }
   *[now] { $count } still in the game
  }
tobago-has-treasures = { $count ->
    [one] one treasure card
   *[other] { $count } treasure cards
  }
tobago-has-amulets = { $count ->
    [one] one amulet
   *[other] { $count } amulets
  }
tobago-has-roses = { $count ->
    [one] one rose at home
   *[other] { $count } roses at home
  }
tobago-has-clues = { $count ->
    [one] one clue in hand
   *[other] { $count } clues in hand
  }
tobago-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }

## Sharing

tobago-sharing = Sharing the treasure of the { $map }
tobago-sharing-left = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
  }
tobago-sharing-roses = Roses, in the order they are asked
tobago-sharing-looked = Only you have seen:
tobago-sharing-revealed = Turned up so far:
tobago-only-you = only you see this
tobago-sharing-count = Card { $number } of { $cards }
tobago-treasure-hidden = face down
tobago-curse-strikes = A curse!
tobago-curse-amulet = { $you ->
    [yes] You lose an amulet
   *[no] { $player } loses an amulet
  }
tobago-curse-card = { $you ->
    [yes] You lose your best card
   *[no] { $player } loses the best card
  }
tobago-curse-nothing = { $you ->
    [yes] You have nothing to lose
   *[no] { $player } has nothing to lose
  }

## What happened

tobago-log-setup = Set-up
tobago-log-turn = Turn { $turn }: { $player }
tobago-tell-place = { $you ->
    [yes] You start { FORM($terrain, "in") }.
   *[no] { $player } starts { FORM($terrain, "in") }.
  }
tobago-tell-clue = { $you ->
    [yes] You add { $clue } to the { $map }.
   *[no] { $player } adds { $clue } to the { $map }.
  }
tobago-tell-drive = { $you ->
    [yes] You drive to the { $terrain }.
   *[no] { $player } drives to the { $terrain }.
  }
tobago-tell-exchange = { $you ->
    [yes] You exchange your whole hand.
   *[no] { $player } exchanges the whole hand.
  }
tobago-tell-raise = { $you ->
    [yes] You raise the treasure of the { $map }!
   *[no] { $player } raises the treasure of the { $map }!
  }
tobago-tell-amulet_remove = { $you ->
    [yes] Your { $amulet } removes a marker of the { $map } from the { $terrain }.
   *[no] { $player }’s { $amulet } removes a marker of the { $map } from the { $terrain }.
  }
tobago-tell-amulet_clue = { $you ->
    [yes] With an { $amulet } you add { $clue } to the { $map }.
   *[no] With an { $amulet } { $player } adds { $clue } to the { $map }.
  }
tobago-tell-amulet_drive = { $you ->
    [yes] With an { $amulet } you drive to the { $terrain }.
   *[no] With an { $amulet } { $player } drives to the { $terrain }.
  }
tobago-tell-amulet_exchange = { $you ->
    [yes] With an { $amulet } you exchange your hand.
   *[no] With an { $amulet } { $player } exchanges the hand.
  }
tobago-tell-amulet_double = { $you ->
    [yes] Your { $amulet } doubles a claim on the { $map }.
   *[no] { $player }’s { $amulet } doubles a claim on the { $map }.
  }
tobago-tell-amulet_swap = { $you ->
    [yes] Your { $amulet } swaps roses on the { $map }.
   *[no] { $player }’s { $amulet } swaps roses on the { $map }.
  }
tobago-tell-end_turn = { $you ->
    [yes] You end your turn.
   *[no] { $player } ends the turn.
  }
tobago-tell-take = { $you ->
    [yes] You take { $card }.
   *[no] { $player } takes { $card }.
  }
tobago-tell-leave = { $you ->
    [yes] You leave it.
   *[no] { $player } leaves it.
  }
tobago-tell-pay-amulet = { $you ->
    [yes] You give up an { $amulet } for the curse.
   *[no] { $player } gives up an { $amulet } for the curse.
  }
tobago-tell-pay-card = { $you ->
    [yes] You give up your best treasure card for the curse.
   *[no] { $player } gives up the best treasure card for the curse.
  }
tobago-tell-start_map = { $you ->
    [yes] You start the new { $map } with { $clue }.
   *[no] { $player } starts the new { $map } with { $clue }.
  }
tobago-tell-draw = { $you ->
    [yes] You draw { $clue }.
   *[no] { $player } draws { $clue }.
  }
tobago-tell-peek = { $you ->
    [yes] You look secretly: { $card }.
   *[no] { $player } looks secretly: { $card }.
  }
tobago-tell-add = One unseen card is shuffled in.
tobago-tell-reveal = Turned up: { $card }.
tobago-tell-curse = A { $card } is turned up! It strikes everybody who still has a rose on the { $map }.
tobago-change-amulet = { $you ->
    [yes] You take an { $amulet }.
   *[no] { $player } takes an { $amulet }.
  }
tobago-change-lost-amulet = { $you ->
    [yes] You lose an { $amulet } to the curse.
   *[no] { $player } loses an { $amulet } to the curse.
  }
tobago-change-lost-card = { $you ->
    [yes] You lose your best treasure card to the curse.
   *[no] { $player } loses the best treasure card to the curse.
  }
tobago-change-located = The treasure of the { $map } is located!
tobago-change-markers = { $count } sites of the { $map } are marked on the island.
tobago-change-washed-up = { $count ->
    [0] The statues turn; no { $amulet } washes up.
    [one] An { $amulet } washes up, and the statues turn.
   *[other] { $count } amulets wash up, and the statues turn.
  }

## The end

tobago-end-player = Player
tobago-end-cards = Cards
tobago-end-coins = Coins
tobago-end-behind = { $coins ->
    [one] one coin behind
   *[other] { $coins } behind
  }
tobago-counting = The coins are counted
tobago-won = { $you ->
    [yes] You win by { $coins ->
        [one] one coin
       *[other] { $coins } coins
      }
   *[no] { $player } wins by { $coins ->
        [one] one coin
       *[other] { $coins } coins
      }
  }
tobago-end-deck_empty = The treasure deck was used up.
tobago-end-stuck = No treasure could be raised any more.

## Keys

tobago-key-card = choose a clue of the hand
tobago-key-map = then the map for it
tobago-key-amulet = play an amulet
tobago-key-raise = raise a treasure
tobago-key-take = take the card on offer
tobago-key-leave = leave the card on offer
tobago-key-pay-amulet = pay for a curse with an amulet
tobago-key-pay-card = pay for a curse with a treasure card
tobago-key-exchange = exchange the hand
tobago-key-end = end the turn
