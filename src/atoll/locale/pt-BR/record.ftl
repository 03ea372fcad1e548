# O que difere do português europeu.

record-delete = Excluir
record-delete-question = Excluir esta partida do seu historial?
record-delete-yes = Excluir
record-files = O historial num arquivo
record-files-lead = Guarde o seu historial ou junte um que guardou. O arquivo não tem segredos: nem a sua chave de jogador nem os seus lugares.
record-added =
    { $count ->
        [one] { $count } partida lida do arquivo.
       *[other] { $count } partidas lidas do arquivo.
    }
record-no-file = Este arquivo não é um historial do Atoll.
record-delete-all = Excluir tudo
record-delete-all-question =
    { $count ->
        [one] Excluir a única partida do seu historial? Perde também o seu lugar lá, e com ele a revanche. Os outros jogadores ficam com a partida.
       *[other] Excluir as { $count } partidas do seu historial? Perde também os seus lugares lá, e com eles as revanches. Os outros jogadores ficam com as partidas.
    }
