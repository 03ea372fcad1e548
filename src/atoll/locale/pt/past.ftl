# Rever um jogo, seguir outro caminho, levá-lo consigo e verificá-lo.

past-title = Rever o jogo
past-moment = Lance { $moment } de { $last }
past-now = Voltar ao presente
past-close = Fechar a repetição
past-goes-on = { $count ->
    [0] O jogo continua enquanto se revê.
    [one] O jogo continua: um lance novo entretanto.
   *[other] O jogo continua: { $count } lances novos entretanto.
  }
past-first = Para o início
past-back = Um lance atrás
past-forward = Um lance à frente
past-last = Para o fim
past-play = Reproduzir
past-pause = Pausa
past-slider = Momento do jogo
past-tempo = Ritmo
past-eyes = Com os olhos de
past-eyes-own = quem joga aqui
past-eyes-none = um espectador
past-eyes-all = todos: cartas abertas
past-copy = Copiar a ligação
past-copied = A ligação para este momento foi copiada.
past-copy-failed = O navegador não deixa copiar. A ligação está na barra de endereço.

## What if

what-if = E se…
what-if-lead = Retomar o jogo depois do lance { $moment } numa mesa própria. O jogo que está à vista fica como está.
what-if-hidden = O que esse lugar não podia saber é distribuído de novo.
what-if-seat = O seu lugar
what-if-name = O seu nome
what-if-bots = Todos os outros
what-if-go = Jogar a partir daqui

origin-branch =
    { $moment ->
        [0] E se: este jogo separou-se logo no início de
       *[other] E se: este jogo separou-se depois do lance { $moment } de
    }
origin-branch-link = outro jogo
origin-file = Este jogo foi lido de um ficheiro.

## Afterwards

after-replay = Repetição
after-download = Descarregar o registo

## Fair by proof

fair-lead = Todo o acaso desta mesa ficou decidido antes do jogo por uma semente secreta. Esta é a sua impressão digital; no fim a semente é mostrada e qualquer pessoa pode verificar que nada mudou.
fair-lead-over = Todo o acaso deste jogo foi decidido de antemão por esta semente. A sua impressão digital esteve à vista desde o início.
fair-commitment = Impressão digital da semente (SHA-256)
fair-seed = Semente
fair-copy = Copiar
fair-copied = Copiado.
fair-copy-failed = O navegador não deixa copiar.
fair-none-branch = Este jogo separou-se de outro, por isso não traz prova própria.
fair-none-file = Este jogo vem de um ficheiro, por isso aqui nada se pode provar sobre o seu acaso.
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
import-several = Há vários jogos neste ficheiro:
import-game = Jogo { $number }
import-too-large = Este ficheiro tem mais de 2 MB: dificilmente é um registo.
