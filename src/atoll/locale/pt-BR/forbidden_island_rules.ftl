# O que difere do português europeu.

forbidden_island-rules-aim = Sobre o jogo
forbidden_island-rules-setup-begin = As 24 peças são postas ao acaso, e seis cartas de inundação inundam as primeiras. Cada um recebe um papel e duas cartas de tesouro; uma “As águas sobem!” entre elas é trocada. Mãos e descartes ficam à vista: conversem e façam planos juntos.
forbidden_island-rules-turn-draw = Depois compre duas cartas de tesouro, uma após a outra. “As águas sobem!” faz o medidor subir um grau, e as inundações descartadas voltam, embaralhadas, para o topo do seu baralho. Não se compra outra carta em troca.
forbidden_island-rules-turn-limit = Uma mão tem no máximo cinco cartas. Quem tiver mais, seja de quem for a vez, descarta uma na hora, ou joga antes uma carta especial, o que conta como descarte. Ninguém descarta sem necessidade. (R6, R16, R22)
forbidden_island-rules-turn-flood = Por fim vêm tantas cartas de inundação quantas o medidor indica, uma após a outra. Uma peça seca fica inundada. Uma peça inundada afunda de vez, e a sua carta sai do jogo com ela.
forbidden_island-rules-turn-swim = Os peões de uma peça que afunda saem na hora da água para uma peça ao lado, seca ou inundada. Se forem vários, a equipe escolhe quem vai primeiro. Um peão que não pode ir para lugar nenhum, e que nenhum Helicóptero pode salvar, se perde, e com ele a partida. (R9, R14, R15, R20)
forbidden_island-rules-roles-diver = O Mergulhador atravessa por uma ação qualquer sequência de peças inundadas e afundadas e vem à tona numa peça; a sequência pode fazer curvas, mas nunca atravessa o mar aberto ao redor da ilha, e uma peça seca acaba-a. De uma peça que afunda, nada para a mais próxima. (R2, R3)
forbidden_island-rules-roles-messenger = O Mensageiro dá cartas de tesouro a qualquer um, esteja onde estiver. Cada uma ainda custa uma ação, e só as cartas do Mensageiro podem ser dadas assim. (R6)
forbidden_island-rules-roles-navigator = O Navegador pode gastar uma ação para guiar outro peão, um ou dois passos, cada um à maneira desse peão: o Explorador na diagonal; o Mergulhador para além de uma peça afundada; o Piloto a pé. (R4)
forbidden_island-rules-roles-pilot = Uma vez em cada um dos seus turnos, o Piloto voa para qualquer peça por uma ação. Ao sair de uma peça que afunda pode voar para onde quiser, tenha ou não voado nesse turno. (R1)
forbidden_island-rules-specials-rescue = Um Helicóptero pode tirar peões da água quando a peça deles afundou, mesmo os que podiam nadar; um só leva todos, se forem juntos. Isso pode ser desligado ao abrir a mesa. (R9, R20, R21)
forbidden_island-rules-decks-treasure = 28 cartas de tesouro: cinco de cada tesouro, três Helicópteros, dois Sacos de Areia, três “As águas sobem!”. Quando o baralho acaba, os descartes são embaralhados na hora em um novo. (R13)
forbidden_island-rules-decks-flood = 24 cartas de inundação, uma por peça; seis são reveladas antes de começar. Depois de “As águas sobem!” os descartes ficam no topo: sabe-se então que peças vêm em seguida, mas não em que ordem. Elas estão marcadas com uma gota. (R12, R17)
forbidden_island-rules-end-lost = Perdido, na hora: as duas peças de um tesouro afundaram antes de ele ser recuperado; o Heliporto afundou; um peão se perdeu no mar; ou a água chegou à caveira. As peças de um tesouro já recuperado podem afundar. (R11)
forbidden_island-rules-options-shape = A ilha tem doze formas. O Mergulhador só atravessa os lugares onde já houve uma peça, nunca o mar aberto entre elas.
forbidden_island-rules-options-rest = Os papéis são sorteados, ou escolhidos ao abrir a mesa. A sorte diz quem começa, e se joga de lugar em lugar. Uma pessoa pode jogar vários lugares, ou todos. (R23)
forbidden_island-rules-R14 = De vários peões numa peça que afunda, todos saem antes da carta de inundação seguinte; a equipe escolhe a ordem. Se a própria peça faz perder a partida, isso se vê antes de eles nadarem.
forbidden_island-rules-R18 = Logo no primeiro turno o Heliporto pode afundar antes que a equipe possa fazer alguma coisa. É raro: entre uma vez em 1400 e uma em 340 partidas, conforme o nível e os jogadores.
forbidden_island-example-win-4 = O Piloto joga um Helicóptero: a equipe ganhou.
