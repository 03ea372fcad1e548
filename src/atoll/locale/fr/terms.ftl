# By which variants and which clock a table plays.

terms = Comment on joue à cette table
terms-yes = oui
terms-no = non
terms-without = sans : { $what }
terms-hints = Conseils
