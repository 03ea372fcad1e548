# L’atelier : une mise en place faite à la main.

workshop-dealt = Au sort
workshop-by-hand = À la main
workshop-by-lot = Tirer maintenant
workshop-take-back = Reprendre
workshop-incomplete = Au sort tant que tous ne sont pas posés
workshop-link = Lien vers cette mise en place

## La Tortuga

workshop-la_tortuga-egg = La première carte
workshop-la_tortuga-eggs = { $count ->
    [one] { $count } œuf
   *[other] { $count } œufs
  }

## Forbidden Island

workshop-forbidden_island-shape = Forme
workshop-forbidden_island-tiles = Tuiles
workshop-forbidden_island-press = Ce que fait une pression
workshop-forbidden_island-move = Déplacer les tuiles
workshop-forbidden_island-flood = Inonder des tuiles
workshop-forbidden_island-move-help = Glissez une tuile sur une autre, ou pressez l’une puis l’autre : elles échangent leurs places. F inonde une tuile.
workshop-forbidden_island-flood-help = Pressez une tuile pour l’inonder ou l’assécher.
workshop-forbidden_island-flooded = { $count ->
    [0] Aucune tuile inondée à la main : { $all } cartes Inondation sont tirées au sort.
    [6] { $count } sur { $all } inondées.
   *[other] { $count } sur { $all } inondées. Au-dessous de { $all }, toutes les cartes sont tirées au sort.
  }
workshop-forbidden_island-board = L’île ; les flèches vont de tuile en tuile
workshop-forbidden_island-shuffle = Mélanger les tuiles
workshop-forbidden_island-flood-lot = Inonder les autres au sort
workshop-forbidden_island-drain = Tout assécher
workshop-forbidden_island-roles = Rôles
workshop-forbidden_island-roles-help = Choisissez-les aux places ci-dessus, ou tirez-les maintenant.
workshop-forbidden_island-roles-lot = Tirer les rôles ouverts

## Tobago

workshop-tobago-island = Île
workshop-tobago-printed = Telles qu’imprimées
workshop-tobago-own = { $count } de plus, avec des faces de notre main
workshop-tobago-choose = Choisissez une île pour poser vous-même huttes, palmiers et statues.
workshop-tobago-objects = Huttes, palmiers et statues
workshop-tobago-limits = Un objet par case ; deux semblables à quatre cases au moins ; aucune statue au bord de l’océan. Glissez un objet, ou pressez-le puis une case. Touches : Entrée prend et pose, T tourne une statue, Suppr retire un objet, Échap lâche.
workshop-tobago-huts = Huttes
workshop-tobago-palms = Palmiers
workshop-tobago-statues = Statues
workshop-tobago-board = Île { $island } ; les flèches vont de case en case
workshop-tobago-start = Prenez un objet.
workshop-tobago-held = { $kind ->
    [hut] Une hutte
    [palm] Un palmier
   *[statue] Une statue
  } : { $count ->
    [0] il n’y a plus de place.
    [one] { $count } case possible.
   *[other] { $count } cases possibles.
  }
workshop-tobago-placed = { $kind ->
    [hut] La hutte est posée.
    [palm] Le palmier est posé.
   *[statue] La statue est posée. Prenez-la pour la tourner.
  }
workshop-tobago-removed = { $kind ->
    [hut] La hutte est de nouveau à côté de l’île.
    [palm] Le palmier est de nouveau à côté de l’île.
   *[statue] La statue est de nouveau à côté de l’île.
  }
workshop-tobago-turned = La statue regarde { $facing ->
    [0] en bas à droite.
    [1] en bas.
    [2] en bas à gauche.
    [3] en haut à gauche.
    [4] en haut.
   *[5] en haut à droite.
  }
workshop-tobago-facing = { $facing ->
    [0] regarde en bas à droite
    [1] regarde en bas
    [2] regarde en bas à gauche
    [3] regarde en haut à gauche
    [4] regarde en haut
   *[5] regarde en haut à droite
  }
workshop-tobago-not-taken = Pas ici : la case est prise.
workshop-tobago-not-ocean = Pas ici : une statue n’est jamais au bord de l’océan.
workshop-tobago-not-close = { $kind ->
    [hut] Pas ici : une autre hutte est à moins de quatre cases.
    [palm] Pas ici : un autre palmier est à moins de quatre cases.
   *[statue] Pas ici : une autre statue est à moins de quatre cases.
  }
workshop-tobago-space-free = { $what } : possible
workshop-tobago-space-not = { $what } : impossible
workshop-tobago-turn = Tourner la statue
workshop-tobago-rest = Poser le reste au sort
workshop-tobago-clear = Tout reprendre
