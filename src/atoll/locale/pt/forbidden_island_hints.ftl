# Razões das dicas na Ilha Proibida.

forbidden_island-hint-landing = { $tile } é o único caminho para casa: { $percent } % de se afundar nesta jogada
forbidden_island-hint-last-site = { $tile } é o último lugar de { $treasure }: { $percent } % de se afundar nesta jogada
forbidden_island-hint-site = { $tile } é um lugar de { $treasure }: { $percent } % de se afundar nesta jogada
forbidden_island-hint-keeps = conserva { $tile }: { $percent } % de se afundar nesta jogada
forbidden_island-hint-captures = { $missing ->
    [0] é o último tesouro: agora, para casa
    [one] captura um tesouro, falta { $missing }
   *[other] captura um tesouro, faltam { $missing }
  }
forbidden_island-hint-gives = { $seat } fica com { $count } das 4 cartas de { $card }
forbidden_island-hint-discards = { $count ->
    [one] a menos precisa: tem { $count } de { $card }
   *[other] a menos precisa: tem { $count } de { $card }
  }
forbidden_island-hint-wins = estão todos em casa com os tesouros: é a vitória
forbidden_island-hint-waits = { $flooded ->
    [0] nada está inundado, nada é urgente
    [one] há { $flooded } local inundado, mas nada melhor ao alcance
   *[other] há { $flooded } locais inundados, mas nada melhor ao alcance
  }
forbidden_island-hint-can-capture = lá pode capturar-se: { $treasure }
forbidden_island-hint-goes-home = os tesouros estão todos consigo: agora { $tile }
forbidden_island-hint-can-save = de lá pode reforçar-se { $tile }: { $percent } % de se afundar nesta jogada
forbidden_island-hint-meets = lá espera { $seat }, para dar ou receber cartas
forbidden_island-hint-goes = leva o peão a { $tile }, mais perto do que é preciso

forbidden_island-hint-ply-move = Ir: { $to }
forbidden_island-hint-ply-fly = Voar: { $to }
forbidden_island-hint-ply-navigate = Guiar { $seat }: { $to }
forbidden_island-hint-ply-shore_up = Reforçar { $tile }
forbidden_island-hint-ply-give = Dar { $card } a { $to }
forbidden_island-hint-ply-capture = Capturar o tesouro
forbidden_island-hint-ply-end_actions = Terminar as ações
forbidden_island-hint-ply-lift = Helicóptero: { $seats } → { $to }
forbidden_island-hint-ply-sandbag = Sacos de areia: { $tile }
forbidden_island-hint-ply-lift_off = Levantar voo
forbidden_island-hint-ply-discard = Descartar { $card }
forbidden_island-hint-ply-swim = Nadar: { $to }
forbidden_island-hint-ply-proceed = Continuar
