# The rules of La Tortuga, in our own words.

la_tortuga-rules-aim = What it is about
la_tortuga-rules-aim-eggs = Your turtle swims round and round the island. Each time it reaches the beach on another’s back, or by itself, there are eggs to be had. Most eggs at the end win.
la_tortuga-rules-aim-ring = The ring has 21 spaces and is swum counter-clockwise; after 21 comes 1 again. The raft floats beside space 1, where everybody starts. Space 21 is the beach.

la_tortuga-rules-setup = Before the first move
la_tortuga-rules-setup-turtles = Two to seven can play. From four players on everybody has one turtle; with two or three, two. All of them wait on the raft.
la_tortuga-rules-setup-cards = The egg cards are shuffled, four go back unseen, and the other 20 are laid on the beach, the topmost face up. Who begins is drawn by lot; then play goes round clockwise, seat by seat. (R10)

la_tortuga-rules-move = A turtle’s move
la_tortuga-rules-move-first = The first die is always thrown. Then comes a decision: stop, or throw another die. With a total of at most 7 after two dice, there is the same decision once more. There is no fourth die.
la_tortuga-rules-move-far = One die: you swim its value. Two dice: twice the total. Three dice: three times the total, so three dice that make 7 are a full lap of 21.
la_tortuga-rules-move-example = A 4 and a 2 with two dice make 6, so 12 spaces. 2, 1 and 4 with three dice make 7, so 21: from the raft that leads straight to the beach. A 2 and then a 6 make 8: too many.
la_tortuga-rules-move-bust = A total of more than 7 is a bust: the turtle and all turtles on its back end up on the raft. Those underneath stay where they are. The raft is wide: no turtle stands on another there, and a turtle that busts on the raft just stays. (R2)
la_tortuga-rules-move-seven = Throwing a third die at exactly 7 is allowed, but every side of it is too many. The page asks once whether you mean it. (R4)

la_tortuga-rules-ride = Riding, and who decides
la_tortuga-rules-ride-stack = A turtle that ends its move where others are climbs onto the topmost. When a turtle moves, it takes along all that sit on it, in the same order. Swimming past others does nothing. A full lap ends on top of those it left behind.
la_tortuga-rules-ride-decider = The owner of the topmost turtle of the moving group decides about the second and the third die, in any player’s turn. The owner of the moving turtle throws only the first die without being asked. Ride on others, and their turn becomes yours.

la_tortuga-rules-eggs = Eggs
la_tortuga-rules-eggs-take = When a group lands on the beach or swims past it, the owner of the topmost turtle takes the face-up card, and the next one is turned up. Those below go empty-handed.
la_tortuga-rules-eggs-pass = Leaving the beach is not passing it; a full lap from the beach to the beach is. One card for each move at most. (R3)
la_tortuga-rules-eggs-deck = There are 24 cards: three each of 1, 2 and 6, five each of 3, 4 and 5 (R1). Four go back unseen, so you never know quite what is left. Cards taken lie open. (R7)

la_tortuga-rules-pairs = Two or three players
la_tortuga-rules-pairs-order = With two or three players everybody has two turtles, and both move in every turn. You say which goes first before any die is thrown. Their cards count together, and they may ride on each other. (R5)
la_tortuga-rules-pairs-bust = A bust ends the move of that turtle only; the other one still moves. (R2)

la_tortuga-rules-end = The end
la_tortuga-rules-end-beach = When the last card is gone, the beach itself is the prize: 7 eggs for the player who rides on top of the next group that reaches it. That ends the game at once, even between the moves of two turtles. (R6)
la_tortuga-rules-end-tie = Most eggs win. Of equal eggs the larger number of cards wins, the beach counting as a card. Still equal: the win is shared. (R9)

la_tortuga-rules-spend = Variant: eggs for dice
la_tortuga-rules-spend-how = Instead of throwing the second or the third die, the player who decides may spend one of their own cards: its value counts as that die. With a 5 on the first die, a card of 2 makes 7 with two dice, 14 spaces. The card is gone for good, for eggs and for ties.
la_tortuga-rules-spend-limits = Never for the first die, one card for each turtle’s move, and never past 7. After a card as the second die, the third may still be thrown. A card your first turtle won may be spent for your second. (R8)

la_tortuga-rules-fact-players = 2 to 7
la_tortuga-rules-fact-age = From 8
la_tortuga-rules-fact-length = About 30 minutes
la_tortuga-rules-fact-aim = Collect the most eggs.
la_tortuga-rules-fact-story = Every summer the sea turtles come to a small island off Venezuela to lay their eggs. The beach is narrow, the way around the reef is long, and swimming is hard work. So the clever ones climb onto the back of another and let themselves be carried.

la_tortuga-picture-start = The start: all turtles wait on the raft beside space 1; the beach is at space 21.
la_tortuga-picture-start-alt = The ring of 21 stones around the island. Four turtles lie on the raft; the face-up card shows three eggs.
la_tortuga-picture-stack = Green sits on Red, and Red on Blue. Moved by Blue all three swim, by Red only Red and Green, by Green only Green.
la_tortuga-picture-stack-alt = On space 18 three turtles lie on each other: blue below, red in the middle, green on top.
la_tortuga-picture-distances = The total times the number of dice is how far the turtle swims.
la_tortuga-picture-distances-alt = Four throws with one, two and three dice, and how far each goes.
la_tortuga-picture-eggs = All 24 cards. Four of them, nobody knows which, are out of the game.
la_tortuga-picture-eggs-alt = Nests with one to six eggs, and how many cards there are of each.
la_tortuga-picture-eggs-copies = { $copies } × { $value }

la_tortuga-rules-tips = Tips from experience
la_tortuga-rules-tips-1 = One die goes 3 or 4 spaces on average. Throwing a second one pays on average up to a first 4, where it is even; a third one up to a total of 4.
la_tortuga-rules-tips-2 = A bust costs more than the move: it costs your place on the ring. Be bold just after the beach and careful just before it; near the end of a lap stop with a 3 or 4.
la_tortuga-rules-tips-3 = Look at the face-up card. For a 1 hardly any risk is worth it, for a 6 or the beach much of it.
la_tortuga-rules-tips-4 = Land on others whenever you can. A ride is worth about an egg, and the decisions of those below become yours.

la_tortuga-rules-rulings = Rulings
la_tortuga-rules-rulings-why = Where the printed rules are silent, we had to decide. Each decision has a number, which the chapters above name.
la_tortuga-rules-R1 = There are three cards each of 1, 2 and 6 and five each of 3, 4 and 5. The rule book prints no numbers, but only these fit its scoring example and what is known from elsewhere.
la_tortuga-rules-R2 = On the raft no turtle lies on another; a group that busts is broken up there. A turtle that busts on the raft stays there, and its move is over. With two turtles each the other one still moves.
la_tortuga-rules-R3 = A group reaches the beach when its move takes it to space 21 or past it; the raft and the beach itself count as the start of a lap. Leaving the beach is not passing it, but a full lap from it earns a card. One card for each move at most.
la_tortuga-rules-R4 = A third die may be thrown at exactly 7, although it is sure to be a bust. The page asks once.
la_tortuga-rules-R5 = Your own turtles may ride on each other. With two turtles both must move, and you choose the order before the first die of the turn.
la_tortuga-rules-R6 = Taking the beach ends the game at once, even between the moves of two turtles.
la_tortuga-rules-R7 = Cards taken lie open. Hidden are the order of the deck and the four cards removed.
la_tortuga-rules-R8 = With eggs for dice: one card for each turtle’s move. After a card as the second die the third may still be thrown. A card that would go past 7 cannot be spent. A card won by your first turtle may be spent for your second.
la_tortuga-rules-R9 = If eggs and cards are equal, the win is shared.
la_tortuga-rules-R10 = Play goes round clockwise, seat by seat.

la_tortuga-example-bust = too many
la_tortuga-example-bust-1 = Red’s turtle is on space 6, and it is Red’s turn.
la_tortuga-example-bust-2 = The first die shows 3. Red could stop now and swim to 9, but takes a second die.
la_tortuga-example-bust-3 = A 6. 3 and 6 make 9, more than 7: a bust. The turtle is back on the raft, and Yellow is next.
la_tortuga-example-two-dice = two dice
la_tortuga-example-two-dice-1 = Red begins. All turtles are on the raft.
la_tortuga-example-two-dice-2 = The first die shows 3. Stopping would be 3 spaces.
la_tortuga-example-two-dice-3 = Red throws again: a 2. The total is 5.
la_tortuga-example-two-dice-4 = Red stops. 5 with two dice is 5 × 2 = 10 spaces.
la_tortuga-example-lap = once around the island
la_tortuga-example-lap-1 = Red’s turtle is on space 5.
la_tortuga-example-lap-2 = A 1 and a 4: the total is 5, so 10 spaces if Red stops.
la_tortuga-example-lap-3 = Red takes the third die: a 2. 7 × 3 = 21 is a full lap. The turtle is on 5 again, has passed the beach, and Red has the card with 4 eggs.
la_tortuga-example-lap-raft = from the raft to the beach
la_tortuga-example-lap-raft-1 = Red’s turtle is still on the raft.
la_tortuga-example-lap-raft-2 = Two 2s: the total is 4.
la_tortuga-example-lap-raft-3 = The third die shows 3: 7 × 3 = 21 spaces. From the raft that is the beach, and Red takes the card with 5 eggs.
la_tortuga-example-ride = who decides and who gets the eggs
la_tortuga-example-ride-1 = Blue has carried Red to space 18. Green is on 3, and it is Green’s turn.
la_tortuga-example-ride-2 = 1, 2 and 2 make 5 with three dice: 15 spaces. Green ends on 18, too, and climbs on top.
la_tortuga-example-ride-3 = Red’s turn. Red, in the middle, throws the first die: a 2.
la_tortuga-example-ride-4 = From here Green decides, who is on top. Green asks for the second die: a 3.
la_tortuga-example-ride-5 = Green stops. 5 × 2 = 10: Red and Green swim from 18 past the beach to 7. Green takes the card with 6 eggs, and Red gets nothing. Blue, below, has stayed.
la_tortuga-example-ride-bust = a bust in the middle of a stack
la_tortuga-example-ride-bust-1 = Blue, Red and Green are on each other again, and it is Red’s turn.
la_tortuga-example-ride-bust-2 = Red throws a 4. Green is to decide.
la_tortuga-example-ride-bust-3 = Green wants more and gets a 5: 9 is a bust. Red and Green are on the raft, side by side. Blue stays on 18.
la_tortuga-example-scoring = equal eggs
la_tortuga-example-scoring-1 = Only the beach is left. Yellow has 22 eggs on six cards, Red 15 on four, and it is Red’s turn.
la_tortuga-example-scoring-2 = 7 with three dice: Red passes the beach and wins it. 15 + 7 = 22, as many as Yellow has. But Yellow has six cards, Red five with the beach: Yellow wins.
la_tortuga-example-spend = a card instead of a die
la_tortuga-example-spend-1 = The variant: Red is at the beach and owns a card of 3 eggs.
la_tortuga-example-spend-2 = The first die shows 4.
la_tortuga-example-spend-3 = Instead of throwing, Red spends the card: 4 and 3 make 7 with two dice.
la_tortuga-example-spend-4 = Red stops: 7 × 2 = 14 spaces. The card is gone for good.
la_tortuga-example-pairs = two turtles each
la_tortuga-example-pairs-1 = Three players have two turtles each. Before the first die Red says which one goes first.
la_tortuga-example-pairs-2 = The second one does. 4 and 6 are a bust, and it stays on the raft.
la_tortuga-example-pairs-3 = The other one moves all the same: a 5, and it is on space 5.
