# Les règles de L’Île interdite, avec nos mots. R1 … R23 sont les décisions de docs/games.

forbidden_island-rules-aim = De quoi il s’agit
forbidden_island-rules-aim-team = Vous gagnez ou perdez ensemble. Prenez les quatre trésors, amenez tous les pions à l’Héliport et envolez-vous avec un Hélicoptère avant que l’île ait disparu.
forbidden_island-rules-aim-island = Chaque trésor attend sur deux tuiles qui portent son emblème. Pour le prendre, défaussez quatre de ses cartes sur l’une des deux ; la tuile peut être inondée. Tant qu’un trésor n’est pas pris, une de ses deux tuiles doit rester hors de l’eau.
forbidden_island-rules-aim-sites = La Pierre Sacrée attend aux Temples de la Lune et du Soleil, la Statue du Zéphyr aux Jardins des Hurlements et des Murmures, le Cristal Ardent aux Cavernes des Braises et des Ombres, le Calice de l’Onde aux Palais de Corail et des Marées.

forbidden_island-rules-setup = Avant le premier tour
forbidden_island-rules-setup-begin = Les 24 tuiles sont posées au hasard, et six cartes Inondation inondent les premières. Chacun reçoit un rôle et deux cartes Trésor ; une Montée des eaux ! parmi elles est remplacée. Mains et défausses sont visibles : parlez-vous, faites des plans ensemble.
forbidden_island-rules-setup-starts = Chaque rôle part de sa propre tuile : le Plongeur de la Porte de Fer, l’Ingénieur de la Porte de Bronze, l’Explorateur de la Porte de Cuivre, le Messager de la Porte d’Argent, le Navigateur de la Porte d’Or, le Pilote de l’Héliport.

forbidden_island-rules-turn = Un tour
forbidden_island-rules-turn-actions = D’abord jusqu’à trois actions, à combiner librement. Se déplacer sur une tuile voisine. Assécher sa tuile ou une tuile voisine : d’inondée elle redevient sèche. Donner une carte Trésor à quelqu’un sur la même tuile. Prendre un trésor avec quatre de ses cartes sur une de ses tuiles. On peut s’arrêter avant.
forbidden_island-rules-turn-draw = Piochez ensuite deux cartes Trésor, l’une après l’autre. Montée des eaux ! fait monter l’eau d’un cran sur l’échelle, et la défausse des inondations est mélangée puis remise sur leur pioche. On ne pioche pas d’autre carte à la place.
forbidden_island-rules-turn-limit = Une main a cinq cartes au plus. Qui en a davantage, au tour de n’importe qui, en défausse une aussitôt, ou joue une carte spéciale à la place, ce qui compte comme la défausse. Personne ne défausse sans nécessité. (R6, R16, R22)
forbidden_island-rules-turn-flood = Viennent enfin autant de cartes Inondation que l’indique l’échelle, l’une après l’autre. Une tuile sèche est inondée. Une tuile inondée sombre pour de bon, et sa carte quitte le jeu avec elle.
forbidden_island-rules-turn-swim = Les pions d’une tuile qui sombre sortent aussitôt de l’eau, vers une tuile voisine, sèche ou inondée. S’ils sont plusieurs, l’équipe choisit qui part le premier. Un pion qui ne peut aller nulle part, et qu’aucun Hélicoptère ne peut sauver, est perdu, et la partie avec lui. (R9, R14, R15, R20)

forbidden_island-rules-roles = Les rôles
forbidden_island-rules-roles-diver = Le Plongeur traverse pour une action toute une suite de tuiles inondées ou disparues et ressort sur une tuile ; la suite peut tourner, mais ne traverse jamais la pleine mer autour de l’île, et une tuile sèche l’arrête. D’une tuile qui sombre, il nage vers la plus proche. (R2, R3)
forbidden_island-rules-roles-engineer = L’Ingénieur assèche une ou deux tuiles pour une action. La deuxième vient juste après la première ou pas du tout ; une carte spéciale peut se jouer entre les deux. (R5, R19)
forbidden_island-rules-roles-explorer = L’Explorateur se déplace, assèche et nage aussi en diagonale.
forbidden_island-rules-roles-messenger = Le Messager donne des cartes Trésor à n’importe qui, où qu’il soit. Chacune coûte toujours une action, et seules les cartes du Messager peuvent être données ainsi. (R6)
forbidden_island-rules-roles-navigator = Le Navigateur peut dépenser une action pour guider un autre pion, d’un ou deux pas, chacun à la manière de ce pion : l’Explorateur en diagonale ; le Plongeur par-delà une tuile disparue ; le Pilote à pied. (R4)
forbidden_island-rules-roles-pilot = Une fois pendant son tour, le Pilote vole vers n’importe quelle tuile pour une action. En quittant une tuile qui sombre, il peut voler n’importe où, qu’il ait déjà volé ce tour-là ou non. (R1)

forbidden_island-rules-specials = Les cartes spéciales
forbidden_island-rules-specials-when = Les cartes spéciales sont gratuites, et qui les a en main peut les jouer au tour de n’importe qui : avant chaque action, avant et entre les cartes Trésor, avant et entre les cartes Inondation. On ne les donne jamais. Si personne ne peut en jouer, la partie continue d’elle-même. (R7)
forbidden_island-rules-specials-lift = Un Hélicoptère emmène des pions d’une même tuile vers n’importe quelle autre. Son propriétaire n’est pas obligé de les suivre. Et c’est le chemin du retour : quand tous les trésors sont pris et que tout le monde est à l’Héliport, il gagne la partie, à n’importe quel moment d’un tour. (R10)
forbidden_island-rules-specials-sandbags = Les Sacs de sable assèchent n’importe quelle tuile inondée, où qu’elle soit. Une fois retournée la première carte Inondation du tour, il est trop tard, sauf si vous jouez avec les Sacs de sable entre les inondations. (R8)
forbidden_island-rules-specials-rescue = Un Hélicoptère peut repêcher des pions quand leur tuile a sombré, même ceux qui pourraient nager ; un seul les emmène tous, s’ils partent ensemble. On peut désactiver cela en ouvrant la table. (R9, R20, R21)

forbidden_island-rules-decks = Les deux pioches
forbidden_island-rules-decks-treasure = 28 cartes Trésor : cinq pour chaque trésor, trois Hélicoptères, deux Sacs de sable, trois Montée des eaux ! Quand la pioche est vide, sa défausse est aussitôt mélangée pour en faire une nouvelle. (R13)
forbidden_island-rules-decks-flood = 24 cartes Inondation, une par tuile ; six sont retournées avant la partie. Après une Montée des eaux !, la défausse est sur le dessus : on sait alors quelles tuiles viennent ensuite, mais pas dans quel ordre. Elles portent une goutte. (R12, R17)

forbidden_island-rules-end = La fin
forbidden_island-rules-end-won = Gagné : les quatre trésors sont pris, tous les pions sont à l’Héliport, et quelqu’un joue un Hélicoptère.
forbidden_island-rules-end-lost = Perdu, aussitôt : les deux tuiles d’un trésor ont sombré avant qu’il soit pris ; l’Héliport a sombré ; un pion est perdu en mer ; ou l’eau a atteint le crâne. Les tuiles d’un trésor déjà pris peuvent sombrer. (R11)

forbidden_island-rules-options = Variantes
forbidden_island-rules-options-level = L’eau part du cran 1, 2, 3 ou 4 de l’échelle : Novice, Normal, Élite, Légendaire. Un tour apporte 2, 2, 3, 3, 3, 4, 4, 5, 5 cartes Inondation du premier cran au neuvième ; le dixième est le crâne.
forbidden_island-rules-options-shape = L’île a douze formes. Le Plongeur ne traverse que les endroits où il y eut une tuile, jamais la pleine mer entre elles.
forbidden_island-rules-options-rest = Les rôles sont tirés au sort, ou choisis en ouvrant la table. Le sort désigne qui commence, puis on joue de place en place. Une personne peut tenir plusieurs places, ou toutes. (R23)
