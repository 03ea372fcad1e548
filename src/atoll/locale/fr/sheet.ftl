# Autour de la partie : liens, spectateurs, remplaçants, arrêter d’un commun accord, encore une partie.

sheet-title = Cette table
sheet-public = Cette table est publique : elle figure dans le salon.
sheet-private = Cette table est privée : seuls ceux qui ont le lien la trouvent.
sheet-watching = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
  }

## The seat's own link

seat-link = Le lien de ma place
seat-link-of = Le lien de la place de { $name }
seat-link-other-device = Jouer à ma place depuis un autre appareil
seat-link-help = Ouvrez-le sur un autre appareil et continuez à y jouer. Il est secret : qui l’a joue à votre place.
seat-link-wrong = Ce lien ne correspond à aucune place de cette table. Vous pouvez regarder.

## Spectators

eyes-title = Spectateurs
eyes-lend = Laisser les spectateurs voir ce que je vois
eyes-lend-of = Laisser les spectateurs voir ce que voit { $name }
eyes-help = Toute personne qui a le lien de la table peut alors voir votre main, y compris vos adversaires dans un second navigateur. Vous pouvez y mettre fin à tout moment.
sheet-eyes = Vous regardez. Voir par les yeux de
sheet-eyes-nobody = personne : ce que tous peuvent voir

## Stand-ins

sheet-away = { $name } n’est plus là depuis un moment.
sheet-away-several = { $names } ne sont plus là depuis un moment.
sheet-stand-in = Laisser un bot continuer
sheet-stand-in-several = Laisser des bots continuer
sheet-stood-in = { $bot } joue pour vous en ce moment.
sheet-stood-in-for = { $bot } joue pour { $name } en ce moment.
sheet-take-back = Reprendre la place
rest-title = Besoin d’une pause ?
rest-help = Un bot joue pour vous jusqu’à ce que vous repreniez votre place.
rest = Laisser un bot jouer pour moi
rest-of = Laisser un bot jouer pour { $name }

## Ending a game by agreement

give-up-title = Arrêter la partie
give-up-alone = La partie s’arrête sans vainqueur.
give-up-others = La partie s’arrête sans vainqueur, si tous ceux qui jouent sont d’accord.
give-up = Arrêter la partie…
give-up-yes = Arrêter maintenant
give-up-propose = Demander aux autres
give-up-no = Continuer à jouer
proposal-abandon = { $who } aimerait arrêter la partie sans vainqueur.
proposal-abandon-own = Vous proposez d’arrêter la partie. On attend : { $others }
proposal-undo = { $who } aimerait revenir sur une décision.
proposal-undo-own = Vous aimeriez revenir sur une décision. On attend : { $others }
proposal-claim = Un visiteur demande la place de { $name }. Est-ce bien { $name } ?
proposal-give-back = Oui, la rendre
proposal-agree = Accepter
proposal-decline = Refuser
proposal-withdraw = Tant pis
proposal-agreed = Vous êtes d’accord. On attend : { $others }
declined-undo = Refus de { $who } : tout reste en l’état.
declined-abandon = Refus de { $who } : la partie continue.
declined-claim = Refus de { $who } : la place reste en l’état.
declined-noted = Compris

## Another game

sheet-invited = La table est de nouveau ouverte. Votre place vous est réservée.
sheet-next = Les mêmes personnes ont rouvert la table.
sheet-join = Y aller
sheet-watch = Regarder la partie suivante
notices-show = Afficher les messages
notices-hide = Masquer les messages
rematch-rotate = Tout le monde avance d’une place
rematch-rotate-help = Sinon chacun garde sa place.
rematch-others = Les autres sont invités ; leurs places leur sont réservées.
rematch-begins = Qui commence
rematch-begins-as_before = Comme prévu à cette table
rematch-begins-next = Le joueur suivant
rematch-begins-loser = Le perdant

## One device for several people

hand-over = Passez l’appareil à { $name }
hand-over-why = Tout ce que les autres ne doivent pas voir est caché. Personne d’autre ne devrait regarder.
hand-over-here = Je suis { $name }

sheet-expert-compiling = L’Expert se prépare encore ({ $percent } %). D’ici là, il joue comme le Confirmé.
end-card = La fin de la partie
end-card-close = Fermer et voir le plateau
end-share = Partager en image
end-place = Place { $place } sur { $players }, à { $margin } du vainqueur
end-place-first = Première place sur { $players }, avec { $margin } d’avance
end-place-level = Place { $place } sur { $players }, à égalité de points
turning-find = Trouver le tournant de la partie
turning-working = Analyse de la partie…
turning-none = Aucun moment n’a décidé à lui seul de cette partie.
turning-point = Le tournant, vers le tour { $turn } : { $who } est passé de { $before } % à { $after } %.
turning-team = Le tournant, vers le tour { $turn } : l’équipe est passée de { $before } % à { $after } %.
recap-title = Depuis votre dernier tour
recap-again = { $words } Revoir

## A seat whose token is lost

claim-question =
    { $count ->
        [one] Un joueur est absent. Est-ce vous ?
       *[other] Des joueurs sont absents. Êtes-vous l’un d’eux ?
    }
claim-mine = Cette place est à moi
claim-mine-of = Cette place est à moi : { $name }
claim-waiting = On demande aux autres si la place de { $name } est à vous.
claim-returned = La place est de nouveau à vous.
claim-key = Entrer ma clé de joueur
