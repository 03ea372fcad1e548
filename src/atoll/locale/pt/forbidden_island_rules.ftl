# As regras da Ilha Proibida, por palavras nossas. R1 … R23 são as decisões de docs/games.

forbidden_island-rules-aim = De que se trata
forbidden_island-rules-aim-team = Ganham ou perdem juntos. Recuperem os quatro tesouros, levem todos os peões ao Heliporto e voem dali com um Helicóptero antes de a ilha desaparecer.
forbidden_island-rules-aim-island = Cada tesouro espera em duas peças com o seu emblema. Quatro cartas dele, entregues numa das duas, recuperam-no; a peça pode estar inundada. Enquanto um tesouro não for recuperado, uma das suas duas peças tem de ficar acima da água.
forbidden_island-rules-aim-sites = A Pedra da Terra espera nos Templos da Lua e do Sol, a Estátua do Vento nos Jardins dos Uivos e dos Sussurros, o Cristal de Fogo nas Cavernas das Brasas e das Sombras, o Cálice do Oceano nos Palácios de Coral e das Marés.

forbidden_island-rules-setup = Antes do primeiro turno
forbidden_island-rules-setup-begin = As 24 peças são postas ao acaso, e seis cartas de inundação inundam as primeiras. Cada um recebe um papel e duas cartas de tesouro; uma «As águas sobem!» entre elas é trocada. Mãos e descartes estão à vista: falem e façam planos juntos.
forbidden_island-rules-setup-starts = Cada papel começa na sua peça: o Mergulhador no Portão de Ferro, o Engenheiro no de Bronze, o Explorador no de Cobre, o Mensageiro no de Prata, o Navegador no de Ouro, o Piloto no Heliporto.

forbidden_island-rules-turn = Um turno
forbidden_island-rules-turn-actions = Primeiro até três ações, combinadas à vontade. Mover-se para uma peça ao lado. Drenar a sua peça ou uma ao lado: de inundada passa a seca. Dar uma carta de tesouro a alguém na mesma peça. Recuperar um tesouro com quatro cartas dele numa das suas peças. Pode parar antes.
forbidden_island-rules-turn-draw = Depois tire duas cartas de tesouro, uma a seguir à outra. «As águas sobem!» faz subir o medidor um grau, e as inundações descartadas voltam, baralhadas, para o topo do seu baralho. Não se tira outra carta em troca.
forbidden_island-rules-turn-limit = Uma mão tem no máximo cinco cartas. Quem tiver mais, seja de quem for a vez, descarta logo uma, ou joga antes uma carta especial, o que conta como descarte. Ninguém descarta sem necessidade. (R6, R16, R22)
forbidden_island-rules-turn-flood = Por fim vêm tantas cartas de inundação quantas o medidor indica, uma a seguir à outra. Uma peça seca fica inundada. Uma peça inundada afunda-se de vez, e a sua carta sai do jogo com ela.
forbidden_island-rules-turn-swim = Os peões de uma peça que se afunda saem logo da água para uma peça ao lado, seca ou inundada. Se forem vários, a equipa escolhe quem vai primeiro. Um peão que não pode ir para lado nenhum, e que nenhum Helicóptero pode salvar, perde-se, e com ele a partida. (R9, R14, R15, R20)

forbidden_island-rules-roles = Os papéis
forbidden_island-rules-roles-diver = O Mergulhador atravessa por uma ação qualquer sequência de peças inundadas e afundadas e vem à tona numa peça; a sequência pode fazer curvas, mas nunca atravessa o mar aberto à volta da ilha, e uma peça seca acaba-a. De uma peça que se afunda, nada para a mais próxima. (R2, R3)
forbidden_island-rules-roles-engineer = O Engenheiro drena uma ou duas peças por uma ação. A segunda vem logo a seguir à primeira ou não vem; entre as duas pode jogar-se uma carta especial. (R5, R19)
forbidden_island-rules-roles-explorer = O Explorador move-se, drena e nada também na diagonal.
forbidden_island-rules-roles-messenger = O Mensageiro dá cartas de tesouro a qualquer um, esteja onde estiver. Cada uma custa na mesma uma ação, e só as cartas do Mensageiro se podem dar assim. (R6)
forbidden_island-rules-roles-navigator = O Navegador pode gastar uma ação para guiar outro peão, um ou dois passos, cada um à maneira desse peão: o Explorador na diagonal; o Mergulhador para lá de uma peça afundada; o Piloto a pé. (R4)
forbidden_island-rules-roles-pilot = Uma vez em cada um dos seus turnos, o Piloto voa para qualquer peça por uma ação. Ao sair de uma peça que se afunda pode voar para onde quiser, tenha ou não voado nesse turno. (R1)

forbidden_island-rules-specials = As cartas especiais
forbidden_island-rules-specials-when = As cartas especiais são grátis e joga-as quem as tem, seja de quem for a vez: antes de cada ação, antes e entre as cartas de tesouro, antes e entre as cartas de inundação. Nunca se dão. Se ninguém pode jogar nenhuma, a partida continua sozinha. (R7)
forbidden_island-rules-specials-lift = Um Helicóptero leva quaisquer peões de uma peça para qualquer outra. O dono não precisa de ir com eles. E é o caminho para casa: com todos os tesouros recuperados e todos no Heliporto, ganha a partida, em qualquer momento de um turno. (R10)
forbidden_island-rules-specials-sandbags = Os Sacos de Areia drenam qualquer peça inundada, esteja onde estiver. Depois de virada a primeira carta de inundação do turno, já é tarde, a não ser que joguem com Sacos de Areia entre inundações. (R8)
forbidden_island-rules-specials-rescue = Um Helicóptero pode tirar peões da água quando a sua peça se afundou, mesmo os que podiam nadar; um só leva-os a todos, se forem juntos. Pode desligar-se isto ao abrir a mesa. (R9, R20, R21)

forbidden_island-rules-decks = Os dois baralhos
forbidden_island-rules-decks-treasure = 28 cartas de tesouro: cinco de cada tesouro, três Helicópteros, dois Sacos de Areia, três «As águas sobem!». Quando o baralho acaba, os descartes são logo baralhados num novo. (R13)
forbidden_island-rules-decks-flood = 24 cartas de inundação, uma por peça; seis são viradas antes de começar. Depois de «As águas sobem!» os descartes ficam no topo: sabe-se então que peças vêm a seguir, mas não por que ordem. Estão marcadas com uma gota. (R12, R17)

forbidden_island-rules-end = O fim
forbidden_island-rules-end-won = Ganho: os quatro tesouros estão recuperados, todos os peões estão no Heliporto, e alguém joga um Helicóptero.
forbidden_island-rules-end-lost = Perdido, logo ali: as duas peças de um tesouro afundaram-se antes de ser recuperado; o Heliporto afundou-se; um peão perdeu-se no mar; ou a água chegou à caveira. As peças de um tesouro já recuperado podem afundar-se. (R11)

forbidden_island-rules-options = Variantes
forbidden_island-rules-options-level = A água começa no grau 1, 2, 3 ou 4 do medidor: Novato, Normal, Elite, Lendário. Cada turno traz 2, 2, 3, 3, 3, 4, 4, 5, 5 cartas de inundação do primeiro grau ao nono; o décimo é a caveira.
forbidden_island-rules-options-shape = A ilha tem doze formas. O Mergulhador só atravessa os sítios onde já houve uma peça, nunca o mar aberto entre elas.
forbidden_island-rules-options-rest = Os papéis são tirados à sorte, ou escolhidos ao abrir a mesa. A sorte diz quem começa, e joga-se de lugar em lugar. Uma pessoa pode jogar vários lugares, ou todos. (R23)
