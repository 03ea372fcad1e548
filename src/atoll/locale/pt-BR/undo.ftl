# O que difere do português europeu.

undo-between-decision = Desde então, { $name } decidiu: “{ $ply_text }”
undo-between-chance = Desde então, o acaso mostrou algo: “{ $ply_text }”
undo-between-revealed = Desde então, revelou-se o que estava oculto: “{ $ply_text }”
