# The player's own tables.

mine-title = As suas mesas
mine-all = Todas as { $count } mesas
mine-fewer = Mostrar menos
mine-offline = O servidor não responde. Estas são as suas mesas tal como estavam da última vez.
mine-removed = { $game } saiu da lista. O lugar continua a ser seu.
mine-undo = Anular
mine-remove = Retirar { $game } da lista
mine-remove-title = Retirar da lista
mine-elsewhere = Jogar noutro dispositivo
mine-record = O seu historial
mine-finished = Partidas terminadas ({ $count })
mine-your-turn = É a sua vez
mine-turn-of = Joga { $name }
mine-under-way = Em jogo
mine-open = À espera de jogadores
mine-seat-elsewhere = Já não tem lugar aqui
mine-with = com { $names }
mine-alone = a solo
mine-bots =
    { $count ->
        [one] um bot
       *[other] { $count } bots
    }
mine-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
mine-free-seat = Lugar livre
mine-won = Ganhou
mine-won-together = Ganharam juntos
mine-won-by =
    { $count ->
        [one] { $winners } ganhou
       *[other] { $winners } ganharam
    }
mine-lost = Derrota
mine-abandoned = Terminada por acordo
mine-review = Rever a partida
mine-next = Mesa seguinte: { $game }
mine-waiting =
    { $count ->
        [one] { $count } mesa espera por si
       *[other] { $count } mesas esperam por si
    }
mine-invitations = Convites
mine-invited = { $name } convida-o para jogar { $game }.
mine-accept = Sentar-me
mine-decline = Agora não
mine-block = Não mostrar mais de { $name }
