# O salão: mesas públicas, para se sentar ou para ver.

lobby-title = Mesas abertas
lobby-lead = Qualquer pessoa pode sentar-se a estas mesas, ou ver jogar. As novas aparecem sozinhas.
lobby-filter = Que jogo
lobby-all-games = Todos os jogos
lobby-count = { $open ->
    [one] { $open } mesa aberta
   *[other] { $open } mesas abertas
  }, { $running } para ver
lobby-lost = A ligação perdeu-se; a ligar de novo…
lobby-empty = Neste momento não há mesas abertas. Abra uma e marque «Pública»: será encontrada aqui.
lobby-own = Ou abra a sua própria mesa e marque «Pública»:
lobby-open = Com lugar livre
lobby-playing = A jogar
lobby-free = livre
lobby-nobody-here = Neste momento não está ninguém à mesa.
lobby-watching = { $count ->
    [one] Uma pessoa a ver.
   *[other] { $count } pessoas a ver.
  }
lobby-join = Sentar-se
lobby-watch = Ver
lobby-more = Mostrar mais ({ $count })
lobby-terms = Como se joga nesta mesa
lobby-usual = Regras habituais
lobby-level = Nível: { $value }
