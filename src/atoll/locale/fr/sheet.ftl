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
rematch-rotate = Tout le monde avance d’une place
rematch-rotate-help = Sinon chacun garde sa place. Le premier joueur est tiré au sort à chaque partie.
rematch-others = Les autres sont invités ; leurs places leur sont réservées.

## One device for several people

hand-over = Passez l’appareil à { $name }
hand-over-why = Tout ce que les autres ne doivent pas voir est caché. Personne d’autre ne devrait regarder.
hand-over-here = Je suis { $name }

sheet-expert-compiling = L’Expert se prépare encore ({ $percent } %). D’ici là, il joue comme le Confirmé.
