# A oficina: uma preparação feita à mão.

workshop-dealt = À sorte
workshop-by-hand = À mão
workshop-by-lot = Sortear já
workshop-take-back = Retirar
workshop-incomplete = À sorte, enquanto não estiverem todas
workshop-link = Ligação para esta preparação

## La Tortuga

workshop-la_tortuga-egg = A primeira carta
workshop-la_tortuga-eggs = { $count ->
    [one] { $count } ovo
   *[other] { $count } ovos
  }

## Forbidden Island

workshop-forbidden_island-shape = Forma
workshop-forbidden_island-tiles = Peças da ilha
workshop-forbidden_island-press = O que faz um toque
workshop-forbidden_island-move = Mover peças
workshop-forbidden_island-flood = Inundar peças
workshop-forbidden_island-move-help = Arraste uma peça para cima de outra, ou toque numa e depois na outra: trocam de lugar. F inunda uma peça.
workshop-forbidden_island-flood-help = Toque numa peça para a inundar ou secar.
workshop-forbidden_island-flooded = { $count ->
    [0] Nenhuma peça inundada à mão: { $all } cartas de inundação são tiradas à sorte.
    [6] { $count } de { $all } inundadas.
   *[other] { $count } de { $all } inundadas. Com menos de { $all }, todas as cartas são tiradas à sorte.
  }
workshop-forbidden_island-board = A ilha; as setas vão de peça em peça
workshop-forbidden_island-shuffle = Baralhar as peças
workshop-forbidden_island-flood-lot = Inundar as restantes à sorte
workshop-forbidden_island-drain = Secar todas
workshop-forbidden_island-roles = Papéis
workshop-forbidden_island-roles-help = Escolha-os nos lugares acima, ou tire-os já à sorte.
workshop-forbidden_island-roles-lot = Sortear os papéis em aberto

## Tobago

workshop-tobago-island = Ilha
workshop-tobago-printed = Como impressas
workshop-tobago-own = Mais { $count }, com lados nossos
workshop-tobago-choose = Escolha uma ilha para colocar cabanas, palmeiras e estátuas.
workshop-tobago-objects = Cabanas, palmeiras e estátuas
workshop-tobago-limits = Um objeto por espaço; dois iguais a pelo menos quatro espaços; nenhuma estátua junto ao oceano. Arraste um objeto, ou toque nele e depois num espaço. Teclas: Enter pega e pousa, T roda uma estátua, Delete retira um objeto, Escape larga.
workshop-tobago-huts = Cabanas
workshop-tobago-palms = Palmeiras
workshop-tobago-statues = Estátuas
workshop-tobago-board = Ilha { $island }; as setas vão de espaço em espaço
workshop-tobago-start = Pegue num objeto.
workshop-tobago-held = { $kind ->
    [hut] Uma cabana
    [palm] Uma palmeira
   *[statue] Uma estátua
  }: { $count ->
    [0] já não há espaço para ela.
    [one] há { $count } espaço para ela.
   *[other] há { $count } espaços para ela.
  }
workshop-tobago-placed = { $kind ->
    [hut] A cabana está no lugar.
    [palm] A palmeira está no lugar.
   *[statue] A estátua está no lugar. Pegue nela para a rodar.
  }
workshop-tobago-removed = { $kind ->
    [hut] A cabana está outra vez ao lado da ilha.
    [palm] A palmeira está outra vez ao lado da ilha.
   *[statue] A estátua está outra vez ao lado da ilha.
  }
workshop-tobago-turned = A estátua olha para { $facing ->
    [0] baixo à direita.
    [1] baixo.
    [2] baixo à esquerda.
    [3] cima à esquerda.
    [4] cima.
   *[5] cima à direita.
  }
workshop-tobago-facing = { $facing ->
    [0] olha para baixo à direita
    [1] olha para baixo
    [2] olha para baixo à esquerda
    [3] olha para cima à esquerda
    [4] olha para cima
   *[5] olha para cima à direita
  }
workshop-tobago-not-taken = Ali não: o espaço está ocupado.
workshop-tobago-not-ocean = Ali não: uma estátua nunca fica junto ao oceano.
workshop-tobago-not-close = { $kind ->
    [hut] Ali não: há outra cabana a menos de quatro espaços.
    [palm] Ali não: há outra palmeira a menos de quatro espaços.
   *[statue] Ali não: há outra estátua a menos de quatro espaços.
  }
workshop-tobago-space-free = { $what }: pode ficar aqui
workshop-tobago-space-not = { $what }: não é permitido
workshop-tobago-turn = Rodar a estátua
workshop-tobago-rest = Colocar o resto à sorte
workshop-tobago-clear = Retirar tudo
