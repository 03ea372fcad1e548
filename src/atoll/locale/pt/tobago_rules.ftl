# As regras de Tobago, por palavras nossas. R1 … R17 são as decisões de docs/games.

tobago-rules-aim = De que se trata
tobago-rules-aim-hunt = Há quatro tesouros algures na ilha. Pista a pista, os caçadores apertam o cerco, conduzem até lá e partilham o que desenterram. Quem tiver mais moedas quando o baralho de tesouros acabar ganha; um empate é uma vitória partilhada. (R11)
tobago-rules-aim-island = A ilha tem seis terrenos. Os espaços de um terreno que se tocam formam uma área, e cada terreno tem exatamente uma área maior do que as outras. Há quatro cabanas, três palmeiras e três estátuas. O oceano à volta não é um espaço, mas as pistas falam dele.

tobago-rules-setup = Antes do primeiro turno
tobago-rules-setup-things = Há 52 cartas de pista e 39 cartas de tesouro de 2 a 6 moedas; duas maldições são baralhadas nas 27 do fundo. Cada um tem um jipe e 15 rosas dos ventos. 21 amuletos esperam na reserva. A sorte diz quem começa.
tobago-rules-setup-vehicles = À vez, cada um põe o jipe num espaço qualquer. Vários podem estar no mesmo.
tobago-rules-setup-clues = Depois cada um recebe um mapa com uma pista, marcada com uma rosa dos ventos sua, e uma mão de quatro pistas, seis se jogarem dois. Com menos de quatro jogadores há mapas que ficam vazios por enquanto.

tobago-rules-turn = Um turno
tobago-rules-turn-action = Uma ação: jogar uma pista, ou conduzir. Em qualquer momento do seu turno também pode desenterrar tesouros e jogar amuletos. Quando não há mais nada a fazer, o turno acaba sozinho; pode sempre acabá-lo antes. (R3, R5, R6)
tobago-rules-turn-exchange = Em vez de tudo isso, pode prescindir do turno e trocar a mão toda, desde que nele ainda nada tenha acontecido. A mão antiga é descartada virada para baixo. (R6, R16, R17)

tobago-rules-clue = As pistas
tobago-rules-clue-play = Uma pista põe-se por baixo da última de qualquer mapa e marca-se com uma rosa dos ventos sua. Tem de excluir pelo menos um espaço onde esse tesouro ainda possa estar, e deixar pelo menos um. Sem rosa dos ventos não se joga pista. (R1, R9)
tobago-rules-clue-draw = Depois completa a sua mão. Se o baralho acabar, baralham-se os descartes.
tobago-rules-clue-markers = Assim que restam 17 locais ou menos, há marcadores que os mostram na ilha. Com um só, o tesouro está localizado.
tobago-rules-clue-words = Uma pista diz a que distância de uma referência está o tesouro: nela; ao lado, a um espaço; ou à vista, a um ou dois espaços. «Ao lado» e «à vista» nunca são na própria referência. O ouro do desenho mostra de que espaços se fala.
tobago-rules-clue-far = «Não» vira tudo ao contrário: não ao lado de um lago pode muito bem ser no lago, ou a dois espaços. As distâncias vão a direito por cima das baías. Três hexágonos pequenos no desenho querem dizer só a maior área.

tobago-rules-drive = Conduzir
tobago-rules-drive-steps = Uma viagem tem até três passos. Um passo vai a qualquer distância dentro de uma área, ou um espaço para outro terreno. Só o oceano impede. Um passo que acaba onde começou não o é. (R13)
tobago-rules-drive-amulets = Apanha automaticamente um amuleto onde acaba um passo da sua ação, e onde está quando começa o seu turno; nunca numa viagem dada por um amuleto. (R4, R13)

tobago-rules-amulet = Os amuletos
tobago-rules-amulet-play = Jogar um amuleto faz uma só coisa: tira um marcador, nunca o último do mapa; joga mais uma pista; dá mais uma viagem de três passos; ou troca a sua mão. Uma segunda viagem acaba a primeira. (R5)
tobago-rules-amulet-expert = Com amuletos para peritos, e só em mapas ainda não localizados, também se pode pôr uma segunda rosa dos ventos numa pista que já tenha uma sua, ou trocar as rosas de duas pistas de um mapa que tenham o mesmo número.

tobago-rules-share = Desenterrar e partilhar
tobago-rules-share-raise = No espaço de um tesouro localizado pode desenterrá-lo, no seu turno e sem gastar ação. A sua rosa dos ventos vai para baixo da última pista. Acaba a viagem, não o turno. Vários tesouros num espaço desenterram-se um a um. (R2, R3)
tobago-rules-share-look = Cada um vê em segredo uma carta de tesouro por cada rosa dos ventos sua no mapa. Baralham-se essas cartas e mais uma que ninguém viu.
tobago-rules-share-offer = Viram-se as cartas uma a uma e oferecem-se às rosas dos ventos, de baixo para cima. Quem aceita fica com a carta e recebe essa rosa de volta; uma carta que ninguém quer é descartada. Acaba quando acabam as cartas ou as rosas. (R7, R10)
tobago-rules-share-curse = Uma maldição acaba logo a partilha. Quem ainda tem uma rosa dos ventos no mapa perde um amuleto; se não tiver, a melhor carta de tesouro; sem uma coisa nem outra, nada. A maldição sai do jogo. (R12)
tobago-rules-share-new = As pistas são descartadas e as rosas dos ventos voltam aos donos. Quem ficou com a última carta de tesouro começa o mapa novo com uma pista da mão; se ninguém ficou com nenhuma, é quem desenterrou o tesouro.
tobago-rules-share-statues = Depois dá à costa um amuleto no último espaço para onde cada estátua olha, a não ser que já lá esteja um, e todas as estátuas giram um lado, 60°, no sentido dos ponteiros do relógio. Baías e objetos não lhes tapam a vista. (R4, R8)

tobago-rules-end = O fim
tobago-rules-end-deck = Quando o baralho de tesouros acaba, completa-se a partilha em curso, se preciso com os descartes, e a partida acabou. (R10)
tobago-rules-end-stuck = Se já não se pode desenterrar nenhum tesouro, porque não restam rosas dos ventos ou nenhuma pista serve em lado nenhum, a partida acaba como está. (R14, R15)

tobago-rules-options = Variantes
tobago-rules-options-curse = As maldições estão entre as 27 cartas do fundo, ou 21. Uma maldição também pode deixar a partilha continuar depois de todos pagarem; ou deixar continuar só quem paga um amuleto, enquanto os outros retomam as rosas e perdem a melhor carta. Pode haver uma só, ou nenhuma, e a que saiu pode voltar ao baralho.
tobago-rules-options-rest = O tesouro dos outros mostra-se como número de cartas, a não ser que joguem com tesouros à vista. Mãos, baralhos e cartas vistas em segredo ficam escondidos. (R7)

tobago-rules-own = O que é criação nossa
tobago-rules-own-design = Os lados a, b e c da ilha, o número de cartas de tesouro de cada valor e 15 das 52 cartas de pista são criação do Atoll, porque nenhuma fonte pública indica o que vem impresso no jogo original.
tobago-rules-own-list = O que vem impresso e o que é nosso
tobago-rules-own-printed = Impresso no jogo original: os lados A, B e C da ilha, as 39 cartas de tesouro de 2 a 6 moedas e as duas maldições, o número de cartas de pista e todo o restante material. Quatro das 32 ilhas só têm lados impressos.
tobago-rules-own-attested = Cartas de pista atestadas: 22 por livros de regras, mais 15 por análises do jogo.
tobago-rules-own-made = Criação nossa: os lados a, b e c da ilha, e o número de cartas de tesouro de cada valor: 9 de 2 moedas, 9 de 3, 8 de 4, 7 de 5 e 6 de 6.
tobago-rules-own-clues = Cartas de pista de criação nossa: na maior praia; ao lado da maior praia; não ao lado de uma praia; no maior rio; ao lado do maior rio; não num rio; não ao lado de um matagal; num lago; ao lado de um lago; ao lado do maior lago; à vista da maior cordilheira; não ao lado de uma cabana; à vista de uma palmeira; ao lado do oceano; não à vista do oceano.
