# L’aperçu d’un lien vers une table, dans les messageries. Une ligne par message, les arguments comme
# { $name }, et rien d’autre : le serveur lit lui-même ce fichier.

preview-open = { $game } : une place vous attend
preview-full = { $game } : la partie va commencer
preview-playing = { $game } : partie en cours
preview-won = { $game } : gagné par { $winners }
preview-lost = { $game } : l’île a gagné
preview-abandoned = { $game } : terminée sans vainqueur
preview-host = { $host } vous invite. Places libres : { $free } sur { $seats }. Sans compte.
preview-free = Places libres : { $free } sur { $seats }. Sans compte.
preview-watch = À la table : { $names }. Venez regarder.
preview-review = À la table : { $names }. Revivez la partie.
preview-picture = Le plateau tel qu’il est, et qui est à la table
