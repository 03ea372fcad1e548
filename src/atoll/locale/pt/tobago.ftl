# Tobago à mesa.

tobago-colour-red = Vermelho
tobago-colour-yellow = Amarelo
tobago-colour-violet = Violeta
tobago-colour-blue = Azul

tobago-terrain-beach = praia
    .in = na praia
    .to = para a praia
tobago-terrain-jungle = selva
    .in = na selva
    .to = para a selva
tobago-terrain-river = rio
    .in = no rio
    .to = para o rio
tobago-terrain-scrubland = matagal
    .in = no matagal
    .to = para o matagal
tobago-terrain-lake = lago
    .in = no lago
    .to = para o lago
tobago-terrain-mountain = montanha
    .in = na montanha
    .to = para a montanha
tobago-object-hut = cabana
tobago-object-palm = palmeira
tobago-object-statue = estátua
tobago-amulet = amuleto
tobago-curse = maldição
tobago-treasure = { $coins } moedas

tobago-map-grey = mapa cinzento
tobago-map-brown = mapa castanho
tobago-map-black = mapa preto
tobago-map-white = mapa branco
tobago-map-grey-short = Cinzento
tobago-map-brown-short = Castanho
tobago-map-black-short = Preto
tobago-map-white-short = Branco

## Clues: where the treasure is

tobago-clue-in-beach = Numa praia
tobago-clue-in-largest_beach = Na maior praia
tobago-clue-next_to-beach = Ao lado de uma praia
tobago-clue-next_to-largest_beach = Ao lado da maior praia
tobago-clue-not_in-beach = Não numa praia
tobago-clue-not_next_to-beach = Não ao lado de uma praia
tobago-clue-in-jungle = Numa selva
tobago-clue-in-largest_jungle = Na maior selva
tobago-clue-next_to-jungle = Ao lado de uma selva
tobago-clue-next_to-largest_jungle = Ao lado da maior selva
tobago-clue-not_in-jungle = Não numa selva
tobago-clue-not_in-largest_jungle = Não na maior selva
tobago-clue-in-river = Num rio
tobago-clue-in-largest_river = No maior rio
tobago-clue-next_to-river = Ao lado de um rio
tobago-clue-next_to-largest_river = Ao lado do maior rio
tobago-clue-not_in-river = Não num rio
tobago-clue-not_next_to-river = Não ao lado de um rio
tobago-clue-in-scrubland = Num matagal
tobago-clue-in-largest_scrubland = No maior matagal
tobago-clue-next_to-scrubland = Ao lado de um matagal
tobago-clue-next_to-largest_scrubland = Ao lado do maior matagal
tobago-clue-not_in-scrubland = Não num matagal
tobago-clue-not_next_to-scrubland = Não ao lado de um matagal
tobago-clue-in-lake = Num lago
tobago-clue-in-largest_lake = No maior lago
tobago-clue-next_to-lake = Ao lado de um lago
tobago-clue-next_to-largest_lake = Ao lado do maior lago
tobago-clue-not_in-largest_lake = Não no maior lago
tobago-clue-in_sight_of-largest_lake = À vista do maior lago
tobago-clue-in-mountain = Nas montanhas
tobago-clue-in-largest_mountain = Na maior cordilheira
tobago-clue-next_to-mountain = Ao lado de montanhas
tobago-clue-next_to-largest_mountain = Ao lado da maior cordilheira
tobago-clue-not_in-mountain = Não nas montanhas
tobago-clue-in_sight_of-largest_mountain = À vista da maior cordilheira
tobago-clue-next_to-hut = Ao lado de uma cabana
tobago-clue-in_sight_of-hut = À vista de uma cabana
tobago-clue-not_next_to-hut = Não ao lado de uma cabana
tobago-clue-not_in_sight_of-hut = Não à vista de uma cabana
tobago-clue-next_to-palm = Ao lado de uma palmeira
tobago-clue-in_sight_of-palm = À vista de uma palmeira
tobago-clue-not_next_to-palm = Não ao lado de uma palmeira
tobago-clue-not_in_sight_of-palm = Não à vista de uma palmeira
tobago-clue-next_to-statue = Ao lado de uma estátua
tobago-clue-in_sight_of-statue = À vista de uma estátua
tobago-clue-not_next_to-statue = Não ao lado de uma estátua
tobago-clue-not_in_sight_of-statue = Não à vista de uma estátua
tobago-clue-next_to-ocean = Ao lado do oceano
tobago-clue-in_sight_of-ocean = À vista do oceano
tobago-clue-not_next_to-ocean = Não ao lado do oceano
tobago-clue-not_in_sight_of-ocean = Não à vista do oceano

## Options

tobago-option-island = A ilha
tobago-option-island-help = As quatro ilhas dos lados maiores A, B e C são como as impressas. Com os nossos lados a, b e c há 32 ao todo.
tobago-option-island-printed = Uma das impressas, à sorte
tobago-option-island-any = Qualquer uma das 32, à sorte
tobago-option-island-random = Tirada à sorte
tobago-option-island-value = Ilha { $value }
tobago-option-expert_amulets = Amuletos para peritos
tobago-option-expert_amulets-help = Um amuleto também pode duplicar um direito seu, ou trocar as rosas dos ventos de duas pistas de um mapa.
tobago-option-curse = O que faz uma maldição
tobago-option-curse-help = Atinge sempre quem ainda tem uma rosa dos ventos no mapa.
tobago-option-curse-full = Acaba a partilha, e todos pagam
tobago-option-curse-goes_on = Todos pagam, e a partilha continua
tobago-option-curse-amulet_buys_in = Quem paga um amuleto continua
tobago-option-curse-one = Uma só; acaba a partilha
tobago-option-curse-none = Sem maldições
tobago-option-curse_cards = Cartas de maldição
tobago-option-curse_cards-help = Quantas há no baralho de tesouros.
tobago-option-curse_cards-0 = Nenhuma
tobago-option-curse_cards-1 = Uma
tobago-option-curse_cards-2 = Duas
tobago-option-curse_payment = O que leva uma maldição
tobago-option-curse_payment-help = A quem tem um amuleto e também uma carta de tesouro.
tobago-option-curse_payment-amulet = Um amuleto
tobago-option-curse_payment-choice = O que o jogador escolher
tobago-option-curse_depth = A que fundo estão as maldições
tobago-option-curse_depth-help = São baralhadas com este número de cartas do fundo do baralho.
tobago-option-curse_depth-27 = Entre as 27 do fundo
tobago-option-curse_depth-21 = Entre as 21 do fundo
tobago-option-curse_returns = As maldições voltam
tobago-option-curse_returns-help = Uma maldição que saiu volta a ser baralhada no resto do baralho.
tobago-option-open_coins = Tesouros à vista
tobago-option-open_coins-help = As cartas de tesouro de todos ficam viradas para cima.

## Whose decision it is, and why

tobago-say-place = { $you ->
    [yes] Ponha o seu jipe no espaço que quiser.
   *[no] { $player } escolhe um espaço para o jipe.
  }
tobago-say-act = { $you ->
    [yes] É a sua vez: jogue uma pista, ou conduza até três passos.
   *[no] É a vez de { $player }: uma pista, ou até três passos de jipe.
  }
tobago-say-steps = { $you ->
    [yes] Está a conduzir: { $steps ->
        [one] falta um passo.
       *[other] faltam { $steps } passos.
      }
   *[no] { $player } conduz: { $steps ->
        [one] falta um passo.
       *[other] faltam { $steps } passos.
      }
  }
tobago-say-amulet-steps = { $you ->
    [yes] Está a conduzir com um amuleto: { $steps ->
        [one] falta um passo.
       *[other] faltam { $steps } passos.
      }
   *[no] { $player } conduz com um amuleto: { $steps ->
        [one] falta um passo.
       *[other] faltam { $steps } passos.
      }
  }
tobago-say-rest = { $you ->
    [yes] A sua ação está feita: desenterre, jogue amuletos ou acabe o turno.
   *[no] A ação de { $player } está feita: restam os tesouros e os amuletos.
  }
tobago-say-draw = { $you ->
    [yes] Completa a sua mão de pistas.
   *[no] { $player } completa a mão de pistas.
  }
tobago-say-peek = O tesouro do { $map } está desenterrado: por cada rosa dos ventos, o dono vê uma carta em segredo.
tobago-say-add = Baralha-se uma carta que ninguém viu.
tobago-say-reveal = Vira-se a carta de tesouro seguinte do { $map }.
tobago-say-ask = { $you ->
    [yes] Chegou a vez da sua rosa dos ventos no { $map }: ficar com { $card }, ou deixar para as de cima?
   *[no] Chegou a vez da rosa dos ventos de { $player } no { $map }: ficar com { $card }, ou deixar?
  }
tobago-say-pay = { $you ->
    [yes] A maldição atinge-o: entregar um amuleto ou a sua melhor carta de tesouro?
   *[no] A maldição atinge { $player }, que escolhe entre um amuleto e a melhor carta de tesouro.
  }
tobago-say-start_map = { $you ->
    [yes] A partilha acabou: comece o mapa novo com uma pista da sua mão.
   *[no] A partilha acabou: { $player } começa o mapa novo com uma pista.
  }
tobago-say-over-deck_empty = O baralho de tesouros acabou, e a partida também.
tobago-say-over-stuck = Já não se pode desenterrar nenhum tesouro, e a partida acabou.

## Deciding

tobago-hint-place = Qualquer espaço serve; vários jipes podem partilhar um.
tobago-hint-act = Jogue uma das suas pistas, ou escolha um espaço com contorno para onde conduzir.
tobago-hint-steps = Escolha um espaço com contorno para continuar.
tobago-hint-start_map = Escolha uma das suas pistas.
tobago-take = Ficar com { $card }
tobago-take-note = a sua rosa dos ventos volta
tobago-leave = Deixar
tobago-leave-note = pergunta-se à rosa seguinte
tobago-pay-amulet = Entregar um { $amulet }
tobago-pay-amulet-buys-in = e continuar na partilha
tobago-pay-card = Entregar { $card }
tobago-pay-card-note = a sua melhor carta de tesouro
tobago-pay-card-leaves = e retomar as suas rosas
tobago-raise = Desenterrar o tesouro do { $map }
tobago-raise-note = acaba a viagem, não o turno
tobago-drive = Conduzir com a sua ação
tobago-drive-note = acaba a viagem do amuleto
tobago-use-amulet = Jogar um { $amulet }
tobago-use-amulet-note = { $count ->
    [one] tem um
   *[other] tem { $count }
  }
tobago-exchange = Trocar a mão
tobago-exchange-note = custa o turno inteiro
tobago-end-turn = Acabar o turno
tobago-end-turn-note = a sua ação fica por usar
tobago-never-mind = Deixar estar
tobago-ask-map = Em que mapa?
tobago-ask-way = Como jogá-la
tobago-way-action = Com a sua ação
tobago-way-amulet = Com um { $amulet }
tobago-onto = { $map }
tobago-play-on = Jogar no { $map }: { $left ->
    [one] resta um local
   *[other] restam { $left } locais
  }
tobago-leaves = deixa { $left } de { $sites } locais
tobago-leaves-one = deixa um só local: encontrado!
tobago-no-located = já localizado
tobago-no-none-left = não deixaria nenhum espaço
tobago-no-none-lost = não excluiria nenhum espaço
tobago-no-no-rose = já não tem rosas dos ventos
tobago-ask-power = Para que é o amuleto?
tobago-ask-amulet_remove = Que marcador sai? Escolha um espaço com contorno.
tobago-ask-amulet_clue = Que pista? Escolha uma da sua mão.
tobago-ask-amulet_drive = Para onde? Escolha um espaço com contorno.
tobago-ask-amulet_double = Qual das suas pistas recebe uma segunda rosa dos ventos?
tobago-ask-amulet_swap = Que duas pistas trocam as rosas dos ventos?
tobago-power-amulet_remove = Tirar um marcador
tobago-power-amulet_remove-note = nunca o último do mapa
tobago-power-amulet_remove-no = nenhum mapa tem dois ou mais marcadores
tobago-power-amulet_clue = Mais uma pista
tobago-power-amulet_clue-note = além da sua ação
tobago-power-amulet_clue-no = nenhuma pista da sua mão serve
tobago-power-amulet_drive = Mais uma viagem
tobago-power-amulet_drive-note = três passos, sem apanhar amuletos
tobago-power-amulet_drive-no = não há para onde ir
tobago-power-amulet_exchange = Trocar a mão
tobago-power-amulet_exchange-note = e o seu turno continua
tobago-power-amulet_double = Duplicar um direito
tobago-power-amulet_double-note = uma segunda rosa numa pista sua
tobago-power-amulet_double-no = nenhuma pista tem uma só rosa sua
tobago-power-amulet_swap = Trocar duas rosas
tobago-power-amulet_swap-note = de duas pistas do mesmo mapa
tobago-power-amulet_swap-no = não há duas pistas de donos diferentes que sirvam
tobago-double = { $map }
tobago-swap = { $map }
tobago-swap-note = { $one } ↔ { $other }
tobago-quote = { $words }
tobago-clue-of = { $clue } ({ $player })
tobago-do-place = Começar aqui
tobago-do-drive = Conduzir até aqui
tobago-do-amulet_drive = Conduzir até aqui com um amuleto
tobago-do-amulet_remove = Tirar o marcador do { $map }
tobago-gain-amulet = apanhar o { $amulet }
tobago-gain-raise = o tesouro do { $map } pode ser desenterrado
tobago-gain-steps = { $steps ->
    [0] sem mais passos depois
    [one] mais um passo depois
   *[other] mais { $steps } passos depois
  }

## The board

tobago-board = A ilha
tobago-zoom-in = Mais perto
tobago-zoom-out = Mais longe
tobago-space-site = local possível do { $map }
tobago-space-vehicle = jipe de { $player }
tobago-space-looked-at = uma estátua olha para aqui
tobago-space-deed = { $what }. { $deed }
tobago-look-clue = { $clue }: { $count ->
    [one] serve um espaço
   *[other] servem { $count } espaços
  }
tobago-look-map = { $map }: { $count ->
    [0] em partilha
    [one] um só local, o tesouro está localizado
   *[other] { $count } locais onde pode estar o tesouro
  }
tobago-look-leaves = { $clue }: deixa { $left } de { $sites } locais do { $map }
tobago-maps = Mapas do tesouro
tobago-map-located = localizado
tobago-map-raised = em partilha
tobago-map-empty = sem pistas
tobago-map-sites = { $count ->
    [one] um local
   *[other] { $count } locais
  }
tobago-map-clue = { $clue }, { $count ->
    [0] já sem rosas dos ventos
    [one] rosa dos ventos de { $player }
   *[other] { $count } rosas dos ventos de { $player }
  }
tobago-map-clues = { $count ->
    [0] { $map }: ainda sem pistas
   *[other] { $map }: as suas pistas, a mais antiga primeiro
  }
tobago-roses-of = { $count ->
    [0] já sem rosas dos ventos
    [one] rosa dos ventos de { $player }
   *[other] { $count } rosas dos ventos de { $player }
  }
tobago-rose-raiser = Rosa dos ventos de { $player }, que desenterrou o tesouro
tobago-rose-below = desenterrou
tobago-hand = As suas pistas
tobago-signs = Os sinais das pistas
tobago-sign-in = nela
tobago-sign-next = ao lado dela
tobago-sign-sight = à vista: 1 ou 2 espaços
tobago-sign-not = aí não
tobago-open-clues = Pistas na mão
tobago-open-looked = Viu: { $cards }
tobago-hand-of = As pistas de { $name }
tobago-clue-deck = Pistas
tobago-treasure-deck = Tesouros
tobago-curses = Maldições
tobago-deck-counts = { $deck } no baralho, { $discards } no descarte
tobago-curses-left = { $when ->
    [none] já nenhuma
    [later] { $free ->
        [1] { $count }, não a carta do topo
       *[other] { $count }, não entre as { $free } do topo
      }
   *[now] { $count } ainda em jogo
  }
tobago-has-treasures = { $count ->
    [one] uma carta de tesouro
   *[other] { $count } cartas de tesouro
  }
tobago-has-amulets = { $count ->
    [one] um amuleto
   *[other] { $count } amuletos
  }
tobago-has-roses = { $count ->
    [one] uma rosa dos ventos de reserva
   *[other] { $count } rosas dos ventos de reserva
  }
tobago-has-clues = { $count ->
    [one] uma pista na mão
   *[other] { $count } pistas na mão
  }
tobago-coins = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
  }

## Sharing

tobago-sharing = Partilha do tesouro do { $map }
tobago-sharing-left = { $count ->
    [one] uma carta virada para baixo
   *[other] { $count } cartas viradas para baixo
  }
tobago-sharing-roses = As rosas dos ventos, pela ordem em que se pergunta
tobago-sharing-looked = Só você viu:
tobago-sharing-revealed = Já viradas:
tobago-only-you = só você vê isto
tobago-sharing-count = Carta { $number } de { $cards }
tobago-treasure-hidden = virada para baixo
tobago-curse-strikes = Uma maldição!
tobago-curse-amulet = { $you ->
    [yes] Perde um amuleto
   *[no] { $player } perde um amuleto
  }
tobago-curse-card = { $you ->
    [yes] Perde a sua melhor carta
   *[no] { $player } perde a melhor carta
  }
tobago-curse-nothing = { $you ->
    [yes] Não tem nada a perder
   *[no] { $player } não tem nada a perder
  }

## What happened

tobago-log-setup = Preparação
tobago-log-turn = Turno { $turn }: { $player }
tobago-tell-place = { $you ->
    [yes] Começa { FORM($terrain, "in") }.
   *[no] { $player } começa { FORM($terrain, "in") }.
  }
tobago-tell-clue = { $you ->
    [yes] Junta «{ $clue }» ao { $map }.
   *[no] { $player } junta «{ $clue }» ao { $map }.
  }
tobago-tell-drive = { $you ->
    [yes] Conduz { FORM($terrain, "to") }.
   *[no] { $player } conduz { FORM($terrain, "to") }.
  }
tobago-tell-exchange = { $you ->
    [yes] Troca a mão toda.
   *[no] { $player } troca a mão toda.
  }
tobago-tell-raise = { $you ->
    [yes] Desenterra o tesouro do { $map }!
   *[no] { $player } desenterra o tesouro do { $map }!
  }
tobago-tell-amulet_remove = { $you ->
    [yes] O seu { $amulet } tira um marcador do { $map } { FORM($terrain, "in") }.
   *[no] O { $amulet } de { $player } tira um marcador do { $map } { FORM($terrain, "in") }.
  }
tobago-tell-amulet_clue = { $you ->
    [yes] Com um { $amulet }, junta «{ $clue }» ao { $map }.
   *[no] Com um { $amulet }, { $player } junta «{ $clue }» ao { $map }.
  }
tobago-tell-amulet_drive = { $you ->
    [yes] Com um { $amulet }, conduz { FORM($terrain, "to") }.
   *[no] Com um { $amulet }, { $player } conduz { FORM($terrain, "to") }.
  }
tobago-tell-amulet_exchange = { $you ->
    [yes] Com um { $amulet }, troca a mão.
   *[no] Com um { $amulet }, { $player } troca a mão.
  }
tobago-tell-amulet_double = { $you ->
    [yes] O seu { $amulet } duplica um direito no { $map }.
   *[no] O { $amulet } de { $player } duplica um direito no { $map }.
  }
tobago-tell-amulet_swap = { $you ->
    [yes] O seu { $amulet } troca rosas dos ventos no { $map }.
   *[no] O { $amulet } de { $player } troca rosas dos ventos no { $map }.
  }
tobago-tell-end_turn = { $you ->
    [yes] Acaba o seu turno.
   *[no] { $player } acaba o turno.
  }
tobago-tell-take = { $you ->
    [yes] Fica com { $card }.
   *[no] { $player } fica com { $card }.
  }
tobago-tell-leave = { $you ->
    [yes] Deixa a carta.
   *[no] { $player } deixa a carta.
  }
tobago-tell-pay-amulet = { $you ->
    [yes] Entrega um { $amulet } à maldição.
   *[no] { $player } entrega um { $amulet } à maldição.
  }
tobago-tell-pay-card = { $you ->
    [yes] Entrega a sua melhor carta de tesouro à maldição.
   *[no] { $player } entrega a melhor carta de tesouro à maldição.
  }
tobago-tell-start_map = { $you ->
    [yes] Começa o novo { $map } com «{ $clue }».
   *[no] { $player } começa o novo { $map } com «{ $clue }».
  }
tobago-tell-draw = { $you ->
    [yes] Tira «{ $clue }».
   *[no] { $player } tira «{ $clue }».
  }
tobago-tell-peek = { $you ->
    [yes] Vê em segredo: { $card }.
   *[no] { $player } vê em segredo: { $card }.
  }
tobago-tell-add = Baralha-se uma carta que ninguém viu.
tobago-tell-reveal = Saiu: { $card }.
tobago-tell-curse = Saiu uma { $card }! Atinge todos os que ainda têm uma rosa dos ventos no { $map }.
tobago-change-amulet = { $you ->
    [yes] Apanha um { $amulet }.
   *[no] { $player } apanha um { $amulet }.
  }
tobago-change-lost-amulet = { $you ->
    [yes] A maldição leva-lhe um { $amulet }.
   *[no] { $player } perde um { $amulet } para a maldição.
  }
tobago-change-lost-card = { $you ->
    [yes] A maldição leva-lhe a melhor carta de tesouro.
   *[no] { $player } perde a melhor carta de tesouro para a maldição.
  }
tobago-change-located = O tesouro do { $map } está localizado!
tobago-change-markers = { $count } locais do { $map } ficam marcados na ilha.
tobago-change-washed-up = { $count ->
    [0] As estátuas giram; não dá à costa nenhum { $amulet }.
    [one] Dá à costa um { $amulet }, e as estátuas giram.
   *[other] Dão à costa { $count } amuletos, e as estátuas giram.
  }

## The end

tobago-end-player = Jogador
tobago-end-cards = Cartas
tobago-end-coins = Moedas
tobago-end-behind = { $coins ->
    [one] menos uma moeda
   *[other] menos { $coins } moedas
  }
tobago-counting = Contam-se as moedas
tobago-won = { $you ->
    [yes] Ganha por { $coins ->
        [one] uma moeda
       *[other] { $coins } moedas
      }
   *[no] { $player } ganha por { $coins ->
        [one] uma moeda
       *[other] { $coins } moedas
      }
  }
tobago-end-deck_empty = O baralho de tesouros acabou.
tobago-end-stuck = Já não se podia desenterrar nenhum tesouro.

## Keys

tobago-key-card = escolher uma pista da mão
tobago-key-map = e depois o mapa para ela
tobago-key-amulet = jogar um amuleto
tobago-key-raise = desenterrar um tesouro
tobago-key-take = ficar com a carta oferecida
tobago-key-leave = deixar a carta oferecida
tobago-key-pay-amulet = pagar uma maldição com um amuleto
tobago-key-pay-card = pagar uma maldição com uma carta de tesouro
tobago-key-exchange = trocar a mão
tobago-key-end = acabar o turno
