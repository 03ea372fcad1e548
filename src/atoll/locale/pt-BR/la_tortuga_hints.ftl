# O que difere do português europeu.

la_tortuga-hint-busts =
    { $sides ->
        [0] sem risco de estourar
       *[other] estoura em { $sides } de 6
    }
la_tortuga-hint-loses-place =
    { $spaces ->
        [one] estourar custa { $spaces } casa
       *[other] estourar custa { $spaces } casas
    }
la_tortuga-hint-rides = sobe nas costas { FORM($turtle, "of") }: enquanto lá estiver, a decisão é sua
