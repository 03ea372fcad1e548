# Razões das dicas em La Tortuga.

la_tortuga-hint-score = { $score ->
    [one] cerca de { $score } ovo no fim
   *[other] cerca de { $score } ovos no fim
  }

la_tortuga-hint-busts = { $sides ->
    [0] sem risco de mergulho
   *[other] mergulha em { $sides } de 6
  }
la_tortuga-hint-loses-place = { $spaces ->
    [one] um mergulho custa { $spaces } casa
   *[other] um mergulho custa { $spaces } casas
  }
la_tortuga-hint-may-take = chega à praia em { $sides } de 6, e lá há { $eggs ->
    [one] { $eggs } ovo
   *[other] { $eggs } ovos
  }
la_tortuga-hint-takes = leva já { $eggs ->
    [one] { $eggs } ovo
   *[other] { $eggs } ovos
  }
la_tortuga-hint-rides = sobe para as costas { FORM($turtle, "of") }: enquanto lá estiver, a decisão é sua
la_tortuga-hint-lands = fica em segurança na casa { $space }
la_tortuga-hint-to-go = { $spaces ->
    [one] a { $spaces } casa da praia, enquanto esta carta lá está
   *[other] a { $spaces } casas da praia, enquanto esta carta lá está
  }

la_tortuga-hint-ply-roll = Lançar
la_tortuga-hint-ply-stop = Parar
la_tortuga-hint-ply-turtle = Primeiro { $turtle }
la_tortuga-hint-ply-spend = Gastar a carta de { $value }
