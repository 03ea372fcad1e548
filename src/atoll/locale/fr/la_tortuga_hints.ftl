# Raisons des conseils dans La Tortuga.

la_tortuga-hint-score = { $score ->
    [one] environ { $score } œuf à la fin
   *[other] environ { $score } œufs à la fin
  }

la_tortuga-hint-busts = { $sides ->
    [0] aucun risque de plongeon
   *[other] plongeon { $sides } fois sur 6
  }
la_tortuga-hint-loses-place = { $spaces ->
    [one] un plongeon fait perdre { $spaces } case
   *[other] un plongeon fait perdre { $spaces } cases
  }
la_tortuga-hint-may-take = mène { $sides } fois sur 6 à la plage, où il y a { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
  }
la_tortuga-hint-takes = prend tout de suite { $eggs ->
    [one] { $eggs } œuf
   *[other] { $eggs } œufs
  }
la_tortuga-hint-rides = monte sur le dos de { $turtle } : tant que vous y êtes, c’est vous qui décidez
la_tortuga-hint-lands = s’arrête en sûreté sur la case { $space }
la_tortuga-hint-to-go = { $spaces ->
    [one] à { $spaces } case de la plage, tant que cette carte est là
   *[other] à { $spaces } cases de la plage, tant que cette carte est là
  }

la_tortuga-hint-ply-roll = Lancer
la_tortuga-hint-ply-stop = S’arrêter
la_tortuga-hint-ply-turtle = { $turtle } d’abord
la_tortuga-hint-ply-spend = Dépenser la carte de { $value }
