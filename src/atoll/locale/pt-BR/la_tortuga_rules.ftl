# O que difere do português europeu.

la_tortuga-rules-aim = Sobre o jogo
la_tortuga-rules-aim-eggs = A sua tartaruga nada ao redor da ilha, volta após volta. Toda vez que chega à praia, nas costas de alguém ou sozinha, há ovos para ganhar. Quem tiver mais ovos no fim ganha.
la_tortuga-rules-aim-ring = O anel tem 21 casas e se percorre no sentido anti-horário; depois da 21 vem a 1 de novo. A jangada flutua ao lado da casa 1, onde todos começam. A casa 21 é a praia.
la_tortuga-rules-setup-cards = As cartas de ovos são embaralhadas, quatro são retiradas sem que ninguém as veja, e as outras 20 ficam na praia, a de cima virada para cima. A sorte diz quem começa; depois se joga no sentido horário, lugar a lugar. (R10)
la_tortuga-rules-move-example = Um 4 e um 2 com dois dados fazem 6, logo 12 casas. 2, 1 e 4 com três dados fazem 7, logo 21: da jangada se vai direto à praia. Um 2 e depois um 6 fazem 8: estourou.
la_tortuga-rules-move-bust = Um total acima de 7 estoura: a tartaruga e todas as que vão nas suas costas acabam na jangada. As que estão embaixo ficam onde estão. A jangada é larga: ali ninguém sobe em ninguém, e quem estoura estando na jangada fica lá. (R2)
la_tortuga-rules-move-seven = Lançar um terceiro dado com exatamente 7 é permitido, mas qualquer face estoura. A página pergunta uma vez se é isso mesmo que você quer. (R4)
la_tortuga-rules-ride = Nas costas dos outros, e quem decide
la_tortuga-rules-ride-stack = Uma tartaruga que acaba a jogada onde há outras sobe na de cima. Quando nada, leva junto todas as que estão em cima dela, na mesma ordem. Passar por outras não faz nada. Uma volta inteira acaba em cima das que ficaram lá.
la_tortuga-rules-ride-decider = O dono da tartaruga mais alta do grupo que nada decide sobre o segundo e o terceiro dado, seja de quem for a vez. O dono da tartaruga que nada só lança sem perguntar o primeiro dado. Vá nas costas dos outros, e a vez deles passa a ser sua.
la_tortuga-rules-pairs-order = A dois ou a três, cada um tem duas tartarugas, e ambas nadam em cada turno. Diz-se qual vai primeiro antes de lançar qualquer dado. As cartas contam juntas, e podem ir nas costas uma da outra. (R5)
la_tortuga-rules-pairs-bust = Estourar só acaba a jogada dessa tartaruga; a outra nada mesmo assim. (R2)
la_tortuga-rules-end-beach = Quando não há mais cartas, o prêmio é a própria praia: 7 ovos para quem for em cima do próximo grupo que chegar lá. A partida acaba na hora, mesmo entre as jogadas de duas tartarugas. (R6)
la_tortuga-rules-end-tie = Ganha quem tem mais ovos. Com ovos iguais, quem tem mais cartas, contando a praia como uma. Ainda iguais: a vitória é compartilhada. (R9)
la_tortuga-rules-tips-2 = Estourar custa mais do que a jogada: custa o lugar no anel. Arrisque logo depois da praia e tome cuidado logo antes dela; no fim da volta, pare já com 3 ou 4.
la_tortuga-rules-tips-4 = Suba em cima dos outros sempre que puder. Uma carona vale cerca de um ovo, e as decisões dos de baixo passam a ser suas.
