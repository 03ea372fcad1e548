# O que difere do português europeu.

challenge-known = Já conhece esta distribuição, e a mesa dele diz isso. Ele só vê o seu resultado quando a própria partida terminar.
challenge-from-lead = { $name } jogou esta distribuição até o fim e conhece as cartas e os dados. Você só os conhece quando a sua partida terminar. Então verá os dois resultados.
