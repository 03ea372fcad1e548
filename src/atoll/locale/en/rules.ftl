# The page with the rules of a game.

rules-page = Read them as a page of their own
rules-chapters = Chapters
rules-rulings = Where the printed rules are silent, we had to decide: R1, R2 and so on number these rulings.
rules-play = Play it
