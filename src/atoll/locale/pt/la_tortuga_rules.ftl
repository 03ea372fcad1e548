# As regras de La Tortuga, por palavras nossas. R1 … R10 são as decisões de docs/games.

la_tortuga-rules-aim = De que se trata
la_tortuga-rules-aim-eggs = A sua tartaruga nada à volta da ilha, volta após volta. De cada vez que chega à praia, às costas de alguém ou sozinha, há ovos para ganhar. Quem tiver mais ovos no fim ganha.
la_tortuga-rules-aim-ring = O anel tem 21 casas e percorre-se no sentido contrário ao dos ponteiros do relógio; depois da 21 vem outra vez a 1. A jangada flutua ao lado da casa 1, onde todos começam. A casa 21 é a praia.

la_tortuga-rules-setup = Antes da primeira jogada
la_tortuga-rules-setup-turtles = Jogam de dois a sete. A partir de quatro, cada um tem uma tartaruga; com dois ou três, duas. Todas esperam na jangada.
la_tortuga-rules-setup-cards = Baralham-se as cartas de ovos, retiram-se quatro sem as ver, e as outras 20 ficam na praia, a de cima virada para cima. A sorte diz quem começa; depois joga-se no sentido dos ponteiros do relógio, lugar a lugar. (R10)

la_tortuga-rules-move = A jogada de uma tartaruga
la_tortuga-rules-move-first = O primeiro dado lança-se sempre. Depois há que decidir: parar, ou lançar mais um dado. Se o total não passar de 7 depois de dois dados, decide-se mais uma vez. Não há quarto dado.
la_tortuga-rules-move-far = Um dado: nada-se o seu valor. Dois dados: duas vezes o total. Três dados: três vezes o total; um 7 com três dados é, portanto, uma volta inteira de 21.
la_tortuga-rules-move-example = Um 4 e um 2 com dois dados fazem 6, logo 12 casas. 2, 1 e 4 com três dados fazem 7, logo 21: da jangada vai-se direito à praia. Um 2 e depois um 6 fazem 8: é demais.
la_tortuga-rules-move-bust = Um total acima de 7 é um mergulho: a tartaruga e todas as que vão às suas costas acabam na jangada. As que estão por baixo ficam onde estão. A jangada é larga: ali ninguém sobe para ninguém, e quem mergulha estando na jangada fica lá. (R2)
la_tortuga-rules-move-seven = Lançar um terceiro dado com exatamente 7 é permitido, mas qualquer face é demais. A página pergunta uma vez se é mesmo isso que quer. (R4)

la_tortuga-rules-ride = Às costas dos outros, e quem decide
la_tortuga-rules-ride-stack = Uma tartaruga que acaba a jogada onde há outras sobe para a de cima. Quando nada, leva consigo todas as que estão em cima dela, pela mesma ordem. Passar por outras não faz nada. Uma volta inteira acaba em cima das que lá ficaram.
la_tortuga-rules-ride-decider = O dono da tartaruga mais alta do grupo que nada decide sobre o segundo e o terceiro dado, seja de quem for a vez. O dono da tartaruga que nada só lança sem perguntar o primeiro dado. Vá às costas dos outros, e a vez deles passa a ser sua.

la_tortuga-rules-eggs = Os ovos
la_tortuga-rules-eggs-take = Quando um grupo chega à praia ou passa por ela, o dono da tartaruga mais alta fica com a carta à vista, e vira-se a seguinte. As de baixo ficam sem nada.
la_tortuga-rules-eggs-pass = Sair da praia não é passar por ela; uma volta inteira de praia a praia é. No máximo uma carta por jogada. (R3)
la_tortuga-rules-eggs-deck = Há 24 cartas: três de cada de 1, 2 e 6, cinco de cada de 3, 4 e 5 (R1). Quatro saem sem ser vistas, por isso nunca se sabe ao certo o que resta. As cartas ganhas ficam à vista. (R7)

la_tortuga-rules-pairs = A dois ou a três
la_tortuga-rules-pairs-order = A dois ou a três, cada um tem duas tartarugas, e ambas nadam em cada turno. Diz-se qual vai primeiro antes de lançar qualquer dado. As cartas contam juntas, e podem ir às costas uma da outra. (R5)
la_tortuga-rules-pairs-bust = Um mergulho só acaba a jogada dessa tartaruga; a outra nada na mesma. (R2)

la_tortuga-rules-end = O fim
la_tortuga-rules-end-beach = Quando já não há cartas, o prémio é a própria praia: 7 ovos para quem for em cima do próximo grupo que lá chegar. A partida acaba logo, mesmo entre as jogadas de duas tartarugas. (R6)
la_tortuga-rules-end-tie = Ganha quem tem mais ovos. Com ovos iguais, quem tem mais cartas, contando a praia como uma. Ainda iguais: a vitória é partilhada. (R9)

la_tortuga-rules-spend = Variante: ovos em vez de dados
la_tortuga-rules-spend-how = Em vez de lançar o segundo ou o terceiro dado, quem decide pode gastar uma das suas cartas: o valor conta como esse dado. Com um 5 no primeiro dado, uma carta de 2 faz 7 com dois dados, 14 casas. A carta perde-se de vez, para os ovos e para os empates.
la_tortuga-rules-spend-limits = Nunca no primeiro dado, uma carta por jogada de tartaruga, e nunca acima de 7. Depois de uma carta como segundo dado, o terceiro ainda se pode lançar. Uma carta ganha pela primeira tartaruga pode gastar-se na segunda. (R8)
