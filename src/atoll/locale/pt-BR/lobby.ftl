# O que difere do português europeu.

lobby-lead = Qualquer pessoa pode se sentar a estas mesas, ou assistir. As novas aparecem sozinhas.
lobby-count = { $open ->
    [one] { $open } mesa aberta
   *[other] { $open } mesas abertas
  }, { $running } para assistir
lobby-lost = A conexão caiu; reconectando…
lobby-empty = Não há mesas abertas neste momento. Abra uma e marque “Pública”: ela aparecerá aqui.
lobby-own = Ou abra a sua própria mesa e marque “Pública”:
lobby-playing = Em andamento
lobby-nobody-here = Não há ninguém à mesa neste momento.
lobby-watching = { $count ->
    [one] Uma pessoa assistindo.
   *[other] { $count } pessoas assistindo.
  }
lobby-watch = Assistir
