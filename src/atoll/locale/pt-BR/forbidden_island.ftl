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
forbidden_island-go-on = Avançar até o meu turno
forbidden_island-no-sunk = Este lugar afundou-se; ninguém pode estar aqui.
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
forbidden_island-tell-give =
    { $you ->
        [yes] Você dá uma carta { $card } a { $receiver }.
       *[no] { $player } dá uma carta { $card } a { $receiver }.
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
forbidden_island-tell-lift_off =
    { $you ->
        [yes] O seu Helicóptero leva toda a equipe para casa.
       *[no] O Helicóptero de { $player } leva toda a equipe para casa.
    }
forbidden_island-key-go-on = avançar até o seu próximo turno
