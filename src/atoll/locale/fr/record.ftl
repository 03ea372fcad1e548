# The player's record: finished games, plots, and the record as a file.

record-title = Votre palmarès
record-summary = Parties gagnées : { $won } sur { $played }
record-empty = Vos parties terminées seront ici, avec leurs résultats.
record-offline = Le serveur ne répond pas. Voici le palmarès que ce navigateur a gardé.
record-by-game = Victoires par jeu
record-by-level = Victoires par niveau
record-by-players = Victoires par nombre de joueurs
record-game = Jeu
record-level = Niveau
record-players = Joueurs
record-player-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
record-people = Entre humains
record-of = { $won } sur { $played }
record-won = Gagnées
record-played = Jouées
record-table = En tableau
record-games = Parties terminées
record-all = Les { $count } parties
record-compare = Comparer les résultats
record-delete = Supprimer
record-delete-question = Supprimer cette partie de votre palmarès ?
record-delete-yes = Supprimer
record-delete-no = Garder
record-files = Le palmarès dans un fichier
record-files-lead = Enregistrez votre palmarès ou ajoutez-en un. Le fichier ne contient aucun secret : ni votre clé de joueur ni vos places.
record-save = Enregistrer le palmarès
record-open = Ajouter un palmarès enregistré
record-saved = Le palmarès est enregistré.
record-added =
    { $count ->
        [one] { $count } partie lue dans le fichier.
       *[other] { $count } parties lues dans le fichier.
    }
record-no-file = Ce fichier n’est pas un palmarès d’Atoll.
record-delete-all = Tout supprimer
record-delete-all-question =
    { $count ->
        [one] Supprimer la seule partie de votre palmarès ? Vous y perdez aussi votre place, donc la revanche. Les autres joueurs gardent la partie.
       *[other] Supprimer les { $count } parties de votre palmarès ? Vous y perdez aussi vos places, donc les revanches. Les autres joueurs gardent les parties.
    }
record-kept = Votre palmarès est gardé dans ce navigateur et sous votre clé de joueur.
