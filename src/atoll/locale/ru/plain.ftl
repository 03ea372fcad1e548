# A plain board for any game: its words are the game's own, and the page only joins them.

plain-board = Игра
plain-seat = Место { $seat }
plain-ply = { $words }
plain-log = { $player }: { $what }
plain-log-chance = Случай: { $what }
plain-chance = Решает случай.
plain-decides = { $you ->
    [yes] Решаете вы.
   *[no] Решает { $player }.
  }
plain-over = Игра окончена.
plain-nobody = Никто не выиграл.
plain-player = Игрок
plain-score = Очки
plain-reason = Чем закончилась игра: { $reason }
plain-key-ply = сделать то, что написано на этой кнопке
