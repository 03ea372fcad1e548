# Undo: taking back a decision.

undo = Take back
undo-help = Take back my last decision
undo-between-decision = { $name } has decided since then: “{ $ply_text }”
undo-between-chance = Chance has shown something since then: “{ $ply_text }”
undo-between-revealed = Hidden information has been revealed since then: “{ $ply_text }”
undo-at-decision = { $name } has decided since then (move { $ply }).
undo-at-chance = Chance has shown something since then (move { $ply }).
undo-at-revealed = Hidden information has been revealed since then (move { $ply }).
undo-ask = Ask the others
undo-leave = Leave it
undo-done =
    { $plies ->
        [one] { $name } took back one move.
       *[other] { $name } took back { $plies } moves.
    }
