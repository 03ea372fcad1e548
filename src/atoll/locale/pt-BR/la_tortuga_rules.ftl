# O que difere do português europeu.

la_tortuga-rules-aim = Sobre o jogo
la_tortuga-rules-aim-eggs = A sua tartaruga nada ao redor da ilha, volta após volta. Toda vez que chega à praia, nas costas de alguém ou sozinha, há ovos para ganhar. Quem tiver mais ovos no fim ganha.
la_tortuga-rules-aim-ring = O anel tem 21 casas e se percorre no sentido anti-horário; depois da 21 vem a 1 de novo. A jangada flutua ao lado da casa 1, onde todos começam. A casa 21 é a praia.
la_tortuga-rules-setup-cards = As cartas de ovos são embaralhadas, quatro são retiradas sem que ninguém as veja, e as outras 20 ficam na praia, a de cima virada para cima. A sorte diz quem começa; depois se joga no sentido horário, lugar a lugar. (R10)
la_tortuga-rules-move-first = O primeiro dado é sempre lançado. Depois é preciso decidir: parar ou lançar mais um dado. Se o total não passar de 7 com dois dados, decide-se mais uma vez. Não há quarto dado.
la_tortuga-rules-move-far = Um dado: a tartaruga nada o valor dele. Dois dados: duas vezes o total. Três dados: três vezes o total; um 7 com três dados é, portanto, uma volta inteira de 21.
la_tortuga-rules-move-example = Um 4 e um 2 com dois dados fazem 6, logo 12 casas. 2, 1 e 4 com três dados fazem 7, logo 21: da jangada se vai direto à praia. Um 2 e depois um 6 fazem 8: estourou.
la_tortuga-rules-move-bust = Um total acima de 7 estoura: a tartaruga e todas as que vão nas suas costas acabam na jangada. As que estão embaixo ficam onde estão. A jangada é larga: ali ninguém sobe em ninguém, e quem estoura estando na jangada fica lá. (R2)
la_tortuga-rules-move-seven = Lançar um terceiro dado com exatamente 7 é permitido, mas qualquer face estoura. A página pergunta uma vez se é isso mesmo que você quer. (R4)
la_tortuga-rules-ride = Nas costas dos outros, e quem decide
la_tortuga-rules-ride-stack = Uma tartaruga que acaba a jogada onde há outras sobe na de cima. Quando nada, leva junto todas as que estão em cima dela, na mesma ordem. Passar por outras não faz nada. Uma volta inteira acaba em cima das que ficaram lá.
la_tortuga-rules-ride-decider = O dono da tartaruga mais alta do grupo que nada decide sobre o segundo e o terceiro dado, seja de quem for a vez. O dono da tartaruga que nada só lança sem perguntar o primeiro dado. Vá nas costas dos outros, e a vez deles passa a ser sua.
la_tortuga-rules-eggs-take = Quando um grupo chega à praia ou passa por ela, o dono da tartaruga mais alta fica com a carta aberta, e a seguinte é virada. As de baixo ficam sem nada.
la_tortuga-rules-eggs-deck = Há 24 cartas: três de cada para 1, 2 e 6, cinco de cada para 3, 4 e 5 (R1). Quatro saem sem ser vistas, por isso nunca se sabe ao certo o que resta. As cartas ganhas ficam abertas. (R7)
la_tortuga-rules-pairs-order = A dois ou a três, cada um tem duas tartarugas, e ambas nadam em cada turno. Diz-se qual vai primeiro antes de lançar qualquer dado. As cartas contam juntas, e podem ir nas costas uma da outra. (R5)
la_tortuga-rules-pairs-bust = Estourar só acaba a jogada dessa tartaruga; a outra nada mesmo assim. (R2)
la_tortuga-rules-end-beach = Quando não há mais cartas, o prêmio é a própria praia: 7 ovos para quem for em cima do próximo grupo que chegar lá. A partida acaba na hora, mesmo entre as jogadas de duas tartarugas. (R6)
la_tortuga-rules-end-tie = Ganha quem tem mais ovos. Com ovos iguais, quem tem mais cartas, contando a praia como uma. Ainda iguais: a vitória é compartilhada. (R9)
la_tortuga-rules-spend-how = Em vez de lançar o segundo ou o terceiro dado, quem decide pode gastar uma das suas cartas: o valor dela conta como esse dado. Com um 5 no primeiro dado, uma carta de 2 faz 7 com dois dados, 14 casas. A carta se perde de vez, para os ovos e para os empates.
la_tortuga-rules-spend-limits = Nunca no primeiro dado, uma carta por jogada de tartaruga, e nunca acima de 7. Depois de uma carta como segundo dado, ainda se pode lançar o terceiro. Uma carta ganha pela primeira tartaruga pode ser gasta na segunda. (R8)
la_tortuga-rules-fact-story = Todo verão as tartarugas marinhas vêm pôr seus ovos em uma pequena ilha ao largo da Venezuela. A praia é estreita, a volta ao recife é longa, e nadar cansa. Por isso as mais espertas sobem nas costas de outra e se deixam levar.
la_tortuga-picture-start-alt = O anel de 21 pedras ao redor da ilha. Há quatro tartarugas na jangada; a carta aberta mostra três ovos.
la_tortuga-rules-tips-2 = Estourar custa mais do que a jogada: custa o lugar no anel. Arrisque logo depois da praia e tome cuidado logo antes dela; no fim da volta, pare já com 3 ou 4.
la_tortuga-rules-tips-3 = Olhe a carta aberta. Por um 1 quase nenhum risco vale a pena; por um 6 ou pela praia, muitos.
la_tortuga-rules-tips-4 = Suba em cima dos outros sempre que puder. Uma carona vale cerca de um ovo, e as decisões dos de baixo passam a ser suas.
la_tortuga-rules-R1 = Há três cartas de cada para 1, 2 e 6 e cinco de cada para 3, 4 e 5. O livro de regras não dá números, mas só estes combinam com o exemplo de contagem dele e com o que se sabe de outras fontes.
la_tortuga-rules-R2 = Na jangada nenhuma tartaruga vai sobre outra; um grupo que estoura se desfaz ali. Uma tartaruga que estoura na jangada fica lá, e a sua jogada acabou. Com duas tartarugas, a outra joga mesmo assim.
la_tortuga-rules-R3 = Um grupo chega à praia quando a jogada o leva até a casa 21 ou além dela; a jangada e a própria praia contam como início de volta. Sair da praia não é passar por ela, mas uma volta inteira a partir dela dá uma carta. No máximo uma carta por jogada.
la_tortuga-rules-R4 = É permitido lançar um terceiro dado com exatamente 7, embora ele estoure com certeza. A página pergunta uma vez.
la_tortuga-rules-R5 = As suas tartarugas podem ir uma sobre a outra. Com duas, ambas jogam; a ordem é escolhida antes do primeiro dado do turno.
la_tortuga-rules-R6 = Ganhar a praia encerra a partida na hora, mesmo entre as jogadas de duas tartarugas.
la_tortuga-rules-R7 = As cartas ganhas ficam abertas. Ocultas ficam a ordem do baralho e as quatro cartas retiradas.
la_tortuga-rules-R8 = Com ovos em vez de dados: uma carta por jogada de tartaruga. Depois de uma carta como segundo dado, ainda se pode lançar o terceiro. Uma carta que faria passar de 7 não pode ser gasta. Uma carta ganha pela primeira tartaruga pode ser gasta na segunda.
la_tortuga-rules-R9 = Com ovos e cartas iguais, a vitória é compartilhada.
la_tortuga-rules-R10 = Joga-se no sentido horário, lugar a lugar.
la_tortuga-example-bust = estourou
la_tortuga-example-bust-2 = O primeiro dado mostra 3. O Vermelho podia parar e nadar até a 9, mas lança o segundo.
la_tortuga-example-bust-3 = Um 6. 3 e 6 fazem 9, mais de 7: estourou. A tartaruga volta à jangada, e é a vez do Amarelo.
la_tortuga-example-two-dice-3 = O Vermelho lança de novo: 2. O total é 5.
la_tortuga-example-lap-3 = O Vermelho lança o terceiro dado: 2. 7 × 3 = 21 é uma volta inteira. A tartaruga está de novo na 5, passou pela praia, e o Vermelho tem a carta de 4 ovos.
la_tortuga-example-lap-raft-3 = O terceiro dado mostra 3: 7 × 3 = 21 casas. Saindo da jangada, é a praia, e o Vermelho fica com a carta de 5 ovos.
la_tortuga-example-ride-2 = 1, 2 e 2 fazem 5 com três dados: 15 casas. A verde também chega à 18 e sobe nas costas das outras.
la_tortuga-example-ride-5 = O Verde para. 5 × 2 = 10: a vermelha e a verde nadam da 18, passando pela praia, até a 7. O Verde fica com a carta de 6 ovos, o Vermelho sem nada. A azul, embaixo, ficou.
la_tortuga-example-ride-bust = estourar no meio de uma pilha
la_tortuga-example-ride-bust-1 = Azul, vermelha e verde estão de novo empilhadas, e é a vez do Vermelho.
la_tortuga-example-ride-bust-3 = O Verde quer mais, e sai um 5: 9, estourou. A vermelha e a verde estão na jangada, lado a lado. A azul fica na 18.
la_tortuga-example-scoring-2 = 7 com três dados: o Vermelho passa pela praia e fica com ela. 15 + 7 = 22, tantos quanto o Amarelo. Mas o Amarelo tem seis cartas, e o Vermelho cinco com a praia: ganha o Amarelo.
la_tortuga-example-spend-4 = O Vermelho para: 7 × 2 = 14 casas. A carta se perdeu de vez.
la_tortuga-example-pairs = duas tartarugas para cada um
la_tortuga-example-pairs-2 = Vai a segunda. 4 e 6, estourou, e ela fica na jangada.
la_tortuga-example-pairs-3 = A outra joga mesmo assim: um 5, e está na casa 5.
