# O que difere do português europeu.

tobago-hint-starts =
    { $left ->
        [one] deixa um só local para começar
       *[other] deixa { $left } locais para começar, { $near } deles a uma viagem de você
    }
tobago-hint-treasure-far = deixa { $steps } passos até o tesouro do { $map }
tobago-hint-amulets-near =
    { $count ->
        [0] um bom lugar para esperar pelo que os mapas mostrem
        [one] há um amuleto a uma viagem de lá
       *[other] há { $count } amuletos a uma viagem de lá
    }
tobago-hint-ply-clue = “{ $card }” no { $map }
tobago-hint-ply-drive = Dirigir { FORM($to, "to") } { $part }
tobago-hint-ply-start_map = Começar o novo mapa com “{ $card }”
tobago-hint-ply-amulet_clue = Com um amuleto, “{ $card }” no { $map }
tobago-hint-ply-amulet_drive = Com um amuleto, dirigir { FORM($to, "to") } { $part }
