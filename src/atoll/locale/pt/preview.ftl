# A pré-visualização da ligação a uma mesa, nos mensageiros. Uma linha por mensagem, argumentos como
# { $name }, e mais nada: o próprio servidor lê este ficheiro.

preview-open = { $game }: há um lugar para si
preview-full = { $game }: está prestes a começar
preview-playing = { $game }: partida a decorrer
preview-won = { $game }: vitória de { $winners }
preview-lost = { $game }: a ilha venceu
preview-abandoned = { $game }: terminou sem vencedor
preview-host = Convite de { $host }. Lugares livres: { $free } de { $seats }. Não é preciso ter conta.
preview-free = Lugares livres: { $free } de { $seats }. Não é preciso ter conta.
preview-watch = À mesa: { $names }. Venha assistir.
preview-review = À mesa: { $names }. Reveja a partida.
preview-picture = O tabuleiro neste momento e quem está à mesa
