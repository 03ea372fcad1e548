# O que difere do português europeu.

tobago-hint-starts =
    { $left ->
        [one] deixa um só local para começar
       *[other] deixa { $left } locais para começar, { $near } deles a uma viagem de você
    }
tobago-hint-amulet = pega um amuleto
tobago-hint-treasure-far = deixa { $steps } passos até o tesouro do { $map }
tobago-hint-amulets-near =
    { $count ->
        [0] um bom lugar para esperar pelo que os mapas mostrem
        [one] há um amuleto a uma viagem de lá
       *[other] há { $count } amuletos a uma viagem de lá
    }
tobago-hint-raises = desenterra agora o tesouro do { $map }; rosas dos ventos suas: { $own } de { $roses }
tobago-hint-takes = { $coins } moedas agora; esperar vale cerca de { $waiting }
tobago-hint-next-rose = a mesma carta é oferecida à sua próxima rosa, que fica com ela do mesmo jeito
tobago-hint-ply-clue = “{ $card }” no { $map }
tobago-hint-ply-drive = Dirigir { FORM($to, "to") } { $part }
tobago-hint-ply-end_turn = Encerrar o turno
tobago-hint-ply-start_map = Começar o novo mapa com “{ $card }”
tobago-hint-ply-amulet_clue = Com um amuleto, “{ $card }” no { $map }
tobago-hint-ply-amulet_drive = Com um amuleto, dirigir { FORM($to, "to") } { $part }
tobago-hint-part-n = no norte
tobago-hint-part-ne = no nordeste
tobago-hint-part-e = no leste
tobago-hint-part-se = no sudeste
tobago-hint-part-s = no sul
tobago-hint-part-sw = no sudoeste
tobago-hint-part-w = no oeste
tobago-hint-part-nw = no noroeste
