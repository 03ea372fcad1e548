# Challenges: the same deal for a friend, and the results side by side.

challenge-send = Challenge a friend
challenge-lead = Your friend plays the same deal: the same set-up, the same cards and dice in the same order, and the same bots. Where they decide otherwise, the games part.
challenge-known = You know this deal already, and their table says so. They see your result only when their own game is over.
challenge-create = Make the link
challenge-link = The link for your friend
challenge-code = QR code with the link of the challenge
challenge-results = The first to open it plays. Afterwards both results stand side by side here and in your record.
challenge-from = { $name } challenges you
challenge-from-lead = { $name } has played this deal to its end and knows its cards and dice. You do not, until your own game is over. Then you see both results.
challenge-title = The same deal, side by side
challenge-result = Result
challenge-won = Won
challenge-lost = Lost
challenge-open = Not begun
challenge-playing = Under way
challenge-abandoned = Ended early
challenge-points = Points, seat { $seat }
challenge-moves = Moves
challenge-game = Game
challenge-this = this one
challenge-look = Look at it
challenge-free = Free seat
