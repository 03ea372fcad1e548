# Les règles de La Tortuga, avec nos mots.

la_tortuga-rules-aim = De quoi il s’agit
la_tortuga-rules-aim-eggs = Votre tortue fait et refait le tour de l’île à la nage. Chaque fois qu’elle atteint la plage, sur le dos d’une autre ou toute seule, il y a des œufs à prendre. Qui a le plus d’œufs à la fin gagne.
la_tortuga-rules-aim-ring = Le cercle a 21 cases et se parcourt dans le sens inverse des aiguilles d’une montre ; après 21 vient de nouveau 1. Le radeau flotte à côté de la case 1, c’est là que tout le monde commence. La case 21 est la plage.

la_tortuga-rules-setup = Avant de commencer
la_tortuga-rules-setup-turtles = On joue de deux à sept. À partir de quatre, chacun a une tortue ; à deux ou trois, deux. Toutes attendent sur le radeau.
la_tortuga-rules-setup-cards = On mélange les cartes d’œufs, on en écarte quatre sans les regarder, et les 20 autres vont sur la plage, la première face visible. Le sort désigne qui commence ; on joue ensuite dans le sens des aiguilles d’une montre, place après place. (R10)

la_tortuga-rules-move = Le déplacement d’une tortue
la_tortuga-rules-move-first = On lance toujours le premier dé. Puis il faut décider : s’arrêter, ou lancer encore un dé. Si le total ne dépasse pas 7 après deux dés, on décide une fois de plus. Il n’y a pas de quatrième dé.
la_tortuga-rules-move-far = Un dé : on nage de sa valeur. Deux dés : de deux fois le total. Trois dés : de trois fois le total ; un 7 avec trois dés fait donc un tour complet de 21.
la_tortuga-rules-move-example = Un 4 et un 2 avec deux dés font 6, donc 12 cases. 2, 1 et 4 avec trois dés font 7, donc 21 : depuis le radeau, on arrive droit sur la plage. Un 2 puis un 6 font 8 : c’est un plongeon.
la_tortuga-rules-move-bust = Un total de plus de 7 est un plongeon : la tortue et toutes celles qui sont sur son dos se retrouvent sur le radeau. Celles d’en dessous restent où elles sont. Le radeau est large : personne n’y monte sur personne, et qui plonge depuis le radeau y reste simplement. (R2)
la_tortuga-rules-move-seven = Lancer un troisième dé avec exactement 7 est permis, mais toutes ses faces sont de trop. La page demande une fois si c’est voulu. (R4)

la_tortuga-rules-ride = Sur le dos des autres, et qui décide
la_tortuga-rules-ride-stack = Une tortue qui finit son déplacement là où il y en a d’autres monte sur la plus haute. Une tortue qui nage emmène toutes celles qui sont sur elle, dans le même ordre. Dépasser les autres ne fait rien. Un tour complet finit sur celles qu’on avait laissées.
la_tortuga-rules-ride-decider = Le propriétaire de la tortue la plus haute du groupe qui avance décide du deuxième et du troisième dé, quel que soit le joueur dont c’est le tour. Le propriétaire de la tortue qui avance ne lance de lui-même que le premier dé. Montez sur les autres, et leur tour devient le vôtre.

la_tortuga-rules-eggs = Les œufs
la_tortuga-rules-eggs-take = Quand un groupe arrive sur la plage ou la dépasse, le propriétaire de la tortue la plus haute prend la carte visible, et on retourne la suivante. Celles d’en dessous n’ont rien.
la_tortuga-rules-eggs-pass = Quitter la plage n’est pas la dépasser ; un tour complet de la plage à la plage, oui. Une carte par déplacement au plus. (R3)
la_tortuga-rules-eggs-deck = Il y a 24 cartes : trois de chaque pour 1, 2 et 6, cinq de chaque pour 3, 4 et 5 (R1). Quatre sont écartées sans être vues, si bien qu’on ne sait jamais tout à fait ce qui reste. Les cartes prises restent visibles. (R7)

la_tortuga-rules-pairs = À deux ou à trois
la_tortuga-rules-pairs-order = À deux ou à trois, chacun a deux tortues, et les deux avancent à chaque tour. On dit laquelle part la première avant de lancer le moindre dé. Leurs cartes se comptent ensemble, et elles peuvent se porter l’une l’autre. (R5)
la_tortuga-rules-pairs-bust = Un plongeon ne met fin qu’au déplacement de cette tortue ; l’autre avance quand même. (R2)

la_tortuga-rules-end = La fin
la_tortuga-rules-end-beach = Quand la dernière carte est partie, c’est la plage elle-même qui est en jeu : 7 œufs pour qui est au-dessus du prochain groupe qui l’atteint. La partie s’arrête aussitôt, même entre les déplacements de deux tortues. (R6)
la_tortuga-rules-end-tie = Le plus d’œufs gagne. À égalité, le plus de cartes l’emporte, la plage comptant pour une. Encore à égalité : la victoire est partagée. (R9)

la_tortuga-rules-spend = Variante : des œufs pour des dés
la_tortuga-rules-spend-how = Au lieu de lancer le deuxième ou le troisième dé, qui décide peut dépenser une de ses propres cartes : sa valeur compte comme ce dé. Avec un 5 au premier dé, une carte de 2 fait 7 avec deux dés, soit 14 cases. La carte est perdue pour de bon, pour les œufs comme pour les égalités.
la_tortuga-rules-spend-limits = Jamais pour le premier dé, une carte par déplacement de tortue, et jamais au-delà de 7. Après une carte en guise de deuxième dé, on peut encore lancer le troisième. Une carte gagnée par la première tortue peut servir à la seconde. (R8)

la_tortuga-rules-fact-players = de 2 à 7
la_tortuga-rules-fact-age = dès 8 ans
la_tortuga-rules-fact-length = environ 30 minutes
la_tortuga-rules-fact-aim = Réunir le plus d’œufs.
la_tortuga-rules-fact-story = Chaque été, les tortues marines viennent pondre sur une petite île au large du Venezuela. La plage est étroite, le tour du récif est long, et nager fatigue. Alors les plus malignes montent sur le dos d’une autre et se laissent porter.

la_tortuga-picture-start = Au départ : toutes les tortues attendent sur le radeau, à côté de la case 1 ; la plage est à la case 21.
la_tortuga-picture-start-alt = Le cercle de 21 pierres autour de l’île. Quatre tortues sont sur le radeau ; la carte visible montre trois œufs.
la_tortuga-picture-stack = La verte est sur la rouge, et la rouge sur la bleue. Si la bleue avance, les trois nagent ; si c’est la rouge, la rouge et la verte ; si c’est la verte, elle seule.
la_tortuga-picture-stack-alt = Sur la case 18, trois tortues empilées : la bleue en bas, la rouge au milieu, la verte en haut.
la_tortuga-picture-distances = Le total multiplié par le nombre de dés : voilà jusqu’où nage la tortue.
la_tortuga-picture-distances-alt = Quatre lancers d’un, deux et trois dés, et la distance de chacun.
la_tortuga-picture-eggs = Les 24 cartes. Quatre d’entre elles, on ne sait lesquelles, ne sont pas en jeu.
la_tortuga-picture-eggs-alt = Des nids d’un à six œufs, et le nombre de cartes de chacun.
la_tortuga-picture-eggs-copies = { $copies } × { $value }

la_tortuga-rules-tips = Conseils d’expérience
la_tortuga-rules-tips-1 = Un dé donne 3 ou 4 cases en moyenne. Lancer le deuxième rapporte en moyenne si le premier est inférieur à 4 (avec 4, c’est égal) ; le troisième, jusqu’à un total de 4.
la_tortuga-rules-tips-2 = Un plongeon coûte plus que le déplacement : il coûte votre place sur le cercle. Osez juste après la plage, soyez prudent juste avant ; en fin de tour, arrêtez-vous dès 3 ou 4.
la_tortuga-rules-tips-3 = Regardez la carte visible. Pour un 1, presque aucun risque n’en vaut la peine ; pour un 6 ou la plage, beaucoup.
la_tortuga-rules-tips-4 = Montez sur les autres dès que vous pouvez. Se faire porter vaut à peu près un œuf, et les décisions de celles d’en dessous deviennent les vôtres.

la_tortuga-rules-rulings = Décisions
la_tortuga-rules-rulings-why = Là où les règles imprimées se taisent, il a fallu trancher. Chaque décision a un numéro, que citent les chapitres ci-dessus.
la_tortuga-rules-R1 = Il y a trois cartes de chaque pour 1, 2 et 6 et cinq de chaque pour 3, 4 et 5. Le livret ne donne pas de nombres, mais seuls ceux-ci conviennent à son exemple de décompte et à ce qu’on sait par ailleurs.
la_tortuga-rules-R2 = Sur le radeau, aucune tortue n’est sur une autre ; un groupe qui plonge s’y défait. Une tortue qui plonge depuis le radeau y reste, et son déplacement est fini. À deux tortues chacun, l’autre avance quand même.
la_tortuga-rules-R3 = Un groupe atteint la plage quand son déplacement le mène à la case 21 ou au-delà ; le radeau et la plage elle-même comptent comme début d’un tour. Quitter la plage n’est pas la dépasser, mais un tour complet depuis elle rapporte une carte. Une carte par déplacement au plus.
la_tortuga-rules-R4 = On peut lancer un troisième dé avec exactement 7, bien que le plongeon soit certain. La page demande une fois.
la_tortuga-rules-R5 = Vos tortues peuvent se porter l’une l’autre. À deux tortues, les deux avancent ; vous choisissez l’ordre avant le premier dé du tour.
la_tortuga-rules-R6 = Prendre la plage met aussitôt fin à la partie, même entre les déplacements de deux tortues.
la_tortuga-rules-R7 = Les cartes prises restent visibles. Sont cachés l’ordre de la pioche et les quatre cartes écartées.
la_tortuga-rules-R8 = Avec des œufs pour des dés : une carte par déplacement de tortue. Après une carte en guise de deuxième dé, on peut encore lancer le troisième. Une carte qui ferait dépasser 7 ne se dépense pas. Une carte gagnée par la première tortue peut servir à la seconde.
la_tortuga-rules-R9 = À égalité d’œufs et de cartes, la victoire est partagée.
la_tortuga-rules-R10 = On joue dans le sens des aiguilles d’une montre, place après place.

la_tortuga-example-bust = un plongeon
la_tortuga-example-bust-1 = La tortue de Rouge est sur la case 6, et c’est à Rouge de jouer.
la_tortuga-example-bust-2 = Le premier dé montre 3. Rouge pourrait s’arrêter et nager jusqu’à 9, mais lance le deuxième.
la_tortuga-example-bust-3 = Un 6. 3 et 6 font 9, plus de 7 : un plongeon. La tortue est de retour sur le radeau, et c’est à Jaune.
la_tortuga-example-two-dice = deux dés
la_tortuga-example-two-dice-1 = Rouge commence. Toutes les tortues sont sur le radeau.
la_tortuga-example-two-dice-2 = Le premier dé montre 3. S’arrêter ferait 3 cases.
la_tortuga-example-two-dice-3 = Rouge relance : un 2. Le total est 5.
la_tortuga-example-two-dice-4 = Rouge s’arrête. 5 avec deux dés font 5 × 2 = 10 cases.
la_tortuga-example-lap = un tour de l’île
la_tortuga-example-lap-1 = La tortue de Rouge est sur la case 5.
la_tortuga-example-lap-2 = Un 1 et un 4 : le total est 5, donc 10 cases si Rouge s’arrête.
la_tortuga-example-lap-3 = Rouge lance le troisième dé : un 2. 7 × 3 = 21, un tour complet. La tortue est de nouveau sur 5, elle a dépassé la plage, et Rouge a la carte de 4 œufs.
la_tortuga-example-lap-raft = du radeau à la plage
la_tortuga-example-lap-raft-1 = La tortue de Rouge est encore sur le radeau.
la_tortuga-example-lap-raft-2 = Deux 2 : le total est 4.
la_tortuga-example-lap-raft-3 = Le troisième dé montre 3 : 7 × 3 = 21 cases. Depuis le radeau, c’est la plage, et Rouge prend la carte de 5 œufs.
la_tortuga-example-ride = qui décide et qui prend les œufs
la_tortuga-example-ride-1 = La bleue a porté la rouge jusqu’à la case 18. La verte est sur 3, et c’est à Vert.
la_tortuga-example-ride-2 = 1, 2 et 2 font 5 avec trois dés : 15 cases. La verte arrive aussi sur 18 et monte tout en haut.
la_tortuga-example-ride-3 = C’est à Rouge, dont la tortue est au milieu. Rouge lance le premier dé : un 2.
la_tortuga-example-ride-4 = À partir d’ici, c’est Vert qui décide, tout en haut. Vert demande le deuxième dé : un 3.
la_tortuga-example-ride-5 = Vert s’arrête. 5 × 2 = 10 : la rouge et la verte nagent de 18 à 7 en dépassant la plage. Vert prend la carte de 6 œufs, Rouge n’a rien. La bleue, en dessous, est restée.
la_tortuga-example-ride-bust = un plongeon au milieu d’une pile
la_tortuga-example-ride-bust-1 = La bleue, la rouge et la verte sont de nouveau empilées, et c’est à Rouge.
la_tortuga-example-ride-bust-2 = Rouge lance un 4. C’est à Vert de décider.
la_tortuga-example-ride-bust-3 = Vert en veut plus et obtient un 5 : 9 est un plongeon. La rouge et la verte sont sur le radeau, côte à côte. La bleue reste sur 18.
la_tortuga-example-scoring = égalité d’œufs
la_tortuga-example-scoring-1 = Il ne reste que la plage. Jaune a 22 œufs en six cartes, Rouge 15 en quatre, et c’est à Rouge.
la_tortuga-example-scoring-2 = 7 avec trois dés : Rouge dépasse la plage et la gagne. 15 + 7 = 22, autant que Jaune. Mais Jaune a six cartes, Rouge cinq avec la plage : Jaune gagne.
la_tortuga-example-spend = une carte au lieu d’un dé
la_tortuga-example-spend-1 = La variante : Rouge est à la plage et possède une carte de 3 œufs.
la_tortuga-example-spend-2 = Le premier dé montre 4.
la_tortuga-example-spend-3 = Au lieu de lancer, Rouge dépense la carte : 4 et 3 font 7 avec deux dés.
la_tortuga-example-spend-4 = Rouge s’arrête : 7 × 2 = 14 cases. La carte est perdue pour de bon.
la_tortuga-example-pairs = deux tortues chacun
la_tortuga-example-pairs-1 = Trois joueurs ont deux tortues chacun. Avant le premier dé, Rouge dit laquelle part la première.
la_tortuga-example-pairs-2 = C’est la seconde. 4 et 6 : plongeon, elle reste sur le radeau.
la_tortuga-example-pairs-3 = L’autre avance quand même : un 5, et elle est sur la case 5.
