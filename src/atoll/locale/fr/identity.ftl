# Le nom et l’emblème du joueur.

identity-name = Comment vous appeler ?
identity-name-missing = Dites-nous un nom, s’il vous plaît.
identity-emblem = Votre emblème
identity-keep = Garder
identity-skip = Laisser tel quel
identity-suggested = Ici, vous vous appelez { $name }.
identity-choose = Choisir un nom
identity-fine = C’est très bien
identity-change = Changer de nom
emblem-none = Sans emblème
emblem-anchor = Ancre
emblem-compass = Boussole
emblem-crab = Crabe
emblem-fish = Poisson
emblem-lantern = Lanterne
emblem-palm = Palmier
emblem-parrot = Perroquet
emblem-shell = Coquillage
emblem-star = Étoile de mer
emblem-sun = Soleil
