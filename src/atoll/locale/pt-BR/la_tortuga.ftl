# O que difere do português europeu.

la_tortuga-roll-chance =
    { $sides ->
        [0] sem risco
        [6] estouro certo
       *[other] estoura em { $sides } de 6
    }
la_tortuga-stop-where =
    { $spaces ->
        [one] { $spaces } casa, até a { $to }
       *[other] { $spaces } casas, até a { $to }
    }
la_tortuga-stop-beach =
    { $spaces ->
        [one] { $spaces } casa, até a praia
       *[other] { $spaces } casas, até a praia
    }
la_tortuga-spend-where = faz { $total }, até a { $to }
la_tortuga-spend-to = até a { $to }
la_tortuga-sure-yes = Lançar e estourar
la_tortuga-tell-turtle =
    { $you ->
        [yes] Você manda { FORM($turtle, "on") } primeiro.
       *[no] { $player } manda { FORM($turtle, "on") } primeiro.
    }
la_tortuga-tell-roll =
    { $you ->
        [yes] Você lança mais um dado.
       *[no] { $player } lança mais um dado.
    }
la_tortuga-tell-stop =
    { $you ->
        [yes] Você decide parar.
       *[no] { $player } decide parar.
    }
la_tortuga-tell-spend =
    { $you ->
        [yes] Você gasta { $egg } como dado.
       *[no] { $player } gasta { $egg } como dado.
    }
la_tortuga-tell-bust =
    { $riders ->
        [0] Demais: { $turtle } volta para a jangada.
        [one] Demais: { $turtle } e a tartaruga nas suas costas vão para a jangada.
       *[other] Demais: { $turtle } e as { $riders } tartarugas nas suas costas vão para a jangada.
    }
la_tortuga-tell-move =
    { $riders ->
        [0] { $turtle } nada { $spaces } até a casa { $to }.
        [one] { $turtle } leva uma tartaruga, { $spaces } até a casa { $to }.
       *[other] { $turtle } leva { $riders } tartarugas, { $spaces } até a casa { $to }.
    }
la_tortuga-tell-move-onto =
    { $riders ->
        [0] { $turtle } nada { $spaces } até a casa { $to }, para cima { FORM($onto, "of") }.
        [one] { $turtle } leva uma tartaruga, { $spaces } até a casa { $to }, para cima { FORM($onto, "of") }.
       *[other] { $turtle } leva { $riders } tartarugas, { $spaces } até a casa { $to }, para cima { FORM($onto, "of") }.
    }
la_tortuga-tell-take =
    { $you ->
        [yes] Você fica com { $egg }.
       *[no] { $player } fica com { $egg }.
    }
la_tortuga-tell-beach =
    { $you ->
        [yes] Você fica com a praia: 7 ovos, e acabou.
       *[no] { $player } fica com a praia: 7 ovos, e acabou.
    }
la_tortuga-end-shared = Ovos e cartas iguais: a vitória é compartilhada.
