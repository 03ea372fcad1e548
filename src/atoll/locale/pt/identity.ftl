# O nome e o emblema do jogador.

identity-name = Como lhe chamamos?
identity-name-missing = Diga-nos um nome, por favor.
identity-emblem = O seu emblema
identity-keep = Guardar
identity-skip = Deixar como está
identity-suggested = Aqui chama-se { $name }.
identity-choose = Escolher um nome
identity-fine = Está bem assim
identity-change = Mudar de nome
emblem-none = Sem emblema
emblem-anchor = Âncora
emblem-compass = Bússola
emblem-crab = Caranguejo
emblem-fish = Peixe
emblem-lantern = Lanterna
emblem-palm = Palmeira
emblem-parrot = Papagaio
emblem-shell = Concha
emblem-star = Estrela-do-mar
emblem-sun = Sol
