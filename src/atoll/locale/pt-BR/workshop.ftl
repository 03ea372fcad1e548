# O que difere do português europeu.

workshop-dealt = Por sorteio
workshop-incomplete = Por sorteio, enquanto não estiverem todas
workshop-link = Link para esta preparação
workshop-forbidden_island-shuffle = Embaralhar as peças
workshop-forbidden_island-roles-help = Escolha-os nos lugares acima, ou sorteie-os já.
