# The plain board of any game. The game's own names fill these messages.

plain-board = The game
plain-seat = Seat { $seat }
plain-ply = { $words }
plain-log = { $player }: { $what }
plain-log-chance = Chance: { $what }
plain-chance = Chance decides.
plain-decides = { $you ->
    [yes] You decide.
   *[no] { $player } decides.
  }
plain-over = The game is over.
plain-nobody = Nobody wins.
plain-player = Player
plain-score = Points
plain-reason = What ended it: { $reason }
plain-key-ply = play what is on that button
