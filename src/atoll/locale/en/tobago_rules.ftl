# The rules of Tobago, in our own words. R1 … R17 are the rulings of docs/games.

tobago-rules-aim = What it is about
tobago-rules-aim-hunt = Four treasures lie somewhere on the island. Clue by clue the hunters narrow down where, drive there, and share what they dig up. The player with the most coins when the treasure deck is used up wins; a tie is a shared win. (R11)
tobago-rules-aim-island = The island has six terrains. Spaces of one terrain that touch form an area, and each terrain has exactly one largest area. Four huts, three palms and three statues stand on it. The ocean around is no space, but clues speak of it.

tobago-rules-setup = Before the first turn
tobago-rules-setup-things = There are 52 clue cards and 39 treasure cards of 2 to 6 coins; two curses are shuffled into the lowest 27 of these. Everybody has a vehicle and 15 compass roses. 21 amulets wait in the supply. The first player is drawn by lot.
tobago-rules-setup-vehicles = In turn order everybody puts the vehicle on any space. Several may stand on one.
tobago-rules-setup-clues = Then everybody gets a map with one clue, marked with a rose of their own, and a hand of four clues, six if two play. With fewer than four players maps stay empty for now.

tobago-rules-turn = A turn
tobago-rules-turn-action = One action: play a clue, or drive. At any moment of your turn you may also raise treasures and play amulets. When nothing is left to do the turn ends by itself; you may always end it early. (R3, R5, R6)
tobago-rules-turn-exchange = Instead of all that you may give up the turn and exchange your whole hand, as long as nothing else has happened in it. The old hand is discarded face down. (R6, R16, R17)

tobago-rules-clue = Clues
tobago-rules-clue-play = A clue goes below the last one of any map and is marked with one of your roses. It must take away at least one space where that treasure may still be, and leave at least one. Without a rose you cannot play a clue. (R1, R9)
tobago-rules-clue-draw = Then you draw back up to hand size. If the deck is empty, the discards are shuffled.
tobago-rules-clue-markers = As soon as 17 sites or fewer are left, markers show them on the island. With one site left the treasure is located.
tobago-rules-clue-words = A clue tells how far the treasure is from a landmark: in it; next to it, one space away; or in sight of it, one or two spaces away. “Next to” and “in sight” are never in the landmark itself. The gold in the picture shows which spaces are meant.
tobago-rules-clue-far = “Not” turns it round: not next to a lake may well be in the lake, or two spaces off. Distances go straight across bays. Three small hexagons in the picture mean the largest area only.

tobago-rules-drive = Driving
tobago-rules-drive-steps = A drive has up to three steps. One step goes any distance inside one area, or one space into another terrain. Only the ocean blocks. A step that ends where it began is none. (R13)
tobago-rules-drive-amulets = You pick up amulets automatically where a step of your action ends, and where you stand when your turn begins; never on a drive that an amulet gave. (R4, R13)

tobago-rules-amulet = Amulets
tobago-rules-amulet-play = Playing an amulet does one thing: it removes a site marker, never the last of its map; it plays one more clue; it gives one more drive of three steps; or it exchanges your hand. A second drive ends the first. (R5)
tobago-rules-amulet-expert = With amulets for experts, and only on maps not yet located, one may also put a second rose of yours on a clue that carries one, or swap the roses of two clues of a map that carry equally many.

tobago-rules-share = Raising and sharing
tobago-rules-share-raise = On the space of a located treasure you may raise it, in your own turn and without an action. Your rose goes below the last clue. It ends your drive, not your turn. Several treasures on one space are raised one by one. (R2, R3)
tobago-rules-share-look = Everybody looks secretly at one treasure card for each of their roses on the map. These cards and one that nobody has seen are shuffled.
tobago-rules-share-offer = The cards are turned up one by one and offered to the roses, from the bottom one up. A player who takes one keeps it and gets that rose back; a card no player takes is discarded. It ends when cards or roses are used up. (R7, R10)
tobago-rules-share-curse = A curse ends the sharing at once. Everybody who still has a rose on the map loses an amulet; without one, the best treasure card; without either, nothing. The curse leaves the game. (R12)
tobago-rules-share-new = The clues are discarded and the roses go home. The player who took the last card starts the new map with a clue from hand; if no player took one, the raiser does.
tobago-rules-share-statues = Then an amulet washes up on the last space each statue looks at, unless one lies there, and all statues turn clockwise by one side, 60°. Bays and objects do not block their view. (R4, R8)

tobago-rules-end = The end
tobago-rules-end-deck = When the treasure deck is used up, the sharing under way is completed, with the discards if need be, and the game is over. (R10)
tobago-rules-end-stuck = If no treasure can be raised any more, because no rose is left or no clue fits anywhere, the game ends as it stands. (R14, R15)

tobago-rules-options = Variants
tobago-rules-options-curse = The curses lie among the lowest 27 treasure cards, or 21. A curse may also let the sharing go on after all have paid; or let only those go on who pay an amulet, while the others take their roses back and lose their best card. There may be one curse, or none, and one that was turned up may go back into the deck.
tobago-rules-options-rest = Others’ treasure is shown as a number of cards unless you play with open treasure. Hands, decks and secret looks stay hidden. (R7)

tobago-rules-own = What is our own design
tobago-rules-own-design = Sides a, b and c of the island, the number of treasure cards of each value and 15 of the 52 clue cards are Atoll’s own design, because no public source lists the printed ones.
tobago-rules-own-list = What is printed and what is ours
tobago-rules-own-printed = Printed facts: sides A, B and C of the island, the 39 treasure cards of 2 to 6 coins and the two curses, the number of clue cards, and all other material. Four of the 32 islands have printed sides only.
tobago-rules-own-attested = Attested clue cards: 22 by rule books, 15 more by reviews.
tobago-rules-own-made = Our own design: sides a, b and c of the island, and the number of treasure cards of each value: 9 of 2 coins, 9 of 3, 8 of 4, 7 of 5 and 6 of 6.
tobago-rules-own-clues = Our own clue cards: on the largest beach; next to the largest beach; not next to a beach; in the largest river; next to the largest river; not in a river; not next to scrubland; in a lake; next to a lake; next to the largest lake; in sight of the largest mountain range; not next to a hut; in sight of a palm; next to the ocean; not in sight of the ocean.
