# The variants and the clock of a table.

terms = How this table plays
terms-yes = yes
terms-no = no
terms-without = without: { $what }
terms-hints = Hints

## Arranged by hand

terms-by-hand = Arranged by hand
terms-arranged = Arranged by hand: { $parts }.
terms-arranged-short = Arranged by hand
terms-part-la_tortuga-egg = first card
terms-part-forbidden_island-tiles = tiles
terms-part-forbidden_island-flooded = flooded tiles
terms-part-tobago-island = island
terms-part-tobago-huts = huts
terms-part-tobago-palms = palms
terms-part-tobago-statues = statues
