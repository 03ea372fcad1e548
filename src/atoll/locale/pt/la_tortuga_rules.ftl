# As regras de La Tortuga, por palavras nossas.

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
la_tortuga-rules-eggs-deck = Há 24 cartas: três de cada para 1, 2 e 6, cinco de cada para 3, 4 e 5 (R1). Quatro saem sem ser vistas, por isso nunca se sabe ao certo o que resta. As cartas ganhas ficam à vista. (R7)

la_tortuga-rules-pairs = A dois ou a três
la_tortuga-rules-pairs-order = A dois ou a três, cada um tem duas tartarugas, e ambas nadam em cada turno. Diz-se qual vai primeiro antes de lançar qualquer dado. As cartas contam juntas, e podem ir às costas uma da outra. (R5)
la_tortuga-rules-pairs-bust = Um mergulho só acaba a jogada dessa tartaruga; a outra nada na mesma. (R2)

la_tortuga-rules-end = O fim
la_tortuga-rules-end-beach = Quando já não há cartas, o prémio é a própria praia: 7 ovos para quem for em cima do próximo grupo que lá chegar. A partida acaba logo, mesmo entre as jogadas de duas tartarugas. (R6)
la_tortuga-rules-end-tie = Ganha quem tem mais ovos. Com ovos iguais, quem tem mais cartas, contando a praia como uma. Ainda iguais: a vitória é partilhada. (R9)

la_tortuga-rules-spend = Variante: ovos em vez de dados
la_tortuga-rules-spend-how = Em vez de lançar o segundo ou o terceiro dado, quem decide pode gastar uma das suas cartas: o valor conta como esse dado. Com um 5 no primeiro dado, uma carta de 2 faz 7 com dois dados, 14 casas. A carta perde-se de vez, para os ovos e para os empates.
la_tortuga-rules-spend-limits = Nunca no primeiro dado, uma carta por jogada de tartaruga, e nunca acima de 7. Depois de uma carta como segundo dado, o terceiro ainda se pode lançar. Uma carta ganha pela primeira tartaruga pode gastar-se na segunda. (R8)

la_tortuga-rules-fact-players = 2 a 7
la_tortuga-rules-fact-age = A partir dos 8
la_tortuga-rules-fact-length = Cerca de 30 minutos
la_tortuga-rules-fact-aim = Juntar o maior número de ovos.
la_tortuga-rules-fact-story = Todos os verões as tartarugas marinhas vêm pôr os seus ovos a uma pequena ilha ao largo da Venezuela. A praia é estreita, a volta ao recife é longa, e nadar cansa. Por isso as mais espertas sobem para as costas de outra e deixam-se levar.

la_tortuga-picture-start = O início: todas as tartarugas esperam na jangada, ao lado da casa 1; a praia é a casa 21.
la_tortuga-picture-start-alt = O anel de 21 pedras à volta da ilha. Há quatro tartarugas na jangada; a carta à vista mostra três ovos.
la_tortuga-picture-stack = A verde vai sobre a vermelha, e a vermelha sobre a azul. Se joga a azul, nadam as três; se joga a vermelha, a vermelha e a verde; se joga a verde, só ela.
la_tortuga-picture-stack-alt = Na casa 18 há três tartarugas empilhadas: a azul por baixo, a vermelha no meio, a verde em cima.
la_tortuga-picture-distances = O total vezes o número de dados é quanto a tartaruga nada.
la_tortuga-picture-distances-alt = Quatro lançamentos com um, dois e três dados, e a distância de cada um.
la_tortuga-picture-eggs = As 24 cartas. Quatro delas, não se sabe quais, ficam fora do jogo.
la_tortuga-picture-eggs-alt = Ninhos com um a seis ovos, e quantas cartas há de cada.
la_tortuga-picture-eggs-copies = { $copies } × { $value }

la_tortuga-rules-tips = Conselhos de quem sabe
la_tortuga-rules-tips-1 = Um dado dá em média 3 ou 4 casas. Lançar o segundo compensa, em média, se o primeiro for menos de 4 (com 4 é igual); o terceiro, até um total de 4.
la_tortuga-rules-tips-2 = Passar de 7 custa mais do que a jogada: custa o lugar no anel. Arrisque logo depois da praia e tenha cuidado mesmo antes dela; no fim da volta pare já com 3 ou 4.
la_tortuga-rules-tips-3 = Olhe para a carta à vista. Por um 1 quase nenhum risco vale a pena; por um 6 ou pela praia, muitos.
la_tortuga-rules-tips-4 = Suba para cima dos outros sempre que puder. Uma boleia vale cerca de um ovo, e as decisões dos de baixo passam a ser suas.

la_tortuga-rules-rulings = Decisões
la_tortuga-rules-rulings-why = Onde as regras impressas se calam, tivemos de decidir. Cada decisão tem um número, que os capítulos acima citam.
la_tortuga-rules-R1 = Há três cartas de cada para 1, 2 e 6 e cinco de cada para 3, 4 e 5. O livro de regras não dá números, mas só estes servem ao seu exemplo de contagem e ao que se sabe de outras fontes.
la_tortuga-rules-R2 = Na jangada nenhuma tartaruga vai sobre outra; um grupo que passa de 7 desfaz-se ali. Uma tartaruga que passa de 7 na jangada fica lá, e a sua jogada acabou. Com duas tartarugas, a outra joga na mesma.
la_tortuga-rules-R3 = Um grupo chega à praia quando a jogada o leva à casa 21 ou para lá dela; a jangada e a própria praia contam como início de volta. Sair da praia não é passar por ela, mas uma volta inteira a partir dela dá uma carta. No máximo uma carta por jogada.
la_tortuga-rules-R4 = Pode lançar-se um terceiro dado com exatamente 7, embora seja certo passar de 7. A página pergunta uma vez.
la_tortuga-rules-R5 = As suas tartarugas podem ir uma sobre a outra. Com duas, ambas jogam; a ordem escolhe-se antes do primeiro dado do turno.
la_tortuga-rules-R6 = Ficar com a praia acaba logo a partida, mesmo entre as jogadas de duas tartarugas.
la_tortuga-rules-R7 = As cartas ganhas ficam à vista. Escondidas estão a ordem do baralho e as quatro cartas retiradas.
la_tortuga-rules-R8 = Com ovos em vez de dados: uma carta por jogada de tartaruga. Depois de uma carta como segundo dado, o terceiro ainda se pode lançar. Uma carta que faça passar de 7 não se pode gastar. Uma carta ganha pela primeira tartaruga pode gastar-se na segunda.
la_tortuga-rules-R9 = Com ovos e cartas iguais, a vitória é de ambos.
la_tortuga-rules-R10 = Joga-se no sentido dos ponteiros do relógio, lugar a lugar.

la_tortuga-example-bust = demais
la_tortuga-example-bust-1 = A tartaruga do Vermelho está na casa 6, e é a vez dele.
la_tortuga-example-bust-2 = O primeiro dado mostra 3. O Vermelho podia parar e nadar até à 9, mas lança o segundo.
la_tortuga-example-bust-3 = Um 6. 3 e 6 fazem 9, mais de 7. A tartaruga volta à jangada, e joga o Amarelo.
la_tortuga-example-two-dice = dois dados
la_tortuga-example-two-dice-1 = O Vermelho começa. Todas as tartarugas estão na jangada.
la_tortuga-example-two-dice-2 = O primeiro dado mostra 3. Parar seriam 3 casas.
la_tortuga-example-two-dice-3 = O Vermelho lança outra vez: 2. O total é 5.
la_tortuga-example-two-dice-4 = O Vermelho para. 5 com dois dados são 5 × 2 = 10 casas.
la_tortuga-example-lap = uma volta à ilha
la_tortuga-example-lap-1 = A tartaruga do Vermelho está na casa 5.
la_tortuga-example-lap-2 = 1 e 4: o total é 5, ou seja 10 casas se o Vermelho parar.
la_tortuga-example-lap-3 = O Vermelho lança o terceiro dado: 2. 7 × 3 = 21 é uma volta inteira. A tartaruga está outra vez na 5, passou pela praia, e o Vermelho tem a carta de 4 ovos.
la_tortuga-example-lap-raft = da jangada à praia
la_tortuga-example-lap-raft-1 = A tartaruga do Vermelho ainda está na jangada.
la_tortuga-example-lap-raft-2 = Dois 2: o total é 4.
la_tortuga-example-lap-raft-3 = O terceiro dado mostra 3: 7 × 3 = 21 casas. A partir da jangada, é a praia, e o Vermelho fica com a carta de 5 ovos.
la_tortuga-example-ride = quem decide e quem fica com os ovos
la_tortuga-example-ride-1 = A azul levou a vermelha à casa 18. A verde está na 3, e é a vez do Verde.
la_tortuga-example-ride-2 = 1, 2 e 2 fazem 5 com três dados: 15 casas. A verde também chega à 18 e sobe para as costas das outras.
la_tortuga-example-ride-3 = É a vez do Vermelho. A sua tartaruga vai no meio; ele lança o primeiro dado: 2.
la_tortuga-example-ride-4 = A partir daqui decide o Verde, que vai em cima. Pede o segundo dado: 3.
la_tortuga-example-ride-5 = O Verde para. 5 × 2 = 10: a vermelha e a verde nadam da 18, pela praia, até à 7. O Verde fica com a carta de 6 ovos, o Vermelho com nada. A azul, por baixo, ficou.
la_tortuga-example-ride-bust = passar de 7 no meio de uma pilha
la_tortuga-example-ride-bust-1 = Azul, vermelha e verde estão outra vez empilhadas, e é a vez do Vermelho.
la_tortuga-example-ride-bust-2 = O Vermelho lança um 4. Decide o Verde.
la_tortuga-example-ride-bust-3 = O Verde quer mais e sai um 5: 9 é demais. A vermelha e a verde estão na jangada, lado a lado. A azul fica na 18.
la_tortuga-example-scoring = ovos iguais
la_tortuga-example-scoring-1 = Só resta a praia. O Amarelo tem 22 ovos em seis cartas, o Vermelho 15 em quatro, e é a vez do Vermelho.
la_tortuga-example-scoring-2 = 7 com três dados: o Vermelho passa pela praia e ganha-a. 15 + 7 = 22, tantos como o Amarelo. Mas o Amarelo tem seis cartas, e o Vermelho cinco com a praia: ganha o Amarelo.
la_tortuga-example-spend = uma carta em vez de um dado
la_tortuga-example-spend-1 = A variante: o Vermelho está na praia e tem uma carta de 3 ovos.
la_tortuga-example-spend-2 = O primeiro dado mostra 4.
la_tortuga-example-spend-3 = Em vez de lançar, o Vermelho gasta a carta: 4 e 3 fazem 7 com dois dados.
la_tortuga-example-spend-4 = O Vermelho para: 7 × 2 = 14 casas. A carta perdeu-se de vez.
la_tortuga-example-pairs = duas tartarugas cada um
la_tortuga-example-pairs-1 = Três jogadores têm duas tartarugas cada um. Antes do primeiro dado, o Vermelho diz qual vai primeiro.
la_tortuga-example-pairs-2 = Vai a segunda. 4 e 6 é demais, e ela fica na jangada.
la_tortuga-example-pairs-3 = A outra joga na mesma: um 5, e está na casa 5.
