# A plain board for any game: its words are the game's own, and the page only joins them.

plain-board = Le jeu
plain-seat = Place { $seat }
plain-ply = { $words }
plain-log = { $player } : { $what }
plain-log-chance = Le hasard : { $what }
plain-chance = Le hasard décide.
plain-decides = { $you ->
    [yes] À vous de décider.
   *[no] { $player } décide.
  }
plain-over = La partie est finie.
plain-nobody = Personne ne gagne.
plain-player = Joueur
plain-score = Score
plain-reason = Ce qui y a mis fin : { $reason }
plain-key-ply = jouer ce que dit ce bouton
