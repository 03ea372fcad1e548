# O que difere do português europeu.

mine-offline = O servidor não responde. Estas são as suas mesas como estavam da última vez.
mine-waiting =
    { $count ->
        [one] { $count } mesa espera por você
       *[other] { $count } mesas esperam por você
    }
