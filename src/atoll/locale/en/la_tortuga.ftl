# La Tortuga at the table.

la_tortuga-colour-red = Red
la_tortuga-colour-yellow = Yellow
la_tortuga-colour-blue = Blue
la_tortuga-colour-green = Green
la_tortuga-colour-purple = Purple
la_tortuga-colour-white = White
la_tortuga-colour-black = Black
la_tortuga-pattern-plated = plated
la_tortuga-pattern-dotted = dotted
la_tortuga-pattern-striped = striped
la_tortuga-pattern-curled = curled
la_tortuga-pattern-zigzag = zigzag
la_tortuga-pattern-ringed = ringed
la_tortuga-pattern-crossed = crossed
# With two turtles each, the pattern tells a player's turtles apart.
la_tortuga-turtle-of-two = { $colour } ({ $pattern })
la_tortuga-eggs = { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
  }
la_tortuga-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }

## Options

la_tortuga-option-spend_eggs = Eggs for dice
la_tortuga-option-spend_eggs-help = Instead of throwing the second or third die, the player who decides may spend one of their own egg cards as that die. It costs the eggs, but not the luck.

## Whose decision it is, and why

la_tortuga-say-choose = { $you ->
    [yes] Your turn: which of your turtles goes first?
   *[no] { $player } chooses which turtle goes first.
  }
la_tortuga-say-throw = { $turtle } moves: a die is thrown.
la_tortuga-say-decide = { $you ->
    [yes] You have { $total }. Throw another die, or stop?
   *[no] { $player } has { $total }: another die, or stop?
  }
# $whose: which of the two is looking at the page.
la_tortuga-say-decide-rider = { $whose ->
    [rider] You ride on top, so you decide for { $mover }. The total is { $total }.
    [mover] { $player } rides on top, so { $player } decides for your turtle. The total is { $total }.
   *[other] { $player } rides on top, so { $player } decides for { $mover }. The total is { $total }.
  }
la_tortuga-say-turn-up = The next egg card is turned up.
la_tortuga-say-over = { $you ->
    [yes] You took the beach, and the game is over.
   *[no] { $player } took the beach, and the game is over.
  }

## Deciding

la_tortuga-roll = Throw
la_tortuga-roll-chance = { $sides ->
    [0] cannot bust
    [6] a certain bust
   *[other] busts on { $sides } of 6
  }
la_tortuga-stop = Stop
la_tortuga-stop-where = { $spaces ->
    [one] { $spaces } space, to { $to }
   *[other] { $spaces } spaces, to { $to }
  }
la_tortuga-stop-beach = { $spaces ->
    [one] { $spaces } space, onto the beach
   *[other] { $spaces } spaces, onto the beach
  }
la_tortuga-takes-card = takes { $egg }
la_tortuga-onto = onto { $turtle }
la_tortuga-spend = Spend { $egg }
la_tortuga-spend-where = makes { $total }, to { $to }
la_tortuga-spend-or = or spend a card as a die:
la_tortuga-spend-egg = { $egg }
la_tortuga-spend-to = to { $to }
la_tortuga-first = { $turtle } first
la_tortuga-first-alone = moves alone, from { $place }
la_tortuga-first-carries = { $riders ->
    [one] carries { $riders } rider, from { $place }
   *[other] carries { $riders } riders, from { $place }
  }
la_tortuga-first-rider = { $player } would decide
la_tortuga-place-raft = the raft
la_tortuga-place-beach = the beach
la_tortuga-place-space = space { $space }
la_tortuga-sure = The total is 7 already: any third die is a bust. Throw all the same?
la_tortuga-sure-yes = Throw and bust
la_tortuga-sure-no = Better not

## The board

la_tortuga-board = The island: 21 spaces in a ring, raft beside space 1, beach at 21
la_tortuga-board-words = The board in words
la_tortuga-words-raft = On the raft: { $turtles }.
la_tortuga-words-raft-empty = The raft is empty.
la_tortuga-words-stack = Space { $space }, from the bottom up: { $turtles }.
la_tortuga-words-space = Space { $space }: { $turtles }.
la_tortuga-words-deck = Face up: { $egg }. { $deck } more face down.
la_tortuga-words-beach = No card is left: the beach with its 7 eggs goes to the next who reaches it, and ends the game.
la_tortuga-space = { $count ->
    [0] Space { $space }, empty
    [one] Space { $space }: { $turtles }
   *[other] Space { $space }, from the bottom up: { $turtles }
  }
la_tortuga-space-beach = { $count ->
    [0] The beach, space 21, empty
    [one] The beach, space 21: { $turtles }
   *[other] The beach, space 21, from the bottom up: { $turtles }
  }
la_tortuga-space-target = { $space } Stopping now lands here.
la_tortuga-raft = Raft
la_tortuga-beach = Beach
la_tortuga-deck-left = { $deck ->
    [0] the last card
   *[other] { $deck } more
  }
la_tortuga-deck-beach = 7 on the beach
la_tortuga-sum = { $bust ->
    [yes] { $total }: too many!
   *[no] { $total } × { $dice } = { $spaces }
  }

## What happened, for those who listen

la_tortuga-tell-turtle = { $you ->
    [yes] You send { $turtle } first.
   *[no] { $player } sends { $turtle } first.
  }
la_tortuga-tell-die = A { $value } for { $turtle }.
la_tortuga-tell-roll = { $you ->
    [yes] You throw another die.
   *[no] { $player } throws another die.
  }
la_tortuga-tell-stop = { $you ->
    [yes] You stop.
   *[no] { $player } stops.
  }
la_tortuga-tell-spend = { $you ->
    [yes] You spend { $egg } as a die.
   *[no] { $player } spends { $egg } as a die.
  }
la_tortuga-tell-bust = { $riders ->
    [0] Too many: { $turtle } goes back to the raft.
    [one] Too many: { $turtle } and the rider on its back go to the raft.
   *[other] Too many: { $turtle } and { $riders } riders go to the raft.
  }
la_tortuga-tell-move = { $riders ->
    [0] { $turtle } swims { $spaces } to space { $to }.
    [one] { $turtle } carries a rider { $spaces } to space { $to }.
   *[other] { $turtle } carries { $riders } riders { $spaces } to space { $to }.
  }
la_tortuga-tell-move-onto = { $riders ->
    [0] { $turtle } swims { $spaces } to space { $to }, onto { $onto }.
    [one] { $turtle } carries a rider { $spaces } to space { $to }, onto { $onto }.
   *[other] { $turtle } carries { $riders } riders { $spaces } to space { $to }, onto { $onto }.
  }
la_tortuga-tell-take = { $you ->
    [yes] You take { $egg }.
   *[no] { $player } takes { $egg }.
  }
la_tortuga-tell-beach = { $you ->
    [yes] You take the beach: 7 eggs, and the end.
   *[no] { $player } takes the beach: 7 eggs, and the end.
  }
la_tortuga-tell-egg = Up next: { $egg }.

## The log

la_tortuga-log-die = a { $value }
la_tortuga-log-bust = bust
la_tortuga-log-lap = a full lap
la_tortuga-log-onto = onto { $turtle }
la_tortuga-log-decider = { $player } decided
la_tortuga-log-take = { $player } takes { $egg }
la_tortuga-log-beach = { $player } takes the beach

## People and the end

la_tortuga-no-cards = no cards yet
la_tortuga-card = a card of { $value }
la_tortuga-card-beach = the beach, 7
la_tortuga-end-beach = { $player } took the beach and ended the game.
la_tortuga-end-cards = Equal eggs: the larger number of cards decides, and the beach counts as one.
la_tortuga-end-shared = Equal eggs and equal cards: the win is shared.
la_tortuga-end-columns-player = Player
la_tortuga-end-columns-eggs = Eggs
la_tortuga-end-columns-cards = Cards

## Keys

la_tortuga-key-roll = throw another die
la_tortuga-key-stop = stop
la_tortuga-key-first = send your first turtle
la_tortuga-key-second = send your second turtle
la_tortuga-key-spend = spend a card of that value
