# O que difere do português europeu.

review-open = Como foi
review-title = Como foi
review-lead =
    { $together ->
        [yes] A probabilidade de vitória da equipe, lance a lance, com todas as cartas abertas.
       *[no] A probabilidade de vitória de cada um, lance a lance, com todas as cartas abertas.
    }
review-working = Analisando a partida: { $percent } %
review-compiling = Preparando a análise da partida, uma vez depois de cada atualização: { $percent } %
review-team = A equipe
review-played = Jogado: { $ply } ({ $percent } % de chance de ganhar)
review-better = Melhor: { $ply } ({ $percent } % de chance de ganhar)
