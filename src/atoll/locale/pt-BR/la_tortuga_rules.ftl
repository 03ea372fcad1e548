# O que difere do português europeu.

la_tortuga-rules-aim-eggs = A sua tartaruga nada à volta da ilha, volta após volta. De cada vez que chega à praia, nas costas de alguém ou sozinha, há ovos para ganhar. Quem tiver mais ovos no fim ganha.
la_tortuga-rules-aim-ring = O anel tem 21 casas e percorre-se no sentido anti-horário; depois da 21 vem de novo a 1. A jangada flutua ao lado da casa 1, onde todos começam. A casa 21 é a praia.
la_tortuga-rules-setup-cards = Embaralham-se as cartas de ovos, retiram-se quatro sem as ver, e as outras 20 ficam na praia, a de cima virada para cima. A sorte diz quem começa; depois joga-se no sentido horário, lugar a lugar. (R10)
la_tortuga-rules-move-bust = Um total acima de 7 é um estouro: a tartaruga e todas as que vão nas suas costas acabam na jangada. As que estão por baixo ficam onde estão. A jangada é larga: ali ninguém sobe para ninguém, e quem estoura estando na jangada fica lá. (R2)
la_tortuga-rules-ride = Nas costas dos outros, e quem decide
la_tortuga-rules-ride-stack = Uma tartaruga que acaba a jogada onde há outras sobe para a de cima. Quando nada, leva com você todas as que estão em cima dela, pela mesma ordem. Passar por outras não faz nada. Uma volta inteira acaba em cima das que lá ficaram.
la_tortuga-rules-ride-decider = O dono da tartaruga mais alta do grupo que nada decide sobre o segundo e o terceiro dado, seja de quem for a vez. O dono da tartaruga que nada só lança sem perguntar o primeiro dado. Vá nas costas dos outros, e a vez deles passa a ser sua.
la_tortuga-rules-pairs-order = A dois ou a três, cada um tem duas tartarugas, e ambas nadam em cada turno. Diz-se qual vai primeiro antes de lançar qualquer dado. As cartas contam juntas, e podem ir nas costas uma da outra. (R5)
la_tortuga-rules-pairs-bust = Um estouro só acaba a jogada dessa tartaruga; a outra nada na mesma. (R2)
la_tortuga-rules-end-tie = Ganha quem tem mais ovos. Com ovos iguais, quem tem mais cartas, contando a praia como uma. Ainda iguais: a vitória é compartilhada. (R9)
