# A plain board for any game: its words are the game's own, and the page only joins them.

plain-board = O jogo
plain-seat = Lugar { $seat }
plain-ply = { $words }
plain-log = { $player }: { $what }
plain-log-chance = O acaso: { $what }
plain-chance = Decide o acaso.
plain-decides = { $you ->
    [yes] Decide você.
   *[no] { $player } decide.
  }
plain-over = O jogo acabou.
plain-nobody = Ninguém ganha.
plain-player = Jogador
plain-score = Pontos
plain-reason = O que o terminou: { $reason }
plain-key-ply = jogar o que está nesse botão
