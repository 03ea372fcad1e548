# Taking back a decision.

undo = Взять назад
undo-help = Взять назад моё последнее решение
undo-between-decision = С тех пор решил другой игрок, { $name }: «{ $ply_text }»
undo-between-chance = С тех пор вмешался случай: «{ $ply_text }»
undo-between-revealed = С тех пор открылось скрытое: «{ $ply_text }»
undo-at-decision = С тех пор решил другой игрок, { $name } (ход { $ply }).
undo-at-chance = С тех пор вмешался случай (ход { $ply }).
undo-at-revealed = С тех пор открылось скрытое (ход { $ply }).
undo-ask = Спросить остальных
undo-leave = Оставить
undo-done =
    { $plies ->
        [one] { $name }: взят назад { $plies } ход.
        [few] { $name }: взято назад { $plies } хода.
       *[many] { $name }: взято назад { $plies } ходов.
    }
