# The rules of Forbidden Island, in our own words. R1 … R23 are the rulings of docs/games.

forbidden_island-rules-aim = What it is about
forbidden_island-rules-aim-team = You win together or lose together. Fetch the four treasures, bring every pawn to Fools’ Landing, and fly off with a Helicopter Lift before the island is gone.
forbidden_island-rules-aim-island = Each treasure waits on two tiles that carry its emblem. Four of its cards, given up on either of them, capture it; the tile may be flooded. While a treasure is not captured, one of its two tiles must stay above water.
forbidden_island-rules-aim-sites = The Earth Stone waits in the Temples of the Moon and of the Sun, the Statue of the Wind in the Howling and the Whispering Garden, the Crystal of Fire in the Caves of Embers and of Shadows, the Ocean’s Chalice in the Coral and the Tidal Palace.

forbidden_island-rules-setup = Before the first turn
forbidden_island-rules-setup-begin = The 24 tiles are laid out at random, and six flood cards flood the first of them. Everybody gets a role and two treasure cards; a Waters Rise! among them is replaced. Hands and discards lie open: talk, and plan together.
forbidden_island-rules-setup-starts = Each role starts on a tile of its own: the Diver on the Iron Gate, the Engineer on the Bronze Gate, the Explorer on the Copper Gate, the Messenger on the Silver Gate, the Navigator on the Gold Gate, the Pilot on Fools’ Landing.

forbidden_island-rules-turn = A turn
forbidden_island-rules-turn-actions = First up to three actions, in any mix. Move to a tile beside yours. Shore up your own tile or one beside it: flooded becomes dry. Give one treasure card to a player on your tile. Capture a treasure with four of its cards on one of its tiles. You may stop early.
forbidden_island-rules-turn-draw = Then draw two treasure cards, one after the other. Waters Rise! puts the meter up one tick, and the flood discards go back on top of the flood deck, shuffled. It is not replaced by another card.
forbidden_island-rules-turn-limit = A hand has five cards at most. A player who has more, in any player’s turn, discards one at once or plays a special card instead, which counts as the discard. No player may discard without need. (R6, R16, R22)
forbidden_island-rules-turn-flood = Last come as many flood cards as the meter says, one after the other. A dry tile is flooded. A flooded tile sinks for good, and its card leaves the game with it.
forbidden_island-rules-turn-swim = Pawns on a tile that sinks leave the water at once, to a tile beside it, dry or flooded. If there are several, the team chooses who goes first. A pawn that can go nowhere, and that no Helicopter Lift can save, is lost, and the game with it. (R9, R14, R15, R20)

forbidden_island-rules-roles = Roles
forbidden_island-rules-roles-diver = The Diver moves through any run of flooded and missing tiles for one action and comes up on a tile; the run may turn corners, but never crosses the open sea around the island, and a dry tile ends it. From a sinking tile the Diver swims to the nearest one. (R2, R3)
forbidden_island-rules-roles-engineer = The Engineer shores up one tile or two for one action. The second comes right after the first or not at all; a special card may be played between them. (R5, R19)
forbidden_island-rules-roles-explorer = The Explorer moves, shores up and swims diagonally, too.
forbidden_island-rules-roles-messenger = The Messenger gives treasure cards to anybody, wherever they are. Each still costs one action, and only the Messenger’s own cards can be given this way. (R6)
forbidden_island-rules-roles-navigator = The Navigator may spend an action to lead another pawn, one or two steps, each in that pawn’s own way: the Explorer diagonally; the Diver past one missing tile; the Pilot on foot. (R4)
forbidden_island-rules-roles-pilot = Once in each of their own turns the Pilot flies to any tile for one action. Leaving a sinking tile the Pilot may fly anywhere, whether or not there was a flight in the turn. (R1)

forbidden_island-rules-specials = Special cards
forbidden_island-rules-specials-when = Special cards are free and are played by the player who holds them, in any player’s turn: before every action, before and between the treasure cards, before and between the flood cards. They are never given away. If no player can play one, the game goes on by itself. (R7)
forbidden_island-rules-specials-lift = A Helicopter Lift takes any pawns from one tile to any other tile. Its owner need not fly along. And it is the way home: with all treasures captured and everybody on Fools’ Landing, it wins the game, in any part of a turn. (R10)
forbidden_island-rules-specials-sandbags = Sandbags shore up any flooded tile, wherever it is. Once the first flood card of the turn is turned up it is too late for them, unless you play with Sandbags between flood cards. (R8)
forbidden_island-rules-specials-rescue = A Helicopter Lift may take pawns out of the water when their tile has sunk, even those that could swim; one Lift takes all of them, if they go together. This can be switched off when the table is laid. (R9, R20, R21)

forbidden_island-rules-decks = The two decks
forbidden_island-rules-decks-treasure = 28 treasure cards: five for each treasure, three Helicopter Lifts, two Sandbags, three Waters Rise! When the deck is used up, its discards are shuffled into a new one at once. (R13)
forbidden_island-rules-decks-flood = 24 flood cards, one for each tile; six are turned up before the game begins. After Waters Rise! the discards lie on top: which tiles come next is then known, but not in which order. Their tiles carry a drop. (R12, R17)

forbidden_island-rules-end = The end
forbidden_island-rules-end-won = Won: all four treasures are captured, all pawns stand on Fools’ Landing, and a player plays a Helicopter Lift.
forbidden_island-rules-end-lost = Lost, at once: both tiles of a treasure sank before it was captured; Fools’ Landing sank; a pawn is lost in the water; or the meter reached the skull. The tiles of a captured treasure may sink. (R11)

forbidden_island-rules-options = Variants
forbidden_island-rules-options-level = The water starts at tick 1, 2, 3 or 4 of the meter: Novice, Normal, Elite, Legendary. A turn brings 2, 2, 3, 3, 3, 4, 4, 5, 5 flood cards from the first tick to the ninth; the tenth is the skull.
forbidden_island-rules-options-shape = The island has twelve shapes. Only places where a tile once lay can be crossed by the Diver, never the open sea between.
forbidden_island-rules-options-rest = Roles are dealt by lot, or chosen when the table is laid. Who begins is drawn by lot, and play passes from seat to seat. One person may run several seats, or all of them. (R23)
