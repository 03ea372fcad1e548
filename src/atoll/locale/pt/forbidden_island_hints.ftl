# Razões das dicas na Ilha Proibida.

forbidden_island-hint-landing = { FORM($tile, "the") } é o único caminho para casa: { $percent } % de risco de se afundar neste turno
forbidden_island-hint-last-site = { FORM($tile, "the") } é o último lugar { FORM($treasure, "of") }: { $percent } % de risco de se afundar neste turno
forbidden_island-hint-site = { FORM($tile, "the") } é um lugar { FORM($treasure, "of") }: { $percent } % de risco de se afundar neste turno
forbidden_island-hint-keeps = salva { FORM($tile, "the") }: { $percent } % de risco de se afundar neste turno
forbidden_island-hint-captures = { $missing ->
    [0] é o último tesouro: agora, para casa
    [one] recupera um tesouro, falta { $missing }
   *[other] recupera um tesouro, faltam { $missing }
  }
forbidden_island-hint-gives = { $seat } fica com { $count } das 4 cartas { FORM($card, "of") }
forbidden_island-hint-discards = { $count ->
    [one] a que faz menos falta: { $card }, tem { $count }
   *[other] a que faz menos falta: { $card }, tem { $count }
  }
forbidden_island-hint-wins = estão todos juntos, com os tesouros: é a vitória
forbidden_island-hint-waits = { $flooded ->
    [0] nada está inundado, nada é urgente
    [one] há { $flooded } peça inundada, mas nada melhor ao alcance
   *[other] há { $flooded } peças inundadas, mas nada melhor ao alcance
  }
forbidden_island-hint-can-capture = lá pode recuperar { FORM($treasure, "the") }
forbidden_island-hint-goes-home = já têm todos os tesouros: agora, { FORM($tile, "to") }
forbidden_island-hint-can-save = de lá pode drenar { FORM($tile, "the") }: { $percent } % de risco de se afundar neste turno
forbidden_island-hint-meets = lá espera { $seat }, para dar ou receber cartas
forbidden_island-hint-goes = leva o peão { FORM($tile, "up") }, mais perto do que é preciso

forbidden_island-hint-ply-move = Ir { FORM($to, "to") }
forbidden_island-hint-ply-fly = Voar { FORM($to, "to") }
forbidden_island-hint-ply-navigate = Guiar { FORM($seat, "the") } { FORM($to, "up") }
forbidden_island-hint-ply-shore_up = Drenar { FORM($tile, "the") }
forbidden_island-hint-ply-give = Uma carta { $card } para { FORM($to, "the") }
forbidden_island-hint-ply-capture = Recuperar o tesouro
forbidden_island-hint-ply-end_actions = Acabar as ações
forbidden_island-hint-ply-lift = Helicóptero: { $seats } → { $to }
forbidden_island-hint-ply-sandbag = Sacos de Areia: { $tile }
forbidden_island-hint-ply-lift_off = Levantar voo
forbidden_island-hint-ply-discard = Descartar { $card }
forbidden_island-hint-ply-swim = Nadar { FORM($to, "up") }
forbidden_island-hint-ply-proceed = Continuar
