# By which variants and which clock a table plays.

terms = Como se joga a esta mesa
terms-yes = sim
terms-no = não
terms-without = sem: { $what }
terms-hints = Dicas
