# The page with the rules of a game.

rules-page = Read them as a page of their own
rules-chapters = Chapters
rules-play = Play it
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 place
   *[other] { $at } of { $count }
}
rules-found-before = Place before
rules-found-next = Next place
rules-example = Example: { $title }
rules-example-back = Back
rules-example-next = Next
rules-example-again = From the start
rules-example-step = { $step } of { $steps }
rules-fact-players = Players
rules-fact-age = Age
rules-fact-length = Length
rules-fact-aim = Aim
rules-drawing = The pictures are being drawn …
rules-no-pictures = No picture: the server cannot be reached.
