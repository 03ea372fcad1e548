# O que difere do português europeu.

tobago-terrain-scrubland = cerrado
    .in = no cerrado
    .to = para o cerrado
tobago-map-grey = mapa cinza
tobago-map-brown = mapa marrom
tobago-map-grey-short = Cinza
tobago-map-brown-short = Marrom
tobago-clue-in-scrubland = Num cerrado
tobago-clue-in-largest_scrubland = No maior cerrado
tobago-clue-next_to-scrubland = Ao lado de um cerrado
tobago-clue-next_to-largest_scrubland = Ao lado do maior cerrado
tobago-clue-not_in-scrubland = Não num cerrado
tobago-clue-not_next_to-scrubland = Não ao lado de um cerrado
tobago-clue-in-largest_mountain = Na maior montanha
tobago-clue-next_to-largest_mountain = Ao lado da maior montanha
tobago-clue-in_sight_of-largest_mountain = À vista da maior montanha
tobago-option-expert_amulets = Amuletos para especialistas
tobago-option-curse_depth-help = São embaralhadas com este número de cartas do fundo do baralho.
tobago-option-curse_returns-help = Uma maldição que saiu volta a ser embaralhada no resto do baralho.
tobago-say-act =
    { $you ->
        [yes] É a sua vez: jogue uma pista, ou dirija até três passos.
       *[no] É a vez de { $player }: uma pista, ou até três passos de jipe.
    }
tobago-say-steps =
    { $you ->
        [yes]
            Está a dirigir: { $steps ->
                [one] falta um passo.
               *[other] faltam { $steps } passos.
            }
       *[no]
            { $player } dirige: { $steps ->
                [one] falta um passo.
               *[other] faltam { $steps } passos.
            }
    }
tobago-say-amulet-steps =
    { $you ->
        [yes]
            Está a dirigir com um amuleto: { $steps ->
                [one] falta um passo.
               *[other] faltam { $steps } passos.
            }
       *[no]
            { $player } dirige com um amuleto: { $steps ->
                [one] falta um passo.
               *[other] faltam { $steps } passos.
            }
    }
tobago-say-add = Embaralha-se uma carta que ninguém viu.
tobago-hint-place = Qualquer espaço serve; vários jipes podem dividir um.
tobago-hint-act = Jogue uma das suas pistas, ou escolha um espaço com contorno para onde dirigir.
tobago-drive = Dirigir com a sua ação
tobago-do-drive = Dirigir até aqui
tobago-do-amulet_drive = Dirigir até aqui com um amuleto
tobago-curse-amulet =
    { $you ->
        [yes] Você perde um amuleto
       *[no] { $player } perde um amuleto
    }
tobago-curse-card =
    { $you ->
        [yes] Você perde a sua melhor carta
       *[no] { $player } perde a melhor carta
    }
tobago-curse-nothing =
    { $you ->
        [yes] Você não tem nada a perder
       *[no] { $player } não tem nada a perder
    }
tobago-tell-place =
    { $you ->
        [yes] Você começa { FORM($terrain, "in") }.
       *[no] { $player } começa { FORM($terrain, "in") }.
    }
tobago-tell-clue =
    { $you ->
        [yes] Você junta “{ $clue }” ao { $map }.
       *[no] { $player } junta “{ $clue }” ao { $map }.
    }
tobago-tell-drive =
    { $you ->
        [yes] Você dirige { FORM($terrain, "to") }.
       *[no] { $player } dirige { FORM($terrain, "to") }.
    }
tobago-tell-exchange =
    { $you ->
        [yes] Você troca a mão toda.
       *[no] { $player } troca a mão toda.
    }
tobago-tell-raise =
    { $you ->
        [yes] Você desenterra o tesouro do { $map }!
       *[no] { $player } desenterra o tesouro do { $map }!
    }
tobago-tell-amulet_clue =
    { $you ->
        [yes] Com um { $amulet }, junta “{ $clue }” ao { $map }.
       *[no] Com um { $amulet }, { $player } junta “{ $clue }” ao { $map }.
    }
tobago-tell-amulet_drive =
    { $you ->
        [yes] Com um { $amulet }, dirige { FORM($terrain, "to") }.
       *[no] Com um { $amulet }, { $player } dirige { FORM($terrain, "to") }.
    }
tobago-tell-end_turn =
    { $you ->
        [yes] Você acaba o seu turno.
       *[no] { $player } acaba o turno.
    }
tobago-tell-take =
    { $you ->
        [yes] Você fica com { $card }.
       *[no] { $player } fica com { $card }.
    }
tobago-tell-leave =
    { $you ->
        [yes] Você deixa a carta.
       *[no] { $player } deixa a carta.
    }
tobago-tell-start_map =
    { $you ->
        [yes] Você começa o novo { $map } com “{ $clue }”.
       *[no] { $player } começa o novo { $map } com “{ $clue }”.
    }
tobago-tell-draw =
    { $you ->
        [yes] Você tira “{ $clue }”.
       *[no] { $player } tira “{ $clue }”.
    }
tobago-tell-peek =
    { $you ->
        [yes] Você vê em segredo: { $card }.
       *[no] { $player } vê em segredo: { $card }.
    }
tobago-tell-add = Embaralha-se uma carta que ninguém viu.
tobago-change-amulet =
    { $you ->
        [yes] Você apanha um { $amulet }.
       *[no] { $player } apanha um { $amulet }.
    }
