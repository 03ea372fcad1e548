# By which variants and which clock a table plays.

terms = Como se joga a esta mesa
terms-yes = sim
terms-no = não
terms-without = sem: { $what }
terms-hints = Dicas

## Arranged by hand

terms-by-hand = Disposto à mão
terms-arranged = Disposto à mão: { $parts }.
terms-arranged-short = Disposto à mão
terms-part-la_tortuga-egg = primeira carta
terms-part-forbidden_island-tiles = peças da ilha
terms-part-forbidden_island-flooded = peças inundadas
terms-part-tobago-island = ilha
terms-part-tobago-huts = cabanas
terms-part-tobago-palms = palmeiras
terms-part-tobago-statues = estátuas
