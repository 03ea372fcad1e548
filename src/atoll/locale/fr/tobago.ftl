# Tobago à la table.

tobago-colour-red = Rouge
tobago-colour-yellow = Jaune
tobago-colour-violet = Violet
tobago-colour-blue = Bleu

tobago-terrain-beach = plage
    .in = sur la plage
tobago-terrain-jungle = jungle
    .in = dans la jungle
tobago-terrain-river = rivière
    .in = dans la rivière
tobago-terrain-scrubland = brousse
    .in = dans la brousse
tobago-terrain-lake = lac
    .in = dans le lac
tobago-terrain-mountain = montagne
    .in = dans la montagne
tobago-object-hut = hutte
tobago-object-palm = palmier
tobago-object-statue = statue
tobago-amulet = amulette
tobago-curse = malédiction
tobago-treasure = { $coins } pièces

tobago-map-grey = itinéraire gris
    .the = l’itinéraire gris
    .new = le nouvel itinéraire gris
tobago-map-brown = itinéraire marron
    .the = l’itinéraire marron
    .new = le nouvel itinéraire marron
tobago-map-black = itinéraire noir
    .the = l’itinéraire noir
    .new = le nouvel itinéraire noir
tobago-map-white = itinéraire blanc
    .the = l’itinéraire blanc
    .new = le nouvel itinéraire blanc
tobago-map-grey-short = Gris
tobago-map-brown-short = Marron
tobago-map-black-short = Noir
tobago-map-white-short = Blanc

## Clues: where the treasure is

tobago-clue-in-beach = Sur une plage
tobago-clue-in-largest_beach = Sur la plus grande plage
tobago-clue-next_to-beach = À côté d’une plage
tobago-clue-next_to-largest_beach = À côté de la plus grande plage
tobago-clue-not_in-beach = Pas sur une plage
tobago-clue-not_next_to-beach = Pas à côté d’une plage
tobago-clue-in-jungle = Dans une jungle
tobago-clue-in-largest_jungle = Dans la plus grande jungle
tobago-clue-next_to-jungle = À côté d’une jungle
tobago-clue-next_to-largest_jungle = À côté de la plus grande jungle
tobago-clue-not_in-jungle = Pas dans une jungle
tobago-clue-not_in-largest_jungle = Pas dans la plus grande jungle
tobago-clue-in-river = Dans une rivière
tobago-clue-in-largest_river = Dans la plus grande rivière
tobago-clue-next_to-river = À côté d’une rivière
tobago-clue-next_to-largest_river = À côté de la plus grande rivière
tobago-clue-not_in-river = Pas dans une rivière
tobago-clue-not_next_to-river = Pas à côté d’une rivière
tobago-clue-in-scrubland = Dans la brousse
tobago-clue-in-largest_scrubland = Dans la plus grande brousse
tobago-clue-next_to-scrubland = À côté de la brousse
tobago-clue-next_to-largest_scrubland = À côté de la plus grande brousse
tobago-clue-not_in-scrubland = Pas dans la brousse
tobago-clue-not_next_to-scrubland = Pas à côté de la brousse
tobago-clue-in-lake = Dans un lac
tobago-clue-in-largest_lake = Dans le plus grand lac
tobago-clue-next_to-lake = À côté d’un lac
tobago-clue-next_to-largest_lake = À côté du plus grand lac
tobago-clue-not_in-largest_lake = Pas dans le plus grand lac
tobago-clue-in_sight_of-largest_lake = En vue du plus grand lac
tobago-clue-in-mountain = En montagne
tobago-clue-in-largest_mountain = Dans la plus grande chaîne de montagnes
tobago-clue-next_to-mountain = À côté de montagnes
tobago-clue-next_to-largest_mountain = À côté de la plus grande chaîne de montagnes
tobago-clue-not_in-mountain = Pas en montagne
tobago-clue-in_sight_of-largest_mountain = En vue de la plus grande chaîne de montagnes
tobago-clue-next_to-hut = À côté d’une hutte
tobago-clue-in_sight_of-hut = En vue d’une hutte
tobago-clue-not_next_to-hut = Pas à côté d’une hutte
tobago-clue-not_in_sight_of-hut = Pas en vue d’une hutte
tobago-clue-next_to-palm = À côté d’un palmier
tobago-clue-in_sight_of-palm = En vue d’un palmier
tobago-clue-not_next_to-palm = Pas à côté d’un palmier
tobago-clue-not_in_sight_of-palm = Pas en vue d’un palmier
tobago-clue-next_to-statue = À côté d’une statue
tobago-clue-in_sight_of-statue = En vue d’une statue
tobago-clue-not_next_to-statue = Pas à côté d’une statue
tobago-clue-not_in_sight_of-statue = Pas en vue d’une statue
tobago-clue-next_to-ocean = À côté de l’océan
tobago-clue-in_sight_of-ocean = En vue de l’océan
tobago-clue-not_next_to-ocean = Pas à côté de l’océan
tobago-clue-not_in_sight_of-ocean = Pas en vue de l’océan

## Options

tobago-option-island = L’île
tobago-option-island-help = Les quatre îles des grandes faces A, B et C sont celles qui ont été imprimées. Avec nos propres faces a, b et c, il y en a 32 en tout.
tobago-option-island-printed = L’une des îles imprimées, au sort
tobago-option-island-any = L’une des 32, au sort
tobago-option-island-random = Tirée au sort
tobago-option-island-value = Île { $value }
tobago-option-expert_amulets = Amulettes pour experts
tobago-option-expert_amulets-help = Une amulette peut aussi doubler un de vos droits, ou échanger les roses des vents de deux indices d’un itinéraire.
tobago-option-curse = Ce que fait une malédiction
tobago-option-curse-help = Elle frappe toujours ceux qui ont encore une rose des vents sur l’itinéraire.
tobago-option-curse-full = Elle arrête le partage, et tous paient
tobago-option-curse-goes_on = Tous paient, et le partage continue
tobago-option-curse-amulet_buys_in = Qui paie une amulette continue
tobago-option-curse-one = Une seule ; elle arrête le partage
tobago-option-curse-none = Aucune malédiction
tobago-option-curse_cards = Les cartes Malédiction
tobago-option-curse_cards-help = Leur nombre dans la pioche des trésors.
tobago-option-curse_cards-0 = Aucune
tobago-option-curse_cards-1 = Une
tobago-option-curse_cards-2 = Deux
tobago-option-curse_payment = Ce que prend une malédiction
tobago-option-curse_payment-help = À qui a une amulette et aussi une carte Trésor.
tobago-option-curse_payment-amulet = Une amulette
tobago-option-curse_payment-choice = Ce que le joueur choisit
tobago-option-curse_depth = La profondeur des malédictions
tobago-option-curse_depth-help = Elles sont mêlées à ce nombre de cartes du fond de la pioche.
tobago-option-curse_depth-27 = Parmi les 27 du fond
tobago-option-curse_depth-21 = Parmi les 21 du fond
tobago-option-curse_returns = Les malédictions reviennent
tobago-option-curse_returns-help = Une malédiction retournée est mélangée au reste de la pioche.
tobago-option-open_coins = Trésors à découvert
tobago-option-open_coins-help = Les cartes Trésor de chacun restent face visible.

## Whose decision it is, and why

tobago-say-place = { $you ->
    [yes] Posez votre 4×4 sur la case de votre choix.
   *[no] { $player } choisit une case pour son 4×4.
  }
tobago-say-act = { $you ->
    [yes] À vous : posez un indice, ou roulez de trois étapes au plus.
   *[no] Au tour de { $player } : un indice, ou trois étapes au plus.
  }
tobago-say-steps = { $you ->
    [yes] Vous roulez : { $steps ->
        [one] encore une étape.
       *[other] encore { $steps } étapes.
      }
   *[no] { $player } roule : { $steps ->
        [one] encore une étape.
       *[other] encore { $steps } étapes.
      }
  }
tobago-say-amulet-steps = { $you ->
    [yes] Vous roulez avec une amulette : { $steps ->
        [one] encore une étape.
       *[other] encore { $steps } étapes.
      }
   *[no] { $player } roule avec une amulette : { $steps ->
        [one] encore une étape.
       *[other] encore { $steps } étapes.
      }
  }
tobago-say-rest = { $you ->
    [yes] Votre action est faite : déterrez, jouez des amulettes ou finissez votre tour.
   *[no] { $player } a fait son action : restent les trésors et les amulettes.
  }
tobago-say-draw = { $you ->
    [yes] Vous complétez votre main.
   *[no] { $player } complète sa main.
  }
tobago-say-peek = Le trésor de { FORM($map, "the") } est déterré : chacun regarde en secret une carte par rose des vents.
tobago-say-add = On mélange une carte que personne n’a vue.
tobago-say-reveal = On retourne la carte Trésor suivante de { FORM($map, "the") }.
tobago-say-ask = { $you ->
    [yes] Au tour de votre rose des vents sur { FORM($map, "the") } : prendre { $card }, ou laisser aux roses du dessus ?
   *[no] Au tour de la rose des vents de { $player } sur { FORM($map, "the") } : prendre { $card }, ou laisser ?
  }
tobago-say-pay = { $you ->
    [yes] La malédiction vous frappe : donner une amulette, ou votre meilleure carte Trésor ?
   *[no] La malédiction frappe { $player }, qui choisit entre une amulette et sa meilleure carte Trésor.
  }
tobago-say-start_map = { $you ->
    [yes] Le partage est fini : commencez le nouvel itinéraire avec un indice de votre main.
   *[no] Le partage est fini : { $player } commence le nouvel itinéraire avec un indice.
  }
tobago-say-over-deck_empty = La pioche des trésors est épuisée, et la partie est finie.
tobago-say-over-stuck = Plus aucun trésor ne peut être déterré, et la partie est finie.

## Deciding

tobago-hint-place = Toutes les cases conviennent ; plusieurs 4×4 peuvent partager la même.
tobago-hint-act = Posez un de vos indices, ou choisissez une case entourée où rouler.
tobago-hint-steps = Choisissez une case entourée pour continuer.
tobago-hint-start_map = Choisissez un de vos indices.
tobago-take = Prendre { $card }
tobago-take-note = votre rose des vents revient
tobago-leave = Laisser
tobago-leave-note = on demande à la rose suivante
tobago-pay-amulet = Donner une { $amulet }
tobago-pay-amulet-buys-in = et continuer le partage
tobago-pay-card = Donner { $card }
tobago-pay-card-note = votre meilleure carte Trésor
tobago-pay-card-leaves = et reprendre vos roses
tobago-raise = Déterrer le trésor de { FORM($map, "the") }
tobago-raise-note = met fin au trajet, pas au tour
tobago-drive = Rouler avec votre action
tobago-drive-note = met fin au trajet de l’amulette
tobago-use-amulet = Jouer une { $amulet }
tobago-use-amulet-note = { $count ->
    [one] vous en avez une
   *[other] vous en avez { $count }
  }
tobago-exchange = Échanger la main
tobago-exchange-note = coûte le tour entier
tobago-end-turn = Finir le tour
tobago-end-turn-note = votre action n’est pas utilisée
tobago-never-mind = Laisser tomber
tobago-ask-map = Sur quel itinéraire ?
tobago-ask-way = Comment le jouer
tobago-way-action = Avec votre action
tobago-way-amulet = Avec une { $amulet }
tobago-onto = { $map }
tobago-play-on = Jouer sur { FORM($map, "the") } : { $left ->
    [one] reste un seul site
   *[other] restent { $left } sites
  }
tobago-leaves = laisse { $left } sites sur { $sites }
tobago-leaves-one = laisse un seul site : trésor localisé !
tobago-no-located = déjà localisé
tobago-no-none-left = ne laisserait aucune case
tobago-no-none-lost = n’écarterait aucune case
tobago-no-no-rose = vous n’avez plus de rose des vents
tobago-ask-power = À quoi sert l’amulette ?
tobago-ask-amulet_remove = Quel marqueur retirer ? Choisissez une case entourée.
tobago-ask-amulet_clue = Quel indice ? Choisissez-en un de votre main.
tobago-ask-amulet_drive = Vers où ? Choisissez une case entourée.
tobago-ask-amulet_double = Lequel de vos indices reçoit une deuxième rose des vents ?
tobago-ask-amulet_swap = Quels sont les deux indices qui échangent leurs roses des vents ?
tobago-power-amulet_remove = Retirer un marqueur
tobago-power-amulet_remove-note = jamais le dernier de son itinéraire
tobago-power-amulet_remove-no = aucun itinéraire n’a deux marqueurs ou plus
tobago-power-amulet_clue = Un indice de plus
tobago-power-amulet_clue-note = en plus de votre action
tobago-power-amulet_clue-no = aucun indice de votre main ne convient
tobago-power-amulet_drive = Un trajet de plus
tobago-power-amulet_drive-note = trois étapes, sans ramasser d’amulette
tobago-power-amulet_drive-no = il n’y a nulle part où aller
tobago-power-amulet_exchange = Échanger la main
tobago-power-amulet_exchange-note = et votre tour continue
tobago-power-amulet_double = Doubler un droit
tobago-power-amulet_double-note = une deuxième rose sur un de vos indices
tobago-power-amulet_double-no = aucun indice ne porte une seule rose à vous
tobago-power-amulet_swap = Échanger deux roses
tobago-power-amulet_swap-note = de deux indices d’un même itinéraire
tobago-power-amulet_swap-no = pas deux indices de propriétaires différents qui conviennent
tobago-double = { $map }
tobago-swap = { $map }
tobago-swap-note = { $one } ↔ { $other }
tobago-quote = { $words }
tobago-clue-of = { $clue } ({ $player })
tobago-do-place = Partir d’ici
tobago-do-drive = Rouler jusqu’ici
tobago-do-amulet_drive = Rouler jusqu’ici avec une amulette
tobago-do-amulet_remove = Retirer le marqueur de { FORM($map, "the") }
tobago-gain-amulet = ramasser l’{ $amulet }
tobago-gain-raise = le trésor de { FORM($map, "the") } peut être déterré
tobago-gain-steps = { $steps ->
    [0] plus d’étape ensuite
    [one] encore une étape ensuite
   *[other] encore { $steps } étapes ensuite
  }

## The board

tobago-board = L’île
tobago-zoom-in = Plus près
tobago-zoom-out = Plus loin
tobago-space-site = site possible de { FORM($map, "the") }
tobago-space-vehicle = 4×4 de { $player }
tobago-space-looked-at = une statue regarde ici
tobago-space-deed = { $what }. { $deed }
tobago-look-clue = { $clue } : { $count ->
    [one] une case convient
   *[other] { $count } cases conviennent
  }
tobago-look-map = { $map } : { $count ->
    [0] partage en cours
    [one] un seul site, le trésor est localisé
   *[other] { $count } sites où peut être le trésor
  }
tobago-look-leaves = { $clue } : laisse { $left } sites sur { $sites } à { FORM($map, "the") }
tobago-maps = Itinéraires
tobago-map-located = localisé
tobago-map-raised = déterré
tobago-map-empty = sans indice
tobago-map-sites = { $count ->
    [one] un site
   *[other] { $count } sites
  }
tobago-map-clue = { $clue }, { $count ->
    [0] plus de rose des vents
    [one] rose des vents de { $player }
   *[other] { $count } roses des vents de { $player }
  }
tobago-map-clues = { $count ->
    [0] { $map } : pas encore d’indice
   *[other] { $map } : ses indices, le plus ancien d’abord
  }
tobago-roses-of = { $count ->
    [0] plus de rose des vents
    [one] rose des vents de { $player }
   *[other] { $count } roses des vents de { $player }
  }
tobago-rose-raiser = Rose des vents de { $player }, qui a déterré le trésor
tobago-rose-below = a déterré
tobago-hand = Vos indices
tobago-signs = Les signes des indices
tobago-sign-in = dedans
tobago-sign-next = à côté
tobago-sign-sight = en vue : 1 ou 2 cases
tobago-sign-not = pas là
tobago-open-clues = Indices en main
tobago-open-looked = A regardé : { $cards }
tobago-hand-of = Les indices de { $name }
tobago-clue-deck = Indices
tobago-treasure-deck = Trésors
tobago-curses = Malédictions
tobago-deck-counts = { $deck } dans la pioche, { $discards } dans la défausse
tobago-curses-left = { $when ->
    [none] plus aucune
    [later] { $free ->
        [1] { $count }, pas la carte du dessus
       *[other] { $count }, pas parmi les { $free } du dessus
      }
   *[now] { $count } encore en jeu
  }
tobago-has-treasures = { $count ->
    [one] une carte Trésor
   *[other] { $count } cartes Trésor
  }
tobago-has-amulets = { $count ->
    [one] une amulette
   *[other] { $count } amulettes
  }
tobago-has-roses = { $count ->
    [one] une rose des vents en réserve
   *[other] { $count } roses des vents en réserve
  }
tobago-has-clues = { $count ->
    [one] un indice en main
   *[other] { $count } indices en main
  }
tobago-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }

## Sharing

tobago-sharing = Partage du trésor de { FORM($map, "the") }
tobago-sharing-left = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
  }
tobago-sharing-roses = Les roses des vents, dans l’ordre où on leur demande
tobago-sharing-looked = Connues de vous seulement :
tobago-sharing-revealed = Déjà retournées :
tobago-only-you = visible de vous seulement
tobago-sharing-count = Carte { $number } sur { $cards }
tobago-treasure-hidden = face cachée
tobago-curse-strikes = Une malédiction !
tobago-curse-amulet = { $you ->
    [yes] Vous perdez une amulette
   *[no] { $player } perd une amulette
  }
tobago-curse-card = { $you ->
    [yes] Vous perdez votre meilleure carte
   *[no] { $player } perd sa meilleure carte
  }
tobago-curse-nothing = { $you ->
    [yes] Vous n’avez rien à perdre
   *[no] { $player } n’a rien à perdre
  }

## What happened

tobago-log-setup = Mise en place
tobago-log-turn = Tour { $turn } : { $player }
tobago-tell-place = { $you ->
    [yes] Vous commencez { FORM($terrain, "in") }.
   *[no] { $player } commence { FORM($terrain, "in") }.
  }
tobago-tell-clue = { $you ->
    [yes] Vous posez « { $clue } » sur { FORM($map, "the") }.
   *[no] { $player } pose « { $clue } » sur { FORM($map, "the") }.
  }
tobago-tell-drive = { $you ->
    [yes] Vous roulez jusque { FORM($terrain, "in") }.
   *[no] { $player } roule jusque { FORM($terrain, "in") }.
  }
tobago-tell-exchange = { $you ->
    [yes] Vous échangez toute votre main.
   *[no] { $player } échange toute sa main.
  }
tobago-tell-raise = { $you ->
    [yes] Vous déterrez le trésor de { FORM($map, "the") } !
   *[no] { $player } déterre le trésor de { FORM($map, "the") } !
  }
tobago-tell-amulet_remove = { $you ->
    [yes] Votre { $amulet } retire un marqueur de { FORM($map, "the") } { FORM($terrain, "in") }.
   *[no] L’{ $amulet } de { $player } retire un marqueur de { FORM($map, "the") } { FORM($terrain, "in") }.
  }
tobago-tell-amulet_clue = { $you ->
    [yes] Avec une { $amulet }, vous posez « { $clue } » sur { FORM($map, "the") }.
   *[no] Avec une { $amulet }, { $player } pose « { $clue } » sur { FORM($map, "the") }.
  }
tobago-tell-amulet_drive = { $you ->
    [yes] Avec une { $amulet }, vous roulez jusque { FORM($terrain, "in") }.
   *[no] Avec une { $amulet }, { $player } roule jusque { FORM($terrain, "in") }.
  }
tobago-tell-amulet_exchange = { $you ->
    [yes] Avec une { $amulet }, vous échangez votre main.
   *[no] Avec une { $amulet }, { $player } échange sa main.
  }
tobago-tell-amulet_double = { $you ->
    [yes] Votre { $amulet } double un droit sur { FORM($map, "the") }.
   *[no] L’{ $amulet } de { $player } double un droit sur { FORM($map, "the") }.
  }
tobago-tell-amulet_swap = { $you ->
    [yes] Votre { $amulet } échange des roses des vents sur { FORM($map, "the") }.
   *[no] L’{ $amulet } de { $player } échange des roses des vents sur { FORM($map, "the") }.
  }
tobago-tell-end_turn = { $you ->
    [yes] Vous finissez votre tour.
   *[no] { $player } finit son tour.
  }
tobago-tell-take = { $you ->
    [yes] Vous prenez { $card }.
   *[no] { $player } prend { $card }.
  }
tobago-tell-leave = { $you ->
    [yes] Vous laissez la carte.
   *[no] { $player } laisse la carte.
  }
tobago-tell-pay-amulet = { $you ->
    [yes] Vous donnez une { $amulet } à la malédiction.
   *[no] { $player } donne une { $amulet } à la malédiction.
  }
tobago-tell-pay-card = { $you ->
    [yes] Vous donnez votre meilleure carte Trésor à la malédiction.
   *[no] { $player } donne sa meilleure carte Trésor à la malédiction.
  }
tobago-tell-start_map = { $you ->
    [yes] Vous commencez { FORM($map, "new") } avec « { $clue } ».
   *[no] { $player } commence { FORM($map, "new") } avec « { $clue } ».
  }
tobago-tell-draw = { $you ->
    [yes] Vous piochez « { $clue } ».
   *[no] { $player } pioche « { $clue } ».
  }
tobago-tell-peek = { $you ->
    [yes] Vous regardez en secret : { $card }.
   *[no] { $player } regarde en secret : { $card }.
  }
tobago-tell-add = On mélange une carte que personne n’a vue.
tobago-tell-reveal = Carte retournée : { $card }.
tobago-tell-curse = Une { $card } est retournée ! Elle frappe tous ceux qui ont encore une rose des vents sur { FORM($map, "the") }.
tobago-change-amulet = { $you ->
    [yes] Vous ramassez une { $amulet }.
   *[no] { $player } ramasse une { $amulet }.
  }
tobago-change-lost-amulet = { $you ->
    [yes] La malédiction vous prend une { $amulet }.
   *[no] La malédiction prend une { $amulet } à { $player }.
  }
tobago-change-lost-card = { $you ->
    [yes] La malédiction vous prend votre meilleure carte Trésor.
   *[no] La malédiction prend à { $player } sa meilleure carte Trésor.
  }
tobago-change-located = Le trésor de { FORM($map, "the") } est localisé !
tobago-change-markers = { $count } sites de { FORM($map, "the") } sont marqués sur l’île.
tobago-change-washed-up = { $count ->
    [0] Les statues tournent ; aucune { $amulet } n’apparaît.
    [one] Une { $amulet } apparaît, et les statues tournent.
   *[other] { $count } amulettes apparaissent, et les statues tournent.
  }

## The end

tobago-end-player = Joueur
tobago-end-cards = Cartes
tobago-end-coins = Pièces
tobago-end-behind = { $coins ->
    [one] une pièce de moins
   *[other] { $coins } pièces de moins
  }
tobago-counting = On compte les pièces
tobago-won = { $you ->
    [yes] Vous gagnez avec { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
      } d’avance
   *[no] { $player } gagne avec { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
      } d’avance
  }
tobago-end-deck_empty = La pioche des trésors était épuisée.
tobago-end-stuck = Plus aucun trésor ne pouvait être déterré.

## Keys

tobago-key-card = choisir un indice de la main
tobago-key-map = puis son itinéraire
tobago-key-amulet = jouer une amulette
tobago-key-raise = déterrer un trésor
tobago-key-take = prendre la carte proposée
tobago-key-leave = laisser la carte proposée
tobago-key-pay-amulet = payer une malédiction avec une amulette
tobago-key-pay-card = payer une malédiction avec une carte Trésor
tobago-key-exchange = échanger la main
tobago-key-end = finir le tour
