# O que difere do português europeu.

la_tortuga-tutorial-welcome = Boas-vindas a La Tortuga! As tartarugas nadam ao redor da ilha, volta após volta. No fim ganha quem tiver juntado mais ovos. A sua tartaruga é a vermelha.
la_tortuga-tutorial-raft = Todas as tartarugas partem da jangada. Nadam da casa 1 até a casa 21, sempre no mesmo sentido, e depois recomeçam.
la_tortuga-tutorial-stop = 2 e 3 são 5, e dois dados valem o dobro: 10 casas. Com um terceiro dado, tudo acima de 2 estouraria; o botão mostra o risco. É melhor parar aqui.
la_tortuga-tutorial-others = Muito bem! Agora jogam as outras: a amarela, a azul e a verde. Repare no que acontece com elas, e no que acontece com você.
la_tortuga-tutorial-bust = A verde lançou 5 e 4. São 9, mais do que 7: estourou. Uma tartaruga que estoura volta para a jangada.
la_tortuga-tutorial-rider = A azul parou na sua casa e subiu nas suas costas. Na sua vez, você a leva junto. O primeiro dado é seu, mas quem decide se lança outro é a tartaruga de cima: a azul.
la_tortuga-tutorial-climb = Saiu um 4, e a azul está exatamente quatro casas à frente. Pare, e suba nas costas dela!
la_tortuga-tutorial-on-top = Agora a carona é sua. Sempre que a azul tiver de nadar, leva a sua tartaruga, e a decisão é sua. Veja: primeiro joga a amarela.
la_tortuga-tutorial-card = A amarela passou pela praia e ficou com a carta de 4 ovos. A próxima carta é revelada na hora. E a azul já lançou o primeiro dado…
la_tortuga-tutorial-decide = …um 2, e quem está em cima decide. A praia fica a quatro casas, 2 não chega. Lance o segundo dado pelas duas; só um 6 estouraria.
la_tortuga-tutorial-dare = É a sua vez, e saiu um 6. Quando se move, só partem a sua tartaruga e quem estiver em cima dela; a azul e a amarela ficam. Mais um dado é uma ousadia: só serve um 1. Arrisque uma vez, para ver como é estourar.
la_tortuga-tutorial-bust-you = 11: estourou! A sua tartaruga volta à jangada, e as duas de baixo ficam onde estavam. O que você já juntou continua sendo seu.
la_tortuga-tutorial-which = Você escolhe qual das suas tartarugas nada primeiro. Uma está na casa 20, logo antes da praia. Deixe que ela vá primeiro.
la_tortuga-tutorial-beach = Quando o baralho se esgota, o prêmio é a própria praia: 7 ovos. O próximo que parar lá ou passar fica com eles, e a partida acaba na hora.
la_tortuga-tutorial-end = A praia é sua, e com ela a vitória! Ganha quem tem mais ovos; em caso de empate, quem tem mais cartas. Lembre-se: somas pequenas são seguras, as costas dos outros nos levam de graça, e quem está em cima decide.
