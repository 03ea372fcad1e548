# O que difere do português europeu.

la_tortuga-tutorial-welcome = Boas-vindas a La Tortuga! As tartarugas nadam à volta da ilha, uma e de novo. No fim ganha quem tiver juntado mais ovos. A sua tartaruga é a vermelha.
la_tortuga-tutorial-raft = Todas as tartarugas partem da jangada. Nadam da casa 1 até a casa 21, sempre no mesmo sentido, e depois recomeçam.
la_tortuga-tutorial-others = Muito bem! Agora jogam as outras: a amarela, a azul e a verde. Repare no que lhes acontece, e no que lhe acontece a você.
la_tortuga-tutorial-bust = A verde lançou 5 e 4. São 9, mais do que 7: estourou. Uma tartaruga que estoura volta para a jangada.
la_tortuga-tutorial-rider = A azul parou na sua casa e subiu-lhe nas costas. Na sua vez, leva-a com você. O primeiro dado é seu, mas quem decide se lança outro é a tartaruga de cima: a azul.
la_tortuga-tutorial-climb = Saiu um 4, e a azul está exatamente quatro casas à frente. Pare, e suba-lhe nas costas!
la_tortuga-tutorial-on-top = Agora a carona é sua. Sempre que a azul tiver de nadar, leva a sua tartaruga, e a decisão é sua. Veja: primeiro joga a amarela.
la_tortuga-tutorial-dare = É a sua vez, e saiu um 6. Quando se move, só partem a sua tartaruga e quem estiver em cima dela; a azul e a amarela ficam. Mais um dado é um atrevimento: só serve um 1. Arrisque uma vez, para ver como é estourar.
la_tortuga-tutorial-bust-you = 11: estourou! A sua tartaruga volta à jangada, e as duas de baixo ficam onde estavam. O que já juntou continua a ser seu.
