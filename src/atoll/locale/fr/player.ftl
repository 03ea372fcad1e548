# The player's own tables.

mine-title = Vos tables
mine-all = Les { $count } tables
mine-fewer = Réduire
mine-offline = Le serveur ne répond pas. Voici vos tables telles qu’elles étaient la dernière fois.
mine-removed = { $game } n’est plus dans la liste. La place reste à vous.
mine-undo = Annuler
mine-remove = Retirer { $game } de la liste
mine-remove-title = Retirer de la liste
mine-elsewhere = Jouer sur un autre appareil
mine-record = Votre palmarès
mine-finished = Parties terminées ({ $count })
mine-your-turn = À vous de jouer
mine-turn-of = À { $name } de jouer
mine-under-way = En cours
mine-open = En attente de joueurs
mine-seat-elsewhere = Vous n’avez plus de place ici
mine-with = avec { $names }
mine-alone = en solo
mine-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
mine-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
mine-free-seat = Place libre
mine-won = Vous avez gagné
mine-won-together = Vous avez gagné ensemble
mine-won-by =
    { $count ->
        [one] { $winners } a gagné
       *[other] { $winners } ont gagné
    }
mine-lost = Perdu
mine-abandoned = Arrêtée d’un commun accord
mine-review = Revoir la partie
mine-next = Table suivante : { $game }
mine-waiting =
    { $count ->
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
mine-invitations = Invitations reçues
mine-invited = { $name } vous invite à jouer. Le jeu : { $game }.
mine-accept = M’asseoir
mine-decline = Pas maintenant
mine-block = Ne plus rien afficher de { $name }
