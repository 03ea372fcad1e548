# O que difere do português europeu.

tobago-terrain-scrubland = cerrado
    .in = no cerrado
    .to = para o cerrado
tobago-map-grey = mapa cinza
tobago-map-brown = mapa marrom
tobago-map-grey-short = Cinza
tobago-map-brown-short = Marrom
tobago-clue-in-scrubland = No cerrado
tobago-clue-in-largest_scrubland = No maior cerrado
tobago-clue-next_to-scrubland = Ao lado do cerrado
tobago-clue-next_to-largest_scrubland = Ao lado do maior cerrado
tobago-clue-not_in-scrubland = Não no cerrado
tobago-clue-not_next_to-scrubland = Não ao lado do cerrado
tobago-clue-in-largest_mountain = Na maior montanha
tobago-clue-next_to-largest_mountain = Ao lado da maior montanha
tobago-clue-in_sight_of-largest_mountain = À vista da maior montanha
tobago-option-island-random = Por sorteio
tobago-option-expert_amulets = Amuletos para especialistas
tobago-option-curse_depth-help = São embaralhadas com este número de cartas do fundo do baralho.
tobago-option-curse_returns-help = Uma maldição que saiu volta a ser embaralhada no resto do baralho.
tobago-say-act = { $you ->
    [yes] É a sua vez: jogue uma pista, ou dirija até três passos.
   *[no] É a vez de { $player }: uma pista, ou até três passos de jipe.
  }
tobago-say-steps =
    { $you ->
        [yes]
            Você está dirigindo: { $steps ->
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
            Você está dirigindo com um amuleto: { $steps ->
                [one] falta um passo.
               *[other] faltam { $steps } passos.
            }
       *[no]
            { $player } dirige com um amuleto: { $steps ->
                [one] falta um passo.
               *[other] faltam { $steps } passos.
            }
    }
tobago-say-rest = { $you ->
    [yes] A sua ação está feita: desenterre, jogue amuletos ou encerre o turno.
   *[no] A ação de { $player } está feita: restam os tesouros e os amuletos.
  }
tobago-say-draw = { $you ->
    [yes] Você completa a sua mão de pistas.
   *[no] { $player } completa a mão de pistas.
  }
tobago-say-add = Embaralha-se uma carta que ninguém viu.
tobago-say-reveal = Revela-se a próxima carta de tesouro do { $map }.
tobago-say-over-stuck = Não é mais possível desenterrar nenhum tesouro, e a partida acabou.
tobago-hint-place = Qualquer espaço serve; vários jipes podem dividir um.
tobago-hint-act = Jogue uma das suas pistas, ou escolha um espaço com contorno para ir de jipe.
tobago-leave-note = a próxima rosa é consultada
tobago-raise-note = encerra a viagem, não o turno
tobago-drive = Dirigir com a sua ação
tobago-drive-note = encerra a viagem do amuleto
tobago-use-amulet-note = { $count ->
    [one] você tem um
   *[other] você tem { $count }
  }
tobago-end-turn = Encerrar o turno
tobago-end-turn-note = a sua ação não será usada
tobago-never-mind = Deixar como está
tobago-no-no-rose = você não tem mais rosas dos ventos
tobago-power-amulet_drive-note = três passos, sem pegar amuletos
tobago-do-drive = Dirigir até aqui
tobago-do-amulet_drive = Dirigir até aqui com um amuleto
tobago-gain-amulet = pegar o { $amulet }
tobago-space-looked-at = uma estátua olha para cá
tobago-map-raised = desenterrado
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
tobago-tell-amulet_clue = { $you ->
    [yes] Com um { $amulet }, você junta “{ $clue }” ao { $map }.
   *[no] Com um { $amulet }, { $player } junta “{ $clue }” ao { $map }.
  }
tobago-tell-amulet_drive = { $you ->
    [yes] Com um { $amulet }, você dirige { FORM($terrain, "to") }.
   *[no] Com um { $amulet }, { $player } dirige { FORM($terrain, "to") }.
  }
tobago-tell-amulet_exchange = { $you ->
    [yes] Com um { $amulet }, você troca a mão.
   *[no] Com um { $amulet }, { $player } troca a mão.
  }
tobago-tell-end_turn = { $you ->
    [yes] Você encerra o seu turno.
   *[no] { $player } encerra o turno.
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
tobago-tell-draw = { $you ->
    [yes] Você compra “{ $clue }”.
   *[no] { $player } compra “{ $clue }”.
  }
tobago-tell-peek =
    { $you ->
        [yes] Você vê em segredo: { $card }.
       *[no] { $player } vê em segredo: { $card }.
    }
tobago-tell-add = Embaralha-se uma carta que ninguém viu.
tobago-change-amulet = { $you ->
    [yes] Você pega um { $amulet }.
   *[no] { $player } pega um { $amulet }.
  }
tobago-change-lost-amulet = { $you ->
    [yes] A maldição tira de você um { $amulet }.
   *[no] { $player } perde um { $amulet } para a maldição.
  }
tobago-change-lost-card = { $you ->
    [yes] A maldição tira de você a melhor carta de tesouro.
   *[no] { $player } perde a melhor carta de tesouro para a maldição.
  }
tobago-change-washed-up = { $count ->
    [0] As estátuas giram; não aparece nenhum { $amulet }.
    [one] Aparece um { $amulet } na costa, e as estátuas giram.
   *[other] Aparecem { $count } amuletos na costa, e as estátuas giram.
  }
tobago-won = { $you ->
    [yes] Você ganha por { $coins ->
        [one] uma moeda
       *[other] { $coins } moedas
      }
   *[no] { $player } ganha por { $coins ->
        [one] uma moeda
       *[other] { $coins } moedas
      }
  }
tobago-end-stuck = Não era mais possível desenterrar nenhum tesouro.
