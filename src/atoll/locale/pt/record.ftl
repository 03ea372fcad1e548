# The player's record: finished games, plots, and the record as a file.

record-title = O seu historial
record-summary = Partidas ganhas: { $won } de { $played }
record-empty = As suas partidas terminadas aparecerão aqui, com os resultados.
record-offline = O servidor não responde. Este é o historial que este navegador guardou.
record-by-game = Vitórias por jogo
record-by-level = Vitórias por nível
record-by-players = Vitórias por número de jogadores
record-game = Jogo
record-level = Nível
record-players = Jogadores
record-player-count =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
record-people = Só pessoas
record-of = { $won } de { $played }
record-won = Ganhas
record-played = Jogadas
record-table = Em tabela
record-games = Partidas terminadas
record-all = Todas as { $count } partidas
record-compare = Comparar resultados
record-delete = Eliminar
record-delete-question = Eliminar esta partida do seu historial?
record-delete-yes = Eliminar
record-delete-no = Manter
record-files = O historial num ficheiro
record-files-lead = Guarde o seu historial ou junte um que guardou. O ficheiro não tem segredos: nem a sua chave de jogador nem os seus lugares.
record-save = Guardar o historial
record-open = Juntar um historial guardado
record-saved = O historial está guardado.
record-added =
    { $count ->
        [one] { $count } partida lida do ficheiro.
       *[other] { $count } partidas lidas do ficheiro.
    }
record-no-file = Este ficheiro não é um historial do Atoll.
record-delete-all = Eliminar tudo
record-delete-all-question =
    { $count ->
        [one] Eliminar a única partida do seu historial? Perde também o seu lugar lá, e com ele a desforra. Os outros jogadores ficam com a partida.
       *[other] Eliminar as { $count } partidas do seu historial? Perde também os seus lugares lá, e com eles as desforras. Os outros jogadores ficam com as partidas.
    }
record-kept = O seu historial fica neste navegador e sob a sua chave de jogador.
