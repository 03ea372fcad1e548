# As regras numa página própria.

rules-page = Lê-las numa página própria
rules-chapters = Capítulos
rules-play = Jogar
rules-search = Procurar nas regras
rules-found = { $count ->
    [0] Nada encontrado
   *[other] { $at } de { $count }
}
rules-found-before = Lugar anterior
rules-found-next = Lugar seguinte
rules-example = Exemplo: { $title }
rules-example-back = Atrás
rules-example-next = Seguinte
rules-example-again = Do princípio
rules-example-step = { $step } de { $steps }
rules-fact-players = Jogadores
rules-fact-age = Idade
rules-fact-length = Duração
rules-fact-aim = Objetivo
rules-drawing = As imagens já aparecem …
rules-no-pictures = Sem imagem: não há ligação ao servidor.
