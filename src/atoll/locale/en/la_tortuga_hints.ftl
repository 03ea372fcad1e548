# Reasons for hints in La Tortuga.

la_tortuga-hint-score = { $score ->
    [one] about { $score } egg in the end
   *[other] about { $score } eggs in the end
  }

la_tortuga-hint-busts = { $sides ->
    [0] this throw cannot bust
   *[other] the throw busts on { $sides } of 6
  }
la_tortuga-hint-loses-place = { $spaces ->
    [one] a bust loses { $spaces } space
   *[other] a bust loses { $spaces } spaces
  }
la_tortuga-hint-may-take = reaches the beach on { $sides } of 6, for { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
  }
la_tortuga-hint-takes = takes { $eggs ->
    [one] { $eggs } egg
   *[other] { $eggs } eggs
  } at once
la_tortuga-hint-rides = lands on the back of { $turtle }: you decide for both while you sit there
la_tortuga-hint-lands = stops safely on space { $space }
la_tortuga-hint-to-go = { $spaces ->
    [one] { $spaces } space from the beach, while this card lies there
   *[other] { $spaces } spaces from the beach, while this card lies there
  }

la_tortuga-hint-ply-roll = Throw
la_tortuga-hint-ply-stop = Stop
la_tortuga-hint-ply-turtle = { $turtle } first
la_tortuga-hint-ply-spend = Spend the card worth { $value }
