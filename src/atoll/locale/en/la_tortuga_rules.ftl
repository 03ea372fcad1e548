# The rules of La Tortuga, in our own words. R1 … R10 are the rulings of docs/games.

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
