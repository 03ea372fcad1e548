# La Tortuga, learnt by playing: src/atoll/tutorials/la_tortuga.jsonl.

la_tortuga-tutorial-welcome = Welcome to La Tortuga! Turtles swim round the island, again and again. The player with the most eggs at the end wins. You play the red turtle.
la_tortuga-tutorial-raft = All turtles set out from the raft. They swim from space 1 to space 21, always the same way round, and then start again.
la_tortuga-tutorial-eggs = Space 21 is the beach. A turtle that lands there or swims past takes the egg card that lies face up.
la_tortuga-tutorial-first-die = It is your turn. The first die of a move is always thrown, so that happens by itself.
la_tortuga-tutorial-roll = A 2. With one die you swim just that far. Two dice count double, three count triple, but their sum must not pass 7. Throw a second die!
la_tortuga-tutorial-stop = 2 and 3 make 5, and two dice count double: 10 spaces. With a third die everything above 2 would be too much; the button shows how risky it is. Better stop here.
la_tortuga-tutorial-others = Well done! Now the others move: Yellow, Blue and Green. Watch what happens to them, and to you.
la_tortuga-tutorial-bust = Green threw 5 and 4. That makes 9, more than 7: a bust. A turtle that busts goes back to the raft.
la_tortuga-tutorial-rider = Blue ended on your space and climbed onto your back. On your turn you carry Blue along. The first die is yours, but whether to throw another is up to the topmost turtle: Blue.
la_tortuga-tutorial-carried = Blue said stop, and you swam three spaces with a passenger. Now the others have their turns. Blue, being on top, swims off alone.
la_tortuga-tutorial-climb = You threw a 4, and Blue is exactly four spaces ahead. Stop, and climb onto its back!
la_tortuga-tutorial-on-top = Now you ride. Whenever Blue has to swim, it carries you, and you decide. Look: Yellow goes first.
la_tortuga-tutorial-card = Yellow swam past the beach and took the card with 4 eggs. The next card is turned up at once. And now Blue has thrown its first die…
la_tortuga-tutorial-decide = …a 2, and you sit on top. The beach is four spaces away, so 2 will not do. Throw a second die for both of you; only a 6 would be too much.
la_tortuga-tutorial-cross = 2 and 1 make 3, times two: 6 spaces. That takes you both past the beach. Stop!
la_tortuga-tutorial-yours = The card goes to the topmost turtle alone. Blue did the swimming, the 5 eggs are yours! And you both came to rest on Yellow: three in a stack.
la_tortuga-tutorial-dare = Your turn, and a 6. When you move, only you and the turtles above you set off; Blue and Yellow stay. Another die would be bold: only a 1 would do. Dare it once, to see what a bust is like.
la_tortuga-tutorial-bust-you = 11: a bust. You are back on the raft, and the two below you stay where they were. Whatever you had gathered, you keep.
la_tortuga-tutorial-two = Here is another game, close to its end. Two or three players have two turtles each, and a turn moves both. Cards count together. At this table an option is on, too: eggs for dice.
la_tortuga-tutorial-which = You choose which of your turtles goes first. One stands on 20, right before the beach. Let it go first.
la_tortuga-tutorial-last-card = A 3 is plenty to reach the beach, where the last card of the deck lies. Stop and take it.
la_tortuga-tutorial-beach = When the deck is empty, the beach itself shows: worth 7 eggs. The next turtle to land on it or pass it takes them, and the game ends at once.
la_tortuga-tutorial-spend = Your other turtle threw a 2 and needs 3. With eggs for dice you may give away one of your cards instead of throwing the second or third die: it counts as a die of its value. Spend the 1.
la_tortuga-tutorial-enough = 2 and 1, times two: 6 spaces, past the beach. The 1 is gone, but 7 eggs are within reach. Stop!
la_tortuga-tutorial-end = You took the beach, and with it the game! Most eggs win; if two have equally many, more cards decide. Remember: small sums are safe, the backs of others carry you for free, and the turtle on top decides.
