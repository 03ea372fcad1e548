# O que difere do português europeu.

review-lead =
    { $together ->
        [yes] A probabilidade de vitória da equipe, lance a lance, com todas as cartas abertas.
       *[no] A probabilidade de vitória de cada um, lance a lance, com todas as cartas abertas.
    }
review-team = A equipe
