# O que difere do português europeu.

la_tortuga-pattern-plated = de placas
la_tortuga-pattern-dotted = de pintas
la_tortuga-pattern-striped = listrada
la_tortuga-pattern-curled = de espirais
la_tortuga-pattern-zigzag = de zigue-zagues
la_tortuga-pattern-ringed = de anéis
la_tortuga-pattern-crossed = de cruzes
la_tortuga-say-decide = { $you ->
    [yes] Você tem { $total }. Mais um dado, ou para?
   *[no] { $player } tem { $total }: mais um dado, ou para?
  }
la_tortuga-say-decide-rider = { $whose ->
    [rider] Você vai em cima, por isso decide por { $mover }. O total é { $total }.
    [mover] { $player } vai em cima, por isso decide pela sua tartaruga. O total é { $total }.
   *[other] { $player } vai em cima, por isso decide por { $mover }. O total é { $total }.
  }
la_tortuga-say-turn-up = Revela-se a próxima carta de ovos.
la_tortuga-say-over = { $you ->
    [yes] Você ficou com a praia, e a partida acabou.
   *[no] { $player } ficou com a praia, e a partida acabou.
  }
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
la_tortuga-sure = O total já é 7: qualquer terceiro dado estoura. Lançar mesmo assim?
la_tortuga-sure-yes = Lançar e estourar
la_tortuga-words-beach = Não há mais cartas: a praia com os seus 7 ovos vai para a próxima que chegar lá, e aí acaba a partida.
la_tortuga-sum = { $bust ->
    [yes] { $total }: estourou!
   *[no] { $total } × { $dice } = { $spaces }
  }
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
la_tortuga-tell-bust = { $riders ->
    [0] Estourou: { $turtle } volta para a jangada.
    [one] Estourou: { $turtle } e a tartaruga nas suas costas vão para a jangada.
   *[other] Estourou: { $turtle } e as { $riders } tartarugas nas suas costas vão para a jangada.
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
la_tortuga-log-bust = estourou
la_tortuga-end-shared = Ovos e cartas iguais: a vitória é compartilhada.
