# Le salon : les tables publiques, pour s’asseoir ou pour regarder.

lobby-title = Tables ouvertes
lobby-lead = Tout le monde peut s’asseoir à ces tables, ou regarder. Les nouvelles apparaissent d’elles-mêmes.
lobby-filter = Quel jeu
lobby-all-games = Tous les jeux
lobby-count = { $open ->
    [one] { $open } table ouverte
   *[other] { $open } tables ouvertes
  }, { $running } à regarder
lobby-lost = La connexion est perdue ; on se reconnecte…
lobby-empty = Aucune table n’est ouverte pour l’instant. Ouvrez-en une et cochez « Publique » : on la trouvera ici.
lobby-own = Ou ouvrez votre propre table, en cochant « Publique » :
lobby-open = Une place est libre
lobby-playing = Partie en cours
lobby-free = libre
lobby-nobody-here = Personne n’est à la table en ce moment.
lobby-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
  }
lobby-join = S’asseoir
lobby-watch = Regarder
lobby-more = En voir plus ({ $count })
lobby-terms = Comment on joue à cette table
lobby-usual = Règles habituelles
lobby-level = Niveau : { $value }
