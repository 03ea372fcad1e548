# Razões das sugestões em Tobago.

tobago-hint-score = { $score ->
    [one] cerca de { $score } moeda no fim
   *[other] cerca de { $score } moedas no fim
  }

tobago-hint-cuts = reduz o { $map } de { $sites } locais para { $left }; rosas dos ventos suas: { $own } de { $roses }
tobago-hint-locates = localiza o tesouro do { $map }; rosas dos ventos suas: { $own } de { $roses }
tobago-hint-near = está a uma viagem do seu jipe
tobago-hint-rival = { $seat } pode lá chegar a seguir e desenterrá-lo
tobago-hint-doubles = fica com { $own } das { $roses } rosas dos ventos no { $map }
tobago-hint-swap-first = no { $map }, a sua rosa passa a escolher antes da de { $seat }
tobago-hint-swap-last = no { $map }, a rosa de { $seat } passa a escolher mais tarde
tobago-hint-idle = { $idle ->
    [0] todas as suas pistas servem, mas outra mão pode servir melhor
   *[other] pistas suas que não servem em nenhum mapa: { $idle } de { $held }
  }
tobago-hint-starts = { $left ->
    [one] deixa um só local para começar
   *[other] deixa { $left } locais para começar, { $near } deles a uma viagem de si
  }
tobago-hint-crossroads = de lá, uma viagem alcança { $near } dos { $spaces } espaços
tobago-hint-amulet = apanha um amuleto
tobago-hint-amulet-ahead = { $steps ->
    [one] há um amuleto um passo mais à frente
   *[other] há um amuleto { $steps } passos mais à frente
  }
tobago-hint-treasure-here = lá pode desenterrar o tesouro do { $map }; rosas dos ventos suas: { $own } de { $roses }
tobago-hint-treasure-ahead = { $steps ->
    [one] um passo mais à frente pode desenterrar o tesouro do { $map }
   *[other] { $steps } passos mais à frente pode desenterrar o tesouro do { $map }
  }
tobago-hint-treasure-next = de lá, o tesouro do { $map } fica ao alcance no próximo turno
tobago-hint-treasure-far = deixa { $steps } passos até ao tesouro do { $map }
tobago-hint-sites-near = de lá, uma viagem alcança { $near } dos { $sites } locais do { $map }
tobago-hint-amulets-near = { $count ->
    [0] um bom sítio para esperar pelo que os mapas mostrem
    [one] há um amuleto a uma viagem de lá
   *[other] há { $count } amuletos a uma viagem de lá
  }
tobago-hint-raises = desenterra já o tesouro do { $map }; rosas dos ventos suas: { $own } de { $roses }
tobago-hint-curse-among = { $percent ->
    [0] não pode haver maldição entre as cartas
   *[other] { $percent } % de risco de haver uma maldição entre as cartas
  }
tobago-hint-takes = { $coins } moedas já; esperar vale cerca de { $waiting }
tobago-hint-pays-amulet = assim fica com a sua melhor carta, de { $coins } moedas
tobago-hint-pays-card = assim fica com { $amulets ->
    [one] o amuleto
   *[other] os { $amulets } amuletos
  }, em troca de uma carta de { $coins } moedas
tobago-hint-buys-in = e as suas rosas continuam na partilha
tobago-hint-last-card = { $coins } moedas, e não há mais cartas depois desta
tobago-hint-leaves = esperar vale cerca de { $waiting } moedas, contra { $coins } agora
tobago-hint-seen-better = viu uma carta de { $coins } moedas que ainda está para vir
tobago-hint-next-rose = a mesma carta é oferecida à sua rosa seguinte, que fica com ela na mesma
tobago-hint-next-curse = { $percent ->
    [0] a próxima carta não é maldição
   *[other] { $percent } % de risco de a próxima carta ser uma maldição
  }
tobago-hint-ends = { $amulets ->
    [0] nada mais vale a pena neste turno
    [one] o seu amuleto vale mais depois
   *[other] os seus { $amulets } amuletos valem mais depois
  }

tobago-hint-ply-place = Começar { FORM($at, "in") } { $part }
tobago-hint-ply-clue = «{ $card }» no { $map }
tobago-hint-ply-drive = Conduzir { FORM($to, "to") } { $part }
tobago-hint-ply-raise = Desenterrar o tesouro do { $map }
tobago-hint-ply-exchange = Trocar a mão
tobago-hint-ply-end_turn = Acabar o turno
tobago-hint-ply-take = Ficar com a carta
tobago-hint-ply-leave = Deixar a carta
tobago-hint-ply-start_map = Começar o novo mapa com «{ $card }»
tobago-hint-ply-amulet_exchange = Trocar a mão com um amuleto
tobago-hint-ply-amulet_remove = Com um amuleto, tirar o marcador do { $map } { FORM($at, "in") } { $part }
tobago-hint-ply-amulet_clue = Com um amuleto, «{ $card }» no { $map }
tobago-hint-ply-amulet_drive = Com um amuleto, conduzir { FORM($to, "to") } { $part }
tobago-hint-ply-amulet_double = Com um amuleto, duplicar um direito no { $map }
tobago-hint-ply-amulet_swap = Com um amuleto, trocar duas rosas no { $map }

tobago-hint-part-middle = no centro
tobago-hint-part-n = a norte
tobago-hint-part-ne = a nordeste
tobago-hint-part-e = a leste
tobago-hint-part-se = a sudeste
tobago-hint-part-s = a sul
tobago-hint-part-sw = a sudoeste
tobago-hint-part-w = a oeste
tobago-hint-part-nw = a noroeste
