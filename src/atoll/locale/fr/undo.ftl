# Taking back a decision.

undo = Reprendre
undo-help = Reprendre ma dernière décision
undo-between-decision = Depuis, { $name } a décidé : « { $ply_text } »
undo-between-chance = Depuis, le hasard a parlé : « { $ply_text } »
undo-between-revealed = Depuis, des choses cachées ont été révélées : « { $ply_text } »
undo-at-decision = Depuis, { $name } a décidé (coup { $ply }).
undo-at-chance = Depuis, le hasard a parlé (coup { $ply }).
undo-at-revealed = Depuis, des choses cachées ont été révélées (coup { $ply }).
undo-ask = Demander aux autres
undo-leave = Laisser ainsi
undo-done =
    { $plies ->
        [one] { $name } a repris un coup.
       *[other] { $name } a repris { $plies } coups.
    }
