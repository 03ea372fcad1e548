# O que difere do português europeu.

tobago-rules-aim-hunt = Há quatro tesouros algures na ilha. Pista a pista, os caçadores apertam o cerco, dirigem até lá e partilham o que desenterram. Quem tiver mais moedas quando o baralho de tesouros acabar ganha; um empate é uma vitória compartilhada. (R11)
tobago-rules-setup-things = Há 52 cartas de pista e 39 cartas de tesouro de 2 a 6 moedas; duas maldições são embaralhadas nas 27 do fundo. Cada um tem um jipe e 15 rosas dos ventos. 21 amuletos esperam na reserva. A sorte diz quem começa.
tobago-rules-turn-action = Uma ação: jogar uma pista, ou dirigir. Em qualquer momento do seu turno também pode desenterrar tesouros e jogar amuletos. Quando não há mais nada a fazer, o turno acaba sozinho; pode sempre acabá-lo antes. (R3, R5, R6)
tobago-rules-clue-draw = Depois completa a sua mão. Se o baralho acabar, embaralham-se os descartes.
tobago-rules-clue-words = Uma pista diz a que distância de uma referência está o tesouro: nela; ao lado, a um espaço; ou à vista, a um ou dois espaços. “Ao lado” e “à vista” nunca são na própria referência. O ouro do desenho mostra de que espaços se fala.
tobago-rules-clue-far = “Não” vira tudo ao contrário: não ao lado de um lago pode muito bem ser no lago, ou a dois espaços. As distâncias vão a direito por cima das baías. Três hexágonos pequenos no desenho querem dizer só a maior área.
tobago-rules-drive = Dirigir
tobago-rules-amulet-expert = Com amuletos para especialistas, e só em mapas ainda não localizados, também se pode pôr uma segunda rosa dos ventos numa pista que já tenha uma sua, ou trocar as rosas de duas pistas de um mapa que tenham o mesmo número.
tobago-rules-share-look = Cada um vê em segredo uma carta de tesouro por cada rosa dos ventos sua no mapa. Embaralham-se essas cartas e mais uma que ninguém viu.
tobago-rules-share-statues = Depois dá à costa um amuleto no último espaço para onde cada estátua olha, a não ser que já lá esteja um, e todas as estátuas giram um lado, 60°, no sentido horário. Baías e objetos não lhes tapam a vista. (R4, R8)
tobago-rules-own-clues = Cartas de pista de criação nossa: na maior praia; ao lado da maior praia; não ao lado de uma praia; no maior rio; ao lado do maior rio; não num rio; não ao lado de um cerrado; num lago; ao lado de um lago; ao lado do maior lago; à vista da maior montanha; não ao lado de uma cabana; à vista de uma palmeira; ao lado do oceano; não à vista do oceano.
