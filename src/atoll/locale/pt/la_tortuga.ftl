# La Tortuga à mesa.

la_tortuga-colour-red = Vermelha
    .of = da Vermelha
    .on = a Vermelha
la_tortuga-colour-yellow = Amarela
    .of = da Amarela
    .on = a Amarela
la_tortuga-colour-blue = Azul
    .of = da Azul
    .on = a Azul
la_tortuga-colour-green = Verde
    .of = da Verde
    .on = a Verde
la_tortuga-colour-purple = Roxa
    .of = da Roxa
    .on = a Roxa
la_tortuga-colour-white = Branca
    .of = da Branca
    .on = a Branca
la_tortuga-colour-black = Preta
    .of = da Preta
    .on = a Preta
la_tortuga-pattern-plated = às placas
la_tortuga-pattern-dotted = às pintas
la_tortuga-pattern-striped = às riscas
la_tortuga-pattern-curled = às espirais
la_tortuga-pattern-zigzag = aos ziguezagues
la_tortuga-pattern-ringed = aos anéis
la_tortuga-pattern-crossed = às cruzes
# With two turtles each, the pattern tells a player's turtles apart.
la_tortuga-turtle-of-two = { $colour } ({ $pattern })
    .of = { FORM($colour, "of") } ({ $pattern })
    .on = { FORM($colour, "on") } ({ $pattern })
la_tortuga-eggs = { $eggs ->
    [one] { $eggs } ovo
   *[other] { $eggs } ovos
  }
la_tortuga-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }

## Options

la_tortuga-option-spend_eggs = Ovos em vez de dados
la_tortuga-option-spend_eggs-help = Em vez de lançar o segundo ou o terceiro dado, quem decide pode gastar uma das suas cartas de ovos como se fosse esse dado. Custa os ovos, mas não a sorte.

## Whose decision it is, and why

la_tortuga-say-choose = { $you ->
    [yes] É a sua vez: qual das suas tartarugas vai primeiro?
   *[no] { $player } escolhe que tartaruga vai primeiro.
  }
la_tortuga-say-throw = { $turtle } avança: lança-se um dado.
la_tortuga-say-decide = { $you ->
    [yes] Tem { $total }. Mais um dado, ou para?
   *[no] { $player } tem { $total }: mais um dado, ou para?
  }
# $whose: who of the two is looking at the page.
la_tortuga-say-decide-rider = { $whose ->
    [rider] Vai em cima, por isso decide por { $mover }. O total é { $total }.
    [mover] { $player } vai em cima, por isso decide pela sua tartaruga. O total é { $total }.
   *[other] { $player } vai em cima, por isso decide por { $mover }. O total é { $total }.
  }
la_tortuga-say-turn-up = Vira-se a carta de ovos seguinte.
la_tortuga-say-over = { $you ->
    [yes] Ficou com a praia, e a partida acabou.
   *[no] { $player } ficou com a praia, e a partida acabou.
  }

## Deciding

la_tortuga-roll = Lançar
la_tortuga-roll-chance = { $sides ->
    [0] sem risco
    [6] mergulho certo
   *[other] mergulha em { $sides } de 6
  }
la_tortuga-stop = Parar
la_tortuga-stop-where = { $spaces ->
    [one] { $spaces } casa, até à { $to }
   *[other] { $spaces } casas, até à { $to }
  }
la_tortuga-stop-beach = { $spaces ->
    [one] { $spaces } casa, até à praia
   *[other] { $spaces } casas, até à praia
  }
la_tortuga-takes-card = ganha { $egg }
la_tortuga-onto = para cima { FORM($turtle, "of") }
la_tortuga-spend = Gastar { $egg }
la_tortuga-spend-where = faz { $total }, até à { $to }
la_tortuga-spend-or = ou gastar uma carta como dado:
la_tortuga-spend-egg = { $egg }
la_tortuga-spend-to = até à { $to }
la_tortuga-first = { $turtle } primeiro
la_tortuga-first-alone = vai sozinha, desde { $place }
la_tortuga-first-carries = { $riders ->
    [one] leva { $riders } tartaruga, desde { $place }
   *[other] leva { $riders } tartarugas, desde { $place }
  }
la_tortuga-first-rider = quem decidiria: { $player }
la_tortuga-place-raft = a jangada
la_tortuga-place-beach = a praia
la_tortuga-place-space = a casa { $space }
la_tortuga-sure = O total já é 7: qualquer terceiro dado é demais. Lançar mesmo assim?
la_tortuga-sure-yes = Lançar e mergulhar
la_tortuga-sure-no = Melhor não

## The board

la_tortuga-board = A ilha: 21 casas em anel, a jangada ao lado da casa 1, a praia na 21
la_tortuga-board-words = O tabuleiro por palavras
la_tortuga-words-raft = Na jangada: { $turtles }.
la_tortuga-words-raft-empty = A jangada está vazia.
la_tortuga-words-stack = Casa { $space }, de baixo para cima: { $turtles }.
la_tortuga-words-space = Casa { $space }: { $turtles }.
la_tortuga-words-deck = À vista: { $egg }. Por virar: { $deck }.
la_tortuga-words-beach = Já não há cartas: a praia com os seus 7 ovos vai para a próxima que lá chegar, e aí acaba a partida.
la_tortuga-space = { $count ->
    [0] Casa { $space }, vazia
    [one] Casa { $space }: { $turtles }
   *[other] Casa { $space }, de baixo para cima: { $turtles }
  }
la_tortuga-space-beach = { $count ->
    [0] A praia, casa 21, vazia
    [one] A praia, casa 21: { $turtles }
   *[other] A praia, casa 21, de baixo para cima: { $turtles }
  }
la_tortuga-space-target = { $space } Parar agora leva até aqui.
la_tortuga-raft = Jangada
la_tortuga-beach = Praia
la_tortuga-deck-left = { $deck ->
    [0] a última carta
   *[other] mais { $deck }
  }
la_tortuga-deck-beach = 7 na praia
la_tortuga-sum = { $bust ->
    [yes] { $total }: demais!
   *[no] { $total } × { $dice } = { $spaces }
  }

## What happened, for those who listen

la_tortuga-tell-turtle = { $you ->
    [yes] Manda { FORM($turtle, "on") } primeiro.
   *[no] { $player } manda { FORM($turtle, "on") } primeiro.
  }
la_tortuga-tell-die = { $turtle }: saiu { $value }.
la_tortuga-tell-roll = { $you ->
    [yes] Lança mais um dado.
   *[no] { $player } lança mais um dado.
  }
la_tortuga-tell-stop = { $you ->
    [yes] Decide parar.
   *[no] { $player } decide parar.
  }
la_tortuga-tell-spend = { $you ->
    [yes] Gasta { $egg } como dado.
   *[no] { $player } gasta { $egg } como dado.
  }
la_tortuga-tell-bust = { $riders ->
    [0] Demais: { $turtle } volta para a jangada.
    [one] Demais: { $turtle } e a tartaruga às suas costas vão para a jangada.
   *[other] Demais: { $turtle } e as { $riders } tartarugas às suas costas vão para a jangada.
  }
la_tortuga-tell-move = { $riders ->
    [0] { $turtle } nada { $spaces } até à casa { $to }.
    [one] { $turtle } leva uma tartaruga, { $spaces } até à casa { $to }.
   *[other] { $turtle } leva { $riders } tartarugas, { $spaces } até à casa { $to }.
  }
la_tortuga-tell-move-onto = { $riders ->
    [0] { $turtle } nada { $spaces } até à casa { $to }, para cima { FORM($onto, "of") }.
    [one] { $turtle } leva uma tartaruga, { $spaces } até à casa { $to }, para cima { FORM($onto, "of") }.
   *[other] { $turtle } leva { $riders } tartarugas, { $spaces } até à casa { $to }, para cima { FORM($onto, "of") }.
  }
la_tortuga-tell-take = { $you ->
    [yes] Fica com { $egg }.
   *[no] { $player } fica com { $egg }.
  }
la_tortuga-tell-beach = { $you ->
    [yes] Fica com a praia: 7 ovos, e acabou.
   *[no] { $player } fica com a praia: 7 ovos, e acabou.
  }
la_tortuga-tell-egg = A seguir: { $egg }.

## The log

la_tortuga-log-die = saiu { $value }
la_tortuga-log-bust = mergulho
la_tortuga-log-lap = uma volta inteira
la_tortuga-log-onto = para cima { FORM($turtle, "of") }
la_tortuga-log-decider = decidiu { $player }
la_tortuga-log-take = { $player } fica com { $egg }
la_tortuga-log-beach = { $player } fica com a praia

## People and the end

la_tortuga-no-cards = sem cartas
la_tortuga-card = uma carta de { $value }
la_tortuga-card-beach = a praia, 7
la_tortuga-end-beach = { $player } ficou com a praia e acabou a partida.
la_tortuga-end-cards = Ovos iguais: decide o maior número de cartas, e a praia conta como uma.
la_tortuga-end-shared = Ovos e cartas iguais: a vitória é partilhada.
la_tortuga-end-columns-player = Jogador
la_tortuga-end-columns-eggs = Ovos
la_tortuga-end-columns-cards = Cartas

## Keys

la_tortuga-key-roll = lançar mais um dado
la_tortuga-key-stop = parar
la_tortuga-key-first = mandar a sua primeira tartaruga
la_tortuga-key-second = mandar a sua segunda tartaruga
la_tortuga-key-spend = gastar uma carta desse valor
