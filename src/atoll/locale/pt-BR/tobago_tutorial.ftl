# O que difere do português europeu.

tobago-tutorial-hand = Três mapas já têm uma primeira pista. O cinza diz: não ao lado do oceano. Estas quatro pistas são a sua mão; mais ninguém as vê. Aponte para uma, e o tabuleiro mostra os espaços que ela deixa.
tobago-tutorial-clue = Na sua vez, joga uma pista ou dirige. Uma pista tem de excluir pelo menos um espaço e deixar pelo menos um. Escolha “Numa selva” e depois o mapa cinza.
tobago-tutorial-locate = O Amarelo também reduziu o mapa cinza: ao lado de um lago. O Violeta prescindiu do turno para trocar todas as pistas. Restam sete espaços. Com “Ao lado de uma cabana” encontra o certo!
tobago-tutorial-drive = Pode dirigir três passos por turno. Um passo leva a qualquer espaço da mesma área de um terreno, ou um espaço para dentro de outro. Portanto, a montanha inteira é um só passo!
tobago-tutorial-drive-on = Segundo passo: sair das montanhas para o cerrado.
tobago-tutorial-drive-there = Terceiro passo: entrar na selva, até o marcador.
tobago-tutorial-looked = Por cada rosa no mapa, o dono viu em segredo uma carta de tesouro. As suas foram três: 6, 3 e 2. Junta-se outra sem ninguém a ver, embaralha-se tudo, e viram-se uma a uma.
tobago-tutorial-start = Quem fica com a última carta começa o novo mapa. Comece-o com “À vista de uma palmeira”: quer dizer a um ou dois espaços de distância.
tobago-tutorial-washed = Depois de cada tesouro dão à costa amuletos onde as estátuas olham, e elas giram. Há um perto de você. Primeiro jogam o Amarelo e o Violeta.
tobago-tutorial-amulet = Um passo que acaba num amuleto apanha-o. Dirija até lá!
tobago-tutorial-remove = Melhor! O mapa cinza tem três locais, bem perto de você. Jogue o segundo amuleto e tire o marcador dentro do contorno. O último de um mapa nunca se pode tirar.
tobago-tutorial-more = Restam dois, e um deles fica ao lado de uma estátua. Use o último amuleto para mais uma pista: “Não ao lado de uma estátua”, no mapa cinza.
