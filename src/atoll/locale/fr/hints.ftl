# Conseils à la table.

hint-title = Ce qu’envisagerait un bon joueur
hint-thinking = On réfléchit…
hint-preparing = Préparation de la réflexion, une fois après chaque mise à jour : { $percent } %
hint-intro = D’après ce que l’on sait à votre place, le meilleur d’abord :
hint-win = { $percent } % de chances de gagner
hint-play = Jouer ainsi
hint-show = Montrer sur le plateau
