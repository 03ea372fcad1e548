# O que difere do português europeu.

tobago-tutorial-place = Primeiro cada um põe o seu jipe em algum lugar; qualquer espaço serve. Comece nas montanhas, onde está o contorno.
tobago-tutorial-hand = Três mapas já têm uma primeira pista. O cinza diz: não ao lado do oceano. Estas quatro pistas são a sua mão; ninguém mais as vê. Aponte para uma, e o tabuleiro mostra os espaços que ela deixa.
tobago-tutorial-clue = Na sua vez, você joga uma pista ou dirige. Uma pista tem de excluir pelo menos um espaço e deixar pelo menos um. Escolha “Numa selva” e depois o mapa cinza.
tobago-tutorial-markers = A sua rosa dos ventos ficou nessa pista: é a sua parte do tesouro. Só restam 11 espaços, por isso há marcadores mostrando-os. Você recebeu uma pista nova. Agora jogam o Amarelo e o Violeta.
tobago-tutorial-locate = O Amarelo também reduziu o mapa cinza: ao lado de um lago. O Violeta abriu mão do turno para trocar todas as pistas. Restam sete espaços. Com “Ao lado de uma cabana” você encontra o certo!
tobago-tutorial-located = Só resta um marcador: o tesouro está localizado. Ele espera por quem chegar primeiro. Tomara que os outros sejam lentos…
tobago-tutorial-drive = Pode dirigir três passos por turno. Um passo leva a qualquer espaço da mesma área de um terreno, ou um espaço para dentro de outro. Portanto, a montanha inteira é um só passo!
tobago-tutorial-drive-on = Segundo passo: sair das montanhas para o cerrado.
tobago-tutorial-drive-there = Terceiro passo: entrar na selva, até o marcador.
tobago-tutorial-raise = Você chegou! Desenterrar o tesouro não custa ação. Para isso, põe mais uma rosa sua embaixo do mapa.
tobago-tutorial-looked = Para cada rosa no mapa, o dono viu em segredo uma carta de tesouro. As suas foram três: 6, 3 e 2. Junta-se outra sem ninguém ver, embaralha-se tudo, e as cartas são reveladas uma a uma.
tobago-tutorial-roses = Um 2. Você ainda tem duas rosas aqui, e faltam sair três cartas. Deixe-o.
tobago-tutorial-start = Quem fica com a última carta começa o novo mapa. Comece-o com “À vista de uma palmeira”: quer dizer a um ou dois espaços de distância.
tobago-tutorial-washed = Depois de cada tesouro aparecem amuletos na costa, onde as estátuas olham, e elas giram. Há um perto de você. Primeiro jogam o Amarelo e o Violeta.
tobago-tutorial-amulet = Se um passo termina em um amuleto, você o pega. Dirija até lá!
tobago-tutorial-amulet-drive = Na sua vez você pode jogar amuletos quando quiser, além da ação. Jogue este para mais uma viagem, de volta à selva.
tobago-tutorial-end-turn = Ainda haveria passos, mas já basta. Encerre o turno.
tobago-tutorial-powers = Um amuleto serve para quatro coisas: mais uma viagem, mais uma pista, tirar um marcador ou trocar a mão. E também protege, como você vai ver.
tobago-tutorial-exchange = Outra partida, e você tem três amuletos! Só que nenhuma das suas pistas serve. Jogue um amuleto para trocar a mão toda; o seu turno continua.
tobago-tutorial-remove = Melhor! O mapa cinza tem três locais, bem perto de você. Jogue o segundo amuleto e tire o marcador dentro do contorno. O último de um mapa nunca se pode tirar.
tobago-tutorial-more = Restam dois, e um deles fica ao lado de uma estátua. Use o último amuleto para mais uma pista: “Não ao lado de uma estátua”, no mapa cinza.
tobago-tutorial-found = Localizado, e você ainda tem a ação inteira: três passos, o suficiente para chegar lá e desenterrá-lo. Um bom turno é assim.
tobago-tutorial-seen = Você viu três cartas: 3, 4 e, que azar, a maldição. Quando ela sair, a partilha acaba, e paga quem ainda tiver uma rosa aqui. Portanto, aceite o que vier.
tobago-tutorial-curse-out = Você também ficou com um 4. Agora um 3 para a sua última rosa. Depressa, recolha-a!
