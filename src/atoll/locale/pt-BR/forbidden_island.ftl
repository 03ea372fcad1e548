# O que difere do português europeu.

forbidden_island-tile-fools_landing = Heliporto
    .to = para o Heliporto
    .up = até o Heliporto
    .the = o Heliporto
forbidden_island-tile-bronze_gate = Portão de Bronze
    .to = para o Portão de Bronze
    .up = até o Portão de Bronze
    .the = o Portão de Bronze
forbidden_island-tile-copper_gate = Portão de Cobre
    .to = para o Portão de Cobre
    .up = até o Portão de Cobre
    .the = o Portão de Cobre
forbidden_island-tile-gold_gate = Portão de Ouro
    .to = para o Portão de Ouro
    .up = até o Portão de Ouro
    .the = o Portão de Ouro
forbidden_island-tile-iron_gate = Portão de Ferro
    .to = para o Portão de Ferro
    .up = até o Portão de Ferro
    .the = o Portão de Ferro
forbidden_island-tile-silver_gate = Portão de Prata
    .to = para o Portão de Prata
    .up = até o Portão de Prata
    .the = o Portão de Prata
forbidden_island-tile-temple_of_the_moon = Templo da Lua
    .to = para o Templo da Lua
    .up = até o Templo da Lua
    .the = o Templo da Lua
forbidden_island-tile-temple_of_the_sun = Templo do Sol
    .to = para o Templo do Sol
    .up = até o Templo do Sol
    .the = o Templo do Sol
forbidden_island-tile-howling_garden = Jardim dos Uivos
    .to = para o Jardim dos Uivos
    .up = até o Jardim dos Uivos
    .the = o Jardim dos Uivos
forbidden_island-tile-whispering_garden = Jardim dos Sussurros
    .to = para o Jardim dos Sussurros
    .up = até o Jardim dos Sussurros
    .the = o Jardim dos Sussurros
forbidden_island-tile-cave_of_embers = Caverna das Brasas
    .to = para a Caverna das Brasas
    .up = até a Caverna das Brasas
    .the = a Caverna das Brasas
forbidden_island-tile-cave_of_shadows = Caverna das Sombras
    .to = para a Caverna das Sombras
    .up = até a Caverna das Sombras
    .the = a Caverna das Sombras
forbidden_island-tile-coral_palace = Palácio de Coral
    .to = para o Palácio de Coral
    .up = até o Palácio de Coral
    .the = o Palácio de Coral
forbidden_island-tile-tidal_palace = Palácio das Marés
    .to = para o Palácio das Marés
    .up = até o Palácio das Marés
    .the = o Palácio das Marés
forbidden_island-tile-breakers_bridge = Ponte da Arrebentação
    .to = para a Ponte da Arrebentação
    .up = até a Ponte da Arrebentação
    .the = a Ponte da Arrebentação
forbidden_island-tile-cliffs_of_abandon = Falésias do Abandono
    .to = para as Falésias do Abandono
    .up = até as Falésias do Abandono
    .the = as Falésias do Abandono
forbidden_island-tile-crimson_forest = Floresta Carmesim
    .to = para a Floresta Carmesim
    .up = até a Floresta Carmesim
    .the = a Floresta Carmesim
forbidden_island-tile-dunes_of_deception = Dunas do Engano
    .to = para as Dunas do Engano
    .up = até as Dunas do Engano
    .the = as Dunas do Engano
forbidden_island-tile-lost_lagoon = Lagoa Perdida
    .to = para a Lagoa Perdida
    .up = até a Lagoa Perdida
    .the = a Lagoa Perdida
forbidden_island-tile-misty_marsh = Pântano da Bruma
    .to = para o Pântano da Bruma
    .up = até o Pântano da Bruma
    .the = o Pântano da Bruma
forbidden_island-tile-observatory = Observatório
    .to = para o Observatório
    .up = até o Observatório
    .the = o Observatório
forbidden_island-tile-phantom_rock = Rochedo Fantasma
    .to = para o Rochedo Fantasma
    .up = até o Rochedo Fantasma
    .the = o Rochedo Fantasma
forbidden_island-tile-twilight_hollow = Vale do Crepúsculo
    .to = para o Vale do Crepúsculo
    .up = até o Vale do Crepúsculo
    .the = o Vale do Crepúsculo
forbidden_island-tile-watchtower = Torre de Vigia
    .to = para a Torre de Vigia
    .up = até a Torre de Vigia
    .the = a Torre de Vigia
forbidden_island-choice-roles-dealt = Papel por sorteio
forbidden_island-option-rescue_lift-help = Um Helicóptero pode tirar da água os peões cuja peça afundou.
forbidden_island-say-discard = { $you ->
    [yes] Você tem { $cards } cartas, uma a mais: descarte uma ou jogue uma carta especial.
   *[no] { $player } tem { $cards } cartas, uma a mais: descarta uma ou joga uma carta especial.
  }
forbidden_island-say-swim =
    { $count ->
        [one] Afundou: { $tile }. { $player } tem de sair já da água. Para onde?
       *[other] Afundou: { $tile }. { $count } peões têm de sair já da água. Para onde?
    }
forbidden_island-say-rescue = Afundou: { $tile }. { $stranded ->
    [yes] Você está na água
   *[no] Na água: { $pawns }
  }, longe demais para nadar até a terra. { $you ->
    [yes] Use o seu Helicóptero.
   *[no] { $player } tem de usar um Helicóptero.
  }
forbidden_island-say-draw = { $player } compra uma carta de tesouro.
forbidden_island-end-actions = Encerrar as ações
forbidden_island-proceed-treasure = Comprar a próxima carta
forbidden_island-proceed-flood = Revelar a próxima carta de inundação
forbidden_island-go-on = Avançar até o meu turno
forbidden_island-stop-home = Vocês já podem voar para casa.
forbidden_island-asking-threat = O jogo pergunta quando se pode salvar o Heliporto, o último lugar de um tesouro ou um peão.
forbidden_island-asking-flooded = O jogo pergunta quando se pode salvar uma peça inundada.
forbidden_island-asking-always = O jogo pergunta antes de cada carta.
forbidden_island-discard-captured = tesouro já recuperado, não faz mais falta
forbidden_island-never-mind = Deixar como está
forbidden_island-do-move = Ir para cá
forbidden_island-do-fly = Voar para cá
forbidden_island-do-navigate = Guiar { FORM($player, "the") } para cá
forbidden_island-do-swim = { $player } nada para cá
forbidden_island-do-lift = Voar para cá
forbidden_island-no-sunk = Este lugar afundou; ninguém pode estar aqui.
forbidden_island-no-actions = Não resta nenhuma ação para isso.
forbidden_island-no-move-explorer = Longe demais: um passo leva a qualquer peça ao redor da sua.
forbidden_island-no-lift-off-treasure =
    { $count ->
        [one] Para voar para casa ainda falta à equipe { FORM($treasure, "the") }.
       *[other] Para voar para casa ainda faltam à equipe { $count } tesouros.
    }
forbidden_island-tell-move =
    { $you ->
        [yes] Você vai { FORM($tile, "to") }.
       *[no] { $player } vai { FORM($tile, "to") }.
    }
forbidden_island-tell-fly =
    { $you ->
        [yes] Você voa { FORM($tile, "to") }.
       *[no] { $player } voa { FORM($tile, "to") }.
    }
forbidden_island-tell-navigate =
    { $you ->
        [yes] Você guia { FORM($pawn, "the") } { FORM($tile, "up") }.
       *[no] { $player } guia { FORM($pawn, "the") } { FORM($tile, "up") }.
    }
forbidden_island-tell-shore_up =
    { $you ->
        [yes] Você drena { FORM($tile, "the") }.
       *[no] { $player } drena { FORM($tile, "the") }.
    }
forbidden_island-tell-give = { $you ->
    [yes] Você dá uma carta { $card } para { $receiver }.
   *[no] { $player } dá uma carta { $card } para { $receiver }.
  }
forbidden_island-tell-capture =
    { $you ->
        [yes] Você recupera { FORM($treasure, "the") }!
       *[no] { $player } recupera { FORM($treasure, "the") }!
    }
forbidden_island-tell-discard =
    { $you ->
        [yes] Você descarta uma carta { $card }.
       *[no] { $player } descarta uma carta { $card }.
    }
forbidden_island-tell-swim =
    { $you ->
        [yes] Você nada { FORM($tile, "up") }.
       *[no] { $player } nada { FORM($tile, "up") }.
    }
forbidden_island-tell-sandbag = { $you ->
    [yes] Com Sacos de Areia, você salva { FORM($tile, "the") }.
   *[no] Com Sacos de Areia, { $player } salva { FORM($tile, "the") }.
  }
forbidden_island-tell-lift_off =
    { $you ->
        [yes] O seu Helicóptero leva toda a equipe para casa.
       *[no] O Helicóptero de { $player } leva toda a equipe para casa.
    }
forbidden_island-tell-sink = Afundou: { $tile }.
forbidden_island-end-treasure_lost = { $treasure }: tesouro perdido, porque { $sites } afundaram antes de ser recuperado.
forbidden_island-end-landing_lost = Afundou: { $tile }. E com ele o único caminho para casa.
forbidden_island-end-pawn_lost = { $player } perde-se no mar: a peça { $tile } afundou, e não havia outra ao alcance.
forbidden_island-end-meter = A água chegou à caveira: a ilha inteira afunda.
forbidden_island-key-end = encerrar as ações, ou continuar sem carta especial
forbidden_island-key-go-on = avançar até o seu próximo turno
