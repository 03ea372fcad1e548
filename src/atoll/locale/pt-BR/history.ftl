# O que difere do português europeu.

origin-file = Esta partida foi lida de um arquivo.
after-download = Baixar o registro
fair-challenge = Esta distribuição é a de uma partida anterior: { $name } conhece-a e tinha esta impressão digital antes de você.
fair-none-file = Esta partida vem de um arquivo, por isso aqui nada se pode provar sobre o seu acaso.
fair-verifying = Verificando: { $done } de { $total }
fair-set-up = A preparação precisa das regras: { $command } verifica-a também, com o registro baixado.
import-title = Ver um arquivo
import-lead = Um registro baixado aqui ou noutro Atoll, ou escrito por { $command }. Torna-se uma mesa para ver, com uma ligação para compartilhar.
import-drop = Largue o arquivo aqui, ou
import-choose = Escolher um arquivo
import-several = Há várias partidas neste arquivo:
import-too-large = Este arquivo tem mais de 2 MB: dificilmente é um registro.
