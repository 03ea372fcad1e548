# O que difere do português europeu.

hint-thinking = Pensando…
hint-preparing = Preparando-se para pensar adiante, uma vez depois de cada atualização: { $percent } %
hint-intro = Pelo que se sabe do seu lugar, a melhor primeiro:
hint-win = { $percent } % de chance de ganhar
