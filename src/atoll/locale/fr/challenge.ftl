# Challenges: the same deal for a friend, and the results side by side.

challenge-send = Défier un ami
challenge-lead = Votre ami joue la même donne : la même mise en place, les mêmes cartes et les mêmes dés dans le même ordre, les mêmes bots. Dès qu’il décide autrement, les parties se séparent.
challenge-known = Vous connaissez déjà cette donne, et sa table le dit. Il ne voit votre résultat qu’à la fin de sa propre partie.
challenge-create = Créer le lien
challenge-link = Le lien pour votre ami
challenge-code = Code QR avec le lien du défi
challenge-results = Le premier qui l’ouvre joue. Ensuite, les deux résultats sont côte à côte ici et dans votre palmarès.
challenge-from = { $name } vous défie
challenge-from-lead = { $name } a joué cette donne jusqu’au bout et en connaît les cartes et les dés. Vous, seulement quand votre partie est finie. Vous verrez alors les deux résultats.
challenge-title = La même donne, côte à côte
challenge-result = Résultat
challenge-won = Gagné
challenge-lost = Perdu
challenge-open = Pas commencée
challenge-playing = En cours
challenge-abandoned = Arrêtée avant la fin
challenge-points = Points, place { $seat }
challenge-moves = Coups
challenge-game = Partie
challenge-this = celle-ci
challenge-look = La regarder
challenge-free = Place libre
