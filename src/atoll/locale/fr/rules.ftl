# Les règles sur leur propre page.

rules-page = Les lire sur leur propre page
rules-chapters = Chapitres
rules-play = Jouer
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
   *[other] { $at } sur { $count }
}
rules-found-before = Endroit précédent
rules-found-next = Endroit suivant
rules-example = Exemple : { $title }
rules-example-back = Retour
rules-example-next = Suite
rules-example-again = Depuis le début
rules-example-step = { $step } sur { $steps }
rules-fact-players = Joueurs
rules-fact-age = Âge
rules-fact-length = Durée
rules-fact-aim = But
rules-drawing = Les images se dessinent…
rules-no-pictures = Pas d’image : le serveur est injoignable.
