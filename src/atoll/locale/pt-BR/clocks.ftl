# O que difere do português europeu.

clock-none-help = Dá para jogar ao longo de dias: a mesa espera.
