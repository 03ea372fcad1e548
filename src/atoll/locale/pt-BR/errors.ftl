# O que difere do português europeu.

refused-stand-in = Neste momento um bot joga por você: retome primeiro o seu lugar.
refused-turn = Agora não é a você que cabe decidir.
seat-begun = A partida já começou: um bot pode jogar por você.
stand-in-none = Nenhum bot joga por você.
rematch-playing = A partida ainda não acabou: a revanche vem depois.
hint-compiling = As dicas ainda estão sendo preparadas. Tente de novo daqui a pouco.
review-failed = Não foi possível analisar esta partida. A razão está no registro do servidor.
game-uncompiled = Não foi possível preparar o Mestre, as dicas e as análises deste jogo neste servidor: o Mestre joga como o Experiente. A razão está no registro do servidor.
eyes-unknown = Não há olhos “{ $eyes }” nesta mesa.
transcript-not-over = O registro mostra todas as cartas escondidas, por isso só existe quando a partida acaba.
transcript-redealt = Deram-se cartas de novo quando esta mesa se ramificou, por isso a partida não tem registro próprio.
transcript-line = Linha { $line } do arquivo: { $reason }.
transcript-games = Há mais de { $most } partidas neste arquivo.
transcript-long = Uma partida deste arquivo é longa demais: tem mais de { $most } lances.
challenge-not-over = Um desafio repete a distribuição de uma partida terminada: jogue primeiro esta até o fim.
request-malformed = O servidor não entende isto: { $reason }.
socket-too-many = Há páginas abertas demais a partir deste endereço: feche uma e tente de novo.
request-failed = Algo correu mal no servidor; ficou anotado no registro.
