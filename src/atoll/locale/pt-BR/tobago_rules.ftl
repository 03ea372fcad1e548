# O que difere do português europeu.

tobago-rules-aim = Sobre o jogo
tobago-rules-aim-hunt = Há quatro tesouros em algum lugar da ilha. Pista a pista, os caçadores fecham o cerco, dirigem até lá e dividem o que desenterram. Quem tiver mais moedas quando o baralho de tesouros acabar ganha; um empate é uma vitória compartilhada. (R11)
tobago-rules-aim-island = A ilha tem seis terrenos. Os espaços de um terreno que se tocam formam uma área, e cada terreno tem exatamente uma área maior do que as outras. Há quatro cabanas, três palmeiras e três estátuas. O oceano ao redor não é um espaço, mas as pistas falam dele.
tobago-rules-setup-things = Há 52 cartas de pista e 39 cartas de tesouro de 2 a 6 moedas; duas maldições são embaralhadas nas 27 do fundo. Cada um tem um jipe e 15 rosas dos ventos. 21 amuletos esperam na reserva. A sorte diz quem começa.
tobago-rules-setup-vehicles = Cada um na sua vez põe o jipe em um espaço qualquer. Vários podem ficar no mesmo.
tobago-rules-turn-action = Uma ação: jogar uma pista, ou dirigir. Em qualquer momento do seu turno também pode desenterrar tesouros e jogar amuletos. Quando não há mais nada a fazer, o turno acaba sozinho; pode sempre acabá-lo antes. (R3, R5, R6)
tobago-rules-turn-exchange = Em vez de tudo isso, você pode abrir mão do turno e trocar a mão toda, desde que nada tenha acontecido nele ainda. A mão antiga é descartada virada para baixo. (R6, R16, R17)
tobago-rules-clue-draw = Depois você completa a sua mão. Se o baralho acabar, os descartes são embaralhados.
tobago-rules-clue-words = Uma pista diz a que distância de uma referência está o tesouro: nela; ao lado, a um espaço; ou à vista, a um ou dois espaços. “Ao lado” e “à vista” nunca são na própria referência. O ouro do desenho mostra de que espaços se fala.
tobago-rules-clue-far = “Não” vira tudo ao contrário: não ao lado de um lago pode muito bem ser no lago, ou a dois espaços. As distâncias vão em linha reta por cima das baías. Três hexágonos pequenos no desenho querem dizer só a maior área.
tobago-rules-drive = Dirigir
tobago-rules-drive-amulets = Você pega automaticamente um amuleto onde termina um passo da sua ação, e onde está quando começa o seu turno; nunca em uma viagem dada por um amuleto. (R4, R13)
tobago-rules-amulet-expert = Com amuletos para especialistas, e só em mapas ainda não localizados, também se pode pôr uma segunda rosa dos ventos numa pista que já tenha uma sua, ou trocar as rosas de duas pistas de um mapa que tenham o mesmo número.
tobago-rules-share-look = Cada um vê em segredo uma carta de tesouro por cada rosa dos ventos sua no mapa. Essas cartas e mais uma que ninguém viu são embaralhadas.
tobago-rules-share-offer = As cartas são reveladas uma a uma e oferecidas às rosas dos ventos, de baixo para cima. Quem aceita fica com a carta e recebe essa rosa de volta; uma carta que ninguém quer é descartada. Acaba quando acabam as cartas ou as rosas. (R7, R10)
tobago-rules-share-curse = Uma maldição encerra na hora a partilha. Quem ainda tem uma rosa dos ventos no mapa perde um amuleto; se não tiver, a melhor carta de tesouro; sem uma coisa nem outra, nada. A maldição sai do jogo. (R12)
tobago-rules-share-statues = Depois aparece um amuleto no último espaço para onde cada estátua olha, a não ser que já haja um ali, e todas as estátuas giram um lado, 60°, no sentido horário. Baías e objetos não tapam a visão delas. (R4, R8)
tobago-rules-end-stuck = Se não for mais possível desenterrar nenhum tesouro, porque não restam rosas dos ventos ou nenhuma pista serve em lugar nenhum, a partida acaba como está. (R14, R15)
tobago-rules-own-printed = Impresso no jogo original: os lados A, B e C da ilha, as 39 cartas de tesouro de 2 a 6 moedas e as duas maldições, o número de cartas de pista e todo o resto do material. Quatro das 32 ilhas só têm lados impressos.
tobago-rules-own-attested = Cartas de pista atestadas: 22 por livros de regras, mais 15 por resenhas do jogo.
tobago-rules-own-clues = Cartas de pista de criação nossa: na maior praia; ao lado da maior praia; não ao lado de uma praia; no maior rio; ao lado do maior rio; não num rio; não ao lado do cerrado; num lago; ao lado de um lago; ao lado do maior lago; à vista da maior montanha; não ao lado de uma cabana; à vista de uma palmeira; ao lado do oceano; não à vista do oceano.
