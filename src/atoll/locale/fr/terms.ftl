# By which variants and which clock a table plays.

terms = Comment on joue à cette table
terms-yes = oui
terms-no = non
terms-without = sans : { $what }
terms-hints = Conseils

## Arranged by hand

terms-by-hand = Disposé à la main
terms-arranged = Disposé à la main : { $parts }.
terms-arranged-short = Disposé à la main
terms-part-la_tortuga-egg = première carte
terms-part-forbidden_island-tiles = tuiles
terms-part-forbidden_island-flooded = tuiles inondées
terms-part-tobago-island = île
terms-part-tobago-huts = huttes
terms-part-tobago-palms = palmiers
terms-part-tobago-statues = statues
