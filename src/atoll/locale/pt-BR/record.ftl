# O que difere do português europeu.

record-title = O seu histórico
record-offline = O servidor não responde. Este é o histórico que este navegador guardou.
record-delete = Excluir
record-delete-question = Excluir esta partida do seu histórico?
record-delete-yes = Excluir
record-files = O histórico em um arquivo
record-files-lead = Salve o seu histórico ou junte um que você salvou. O arquivo não tem segredos: nem a sua chave de jogador nem os seus lugares.
record-save = Salvar o histórico
record-open = Juntar um histórico salvo
record-saved = O histórico está salvo.
record-added =
    { $count ->
        [one] { $count } partida lida do arquivo.
       *[other] { $count } partidas lidas do arquivo.
    }
record-no-file = Este arquivo não é um histórico do Atoll.
record-delete-all = Excluir tudo
record-delete-all-question =
    { $count ->
        [one] Excluir a única partida do seu histórico? Perde também o seu lugar lá, e com ele a revanche. Os outros jogadores ficam com a partida.
       *[other] Excluir as { $count } partidas do seu histórico? Perde também os seus lugares lá, e com eles as revanches. Os outros jogadores ficam com as partidas.
    }
record-kept = O seu histórico fica neste navegador e na sua chave de jogador.
