# O que difere do português europeu.

forbidden_island-tutorial-welcome = Boas-vindas à Ilha Proibida! Aqui há quatro tesouros, e a ilha está afundando-se. Jogam todos juntos: recuperem os quatro, reúnam-se no Heliporto e voem para casa.
forbidden_island-tutorial-team = Você é o Engenheiro. Com você estão o Mensageiro e o Navegador. Cada um faz uma coisa melhor do que os outros, e todas as cartas estão à vista.
forbidden_island-tutorial-move = Um turno tem até três ações. A primeira: mover-se para uma peça ao lado. Vá até o Portão de Ouro, onde está o Navegador.
forbidden_island-tutorial-shore = A segunda: drenar. Uma peça inundada, debaixo dos pés ou ao lado, volta a ficar seca. Salve a Ponte da Arrebentação!
forbidden_island-tutorial-rise = Duas Pedras da Terra para você. Mas depois: As águas sobem! O medidor sobe, e todas as cartas de inundação descartadas são embaralhadas e postas em cima do baralho. O que está inundado corre perigo.
forbidden_island-tutorial-swim = O Portão de Ouro saiu de novo e afunda-se, com você em cima. Nade para uma peça ao lado; quem não consegue perde-se, e a partida também. Nade até o Heliporto.
forbidden_island-tutorial-late = Outra partida, uma hora depois. Agora é o Piloto, já têm três tesouros, e da ilha resta pouco. Só falta a Pedra da Terra. O Mergulhador, a seu lado, tem a carta que falta a você.
