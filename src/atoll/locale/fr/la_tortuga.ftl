# La Tortuga à la table.

la_tortuga-colour-red = Rouge
la_tortuga-colour-yellow = Jaune
la_tortuga-colour-blue = Bleue
la_tortuga-colour-green = Verte
la_tortuga-colour-purple = Violette
la_tortuga-colour-white = Blanche
la_tortuga-colour-black = Noire
la_tortuga-pattern-plated = à plaques
la_tortuga-pattern-dotted = à pois
la_tortuga-pattern-striped = à rayures
la_tortuga-pattern-curled = à spirales
la_tortuga-pattern-zigzag = à zigzags
la_tortuga-pattern-ringed = à anneaux
la_tortuga-pattern-crossed = à croix
# With two turtles each, the pattern tells a player's turtles apart.
la_tortuga-turtle-of-two = { $colour } ({ $pattern })
la_tortuga-eggs = { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
  }
la_tortuga-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }

## Options

la_tortuga-option-spend_eggs = Des œufs pour des dés
la_tortuga-option-spend_eggs-help = Au lieu de lancer le deuxième ou le troisième dé, celui qui décide peut dépenser une de ses cartes d’œufs à la place de ce dé. Cela coûte les œufs, mais pas la chance.

## Whose decision it is, and why

la_tortuga-say-choose = { $you ->
    [yes] À vous : laquelle de vos tortues part la première ?
   *[no] { $player } choisit quelle tortue part la première.
  }
la_tortuga-say-throw = { $turtle } avance : on lance un dé.
la_tortuga-say-decide = { $you ->
    [yes] Vous avez { $total }. Encore un dé, ou s’arrêter ?
   *[no] { $player } a { $total } : encore un dé, ou s’arrêter ?
  }
# $whose: who of the two is looking at the page.
la_tortuga-say-decide-rider = { $whose ->
    [rider] Vous êtes au-dessus, vous décidez donc pour { $mover }. Le total est de { $total }.
    [mover] { $player } est au-dessus et décide donc pour votre tortue. Le total est de { $total }.
   *[other] { $player } est au-dessus et décide donc pour { $mover }. Le total est de { $total }.
  }
la_tortuga-say-turn-up = On retourne la carte d’œufs suivante.
la_tortuga-say-over = { $you ->
    [yes] Vous avez pris la plage, et la partie est finie.
   *[no] { $player } a pris la plage, et la partie est finie.
  }

## Deciding

la_tortuga-roll = Lancer
la_tortuga-roll-chance = { $sides ->
    [0] aucun risque
    [6] plongeon assuré
   *[other] plongeon { $sides } fois sur 6
  }
la_tortuga-stop = S’arrêter
la_tortuga-stop-where = { $spaces ->
    [one] { $spaces } case, jusqu’à la { $to }
   *[other] { $spaces } cases, jusqu’à la { $to }
  }
la_tortuga-stop-beach = { $spaces ->
    [one] { $spaces } case, jusqu’à la plage
   *[other] { $spaces } cases, jusqu’à la plage
  }
la_tortuga-takes-card = rapporte { $egg }
la_tortuga-onto = sur { $turtle }
la_tortuga-spend = Dépenser { $egg }
la_tortuga-spend-where = fait { $total }, jusqu’à la { $to }
la_tortuga-spend-or = ou dépenser une carte en guise de dé :
la_tortuga-spend-egg = { $egg }
la_tortuga-spend-to = jusqu’à la { $to }
la_tortuga-first = { $turtle } d’abord
la_tortuga-first-alone = part seule, depuis { $place }
la_tortuga-first-carries = { $riders ->
    [one] porte { $riders } tortue, depuis { $place }
   *[other] porte { $riders } tortues, depuis { $place }
  }
la_tortuga-first-rider = { $player } déciderait
la_tortuga-place-raft = le radeau
la_tortuga-place-beach = la plage
la_tortuga-place-space = la case { $space }
la_tortuga-sure = Le total est déjà de 7 : un troisième dé, quel qu’il soit, est de trop. Lancer quand même ?
la_tortuga-sure-yes = Lancer et plonger
la_tortuga-sure-no = Plutôt pas

## The board

la_tortuga-board = L’île : 21 cases en cercle, le radeau à côté de la case 1, la plage en 21
la_tortuga-board-words = Le plateau en mots
la_tortuga-words-raft = Sur le radeau : { $turtles }.
la_tortuga-words-raft-empty = Le radeau est vide.
la_tortuga-words-stack = Case { $space }, de bas en haut : { $turtles }.
la_tortuga-words-space = Case { $space } : { $turtles }.
la_tortuga-words-deck = Face visible : { $egg }. Encore { $deck } face cachée.
la_tortuga-words-beach = Il ne reste plus de carte : la plage et ses 7 œufs iront à la prochaine tortue qui l’atteint, et ce sera la fin.
la_tortuga-space = { $count ->
    [0] Case { $space }, vide
    [one] Case { $space } : { $turtles }
   *[other] Case { $space }, de bas en haut : { $turtles }
  }
la_tortuga-space-beach = { $count ->
    [0] La plage, case 21, vide
    [one] La plage, case 21 : { $turtles }
   *[other] La plage, case 21, de bas en haut : { $turtles }
  }
la_tortuga-space-target = { $space } S’arrêter maintenant mène ici.
la_tortuga-raft = Radeau
la_tortuga-beach = Plage
la_tortuga-deck-left = { $deck ->
    [0] la dernière carte
   *[other] encore { $deck }
  }
la_tortuga-deck-beach = 7 sur la plage
la_tortuga-sum = { $bust ->
    [yes] { $total } : trop !
   *[no] { $total } × { $dice } = { $spaces }
  }

## What happened, for those who listen

la_tortuga-tell-turtle = { $you ->
    [yes] Vous faites partir { $turtle } d’abord.
   *[no] { $player } fait partir { $turtle } d’abord.
  }
la_tortuga-tell-die = Un { $value } pour { $turtle }.
la_tortuga-tell-roll = { $you ->
    [yes] Vous lancez encore un dé.
   *[no] { $player } lance encore un dé.
  }
la_tortuga-tell-stop = { $you ->
    [yes] Vous vous arrêtez.
   *[no] { $player } s’arrête.
  }
la_tortuga-tell-spend = { $you ->
    [yes] Vous dépensez { $egg } en guise de dé.
   *[no] { $player } dépense { $egg } en guise de dé.
  }
la_tortuga-tell-bust = { $riders ->
    [0] Trop : { $turtle } retourne au radeau.
    [one] Trop : { $turtle } et la tortue sur son dos vont au radeau.
   *[other] Trop : { $turtle } et les { $riders } tortues sur son dos vont au radeau.
  }
la_tortuga-tell-move = { $riders ->
    [0] { $turtle } avance de { $spaces }, jusqu’à la case { $to }.
    [one] { $turtle } porte une tortue, { $spaces } jusqu’à la case { $to }.
   *[other] { $turtle } porte { $riders } tortues, { $spaces } jusqu’à la case { $to }.
  }
la_tortuga-tell-move-onto = { $riders ->
    [0] { $turtle } avance de { $spaces }, jusqu’à la case { $to }, sur { $onto }.
    [one] { $turtle } porte une tortue, { $spaces } jusqu’à la case { $to }, sur { $onto }.
   *[other] { $turtle } porte { $riders } tortues, { $spaces } jusqu’à la case { $to }, sur { $onto }.
  }
la_tortuga-tell-take = { $you ->
    [yes] Vous prenez { $egg }.
   *[no] { $player } prend { $egg }.
  }
la_tortuga-tell-beach = { $you ->
    [yes] Vous prenez la plage : 7 œufs, et c’est la fin.
   *[no] { $player } prend la plage : 7 œufs, et c’est la fin.
  }
la_tortuga-tell-egg = Carte suivante : { $egg }.

## The log

la_tortuga-log-die = un { $value }
la_tortuga-log-bust = plongeon
la_tortuga-log-lap = un tour complet
la_tortuga-log-onto = sur { $turtle }
la_tortuga-log-decider = { $player } a décidé
la_tortuga-log-take = { $player } prend { $egg }
la_tortuga-log-beach = { $player } prend la plage

## People and the end

la_tortuga-no-cards = aucune carte
la_tortuga-card = une carte de { $value }
la_tortuga-card-beach = la plage, 7
la_tortuga-end-beach = { $player } a pris la plage et mis fin à la partie.
la_tortuga-end-cards = Autant d’œufs : le plus grand nombre de cartes l’emporte, et la plage compte pour une.
la_tortuga-end-shared = Autant d’œufs et de cartes : la victoire est partagée.
la_tortuga-end-columns-player = Joueur
la_tortuga-end-columns-eggs = Œufs
la_tortuga-end-columns-cards = Cartes

## Keys

la_tortuga-key-roll = lancer encore un dé
la_tortuga-key-stop = s’arrêter
la_tortuga-key-first = faire partir votre première tortue
la_tortuga-key-second = faire partir votre deuxième tortue
la_tortuga-key-spend = dépenser une carte de cette valeur
