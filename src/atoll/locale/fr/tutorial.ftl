# The coach of every tutorial; what it teaches of a game is in GAME_tutorial.ftl.

tutorial-step = Étape { $step } sur { $steps }
tutorial-chapters = Chapitres
tutorial-chapter = { $number }. { $title }
tutorial-next = Suite
tutorial-back = Retour
tutorial-skip = Passer
tutorial-show = Montrez-moi
tutorial-do = Faites-le pour moi
tutorial-again = Encore une fois
tutorial-astray = Ce serait permis aussi, et un jour ce sera peut-être le meilleur coup. Pour l’instant, suivez le contour, s’il vous plaît.
tutorial-done = Vous savez tout ce qu’il faut pour jouer à { $game }. Les bots vous attendent ; les règles restent à portée de main.
la_tortuga-chapter-welcome = Les dés et le risque
la_tortuga-chapter-others = À dos de tortue
la_tortuga-chapter-two = Deux tortues chacun
forbidden_island-chapter-welcome = Ce que font les explorateurs
forbidden_island-chapter-draw = Cartes et inondations
forbidden_island-chapter-rise = La montée des eaux
forbidden_island-chapter-late = Le dernier vol
tobago-chapter-welcome = Indices et itinéraires
tobago-chapter-drive = En route vers le trésor
tobago-chapter-looked = Le partage du trésor
tobago-chapter-washed = Les amulettes
tobago-chapter-exchange = Le pouvoir des amulettes
tobago-chapter-curse-raise = La malédiction
