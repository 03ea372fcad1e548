# By which variants and which clock a table plays.

terms = How this table plays
terms-yes = yes
terms-no = no
terms-without = without: { $what }
terms-hints = Hints
