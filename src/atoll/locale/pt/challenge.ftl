# Challenges: the same deal for a friend, and the results side by side.

challenge-send = Desafiar um amigo
challenge-lead = O seu amigo joga a mesma distribuição: a mesma montagem, as mesmas cartas e os mesmos dados pela mesma ordem, e os mesmos bots. Onde decidir de outra forma, as partidas separam-se.
challenge-known = Já conhece esta distribuição, e a mesa dele di-lo. Ele só vê o seu resultado quando a própria partida terminar.
challenge-create = Criar a ligação
challenge-link = A ligação para o seu amigo
challenge-code = Código QR com a ligação do desafio
challenge-results = Joga quem a abrir primeiro. Depois, os dois resultados ficam lado a lado aqui e no seu historial.
challenge-from = Desafio de { $name }
challenge-from-lead = { $name } jogou esta distribuição até ao fim e conhece as cartas e os dados. Você só os conhece quando a sua partida terminar. Então verá os dois resultados.
challenge-title = A mesma distribuição, lado a lado
challenge-result = Resultado
challenge-won = Vitória
challenge-lost = Derrota
challenge-open = Por começar
challenge-playing = Em jogo
challenge-abandoned = Terminada antes do fim
challenge-points = Pontos, lugar { $seat }
challenge-moves = Jogadas
challenge-game = Partida
challenge-this = esta
challenge-look = Ver a partida
challenge-free = Lugar livre
