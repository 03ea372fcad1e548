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
