# Le déroulement d’une partie, une fois finie.

review-open = Le fil de la partie
review-title = Le fil de la partie
review-lead = { $together ->
    [yes] Les chances de victoire de l’équipe, coup par coup, toutes cartes ouvertes.
   *[no] Les chances de victoire de chacun, coup par coup, toutes cartes ouvertes.
  }
review-working = Analyse de la partie : { $percent } %
review-compiling = Préparation de l’analyse, une fois après chaque mise à jour : { $percent } %
review-stays = Vous pouvez fermer : le serveur continue et garde le résultat.
review-graph = Chances de victoire au fil des coups
review-graph-words = { $who } : { $start } % au début, { $least } % au plus bas, { $most } % au plus haut, { $end } % à la fin.
review-team = L’équipe
review-moment = Coup { $moment } sur { $last }
review-share = { $who } : { $percent } %
review-slider = Moment de la partie
review-look = Voir ce moment
review-mistakes = Les décisions les plus coûteuses
review-mistakes-lead = Chacune est jugée d’après ce que ce joueur pouvait savoir alors.
review-none = Aucune décision n’a coûté quoi que ce soit de notable. Bien joué !
review-cost = { $who }, coup { $moment } : { $percent } % de la victoire perdus
review-played = Joué : { $ply } ({ $percent } % de chances de gagner)
review-better = Mieux : { $ply } ({ $percent } % de chances de gagner)
review-advice = Conseil pour { $who } :
review-table = Les chiffres en tableau
review-ply = Coup
