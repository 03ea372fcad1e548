# The coach of every tutorial; what it teaches of a game is in GAME_tutorial.ftl.

tutorial-step = Étape { $step } sur { $steps }
tutorial-next = Suite
tutorial-back = Retour
tutorial-skip = Passer
tutorial-show = Montrez-moi
tutorial-again = Encore une fois
tutorial-astray = Ce serait permis aussi, et un jour ce sera peut-être le meilleur coup. Pour l’instant, suivez le contour, s’il vous plaît.
tutorial-done = Vous savez tout ce qu’il faut pour jouer à { $game }. Les bots vous attendent ; les règles restent à portée de main.
