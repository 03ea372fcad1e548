# Rever um jogo, seguir outro caminho, levá-lo consigo e verificá-lo.

history-title = Rever a partida
history-turn = Vez { $turn } de { $turns }
history-now = Voltar ao presente
history-close = Fechar a repetição
history-goes-on = { $count ->
    [0] A partida continua enquanto se revê.
    [one] A partida continua: um lance novo entretanto.
   *[other] A partida continua: { $count } lances novos entretanto.
  }
history-first = Para o início
history-back = Um lance atrás
history-forward = Um lance à frente
history-last = Para o fim
history-play = Reproduzir
history-pause = Pausa
history-slider = Momento da partida
history-tempo = Ritmo
history-eyes = Com os olhos de
history-eyes-own = quem joga aqui
history-eyes-none = um espectador
history-eyes-all = todos: cartas abertas
history-copy = Copiar a ligação
history-copied = A ligação para este momento foi copiada.
history-copy-failed = O navegador não deixa copiar. A ligação está na barra de endereço.

## What if

what-if = E se…
what-if-lead = Retomar a partida depois do lance { $moment } numa mesa própria. A que está à vista fica como está.
what-if-hidden = O que não se podia saber nesse lugar é distribuído de novo.
what-if-seat = O seu lugar
what-if-name = O seu nome
what-if-bots = Todos os outros
what-if-go = Jogar a partir daqui

origin-branch =
    { $moment ->
        [0] E se: esta partida ramificou-se logo no início de
       *[other] E se: esta partida ramificou-se depois do lance { $moment } de
    }
origin-branch-link = outra partida
origin-file = Esta partida foi lida de um ficheiro.

## Afterwards

after-replay = Repetição
after-download = Descarregar o registo

## Fair by proof

fair-lead = Todo o acaso desta mesa ficou decidido antes da partida por uma semente secreta. Esta é a sua impressão digital; no fim a semente é mostrada e qualquer pessoa pode verificar que nada mudou.
fair-lead-over = Todo o acaso desta partida foi decidido de antemão por esta semente. A sua impressão digital esteve à vista desde o início.
fair-commitment = Impressão digital da semente (SHA-256)
fair-seed = Semente
fair-copy = Copiar
fair-copied = Copiado.
fair-copy-failed = O navegador não deixa copiar.
fair-challenge = Esta distribuição é a de uma partida anterior: { $name } conhece-a e tinha esta impressão digital antes de si.
fair-none-branch = Esta partida ramificou-se de outra, por isso não traz prova própria.
fair-none-file = Esta partida vem de um ficheiro, por isso aqui nada se pode provar sobre o seu acaso.
fair-verify = Verificar
fair-verifying = A verificar: { $done } de { $total }
fair-good = { $count ->
    [one] Está tudo certo: o navegador voltou a calcular a partir da semente o único lance do acaso.
   *[other] Está tudo certo: o navegador voltou a calcular a partir da semente todos os { $count } lances do acaso.
  }
fair-noted = A impressão digital é a que este navegador anotou quando viu a mesa pela primeira vez.
fair-set-up = A preparação precisa das regras: { $command } verifica-a também, com o registo descarregado.
fair-bad-ply = O lance { $ply } não é o que a semente dá!
fair-bad-commitment = A semente não corresponde à impressão digital!
fair-bad-changed = Esta não é a impressão digital que o navegador anotou no início!

## Replaying a file

import-title = Ver um ficheiro
import-lead = Um registo descarregado aqui ou noutro Atoll, ou escrito por { $command }. Torna-se uma mesa para ver, com uma ligação para partilhar.
import-drop = Largue o ficheiro aqui, ou
import-choose = Escolher um ficheiro
import-reading = A ler { $file }…
import-several = Há várias partidas neste ficheiro:
import-game = Partida { $number }
import-too-large = Este ficheiro tem mais de 2 MB: dificilmente é um registo.
