# Une nouvelle table : qui joue, et comment.

setup-title = Nouvelle partie
setup-lead = { $game } : qui joue, et comment ?
setup-players = Combien de joueurs ?
setup-seats = Qui s’assied où
setup-kind = Qui joue à la place { $seat }
setup-kind-human = Quelqu’un ici
setup-kind-open = Un ami, par lien
setup-kind-bot = { $bot } (bot)
setup-name = Nom
setup-name-of = Nom à la place { $seat }
setup-open-help = Vous aurez un lien à envoyer dès que la table sera ouverte.
setup-hot-seat = Vous êtes plusieurs devant cet écran : passez-le à la ronde, ou jouez ensemble.
setup-options = Variantes
setup-dealt = Au sort
setup-hints = Conseils
setup-hints-help = Qui décide peut demander ce qu’envisagerait un bon joueur. Les spectateurs, jamais.
setup-start = Ouvrir la table
setup-public = Publique
setup-public-help = La table figure dans le salon : tout le monde peut prendre une place libre, et regarder. Sinon on ne la trouve que par son lien.
setup-watch = Regarder les bots
setup-name-missing = La place { $seat } n’a pas encore de nom. Qui s’y assied ?
setup-unknown-title = Ce jeu n’est pas ici
setup-unknown-text = Ce serveur ne connaît aucun jeu de ce nom.

## Qui commence

setup-first = Qui commence
setup-first-asked = Qui a été le dernier sur une île
setup-first-asked-help = La table le demande quand toutes les places sont prises : n’importe quel joueur répond, et la partie commence.
setup-first-who = Qui était-ce ?
setup-first-named = { $seat } : { $name }

## La mise en place à la main

setup-arrange = La mise en place
setup-arrange-help = Ce que vous laissez ouvert est tiré au sort quand la partie commence. Les joueurs voient ce qui a été disposé.
setup-arrange-la_tortuga = Choisir la première carte
setup-arrange-forbidden_island = Disposer l’île
setup-arrange-tobago = Aménager l’île
setup-arrange-close = Fermer l’atelier
setup-arrange-clear = Tout laisser au sort
setup-link-broken = Le lien est coupé ou abîmé : on n’y lit aucune mise en place. Ici, tout est comme d’habitude.
setup-link-foreign = Le lien est celui d’un autre jeu, { $game }. Ici, tout est comme d’habitude.
setup-link-refused = Les règles ne permettent pas la mise en place de ce lien. Ici, tout est comme d’habitude. { $reason }
