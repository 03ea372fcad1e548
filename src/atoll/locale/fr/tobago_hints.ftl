# Raisons des conseils dans Tobago.

tobago-hint-score = { $score ->
    [one] environ { $score } pièce à la fin
   *[other] environ { $score } pièces à la fin
  }

tobago-hint-cuts = réduit { FORM($map, "the") } de { $sites } sites à { $left } ; vos roses des vents : { $own } sur { $roses }
tobago-hint-locates = localise le trésor de { FORM($map, "the") } ; vos roses des vents : { $own } sur { $roses }
tobago-hint-near = il est à un trajet de votre 4×4
tobago-hint-rival = { $seat } pourrait y aller ensuite et le déterrer
tobago-hint-doubles = vous aurez { $own } des { $roses } roses des vents sur { FORM($map, "the") }
tobago-hint-swap-first = sur { FORM($map, "the") }, votre rose choisira avant celle de { $seat }
tobago-hint-swap-last = sur { FORM($map, "the") }, la rose de { $seat } choisira plus tard
tobago-hint-idle = { $idle ->
    [0] tous vos indices conviennent, mais une autre main peut convenir mieux
   *[other] indices qui ne vont sur aucun itinéraire : { $idle } sur { $held }
  }
tobago-hint-starts = { $left ->
    [one] ne laisse qu’un site pour commencer
   *[other] laisse { $left } sites pour commencer, dont { $near } à un trajet de vous
  }
tobago-hint-crossroads = de là, un trajet atteint { $near } des { $spaces } cases
tobago-hint-amulet = ramasse une amulette
tobago-hint-amulet-ahead = { $steps ->
    [one] une amulette se trouve une étape plus loin
   *[other] une amulette se trouve { $steps } étapes plus loin
  }
tobago-hint-treasure-here = là, vous pouvez déterrer le trésor de { FORM($map, "the") } ; vos roses des vents : { $own } sur { $roses }
tobago-hint-treasure-ahead = { $steps ->
    [one] une étape plus loin, vous pouvez déterrer le trésor de { FORM($map, "the") }
   *[other] { $steps } étapes plus loin, vous pouvez déterrer le trésor de { FORM($map, "the") }
  }
tobago-hint-treasure-next = de là, le trésor de { FORM($map, "the") } est à portée au prochain tour
tobago-hint-treasure-far = laisse { $steps } étapes jusqu’au trésor de { FORM($map, "the") }
tobago-hint-sites-near = de là, un trajet atteint { $near } des { $sites } sites de { FORM($map, "the") }
tobago-hint-amulets-near = { $count ->
    [0] un bon endroit pour attendre ce que diront les itinéraires
    [one] de là, une amulette est à un trajet
   *[other] de là, { $count } amulettes sont à un trajet
  }
tobago-hint-raises = déterre tout de suite le trésor de { FORM($map, "the") } ; vos roses des vents : { $own } sur { $roses }
tobago-hint-curse-among = { $percent ->
    [0] aucune malédiction ne peut s’y cacher
   *[other] { $percent } % de risque qu’une malédiction s’y cache
  }
tobago-hint-takes = { $coins } pièces tout de suite ; attendre vaut environ { $waiting }
tobago-hint-pays-amulet = vous gardez ainsi votre meilleure carte, qui vaut { $coins } pièces
tobago-hint-pays-card = vous gardez ainsi { $amulets ->
    [one] votre amulette
   *[other] vos { $amulets } amulettes
  }, contre une carte de { $coins } pièces
tobago-hint-buys-in = et vos roses restent dans le partage
tobago-hint-last-card = { $coins } pièces, et plus aucune carte ensuite
tobago-hint-leaves = attendre vaut environ { $waiting } pièces, contre { $coins } maintenant
tobago-hint-seen-better = vous avez vu une carte de { $coins } pièces qui est encore à venir
tobago-hint-next-rose = c’est encore à une rose à vous que l’on proposera cette carte
tobago-hint-next-curse = { $percent ->
    [0] la prochaine carte n’est pas une malédiction
   *[other] { $percent } % de risque que la prochaine carte soit une malédiction
  }
tobago-hint-ends = { $amulets ->
    [0] rien d’autre ne vaut la peine à ce tour
    [one] votre amulette vaudra davantage plus tard
   *[other] vos { $amulets } amulettes vaudront davantage plus tard
  }

tobago-hint-ply-place = Commencer { FORM($at, "in") } { $part }
tobago-hint-ply-clue = « { $card } » sur { FORM($map, "the") }
tobago-hint-ply-drive = Rouler jusque { FORM($to, "in") } { $part }
tobago-hint-ply-raise = Déterrer le trésor de { FORM($map, "the") }
tobago-hint-ply-exchange = Échanger la main
tobago-hint-ply-end_turn = Finir le tour
tobago-hint-ply-take = Prendre la carte
tobago-hint-ply-leave = Laisser la carte
tobago-hint-ply-start_map = Commencer le nouvel itinéraire avec « { $card } »
tobago-hint-ply-amulet_exchange = Échanger la main avec une amulette
tobago-hint-ply-amulet_remove = Avec une amulette, retirer le marqueur de { FORM($map, "the") } { FORM($at, "in") } { $part }
tobago-hint-ply-amulet_clue = Avec une amulette, « { $card } » sur { FORM($map, "the") }
tobago-hint-ply-amulet_drive = Avec une amulette, rouler jusque { FORM($to, "in") } { $part }
tobago-hint-ply-amulet_double = Avec une amulette, doubler un droit sur { FORM($map, "the") }
tobago-hint-ply-amulet_swap = Avec une amulette, échanger deux roses sur { FORM($map, "the") }

tobago-hint-part-middle = au centre
tobago-hint-part-n = au nord
tobago-hint-part-ne = au nord-est
tobago-hint-part-e = à l’est
tobago-hint-part-se = au sud-est
tobago-hint-part-s = au sud
tobago-hint-part-sw = au sud-ouest
tobago-hint-part-w = à l’ouest
tobago-hint-part-nw = au nord-ouest
