# The variants and the clock of a table.

terms = How this table plays
terms-yes = yes
terms-no = no
terms-without = without: { $what }
terms-hints = Hints
