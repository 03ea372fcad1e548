# A Ilha Proibida à mesa.

forbidden_island-seat = Aventureiro { $seat }
forbidden_island-pawn = { $player }, { $role }

forbidden_island-role-diver = Mergulhador
    .the = o Mergulhador
    .of = do Mergulhador
forbidden_island-role-engineer = Engenheiro
    .the = o Engenheiro
    .of = do Engenheiro
forbidden_island-role-explorer = Explorador
    .the = o Explorador
    .of = do Explorador
forbidden_island-role-messenger = Mensageiro
    .the = o Mensageiro
    .of = do Mensageiro
forbidden_island-role-navigator = Navegador
    .the = o Navegador
    .of = do Navegador
forbidden_island-role-pilot = Piloto
    .the = o Piloto
    .of = do Piloto
forbidden_island-role-words = { $role }: o que sabe fazer

forbidden_island-card-earth_stone = Pedra da Terra
    .the = a Pedra da Terra
    .of = da Pedra da Terra
forbidden_island-card-statue_of_the_wind = Estátua do Vento
    .the = a Estátua do Vento
    .of = da Estátua do Vento
forbidden_island-card-crystal_of_fire = Cristal de Fogo
    .the = o Cristal de Fogo
    .of = do Cristal de Fogo
forbidden_island-card-oceans_chalice = Cálice do Oceano
    .the = o Cálice do Oceano
    .of = do Cálice do Oceano
forbidden_island-card-helicopter_lift = Helicóptero
forbidden_island-card-sandbags = Sacos de Areia
forbidden_island-card-waters_rise = As águas sobem!
forbidden_island-cards = { $count ->
    [one] { $card }, { $count } carta
   *[other] { $card }, { $count } cartas
  }
forbidden_island-no-cards = sem cartas

forbidden_island-tile-fools_landing = Heliporto
    .to = para o Heliporto
    .up = até ao Heliporto
    .the = o Heliporto
forbidden_island-tile-bronze_gate = Portão de Bronze
    .to = para o Portão de Bronze
    .up = até ao Portão de Bronze
    .the = o Portão de Bronze
forbidden_island-tile-copper_gate = Portão de Cobre
    .to = para o Portão de Cobre
    .up = até ao Portão de Cobre
    .the = o Portão de Cobre
forbidden_island-tile-gold_gate = Portão de Ouro
    .to = para o Portão de Ouro
    .up = até ao Portão de Ouro
    .the = o Portão de Ouro
forbidden_island-tile-iron_gate = Portão de Ferro
    .to = para o Portão de Ferro
    .up = até ao Portão de Ferro
    .the = o Portão de Ferro
forbidden_island-tile-silver_gate = Portão de Prata
    .to = para o Portão de Prata
    .up = até ao Portão de Prata
    .the = o Portão de Prata
forbidden_island-tile-temple_of_the_moon = Templo da Lua
    .to = para o Templo da Lua
    .up = até ao Templo da Lua
    .the = o Templo da Lua
forbidden_island-tile-temple_of_the_sun = Templo do Sol
    .to = para o Templo do Sol
    .up = até ao Templo do Sol
    .the = o Templo do Sol
forbidden_island-tile-howling_garden = Jardim dos Uivos
    .to = para o Jardim dos Uivos
    .up = até ao Jardim dos Uivos
    .the = o Jardim dos Uivos
forbidden_island-tile-whispering_garden = Jardim dos Sussurros
    .to = para o Jardim dos Sussurros
    .up = até ao Jardim dos Sussurros
    .the = o Jardim dos Sussurros
forbidden_island-tile-cave_of_embers = Caverna das Brasas
    .to = para a Caverna das Brasas
    .up = até à Caverna das Brasas
    .the = a Caverna das Brasas
forbidden_island-tile-cave_of_shadows = Caverna das Sombras
    .to = para a Caverna das Sombras
    .up = até à Caverna das Sombras
    .the = a Caverna das Sombras
forbidden_island-tile-coral_palace = Palácio de Coral
    .to = para o Palácio de Coral
    .up = até ao Palácio de Coral
    .the = o Palácio de Coral
forbidden_island-tile-tidal_palace = Palácio das Marés
    .to = para o Palácio das Marés
    .up = até ao Palácio das Marés
    .the = o Palácio das Marés
forbidden_island-tile-breakers_bridge = Ponte da Rebentação
    .to = para a Ponte da Rebentação
    .up = até à Ponte da Rebentação
    .the = a Ponte da Rebentação
forbidden_island-tile-cliffs_of_abandon = Falésias do Abandono
    .to = para as Falésias do Abandono
    .up = até às Falésias do Abandono
    .the = as Falésias do Abandono
forbidden_island-tile-crimson_forest = Floresta Carmesim
    .to = para a Floresta Carmesim
    .up = até à Floresta Carmesim
    .the = a Floresta Carmesim
forbidden_island-tile-dunes_of_deception = Dunas do Engano
    .to = para as Dunas do Engano
    .up = até às Dunas do Engano
    .the = as Dunas do Engano
forbidden_island-tile-lost_lagoon = Lagoa Perdida
    .to = para a Lagoa Perdida
    .up = até à Lagoa Perdida
    .the = a Lagoa Perdida
forbidden_island-tile-misty_marsh = Pântano da Bruma
    .to = para o Pântano da Bruma
    .up = até ao Pântano da Bruma
    .the = o Pântano da Bruma
forbidden_island-tile-observatory = Observatório
    .to = para o Observatório
    .up = até ao Observatório
    .the = o Observatório
forbidden_island-tile-phantom_rock = Rochedo Fantasma
    .to = para o Rochedo Fantasma
    .up = até ao Rochedo Fantasma
    .the = o Rochedo Fantasma
forbidden_island-tile-twilight_hollow = Vale do Crepúsculo
    .to = para o Vale do Crepúsculo
    .up = até ao Vale do Crepúsculo
    .the = o Vale do Crepúsculo
forbidden_island-tile-watchtower = Torre de Vigia
    .to = para a Torre de Vigia
    .up = até à Torre de Vigia
    .the = a Torre de Vigia
forbidden_island-tile-dry-words = { $tile }, peça seca
forbidden_island-tile-flooded-words = { $tile }, peça inundada
forbidden_island-tile-sunk-words = { $tile }, peça afundada
forbidden_island-tile-site = lugar { FORM($treasure, "of") }
forbidden_island-state-dry = Seca
forbidden_island-state-flooded = Inundada: a próxima carta de inundação afunda-a
forbidden_island-state-sunk = Afundada de vez

## Options

forbidden_island-choice-roles = Papel no lugar { $seat }
forbidden_island-choice-roles-dealt = Papel tirado à sorte
forbidden_island-choice-roles-diver = { forbidden_island-role-diver }
forbidden_island-choice-roles-engineer = { forbidden_island-role-engineer }
forbidden_island-choice-roles-explorer = { forbidden_island-role-explorer }
forbidden_island-choice-roles-messenger = { forbidden_island-role-messenger }
forbidden_island-choice-roles-navigator = { forbidden_island-role-navigator }
forbidden_island-choice-roles-pilot = { forbidden_island-role-pilot }

forbidden_island-option-level = A altura da água
forbidden_island-option-level-help = Quanto mais alta começa, menos subidas faltam para a caveira.
forbidden_island-option-level-novice = Novato
forbidden_island-option-level-normal = Normal
forbidden_island-option-level-elite = Elite
forbidden_island-option-level-legendary = Lendário
forbidden_island-option-shape = A forma da ilha
forbidden_island-option-shape-help = As ilhas estreitas desfazem-se mais depressa.
forbidden_island-option-shape-standard = Ilha Proibida
forbidden_island-option-shape-island_of_shadows = Ilha das Sombras
forbidden_island-option-shape-island_of_death = Ilha da Morte
forbidden_island-option-shape-volcano_island = Ilha do Vulcão
forbidden_island-option-shape-skull_island = Ilha da Caveira
forbidden_island-option-shape-coral_reef = Recife de Coral
forbidden_island-option-shape-bone_island = Ilha dos Ossos
forbidden_island-option-shape-bay_of_gulls = Baía das Gaivotas
forbidden_island-option-shape-treasure_island = Ilha do Tesouro
forbidden_island-option-shape-bridge_of_horrors = Ponte dos Horrores
forbidden_island-option-shape-arch_of_fate = Arco do Destino
forbidden_island-option-shape-atoll_of_decisions = Atol das Decisões
forbidden_island-option-sandbags_between_floods = Sacos de Areia entre inundações
forbidden_island-option-sandbags_between_floods-help = Os Sacos de Areia também se podem jogar enquanto a água sobe, em qualquer peça menos na que acabou de sair.
forbidden_island-option-rescue_lift = Salvamento de helicóptero
forbidden_island-option-rescue_lift-help = Um Helicóptero pode tirar da água os peões cuja peça se afundou.

## Whose decision it is, and why

forbidden_island-say-act = { $you ->
    [yes] É a sua vez, { $role }: { $actions ->
        [one] falta { $actions } ação.
       *[other] faltam { $actions } ações.
      }
   *[no] Joga { $player } ({ $role }): { $actions ->
        [one] falta { $actions } ação.
       *[other] faltam { $actions } ações.
      }
  }
forbidden_island-say-second = { $you ->
    [yes] Pode drenar uma segunda peça pela mesma ação.
   *[no] { $player } pode drenar uma segunda peça pela mesma ação.
  }
forbidden_island-say-discard = { $you ->
    [yes] Tem { $cards } cartas, uma a mais: descarte uma ou jogue uma carta especial.
   *[no] { $player } tem { $cards } cartas, uma a mais: descarta uma ou joga uma carta especial.
  }
forbidden_island-say-window-treasure = Antes da carta de tesouro podem jogar: { $who }.
forbidden_island-say-window-flood = Antes da carta de inundação podem jogar: { $who }.
forbidden_island-may-play = { $player } ({ $cards })
forbidden_island-say-swim = { $count ->
    [one] Afundou-se: { $tile }. { $player } tem de sair já da água. Para onde?
   *[other] Afundou-se: { $tile }. { $count } peões têm de sair já da água. Para onde?
  }
forbidden_island-say-rescue = Afundou-se: { $tile }. { $stranded ->
    [yes] Está na água
   *[no] Na água: { $pawns }
  }, longe de mais para nadar até terra. { $you ->
    [yes] Use o seu Helicóptero.
   *[no] { $player } tem de usar um Helicóptero.
  }
forbidden_island-say-draw = { $player } tira uma carta de tesouro.
forbidden_island-say-flood = { $floods ->
    [one] A água sobe: mais uma carta de inundação.
   *[other] A água sobe: mais { $floods } cartas de inundação.
  }

## Deciding

forbidden_island-hint-act = Toque numa peça: uma moldura, pode ir lá a pé; uma asa, pode voar até lá; um saco, pode drená-la.
forbidden_island-hint-second = Toque numa peça com um saco, ou faça outra coisa.
forbidden_island-hint-swim = Toque numa peça com contorno.
forbidden_island-capture = Recuperar { FORM($treasure, "the") }
forbidden_island-lead = Guiar { FORM($player, "the") }
forbidden_island-give = Dar uma carta
forbidden_island-give-card = { $card } para { FORM($player, "the") }
forbidden_island-end-actions = Acabar as ações
forbidden_island-end-actions-left = { $actions ->
    [one] { $actions } fica por usar
   *[other] { $actions } ficam por usar
  }
forbidden_island-proceed-treasure = Tirar a carta seguinte
forbidden_island-proceed-flood = Virar a carta de inundação seguinte
forbidden_island-proceed-actions = Continuar
forbidden_island-proceed-note = sem carta especial
forbidden_island-go-on = Avançar até ao meu turno
forbidden_island-stop-tile = { $tile }: pode afundar agora. { $player } pode salvá-la: { $card }.
forbidden_island-stop-home = Já pode voar para casa.
forbidden_island-asking-threat = Pergunta-se quando se pode salvar o Heliporto, o último lugar de um tesouro ou um peão.
forbidden_island-asking-flooded = Pergunta-se quando se pode salvar uma peça inundada.
forbidden_island-asking-always = Pergunta-se antes de cada carta.
forbidden_island-asking-change = Mudar
forbidden_island-asking-title = Quando perguntar
forbidden_island-asking-card = Perguntar sobre { $card }
forbidden_island-play = { $card }
forbidden_island-play-note = { $you ->
    [yes] carta sua, grátis
   *[no] carta de { $player }, grátis
  }
forbidden_island-lift-off = { $card }: voar para casa!
forbidden_island-lift-off-note = estão todos aqui, e todos os tesouros também
forbidden_island-discard = Descartar { $card }
forbidden_island-discard-held = uma das { $count } desta mão
forbidden_island-discard-captured = tesouro já recuperado, já não faz falta
forbidden_island-swims = { $player } primeiro
forbidden_island-passenger = { $player }
forbidden_island-left-behind = fica na água: partida perdida
forbidden_island-ask-lift = { $count ->
    [0] Quem voa? Todos da mesma peça.
   *[other] Quem voa, e para onde? Toque numa peça.
  }
forbidden_island-ask-rescue = Para onde levar { $pawns }? Toque numa peça.
forbidden_island-ask-sandbag = Que peça inundada salvam os Sacos de Areia? Toque nela.
forbidden_island-ask-lead = Para onde vai { FORM($player, "the") }? Até dois passos: toque numa peça.
forbidden_island-ask-give = Que carta, e para quem?
forbidden_island-never-mind = Deixar estar
forbidden_island-do-move = Ir para aqui
forbidden_island-do-fly = Voar para aqui
forbidden_island-do-shore_up = Drenar
forbidden_island-do-navigate = Guiar { FORM($player, "the") } para aqui
forbidden_island-do-swim = { $player } nada para aqui
forbidden_island-do-lift = Voar para aqui
forbidden_island-do-sandbag = Sacos de Areia aqui
forbidden_island-cost-action = 1 ação
forbidden_island-cost-free = grátis
forbidden_island-cost-flooded = { $cost }, a peça está inundada

## Why not

forbidden_island-no-sunk = Este sítio afundou-se; ninguém pode estar aqui.
forbidden_island-no-actions = Já não resta nenhuma ação para isso.
forbidden_island-no-move = Longe demais: um passo leva a uma peça ao lado da sua.
forbidden_island-no-move-explorer = Longe demais: um passo leva a qualquer peça à volta da sua.
forbidden_island-no-move-diver = Não se chega aqui a mergulhar: o caminho só passa por peças inundadas ou afundadas.
forbidden_island-no-move-flown = O Piloto já voou neste turno; a pé é longe demais.
forbidden_island-no-shore-dry = Nada para drenar: a peça está seca.
forbidden_island-no-shore-far = Longe demais para drenar: é preciso uma peça ao lado da sua, ou Sacos de Areia.
forbidden_island-no-capture = são precisas { $needed } cartas { $treasure }, a mão tem { $held }
forbidden_island-no-capture-done = { $treasure }: tesouro já recuperado
forbidden_island-no-give-cards = não há cartas de tesouro na mão
forbidden_island-no-give-alone = é preciso alguém na mesma peça
forbidden_island-no-lift-off-treasure = { $count ->
    [one] Para voar para casa ainda falta à equipa { FORM($treasure, "the") }.
   *[other] Para voar para casa ainda faltam à equipa { $count } tesouros.
  }
forbidden_island-no-lift-off-pawn = Para voar para casa, { FORM($player, "the") } também tem de vir { FORM($tile, "up") }.

## The board

forbidden_island-board = A ilha
forbidden_island-treasures = Tesouros
forbidden_island-treasure = { $captured ->
    [yes] { $treasure }: tesouro recuperado
   *[no] { $treasure }: ainda por recuperar, { $held ->
        [one] { $held } carta nas mãos
       *[other] { $held } cartas nas mãos
      }
  }
forbidden_island-meter = { $rate } cartas de inundação por turno; { $left ->
    [one] a próxima subida é a caveira
   *[other] a caveira está a { $left } subidas
  }
forbidden_island-meter-skull = A água chegou à caveira
forbidden_island-treasure-deck = Cartas de tesouro
forbidden_island-flood-deck = Cartas de inundação
forbidden_island-treasure-deck-words = Cartas de tesouro: { $deck } no baralho, { $discards } no descarte
forbidden_island-flood-deck-words = Cartas de inundação: { $deck } no baralho, { $known ->
    [0] { $discards } no descarte
   *[other] no topo conhecem-se { $known }, { $discards } no descarte
  }
forbidden_island-deck-left = No baralho ({ $count })
forbidden_island-deck-discards = Descartadas ({ $count })
forbidden_island-deck-pile = { $piles ->
    [one] No baralho, por ordem desconhecida ({ $count })
   *[other] { $index ->
        [0] { $count ->
            [one] No topo: esta sai primeiro
           *[other] No topo: estas { $count } saem primeiro, por ordem desconhecida
          }
       *[other] Por baixo: { $count }
      }
  }
forbidden_island-known = { $count ->
    [one] Conhece-se a próxima carta de inundação:
   *[other] As próximas { $count } cartas de inundação são estas, por alguma ordem:
  }
forbidden_island-flag-held = { $held } de { $needed }
forbidden_island-flag-play = Quando quiser
forbidden_island-mate = { $player }: { $cards }
forbidden_island-hand-of = A mão de { $player }
forbidden_island-none = nenhuma

## What happened

forbidden_island-tell-move = { $you ->
    [yes] Vai { FORM($tile, "to") }.
   *[no] { $player } vai { FORM($tile, "to") }.
  }
forbidden_island-tell-fly = { $you ->
    [yes] Voa { FORM($tile, "to") }.
   *[no] { $player } voa { FORM($tile, "to") }.
  }
forbidden_island-tell-navigate = { $you ->
    [yes] Guia { FORM($pawn, "the") } { FORM($tile, "up") }.
   *[no] { $player } guia { FORM($pawn, "the") } { FORM($tile, "up") }.
  }
forbidden_island-tell-shore_up = { $you ->
    [yes] Drena { FORM($tile, "the") }.
   *[no] { $player } drena { FORM($tile, "the") }.
  }
forbidden_island-tell-give = { $you ->
    [yes] Dá uma carta { $card } a { $receiver }.
   *[no] { $player } dá uma carta { $card } a { $receiver }.
  }
forbidden_island-tell-capture = { $you ->
    [yes] Recupera { FORM($treasure, "the") }!
   *[no] { $player } recupera { FORM($treasure, "the") }!
  }
forbidden_island-tell-discard = { $you ->
    [yes] Descarta uma carta { $card }.
   *[no] { $player } descarta uma carta { $card }.
  }
forbidden_island-tell-swim = { $you ->
    [yes] Nada { FORM($tile, "up") }.
   *[no] { $player } nada { FORM($tile, "up") }.
  }
forbidden_island-tell-sandbag = { $you ->
    [yes] Com Sacos de Areia, salva { FORM($tile, "the") }.
   *[no] Com Sacos de Areia, { $player } salva { FORM($tile, "the") }.
  }
forbidden_island-tell-lift = { $you ->
    [yes] O seu Helicóptero leva { $pawns } { FORM($tile, "up") }.
   *[no] O Helicóptero de { $player } leva { $pawns } { FORM($tile, "up") }.
  }
forbidden_island-tell-lift_off = { $you ->
    [yes] O seu Helicóptero leva toda a equipa para casa.
   *[no] O Helicóptero de { $player } leva toda a equipa para casa.
  }
forbidden_island-tell-draw = Uma carta de tesouro: { $card }.
forbidden_island-tell-rise = { $card } Agora são { $rate } cartas de inundação por turno, e as descartadas passam para o topo do baralho.
forbidden_island-tell-skull = { $card } A água chega à caveira.
forbidden_island-tell-flood = Inundação: { $tile }.
forbidden_island-tell-sink = Afundou-se: { $tile }.
forbidden_island-rise-text = O nível sobe um grau. As cartas de inundação descartadas voltam ao topo do baralho.
forbidden_island-rise-rate = Agora { $rate } cartas de inundação por turno
forbidden_island-capture-cards = gastam-se quatro das suas cartas
forbidden_island-log-turn = Turno { $turn }: { $player }

## The end

forbidden_island-won = Fora da ilha, com os quatro tesouros!
forbidden_island-lost = A ilha ganhou
forbidden_island-end-lift_off = Os quatro tesouros estão recuperados, e o helicóptero levou todos para casa.
forbidden_island-end-treasure_lost = { $treasure }: tesouro perdido, porque { $sites } se afundaram antes de ser recuperado.
forbidden_island-end-landing_lost = Afundou-se: { $tile }. E com ele o único caminho para casa.
forbidden_island-end-pawn_lost = { $player } perde-se no mar: a peça { $tile } afundou-se, e não havia outra ao alcance.
forbidden_island-end-meter = A água chegou à caveira: toda a ilha vai ao fundo.
forbidden_island-end-course = Tesouros recuperados: { $treasures } de 4. Peças afundadas: { $sunk } de 24. Tudo em { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }.

## Keys

forbidden_island-key-end = acabar as ações, ou continuar sem carta especial
forbidden_island-key-go-on = avançar até ao seu próximo turno
forbidden_island-key-capture = recuperar o tesouro
forbidden_island-key-give = dar uma carta
forbidden_island-key-lift = jogar um Helicóptero
forbidden_island-key-sandbags = jogar Sacos de Areia
