# O que difere do português europeu.

choice-unknown = “{ $choice }” não se escolhe em { $game }; pode escolher-se: { $known }
input-lacks = falta “{ $key }” em { $what }
input-unknown-key = chave desconhecida “{ $key }” em { $what }
input-number = “{ $key }” tem de ser um número inteiro de { $low } a { $high }, não { $value }
input-one-of = “{ $key }” tem de ser um de { $known }, não { $value }
input-seats = “{ $key }” tem de ser uma lista de lugares, não { $value }
input-seats-order = “{ $key }” tem de nomear um ou mais lugares, por ordem, não { $value }
input-twice = “{ $key }” nomeia “{ $value }” duas vezes
setup-copies = as mãos têm mais do que as { $count } cartas “{ $card }”
setup-dealt-twice = a pista “{ $clue }” foi dada duas vezes
transcript-empty = não há nenhum registro aqui
transcript-digits = um dos números tem algarismos demais
transcript-nested = tem níveis de aninhamento demais
transcript-edition = “atoll” tem de ser uma edição das regras ({ $known }), não { $value }
transcript-game = “game” tem de ser um nome, não { $value }
transcript-no-outcome = o registro acaba aqui, mas falta o resultado
transcript-not-ended = o registro acaba aqui, mas a partida ainda não acabou
transcript-legal-list = “legal” tem de ser uma lista
transcript-legal-not = { $ply } consta como permitido e não é
transcript-too-early = o resultado consta, mas a partida ainda não acabou
