# Les règles de Tobago, avec nos mots. R1 … R17 sont les décisions de docs/games.

tobago-rules-aim = De quoi il s’agit
tobago-rules-aim-hunt = Quatre trésors sont cachés quelque part sur l’île. Indice après indice, les chercheurs resserrent la recherche, roulent jusque-là et partagent ce qu’ils déterrent. Qui a le plus de pièces quand la pioche des trésors est épuisée gagne ; une égalité est une victoire partagée. (R11)
tobago-rules-aim-island = L’île a six terrains. Les cases d’un même terrain qui se touchent forment une zone, et chaque terrain a exactement une zone plus grande que les autres. Quatre huttes, trois palmiers et trois statues s’y dressent. L’océan tout autour n’est pas une case, mais les indices en parlent.

tobago-rules-setup = Avant le premier tour
tobago-rules-setup-things = Il y a 52 cartes Indice et 39 cartes Trésor de 2 à 6 pièces ; deux malédictions sont mêlées aux 27 du fond. Chacun a un 4×4 et 15 roses des vents. 21 amulettes attendent en réserve. Le sort désigne qui commence.
tobago-rules-setup-vehicles = Tour à tour, chacun pose son 4×4 sur la case de son choix. Plusieurs peuvent être sur la même.
tobago-rules-setup-clues = Puis chacun reçoit un itinéraire avec un indice, marqué d’une de ses roses des vents, et une main de quatre indices, six si on joue à deux. À moins de quatre, des itinéraires restent vides pour l’instant.

tobago-rules-turn = Un tour
tobago-rules-turn-action = Une action : poser un indice, ou rouler. À tout moment de votre tour vous pouvez aussi déterrer des trésors et jouer des amulettes. Quand il n’y a plus rien à faire, le tour finit de lui-même ; vous pouvez toujours le finir plus tôt. (R3, R5, R6)
tobago-rules-turn-exchange = Au lieu de tout cela, vous pouvez renoncer au tour et échanger toute votre main, tant que rien d’autre ne s’y est passé. L’ancienne main est défaussée face cachée. (R6, R16, R17)

tobago-rules-clue = Les indices
tobago-rules-clue-play = Un indice se pose sous le dernier de n’importe quel itinéraire et se marque d’une de vos roses des vents. Il doit écarter au moins une case où ce trésor peut encore être, et en laisser au moins une. Sans rose des vents, pas d’indice. (R1, R9)
tobago-rules-clue-draw = Puis vous complétez votre main. Si la pioche est vide, on mélange la défausse.
tobago-rules-clue-markers = Dès qu’il reste 17 sites ou moins, des marqueurs les montrent sur l’île. Quand il n’en reste qu’un, le trésor est localisé.
tobago-rules-clue-words = Un indice dit à quelle distance d’un repère est le trésor : dedans ; à côté, à une case ; ou en vue, à une ou deux cases. « À côté » et « en vue » ne sont jamais dans le repère lui-même. L’or du dessin montre quelles cases sont visées.
tobago-rules-clue-far = « Pas » renverse le sens : pas à côté d’un lac peut fort bien être dans le lac, ou à deux cases. Les distances vont tout droit par-dessus les baies. Trois petits hexagones sur le dessin signifient : la plus grande zone seulement.

tobago-rules-drive = Rouler
tobago-rules-drive-steps = Un trajet a trois étapes au plus. Une étape va aussi loin qu’on veut dans une même zone, ou d’une case dans un autre terrain. Seul l’océan arrête. Une étape qui finit où elle a commencé n’en est pas une. (R13)
tobago-rules-drive-amulets = Vous ramassez une amulette d’office là où finit une étape de votre action, et là où vous êtes au début de votre tour ; jamais lors d’un trajet donné par une amulette. (R4, R13)

tobago-rules-amulet = Les amulettes
tobago-rules-amulet-play = Jouer une amulette fait une seule chose : retirer un marqueur, jamais le dernier de son itinéraire ; poser un indice de plus ; donner un trajet de plus, de trois étapes ; ou échanger votre main. Un deuxième trajet met fin au premier. (R5)
tobago-rules-amulet-expert = Avec les amulettes pour experts, et seulement sur les itinéraires dont le trésor n’est pas encore localisé, on peut aussi poser une deuxième rose des vents sur un indice qui en porte une à vous, ou échanger les roses de deux indices d’un itinéraire qui en portent autant.

tobago-rules-share = Déterrer et partager
tobago-rules-share-raise = Sur la case d’un trésor localisé, vous pouvez le déterrer, à votre tour et sans action. Votre rose des vents va sous le dernier indice. Cela met fin à votre trajet, pas à votre tour. Plusieurs trésors sur une case se déterrent un à un. (R2, R3)
tobago-rules-share-look = Chacun regarde en secret une carte Trésor pour chacune de ses roses des vents sur l’itinéraire. On mélange ces cartes et une autre que personne n’a vue.
tobago-rules-share-offer = On retourne les cartes une à une et on les propose aux roses des vents, en partant de celle du bas. Qui prend la carte la garde et récupère cette rose ; une carte que personne ne prend est défaussée. C’est fini quand il n’y a plus de cartes ou plus de roses. (R7, R10)
tobago-rules-share-curse = Une malédiction arrête aussitôt le partage. Quiconque a encore une rose des vents sur l’itinéraire perd une amulette ; à défaut, sa meilleure carte Trésor ; sans l’une ni l’autre, rien. La malédiction quitte le jeu. (R12)
tobago-rules-share-new = Les indices sont défaussés et les roses des vents reviennent. Qui a pris la dernière carte Trésor commence le nouvel itinéraire avec un indice de sa main ; si personne n’en a pris, c’est celui qui a déterré le trésor.
tobago-rules-share-statues = Puis une amulette apparaît sur la dernière case que regarde chaque statue, sauf s’il y en a déjà une, et toutes les statues tournent d’un côté, 60°, dans le sens des aiguilles d’une montre. Ni les baies ni les objets n’arrêtent leur regard. (R4, R8)

tobago-rules-end = La fin
tobago-rules-end-deck = Quand la pioche des trésors est épuisée, on achève le partage en cours, au besoin avec la défausse, et la partie est finie. (R10)
tobago-rules-end-stuck = Si plus aucun trésor ne peut être déterré, parce qu’il ne reste plus de rose des vents ou qu’aucun indice ne convient nulle part, la partie finit en l’état. (R14, R15)

tobago-rules-options = Variantes
tobago-rules-options-curse = Les malédictions sont parmi les 27 cartes du fond, ou 21. Une malédiction peut aussi laisser le partage continuer une fois que tous ont payé ; ou ne laisser continuer que ceux qui paient une amulette, tandis que les autres reprennent leurs roses et perdent leur meilleure carte. Il peut y en avoir une seule, ou aucune, et celle qui a été retournée peut revenir dans la pioche.
tobago-rules-options-rest = Le trésor des autres est montré comme un nombre de cartes, à moins de jouer à découvert. Mains, pioches et cartes vues en secret restent cachées. (R7)

tobago-rules-own = Ce qui est de notre création
tobago-rules-own-design = Les faces a, b et c de l’île, le nombre de cartes Trésor de chaque valeur et 15 des 52 cartes Indice sont une création d’Atoll, car aucune source publique n’indique ce qui est imprimé dans le jeu d’origine.
tobago-rules-own-list = Ce qui est imprimé et ce qui est de nous
tobago-rules-own-printed = Imprimé dans le jeu d’origine : les faces A, B et C de l’île, les 39 cartes Trésor de 2 à 6 pièces et les deux malédictions, le nombre de cartes Indice et tout le reste du matériel. Quatre des 32 îles n’ont que des faces imprimées.
tobago-rules-own-attested = Cartes Indice attestées : 22 par des livrets de règles, 15 autres par des critiques du jeu.
tobago-rules-own-made = De notre création : les faces a, b et c de l’île, et le nombre de cartes Trésor de chaque valeur : 9 de 2 pièces, 9 de 3, 8 de 4, 7 de 5 et 6 de 6.
tobago-rules-own-clues = Cartes Indice de notre création : sur la plus grande plage ; à côté de la plus grande plage ; pas à côté d’une plage ; dans la plus grande rivière ; à côté de la plus grande rivière ; pas dans une rivière ; pas à côté de la brousse ; dans un lac ; à côté d’un lac ; à côté du plus grand lac ; en vue de la plus grande chaîne de montagnes ; pas à côté d’une hutte ; en vue d’un palmier ; à côté de l’océan ; pas en vue de l’océan.
