# O que difere do português europeu.

challenge-lead = O seu amigo joga a mesma distribuição: a mesma montagem, as mesmas cartas e os mesmos dados na mesma ordem, e os mesmos bots. Onde ele decidir de outra forma, as partidas se separam.
challenge-known = Você já conhece esta distribuição, e a mesa dele diz isso. Ele só vê o seu resultado quando a partida dele terminar.
challenge-create = Criar o link
challenge-link = O link para o seu amigo
challenge-code = Código QR com o link do desafio
challenge-results = Joga quem abrir primeiro. Depois, os dois resultados ficam lado a lado aqui e no seu histórico.
challenge-from-lead = { $name } jogou esta distribuição até o fim e conhece as cartas e os dados. Você só os conhece quando a sua partida terminar. Então verá os dois resultados.
challenge-open = Não começou
challenge-playing = Em andamento
