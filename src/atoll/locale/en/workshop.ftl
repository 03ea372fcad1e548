# The workshop: a set-up arranged by hand.

workshop-dealt = By lot
workshop-by-hand = By hand
workshop-by-lot = By lot now
workshop-take-back = Take back
workshop-incomplete = Dealt by lot unless all of them stand
workshop-link = Link to this set-up

## La Tortuga

workshop-la_tortuga-egg = The first card
workshop-la_tortuga-eggs = { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
  }

## Forbidden Island

workshop-forbidden_island-shape = Shape
workshop-forbidden_island-tiles = Tiles
workshop-forbidden_island-press = What a press does
workshop-forbidden_island-move = Move tiles
workshop-forbidden_island-flood = Flood tiles
workshop-forbidden_island-move-help = Drag a tile onto another, or press one after the other: they change places. F floods a tile.
workshop-forbidden_island-flood-help = Press a tile to flood it, or to drain it again.
workshop-forbidden_island-flooded = { $count ->
    [0] No tile is flooded by hand: { $all } flood cards are dealt.
    [6] { $count } of { $all } flooded.
   *[other] { $count } of { $all } flooded. With fewer than { $all }, all flood cards are dealt.
  }
workshop-forbidden_island-board = The island; the arrow keys go from tile to tile
workshop-forbidden_island-shuffle = Shuffle the tiles
workshop-forbidden_island-flood-lot = Flood the rest by lot
workshop-forbidden_island-drain = Drain all
workshop-forbidden_island-roles = Roles
workshop-forbidden_island-roles-help = Choose them at the seats above, or draw them now.
workshop-forbidden_island-roles-lot = Draw the open roles

## Tobago

workshop-tobago-island = Island
workshop-tobago-printed = As printed
workshop-tobago-own = { $count } more, with sides of our own
workshop-tobago-choose = Choose an island to place huts, palms and statues yourself.
workshop-tobago-objects = Huts, palms and statues
workshop-tobago-limits = One object a space; two of a kind at least four spaces apart; no statue next to the ocean. Drag an object, or press it and then a space. Keys: Enter picks up and puts down, T turns a statue, Delete takes an object away, Escape lets go.
workshop-tobago-huts = Huts
workshop-tobago-palms = Palms
workshop-tobago-statues = Statues
workshop-tobago-board = Island { $island }; the arrow keys go from space to space
workshop-tobago-start = Pick an object.
workshop-tobago-held = { $kind ->
    [hut] A hut
    [palm] A palm
   *[statue] A statue
  }: { $count ->
    [0] there is no space left for it.
    [one] { $count } space is left for it.
   *[other] { $count } spaces are free for it.
  }
workshop-tobago-placed = { $kind ->
    [hut] The hut stands.
    [palm] The palm stands.
   *[statue] The statue stands. Pick it to turn it.
  }
workshop-tobago-removed = { $kind ->
    [hut] The hut lies beside the island again.
    [palm] The palm lies beside the island again.
   *[statue] The statue lies beside the island again.
  }
workshop-tobago-turned = The statue looks { $facing ->
    [0] to the lower right.
    [1] down.
    [2] to the lower left.
    [3] to the upper left.
    [4] up.
   *[5] to the upper right.
  }
workshop-tobago-facing = { $facing ->
    [0] looks to the lower right
    [1] looks down
    [2] looks to the lower left
    [3] looks to the upper left
    [4] looks up
   *[5] looks to the upper right
  }
workshop-tobago-not-taken = Not there: the space is taken.
workshop-tobago-not-ocean = Not there: a statue never stands next to the ocean.
workshop-tobago-not-close = { $kind ->
    [hut] Not there: another hut is closer than four spaces.
    [palm] Not there: another palm is closer than four spaces.
   *[statue] Not there: another statue is closer than four spaces.
  }
workshop-tobago-space-free = { $what }: free for it
workshop-tobago-space-not = { $what }: not allowed
workshop-tobago-turn = Turn the statue
workshop-tobago-rest = Place the rest by lot
workshop-tobago-clear = Take all back
