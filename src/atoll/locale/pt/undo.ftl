# Taking back a decision.

undo = Voltar atrás
undo-help = Voltar atrás na minha última decisão
undo-between-decision = Desde então, { $name } decidiu: «{ $ply_text }»
undo-between-chance = Desde então, o acaso mostrou algo: «{ $ply_text }»
undo-between-revealed = Desde então, revelou-se o que estava oculto: «{ $ply_text }»
undo-at-decision = Desde então, { $name } decidiu (lance { $ply }).
undo-at-chance = Desde então, o acaso mostrou algo (lance { $ply }).
undo-at-revealed = Desde então, revelou-se o que estava oculto (lance { $ply }).
undo-ask = Perguntar aos outros
undo-leave = Deixar assim
undo-done =
    { $plies ->
        [one] { $name } voltou um lance atrás.
       *[other] { $name } voltou { $plies } lances atrás.
    }
