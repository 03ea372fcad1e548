# Forbidden Island at the table.

forbidden_island-seat = Adventurer { $seat }
forbidden_island-pawn = { $player }, { $role }

forbidden_island-role-diver = Diver
forbidden_island-role-engineer = Engineer
forbidden_island-role-explorer = Explorer
forbidden_island-role-messenger = Messenger
forbidden_island-role-navigator = Navigator
forbidden_island-role-pilot = Pilot
forbidden_island-role-words = { $role }: what the role can do

forbidden_island-card-earth_stone = Earth Stone
forbidden_island-card-statue_of_the_wind = Statue of the Wind
forbidden_island-card-crystal_of_fire = Crystal of Fire
forbidden_island-card-oceans_chalice = Ocean’s Chalice
forbidden_island-card-helicopter_lift = Helicopter Lift
forbidden_island-card-sandbags = Sandbags
forbidden_island-card-waters_rise = Waters Rise!
forbidden_island-cards = { $count ->
    [one] { $card }, { $count } card
   *[other] { $card }, { $count } cards
  }
forbidden_island-no-cards = no cards

forbidden_island-tile-fools_landing = Fools’ Landing
forbidden_island-tile-bronze_gate = Bronze Gate
forbidden_island-tile-copper_gate = Copper Gate
forbidden_island-tile-gold_gate = Gold Gate
forbidden_island-tile-iron_gate = Iron Gate
forbidden_island-tile-silver_gate = Silver Gate
forbidden_island-tile-temple_of_the_moon = Temple of the Moon
forbidden_island-tile-temple_of_the_sun = Temple of the Sun
forbidden_island-tile-howling_garden = Howling Garden
forbidden_island-tile-whispering_garden = Whispering Garden
forbidden_island-tile-cave_of_embers = Cave of Embers
forbidden_island-tile-cave_of_shadows = Cave of Shadows
forbidden_island-tile-coral_palace = Coral Palace
forbidden_island-tile-tidal_palace = Tidal Palace
forbidden_island-tile-breakers_bridge = Breakers Bridge
forbidden_island-tile-cliffs_of_abandon = Cliffs of Abandon
forbidden_island-tile-crimson_forest = Crimson Forest
forbidden_island-tile-dunes_of_deception = Dunes of Deception
forbidden_island-tile-lost_lagoon = Lost Lagoon
forbidden_island-tile-misty_marsh = Misty Marsh
forbidden_island-tile-observatory = Observatory
forbidden_island-tile-phantom_rock = Phantom Rock
forbidden_island-tile-twilight_hollow = Twilight Hollow
forbidden_island-tile-watchtower = Watchtower
forbidden_island-tile-dry-words = { $tile }, dry
forbidden_island-tile-flooded-words = { $tile }, flooded
forbidden_island-tile-sunk-words = { $tile }, sunk
forbidden_island-tile-site = site of the { $treasure }
forbidden_island-state-dry = Dry
forbidden_island-state-flooded = Flooded: its next flood card sinks it
forbidden_island-state-sunk = Sunk for good

## Options

forbidden_island-choice-roles = Role on seat { $seat }
forbidden_island-choice-roles-dealt = Role dealt by lot
forbidden_island-choice-roles-diver = { forbidden_island-role-diver }
forbidden_island-choice-roles-engineer = { forbidden_island-role-engineer }
forbidden_island-choice-roles-explorer = { forbidden_island-role-explorer }
forbidden_island-choice-roles-messenger = { forbidden_island-role-messenger }
forbidden_island-choice-roles-navigator = { forbidden_island-role-navigator }
forbidden_island-choice-roles-pilot = { forbidden_island-role-pilot }

forbidden_island-option-level = How high the water stands
forbidden_island-option-level-help = The higher it starts, the fewer rises are left until the skull.
forbidden_island-option-level-novice = Novice
forbidden_island-option-level-normal = Normal
forbidden_island-option-level-elite = Elite
forbidden_island-option-level-legendary = Legendary
forbidden_island-option-shape = The shape of the island
forbidden_island-option-shape-help = Narrow islands fall apart sooner.
forbidden_island-option-shape-standard = Forbidden Island
forbidden_island-option-shape-island_of_shadows = Island of Shadows
forbidden_island-option-shape-island_of_death = Island of Death
forbidden_island-option-shape-volcano_island = Volcano Island
forbidden_island-option-shape-skull_island = Skull Island
forbidden_island-option-shape-coral_reef = Coral Reef
forbidden_island-option-shape-bone_island = Bone Island
forbidden_island-option-shape-bay_of_gulls = Bay of Gulls
forbidden_island-option-shape-treasure_island = Treasure Island
forbidden_island-option-shape-bridge_of_horrors = Bridge of Horrors
forbidden_island-option-shape-arch_of_fate = Arch of Fate
forbidden_island-option-shape-atoll_of_decisions = Atoll of Decisions
forbidden_island-option-sandbags_between_floods = Sandbags between flood cards
forbidden_island-option-sandbags_between_floods-help = Sandbags may also be played while the water is coming, on any tile but the one just turned up.
forbidden_island-option-rescue_lift = Rescue by helicopter
forbidden_island-option-rescue_lift-help = A Helicopter Lift may pick pawns out of the water when their tile has sunk.

## Whose decision it is, and why

forbidden_island-say-act = { $you ->
    [yes] Your turn, { $role }: { $actions ->
        [one] { $actions } action left.
       *[other] { $actions } actions left.
      }
   *[no] { $player } plays the { $role }: { $actions ->
        [one] { $actions } action left.
       *[other] { $actions } actions left.
      }
  }
forbidden_island-say-second = { $you ->
    [yes] You may shore up a second tile for the same action.
   *[no] { $player } may shore up a second tile for the same action.
  }
forbidden_island-say-discard = { $you ->
    [yes] You hold { $cards } cards, one too many: discard one, or play a special card.
   *[no] { $player } holds { $cards } cards, one too many, and has to discard one or play a special card.
  }
forbidden_island-say-window-treasure = Playable before the next treasure card: { $who }.
forbidden_island-say-window-flood = Playable before the next flood card: { $who }.
forbidden_island-may-play = { $player } ({ $cards })
forbidden_island-say-swim = { $count ->
    [one] { $tile } has sunk under { $player }, who must leave the water at once. Where to?
   *[other] { $tile } has sunk under { $count } pawns, who must leave the water at once. Where to?
  }
forbidden_island-say-rescue = { $tile } has sunk, and { $stranded ->
    [yes] you
   *[no] { $pawns }
  } cannot swim to land: { $you ->
    [yes] use your Helicopter Lift.
   *[no] { $player } has to use a Helicopter Lift.
  }
forbidden_island-say-draw = { $player } draws a treasure card.
forbidden_island-say-flood = { $floods ->
    [one] The water comes: one more flood card.
   *[other] The water comes: { $floods } more flood cards.
  }

## Deciding

forbidden_island-hint-act = Tap a tile: a ring is somewhere to walk, a wing somewhere to fly, a bag something to shore up.
forbidden_island-hint-second = Tap a tile with a bag, or do something else.
forbidden_island-hint-swim = Tap an outlined tile.
forbidden_island-capture = Capture { $treasure }
forbidden_island-lead = Lead { $player }
forbidden_island-give = Give a card
forbidden_island-give-card = { $card } to { $player }
forbidden_island-end-actions = End the actions
forbidden_island-end-actions-left = { $actions ->
    [one] { $actions } is not used
   *[other] { $actions } are not used
  }
forbidden_island-proceed-treasure = Draw the next card
forbidden_island-proceed-flood = Turn up the next flood card
forbidden_island-proceed-actions = Go on
forbidden_island-proceed-note = without a special card
forbidden_island-go-on = Go on to my next turn
forbidden_island-stop-tile = { $tile } may sink now. { $player } could save it: { $card }.
forbidden_island-stop-home = You can fly home now.
forbidden_island-asking-threat = You are asked if the landing, a treasure’s last place or a pawn could be saved.
forbidden_island-asking-flooded = You are asked if any flooded place could be saved.
forbidden_island-asking-always = You are asked before every card.
forbidden_island-asking-change = Change
forbidden_island-asking-title = When to ask me
forbidden_island-asking-card = Ask me about { $card }
forbidden_island-play = { $card }
forbidden_island-play-note = { $you ->
    [yes] your card, free
   *[no] { $player }’s card, free
  }
forbidden_island-lift-off = { $card }: fly home!
forbidden_island-lift-off-note = all are here, all treasures too
forbidden_island-discard = Discard { $card }
forbidden_island-discard-held = one of { $count } in this hand
forbidden_island-discard-captured = captured already, no longer needed
forbidden_island-swims = { $player } first
forbidden_island-passenger = { $player }
forbidden_island-left-behind = stays behind: the game is lost
forbidden_island-ask-lift = { $count ->
    [0] Who flies? All from one tile.
   *[other] Who flies, and where to? Tap a tile.
  }
forbidden_island-ask-rescue = Where to with { $pawns }? Tap a tile.
forbidden_island-ask-sandbag = Which flooded tile do the sandbags save? Tap it.
forbidden_island-ask-lead = Where does { $player } go? Up to two steps: tap a tile.
forbidden_island-ask-give = Which card, and to whom?
forbidden_island-never-mind = Never mind
forbidden_island-do-move = Move here
forbidden_island-do-fly = Fly here
forbidden_island-do-shore_up = Shore up
forbidden_island-do-navigate = Lead { $player } here
forbidden_island-do-swim = { $player } swims here
forbidden_island-do-lift = Fly here
forbidden_island-do-sandbag = Sandbags here
forbidden_island-cost-action = 1 action
forbidden_island-cost-free = free
forbidden_island-cost-flooded = { $cost }, the tile is flooded

## Why not

forbidden_island-no-sunk = This place has sunk; nobody can stand here.
forbidden_island-no-actions = No action is left for that.
forbidden_island-no-move = Too far to move: one step goes to a tile beside yours.
forbidden_island-no-move-explorer = Too far to move: one step goes to any tile around yours.
forbidden_island-no-move-diver = No way to dive here: the run passes flooded and missing tiles only.
forbidden_island-no-move-flown = The Pilot has flown in this turn already; on foot it is too far.
forbidden_island-no-shore-dry = Nothing to shore up: the tile is dry.
forbidden_island-no-shore-far = Too far to shore up: that needs a tile beside yours, or Sandbags.
forbidden_island-no-capture = needs { $needed } cards { $treasure }, the hand has { $held }
forbidden_island-no-capture-done = { $treasure } is captured already
forbidden_island-no-give-cards = there is no treasure card in the hand
forbidden_island-no-give-alone = needs another player on the same tile
forbidden_island-no-lift-off-treasure = { $count ->
    [one] To fly home the team still needs { $treasure }.
   *[other] To fly home the team still needs { $count } treasures.
  }
forbidden_island-no-lift-off-pawn = To fly home { $player } must come to { $tile }, too.

## The board

forbidden_island-board = The island
forbidden_island-treasures = Treasures
forbidden_island-treasure = { $captured ->
    [yes] { $treasure }: captured
   *[no] { $treasure }: not captured yet, { $held ->
        [one] { $held } card in hands
       *[other] { $held } cards in hands
      }
  }
forbidden_island-meter = { $rate } flood cards a turn; { $left ->
    [one] the next rise is the skull
   *[other] the skull is { $left } rises away
  }
forbidden_island-meter-skull = The water has reached the skull
forbidden_island-treasure-deck = Treasure cards
forbidden_island-flood-deck = Flood cards
forbidden_island-treasure-deck-words = Treasure cards: { $deck } in the deck, { $discards } discarded
forbidden_island-flood-deck-words = Flood cards: { $deck } in the deck, { $known ->
    [0] { $discards } discarded
   *[other] { $known } of them known to be on top, { $discards } discarded
  }
forbidden_island-deck-left = In the deck ({ $count })
forbidden_island-deck-discards = Discarded ({ $count })
forbidden_island-deck-pile = { $piles ->
    [one] In the deck, in no known order ({ $count })
   *[other] { $index ->
        [0] { $count ->
            [one] On top: this one comes first
           *[other] On top: these { $count } come first, in no known order
          }
       *[other] Below that: { $count }
      }
  }
forbidden_island-known = { $count ->
    [one] The next flood card is known:
   *[other] The next { $count } flood cards are these, in some order:
  }
forbidden_island-flag-held = { $held } of { $needed }
forbidden_island-flag-play = Any time
forbidden_island-mate = { $player }: { $cards }
forbidden_island-hand-of = { $player }’s hand
forbidden_island-none = none

## What happened

forbidden_island-tell-move = { $you ->
    [yes] You move to { $tile }.
   *[no] { $player } moves to { $tile }.
  }
forbidden_island-tell-fly = { $you ->
    [yes] You fly to { $tile }.
   *[no] { $player } flies to { $tile }.
  }
forbidden_island-tell-navigate = { $you ->
    [yes] You lead { $pawn } to { $tile }.
   *[no] { $player } leads { $pawn } to { $tile }.
  }
forbidden_island-tell-shore_up = { $you ->
    [yes] You shore up { $tile }.
   *[no] { $player } shores up { $tile }.
  }
forbidden_island-tell-give = { $you ->
    [yes] You give { $card } to { $receiver }.
   *[no] { $player } gives { $card } to { $receiver }.
  }
forbidden_island-tell-capture = { $you ->
    [yes] You capture { $treasure }!
   *[no] { $player } captures { $treasure }!
  }
forbidden_island-tell-discard = { $you ->
    [yes] You discard { $card }.
   *[no] { $player } discards { $card }.
  }
forbidden_island-tell-swim = { $you ->
    [yes] You swim to { $tile }.
   *[no] { $player } swims to { $tile }.
  }
forbidden_island-tell-sandbag = { $you ->
    [yes] You save { $tile } with Sandbags.
   *[no] { $player } saves { $tile } with Sandbags.
  }
forbidden_island-tell-lift = { $you ->
    [yes] Your Helicopter Lift takes { $pawns } to { $tile }.
   *[no] { $player }’s Helicopter Lift takes { $pawns } to { $tile }.
  }
forbidden_island-tell-lift_off = { $you ->
    [yes] Your Helicopter Lift takes the whole team home.
   *[no] { $player }’s Helicopter Lift takes the whole team home.
  }
forbidden_island-tell-draw = A treasure card: { $card }.
forbidden_island-tell-rise = { $card } Now { $rate } flood cards a turn, and the discards lie on top of the deck.
forbidden_island-tell-skull = { $card } The water reaches the skull.
forbidden_island-tell-flood = { $tile } is flooded.
forbidden_island-tell-sink = { $tile } sinks.
forbidden_island-rise-text = The meter goes up one tick. The flood discards go back on top of the deck.
forbidden_island-rise-rate = Now { $rate } flood cards a turn
forbidden_island-capture-cards = four of its cards are spent
forbidden_island-log-turn = Turn { $turn }: { $player }

## The end

forbidden_island-won = Off the island, with all four treasures!
forbidden_island-lost = The island has won
forbidden_island-end-lift_off = All four treasures are captured, and the helicopter has taken everybody home.
forbidden_island-end-treasure_lost = { $treasure } is lost: { $sites } both sank before it was captured.
forbidden_island-end-landing_lost = { $tile } has sunk, and with it the only way home.
forbidden_island-end-pawn_lost = { $player } is lost: { $tile } sank, and no tile was near enough to swim to.
forbidden_island-end-meter = The water has reached the skull: the whole island goes under.
forbidden_island-end-course = { $treasures } of 4 treasures captured, { $sunk } of 24 tiles sunk, in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }.

## Keys

forbidden_island-key-end = end the actions, or go on without a special card
forbidden_island-key-go-on = go on to your next turn
forbidden_island-key-capture = capture the treasure
forbidden_island-key-give = give a card
forbidden_island-key-lift = play a Helicopter Lift
forbidden_island-key-sandbags = play Sandbags
