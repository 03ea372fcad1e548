# La Tortuga, learnt by playing: src/atoll/tutorials/la_tortuga.jsonl.

la_tortuga-tutorial-welcome = Boas-vindas a La Tortuga! As tartarugas nadam à volta da ilha, uma e outra vez. No fim ganha quem tiver juntado mais ovos. A sua tartaruga é a vermelha.
la_tortuga-tutorial-raft = Todas as tartarugas partem da jangada. Nadam da casa 1 até à casa 21, sempre no mesmo sentido, e depois recomeçam.
la_tortuga-tutorial-eggs = A casa 21 é a praia. Quem lá para ou passa por ela fica com a carta de ovos que está virada para cima.
la_tortuga-tutorial-first-die = É a sua vez. O primeiro dado lança-se sempre, por isso rola sozinho.
la_tortuga-tutorial-roll = Saiu um 2. Com um só dado nada-se esse número de casas. Dois dados valem o dobro, três o triplo, mas a soma não pode passar de 7. Hora de lançar o segundo dado!
la_tortuga-tutorial-stop = 2 e 3 são 5, e dois dados valem o dobro: 10 casas. Com um terceiro dado, tudo acima de 2 seria demais; o botão mostra o risco. É melhor parar aqui.
la_tortuga-tutorial-others = Muito bem! Agora jogam as outras: a amarela, a azul e a verde. Repare no que lhes acontece, e no que lhe acontece a si.
la_tortuga-tutorial-bust = A verde lançou 5 e 4. São 9, mais do que 7: um mergulho. Uma tartaruga que mergulha volta para a jangada.
la_tortuga-tutorial-rider = A azul parou na sua casa e subiu-lhe para as costas. Na sua vez, leva-a consigo. O primeiro dado é seu, mas quem decide se lança outro é a tartaruga de cima: a azul.
la_tortuga-tutorial-carried = A azul disse para parar, e foram três casas com passageira. Agora jogam as outras. A azul, que está em cima, segue sozinha.
la_tortuga-tutorial-climb = Saiu um 4, e a azul está exatamente quatro casas à frente. Pare, e suba-lhe para as costas!
la_tortuga-tutorial-on-top = Agora a boleia é sua. Sempre que a azul tiver de nadar, leva a sua tartaruga, e a decisão é sua. Veja: primeiro joga a amarela.
la_tortuga-tutorial-card = A amarela passou pela praia e ficou com a carta de 4 ovos. Vira-se logo a carta seguinte. E a azul já lançou o primeiro dado…
la_tortuga-tutorial-decide = …um 2, e quem está em cima decide. A praia fica a quatro casas, 2 não chega. Lance o segundo dado pelas duas; só um 6 seria demais.
la_tortuga-tutorial-cross = 2 e 1 são 3, vezes dois: 6 casas. Assim passam ambas pela praia. É hora de parar!
la_tortuga-tutorial-yours = A carta vai só para a tartaruga de cima. A azul é que nadou, mas os 5 ovos são seus! E ficaram as duas em cima da amarela: três empilhadas.
la_tortuga-tutorial-dare = É a sua vez, e saiu um 6. Quando se move, só partem a sua tartaruga e quem estiver em cima dela; a azul e a amarela ficam. Mais um dado é um atrevimento: só serve um 1. Arrisque uma vez, para ver como é mergulhar.
la_tortuga-tutorial-bust-you = 11: mergulho! A sua tartaruga volta à jangada, e as duas de baixo ficam onde estavam. O que já juntou continua a ser seu.
la_tortuga-tutorial-two = Eis outra partida, quase no fim. Com dois ou três jogadores, cada um tem duas tartarugas e em cada turno move ambas. As cartas contam juntas. Nesta mesa há também uma variante ligada: ovos em vez de dados.
la_tortuga-tutorial-which = É você que escolhe qual das suas tartarugas nada primeiro. Uma está na casa 20, mesmo antes da praia. Deixe-a ir primeiro.
la_tortuga-tutorial-last-card = Um 3 chega e sobra para alcançar a praia, onde está a última carta do baralho. Pare e fique com ela.
la_tortuga-tutorial-beach = Quando o baralho se esgota, o prémio é a própria praia: 7 ovos. Quem a seguir lá parar ou passar fica com eles, e a partida acaba logo.
la_tortuga-tutorial-spend = À sua outra tartaruga saiu um 2, e precisa de 3. Com ovos em vez de dados, pode entregar uma das suas cartas em vez de lançar o segundo ou o terceiro dado: vale como um dado com esse número. Gaste o 1.
la_tortuga-tutorial-enough = 2 e 1, vezes dois: 6 casas, para lá da praia. O 1 foi-se, mas há 7 ovos à espera. É hora de parar!
la_tortuga-tutorial-end = A praia é sua, e com ela a vitória! Ganha quem tem mais ovos; em caso de empate, quem tem mais cartas. Lembre-se: somas pequenas são seguras, as costas dos outros levam-nos de graça, e quem está em cima decide.
