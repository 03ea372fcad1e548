# L’Île interdite à la table.

forbidden_island-seat = Aventurier { $seat }
forbidden_island-pawn = { $player }, { $role }

forbidden_island-role-diver = Plongeur
    .the = le Plongeur
forbidden_island-role-engineer = Ingénieur
    .the = l’Ingénieur
forbidden_island-role-explorer = Explorateur
    .the = l’Explorateur
forbidden_island-role-messenger = Messager
    .the = le Messager
forbidden_island-role-navigator = Navigateur
    .the = le Navigateur
forbidden_island-role-pilot = Pilote
    .the = le Pilote
forbidden_island-role-words = { $role } : ce que sait faire ce rôle

forbidden_island-card-earth_stone = Pierre Sacrée
    .the = la Pierre Sacrée
    .of = de la Pierre Sacrée
forbidden_island-card-statue_of_the_wind = Statue du Zéphyr
    .the = la Statue du Zéphyr
    .of = de la Statue du Zéphyr
forbidden_island-card-crystal_of_fire = Cristal Ardent
    .the = le Cristal Ardent
    .of = du Cristal Ardent
forbidden_island-card-oceans_chalice = Calice de l’Onde
    .the = le Calice de l’Onde
    .of = du Calice de l’Onde
forbidden_island-card-helicopter_lift = Hélicoptère
    .the = un Hélicoptère
forbidden_island-card-sandbags = Sacs de sable
    .the = des Sacs de sable
forbidden_island-card-waters_rise = Montée des eaux !
forbidden_island-cards = { $count ->
    [one] { $card }, { $count } carte
   *[other] { $card }, { $count } cartes
  }
forbidden_island-no-cards = pas de carte

forbidden_island-tile-fools_landing = Héliport
    .to = à l’Héliport
    .the = l’Héliport
forbidden_island-tile-bronze_gate = Porte de Bronze
    .to = à la Porte de Bronze
    .the = la Porte de Bronze
forbidden_island-tile-copper_gate = Porte de Cuivre
    .to = à la Porte de Cuivre
    .the = la Porte de Cuivre
forbidden_island-tile-gold_gate = Porte d’Or
    .to = à la Porte d’Or
    .the = la Porte d’Or
forbidden_island-tile-iron_gate = Porte de Fer
    .to = à la Porte de Fer
    .the = la Porte de Fer
forbidden_island-tile-silver_gate = Porte d’Argent
    .to = à la Porte d’Argent
    .the = la Porte d’Argent
forbidden_island-tile-temple_of_the_moon = Temple de la Lune
    .to = au Temple de la Lune
    .the = le Temple de la Lune
forbidden_island-tile-temple_of_the_sun = Temple du Soleil
    .to = au Temple du Soleil
    .the = le Temple du Soleil
forbidden_island-tile-howling_garden = Jardin des Hurlements
    .to = au Jardin des Hurlements
    .the = le Jardin des Hurlements
forbidden_island-tile-whispering_garden = Jardin des Murmures
    .to = au Jardin des Murmures
    .the = le Jardin des Murmures
forbidden_island-tile-cave_of_embers = Caverne des Braises
    .to = à la Caverne des Braises
    .the = la Caverne des Braises
forbidden_island-tile-cave_of_shadows = Caverne des Ombres
    .to = à la Caverne des Ombres
    .the = la Caverne des Ombres
forbidden_island-tile-coral_palace = Palais de Corail
    .to = au Palais de Corail
    .the = le Palais de Corail
forbidden_island-tile-tidal_palace = Palais des Marées
    .to = au Palais des Marées
    .the = le Palais des Marées
forbidden_island-tile-breakers_bridge = Pont des Brisants
    .to = au Pont des Brisants
    .the = le Pont des Brisants
forbidden_island-tile-cliffs_of_abandon = Falaises de l’Abandon
    .to = aux Falaises de l’Abandon
    .the = les Falaises de l’Abandon
forbidden_island-tile-crimson_forest = Forêt Pourpre
    .to = à la Forêt Pourpre
    .the = la Forêt Pourpre
forbidden_island-tile-dunes_of_deception = Dunes de l’Illusion
    .to = aux Dunes de l’Illusion
    .the = les Dunes de l’Illusion
forbidden_island-tile-lost_lagoon = Lagon Perdu
    .to = au Lagon Perdu
    .the = le Lagon Perdu
forbidden_island-tile-misty_marsh = Marais Brumeux
    .to = au Marais Brumeux
    .the = le Marais Brumeux
forbidden_island-tile-observatory = Observatoire
    .to = à l’Observatoire
    .the = l’Observatoire
forbidden_island-tile-phantom_rock = Rocher Fantôme
    .to = au Rocher Fantôme
    .the = le Rocher Fantôme
forbidden_island-tile-twilight_hollow = Val du Crépuscule
    .to = au Val du Crépuscule
    .the = le Val du Crépuscule
forbidden_island-tile-watchtower = Tour de Guet
    .to = à la Tour de Guet
    .the = la Tour de Guet
forbidden_island-tile-dry-words = { $tile }, tuile sèche
forbidden_island-tile-flooded-words = { $tile }, tuile inondée
forbidden_island-tile-sunk-words = { $tile }, tuile engloutie
forbidden_island-tile-site = lieu { FORM($treasure, "of") }
forbidden_island-state-dry = Sèche
forbidden_island-state-flooded = Inondée : sa prochaine carte Inondation la fait sombrer
forbidden_island-state-sunk = Engloutie, pour de bon

## Options

forbidden_island-choice-roles = Rôle à la place { $seat }
forbidden_island-choice-roles-dealt = Rôle tiré au sort
forbidden_island-choice-roles-diver = { forbidden_island-role-diver }
forbidden_island-choice-roles-engineer = { forbidden_island-role-engineer }
forbidden_island-choice-roles-explorer = { forbidden_island-role-explorer }
forbidden_island-choice-roles-messenger = { forbidden_island-role-messenger }
forbidden_island-choice-roles-navigator = { forbidden_island-role-navigator }
forbidden_island-choice-roles-pilot = { forbidden_island-role-pilot }

forbidden_island-option-level = Le niveau de l’eau
forbidden_island-option-level-help = Plus elle part de haut, moins il reste de montées jusqu’au crâne.
forbidden_island-option-level-novice = Novice
forbidden_island-option-level-normal = Normal
forbidden_island-option-level-elite = Élite
forbidden_island-option-level-legendary = Légendaire
forbidden_island-option-shape = La forme de l’île
forbidden_island-option-shape-help = Les îles étroites se disloquent plus vite.
forbidden_island-option-shape-standard = L’Île interdite
forbidden_island-option-shape-island_of_shadows = L’Île des Ombres
forbidden_island-option-shape-island_of_death = L’Île de la Mort
forbidden_island-option-shape-volcano_island = L’Île du Volcan
forbidden_island-option-shape-skull_island = L’Île du Crâne
forbidden_island-option-shape-coral_reef = Le Récif de Corail
forbidden_island-option-shape-bone_island = L’Île aux Os
forbidden_island-option-shape-bay_of_gulls = La Baie des Mouettes
forbidden_island-option-shape-treasure_island = L’Île au Trésor
forbidden_island-option-shape-bridge_of_horrors = Le Pont des Horreurs
forbidden_island-option-shape-arch_of_fate = L’Arche du Destin
forbidden_island-option-shape-atoll_of_decisions = L’Atoll des Décisions
forbidden_island-option-sandbags_between_floods = Sacs de sable entre les inondations
forbidden_island-option-sandbags_between_floods-help = Les Sacs de sable se jouent aussi pendant que l’eau monte, sur toute tuile sauf celle qu’on vient de retourner.
forbidden_island-option-rescue_lift = Secours par hélicoptère
forbidden_island-option-rescue_lift-help = Un Hélicoptère peut repêcher les pions dont la tuile vient de sombrer.

## Whose decision it is, and why

forbidden_island-say-act = { $you ->
    [yes] À vous, { $role } : { $actions ->
        [one] encore { $actions } action.
       *[other] encore { $actions } actions.
      }
   *[no] { $player } joue ({ $role }) : { $actions ->
        [one] encore { $actions } action.
       *[other] encore { $actions } actions.
      }
  }
forbidden_island-say-second = { $you ->
    [yes] Pour la même action, vous pouvez assécher une deuxième tuile.
   *[no] Pour la même action, { $player } peut assécher une deuxième tuile.
  }
forbidden_island-say-discard = { $you ->
    [yes] Vous avez { $cards } cartes, une de trop : défaussez-en une ou jouez une carte spéciale.
   *[no] { $player } a { $cards } cartes, une de trop : il faut en défausser une ou jouer une carte spéciale.
  }
forbidden_island-say-window-treasure = Avant la carte Trésor, peuvent jouer : { $who }.
forbidden_island-say-window-flood = Avant la carte Inondation, peuvent jouer : { $who }.
forbidden_island-may-play = { $player } ({ $cards })
forbidden_island-say-swim = { $count ->
    [one] { $tile } : la tuile a sombré sous { $player }, qui doit sortir de l’eau aussitôt. Vers où ?
   *[other] { $tile } : la tuile a sombré sous { $count } pions, qui doivent sortir de l’eau aussitôt. Vers où ?
  }
forbidden_island-say-rescue = { $tile } : la tuile a sombré. { $stranded ->
    [yes] Vous êtes à l’eau
   *[no] À l’eau : { $pawns }
  }, trop loin de la terre pour nager. { $you ->
    [yes] À vous d’envoyer votre Hélicoptère.
   *[no] { $player } doit envoyer un Hélicoptère.
  }
forbidden_island-say-draw = { $player } pioche une carte Trésor.
forbidden_island-say-flood = { $floods ->
    [one] L’eau monte : encore une carte Inondation.
   *[other] L’eau monte : encore { $floods } cartes Inondation.
  }

## Deciding

forbidden_island-hint-act = Touchez une tuile : un cadre, on peut y marcher ; une aile, y voler ; un sac, l’assécher.
forbidden_island-hint-second = Touchez une tuile marquée d’un sac, ou faites autre chose.
forbidden_island-hint-swim = Touchez une tuile entourée.
forbidden_island-capture = Prendre { FORM($treasure, "the") }
forbidden_island-lead = Guider { FORM($player, "the") }
forbidden_island-give = Donner une carte
forbidden_island-give-card = { $card } pour { FORM($player, "the") }
forbidden_island-end-actions = Finir les actions
forbidden_island-end-actions-left = { $actions ->
    [one] { $actions } reste inutilisée
   *[other] { $actions } restent inutilisées
  }
forbidden_island-proceed-treasure = Piocher la carte suivante
forbidden_island-proceed-flood = Retourner la carte Inondation suivante
forbidden_island-proceed-actions = Continuer
forbidden_island-proceed-note = sans carte spéciale
forbidden_island-go-on = Continuer jusqu’à mon tour
forbidden_island-stop-tile = { $tile } : risque de sombrer maintenant. { $player } peut la sauver : { $card }.
forbidden_island-stop-home = Vous pouvez rentrer maintenant.
forbidden_island-asking-threat = On vous demande si l’Héliport, le dernier lieu d’un trésor ou un pion peut être sauvé.
forbidden_island-asking-flooded = On vous demande si une tuile inondée peut être sauvée.
forbidden_island-asking-always = On vous demande avant chaque carte.
forbidden_island-asking-change = Modifier
forbidden_island-asking-title = Quand me demander
forbidden_island-asking-card = Me demander pour { $card }
forbidden_island-play = { $card }
forbidden_island-play-note = { $you ->
    [yes] votre carte, gratuite
   *[no] la carte de { $player }, gratuite
  }
forbidden_island-lift-off = { $card } : on rentre !
forbidden_island-lift-off-note = tout le monde est là, tous les trésors aussi
forbidden_island-discard = Défausser : { $card }
forbidden_island-discard-held = une des { $count } de cette main
forbidden_island-discard-captured = trésor déjà pris, elle ne sert plus
forbidden_island-swims = { $player } d’abord
forbidden_island-passenger = { $player }
forbidden_island-left-behind = reste à l’eau : partie perdue
forbidden_island-ask-lift = { $count ->
    [0] Qui s’envole ? Tous d’une même tuile.
   *[other] Qui s’envole, et vers où ? Touchez une tuile.
  }
forbidden_island-ask-rescue = Où déposer { $pawns } ? Touchez une tuile.
forbidden_island-ask-sandbag = Quelle tuile inondée les sacs de sable sauvent-ils ? Touchez-la.
forbidden_island-ask-lead = Où va { FORM($player, "the") } ? Deux pas au plus : touchez une tuile.
forbidden_island-ask-give = Quelle carte, et à qui ?
forbidden_island-never-mind = Laisser tomber
forbidden_island-do-move = Aller ici
forbidden_island-do-fly = Voler ici
forbidden_island-do-shore_up = Assécher
forbidden_island-do-navigate = Guider { FORM($player, "the") } ici
forbidden_island-do-swim = { $player } nage ici
forbidden_island-do-lift = Voler ici
forbidden_island-do-sandbag = Sacs de sable ici
forbidden_island-cost-action = 1 action
forbidden_island-cost-free = gratuit
forbidden_island-cost-flooded = { $cost }, la tuile est inondée

## Why not

forbidden_island-no-sunk = Ce lieu a sombré ; personne ne peut s’y tenir.
forbidden_island-no-actions = Il ne reste plus d’action pour cela.
forbidden_island-no-move = Trop loin : un pas mène à une tuile voisine de la vôtre.
forbidden_island-no-move-explorer = Trop loin : un pas mène à n’importe quelle tuile autour de la vôtre.
forbidden_island-no-move-diver = Impossible de plonger jusqu’ici : le trajet ne passe que par des tuiles inondées ou disparues.
forbidden_island-no-move-flown = Le Pilote a déjà volé ce tour-ci ; à pied, c’est trop loin.
forbidden_island-no-shore-dry = Rien à assécher : la tuile est sèche.
forbidden_island-no-shore-far = Trop loin pour assécher : il faut une tuile voisine de la vôtre, ou des Sacs de sable.
forbidden_island-no-capture = il faut { $needed } cartes { $treasure }, la main en a { $held }
forbidden_island-no-capture-done = { $treasure } : trésor déjà pris
forbidden_island-no-give-cards = pas de carte Trésor en main
forbidden_island-no-give-alone = il faut quelqu’un sur la même tuile
forbidden_island-no-lift-off-treasure = { $count ->
    [one] Pour rentrer, il manque encore à l’équipe { FORM($treasure, "the") }.
   *[other] Pour rentrer, il manque encore { $count } trésors à l’équipe.
  }
forbidden_island-no-lift-off-pawn = Pour rentrer, { FORM($player, "the") } doit venir aussi { FORM($tile, "to") }.

## The board

forbidden_island-board = L’île
forbidden_island-treasures = Trésors
forbidden_island-treasure = { $captured ->
    [yes] { $treasure } : trésor pris
   *[no] { $treasure } : trésor pas encore pris, { $held ->
        [one] { $held } carte en main
       *[other] { $held } cartes en main
      }
  }
forbidden_island-meter = { $rate } cartes Inondation par tour ; { $left ->
    [one] la prochaine montée est le crâne
   *[other] le crâne est à { $left } montées
  }
forbidden_island-meter-skull = L’eau a atteint le crâne
forbidden_island-treasure-deck = Cartes Trésor
forbidden_island-flood-deck = Cartes Inondation
forbidden_island-treasure-deck-words = Cartes Trésor : { $deck } dans la pioche, { $discards } dans la défausse
forbidden_island-flood-deck-words = Cartes Inondation : { $deck } dans la pioche, { $known ->
    [0] { $discards } dans la défausse
   *[other] dont { $known } sur le dessus que l’on connaît, { $discards } dans la défausse
  }
forbidden_island-deck-left = Dans la pioche ({ $count })
forbidden_island-deck-discards = Dans la défausse ({ $count })
forbidden_island-deck-pile = { $piles ->
    [one] Dans la pioche, ordre inconnu ({ $count })
   *[other] { $index ->
        [0] { $count ->
            [one] Sur le dessus : celle-ci vient d’abord
           *[other] Sur le dessus : ces { $count } viennent d’abord, ordre inconnu
          }
       *[other] En dessous : { $count }
      }
  }
forbidden_island-known = { $count ->
    [one] La prochaine carte Inondation est connue :
   *[other] Les { $count } prochaines cartes Inondation sont celles-ci, dans un ordre inconnu :
  }
forbidden_island-flag-held = { $held } sur { $needed }
forbidden_island-flag-play = À tout moment
forbidden_island-mate = { $player } : { $cards }
forbidden_island-hand-of = La main de { $player }
forbidden_island-none = aucune

## What happened

forbidden_island-tell-move = { $you ->
    [yes] Vous allez { FORM($tile, "to") }.
   *[no] { $player } va { FORM($tile, "to") }.
  }
forbidden_island-tell-fly = { $you ->
    [yes] Vous volez jusqu’{ FORM($tile, "to") }.
   *[no] { $player } vole jusqu’{ FORM($tile, "to") }.
  }
forbidden_island-tell-navigate = { $you ->
    [yes] Vous guidez { FORM($pawn, "the") } { FORM($tile, "to") }.
   *[no] { $player } guide { FORM($pawn, "the") } { FORM($tile, "to") }.
  }
forbidden_island-tell-shore_up = { $you ->
    [yes] Vous asséchez { FORM($tile, "the") }.
   *[no] { $player } assèche { FORM($tile, "the") }.
  }
forbidden_island-tell-give = { $you ->
    [yes] Vous donnez une carte { $card }. Pour : { $receiver }.
   *[no] { $player } donne une carte { $card }. Pour : { $receiver }.
  }
forbidden_island-tell-capture = { $you ->
    [yes] Vous prenez { FORM($treasure, "the") } !
   *[no] { $player } prend { FORM($treasure, "the") } !
  }
forbidden_island-tell-discard = { $you ->
    [yes] Vous défaussez une carte { $card }.
   *[no] { $player } défausse une carte { $card }.
  }
forbidden_island-tell-swim = { $you ->
    [yes] Vous nagez jusqu’{ FORM($tile, "to") }.
   *[no] { $player } nage jusqu’{ FORM($tile, "to") }.
  }
forbidden_island-tell-sandbag = { $you ->
    [yes] Avec des Sacs de sable, vous sauvez { FORM($tile, "the") }.
   *[no] Avec des Sacs de sable, { $player } sauve { FORM($tile, "the") }.
  }
forbidden_island-tell-lift = { $you ->
    [yes] Votre Hélicoptère emmène { $pawns } { FORM($tile, "to") }.
   *[no] L’Hélicoptère de { $player } emmène { $pawns } { FORM($tile, "to") }.
  }
forbidden_island-tell-lift_off = { $you ->
    [yes] Votre Hélicoptère ramène toute l’équipe.
   *[no] L’Hélicoptère de { $player } ramène toute l’équipe.
  }
forbidden_island-tell-draw = Une carte Trésor : { $card }.
forbidden_island-tell-rise = { $card } Désormais { $rate } cartes Inondation par tour, et la défausse passe sur la pioche.
forbidden_island-tell-skull = { $card } L’eau atteint le crâne.
forbidden_island-tell-flood = Inondation : { $tile }.
forbidden_island-tell-sink = Par le fond : { $tile }.
forbidden_island-rise-text = Le niveau monte d’un cran. La défausse des cartes Inondation revient sur la pioche.
forbidden_island-rise-rate = Désormais { $rate } cartes Inondation par tour
forbidden_island-capture-cards = quatre de ses cartes sont dépensées
forbidden_island-log-turn = Tour { $turn } : { $player }

## The end

forbidden_island-won = Loin de l’île, avec les quatre trésors !
forbidden_island-lost = L’île a gagné
forbidden_island-end-lift_off = Les quatre trésors sont pris, et l’hélicoptère a ramené tout le monde.
forbidden_island-end-treasure_lost = { $treasure } : trésor perdu, car { $sites } ont sombré avant qu’il soit pris.
forbidden_island-end-landing_lost = { $tile } : la tuile a sombré, et avec elle le seul chemin du retour.
forbidden_island-end-pawn_lost = { $player } se perd en mer : la tuile { $tile } a sombré, et aucune autre n’était assez proche.
forbidden_island-end-meter = L’eau a atteint le crâne : toute l’île s’engloutit.
forbidden_island-end-course = Trésors pris : { $treasures } sur 4. Tuiles englouties : { $sunk } sur 24. Le tout en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }.

## Keys

forbidden_island-key-end = finir les actions, ou continuer sans carte spéciale
forbidden_island-key-go-on = continuer jusqu’à votre prochain tour
forbidden_island-key-capture = prendre le trésor
forbidden_island-key-give = donner une carte
forbidden_island-key-lift = jouer un Hélicoptère
forbidden_island-key-sandbags = jouer des Sacs de sable
