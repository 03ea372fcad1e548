# Les règles sur leur propre page.

rules-page = Les lire sur leur propre page
rules-chapters = Chapitres
rules-rulings = Là où les règles imprimées se taisent, il a fallu trancher : R1, R2 et ainsi de suite numérotent ces décisions.
rules-play = Jouer
