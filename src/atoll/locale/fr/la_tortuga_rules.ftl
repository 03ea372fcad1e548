# Les règles de La Tortuga, avec nos mots. R1 … R10 sont les décisions de docs/games.

la_tortuga-rules-aim = De quoi il s’agit
la_tortuga-rules-aim-eggs = Votre tortue fait et refait le tour de l’île à la nage. Chaque fois qu’elle atteint la plage, sur le dos d’une autre ou toute seule, il y a des œufs à prendre. Qui a le plus d’œufs à la fin gagne.
la_tortuga-rules-aim-ring = Le cercle a 21 cases et se parcourt dans le sens inverse des aiguilles d’une montre ; après 21 vient de nouveau 1. Le radeau flotte à côté de la case 1, c’est là que tout le monde commence. La case 21 est la plage.

la_tortuga-rules-setup = Avant de commencer
la_tortuga-rules-setup-turtles = On joue de deux à sept. À partir de quatre, chacun a une tortue ; à deux ou trois, deux. Toutes attendent sur le radeau.
la_tortuga-rules-setup-cards = On mélange les cartes d’œufs, on en écarte quatre sans les regarder, et les 20 autres vont sur la plage, la première face visible. Le sort désigne qui commence ; on joue ensuite dans le sens des aiguilles d’une montre, place après place. (R10)

la_tortuga-rules-move = Le déplacement d’une tortue
la_tortuga-rules-move-first = On lance toujours le premier dé. Puis il faut décider : s’arrêter, ou lancer encore un dé. Si le total ne dépasse pas 7 après deux dés, on décide une fois de plus. Il n’y a pas de quatrième dé.
la_tortuga-rules-move-far = Un dé : on nage de sa valeur. Deux dés : de deux fois le total. Trois dés : de trois fois le total ; un 7 avec trois dés fait donc un tour complet de 21.
la_tortuga-rules-move-example = Un 4 et un 2 avec deux dés font 6, donc 12 cases. 2, 1 et 4 avec trois dés font 7, donc 21 : depuis le radeau, on arrive droit sur la plage. Un 2 puis un 6 font 8 : c’est trop.
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
