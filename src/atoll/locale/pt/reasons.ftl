# O que está mal numa jogada, numa variante, numa preparação ou num registo.

## Options and players

option-players = { $game } joga-se de { $low } a { $high }, não com { $players }
option-value = a variante { $option } aceita { $known }, não { $value }
option-unknown = { $game } não tem a variante { $option }; tem: { $known }
option-typed = uma variante escreve-se KEY=VALUE, não { $text }
option-twice = a variante { $option } foi dada duas vezes
choice-unknown = «{ $choice }» não se escolhe em { $game }; pode escolher-se: { $known }
bot-missing = { $game } não tem o bot { $bot }; tem: { $known }
bot-other-game = { $bot } não joga { $game }
game-missing = não há nenhum jogo { $game }; há: { $known }
game-twice = vários pacotes têm um jogo { $game }: { $packages }; desinstale todos menos um
game-import = o jogo { $game } do pacote { $package } não pode ser importado: { $reason }
game-type = o jogo { $game } do pacote { $package } não pode ser usado: { $value } não é um jogo
game-other-name = o jogo { $game } do pacote { $package } chama-se a si próprio { $name }: o seu ponto de entrada precisa do mesmo nome
game-own-name = o jogo { $game } do pacote { $package } é ignorado: o Atoll já tem um jogo com esse nome
game-bad-name = o jogo { $game } do pacote { $package } é ignorado: um nome só tem letras minúsculas, algarismos e _

## Words

input-over = a partida acabou
input-decision = aqui decide um jogador, não o acaso
input-illegal = { $ply } não é permitido aqui
input-action = a ação { $action } não é permitida aqui
input-seat = uma jogada é um objeto que diz de que lugar vem
input-ply = uma jogada é um objeto, um texto em notação curta ou o número de uma ação, não { $value }
input-verb = { $game } não tem o verbo { $verb }; tem: { $known }
input-notation = falta ou sobra uma palavra em { $text }: escreva { $form }
input-object = { $what } tem de ser um objeto, não { $value }
input-lacks = falta «{ $key }» em { $what }
input-unknown-key = chave desconhecida «{ $key }» em { $what }
input-number = «{ $key }» tem de ser um número inteiro de { $low } a { $high }, não { $value }
input-one-of = «{ $key }» tem de ser um de { $known }, não { $value }
input-any-of = { $what } pode nomear { $known }, não { $value }
input-list = { $what } tem de ser uma lista de { $count }, não { $value }
input-seats = «{ $key }» tem de ser uma lista de lugares, não { $value }
input-seats-order = «{ $key }» tem de nomear um ou mais lugares, por ordem, não { $value }
input-twice = «{ $key }» nomeia «{ $value }» duas vezes
input-key-twice = uma chave aparece duas vezes no mesmo objeto

## Set-ups

setup-copies = as mãos têm mais do que as { $count } cartas «{ $card }»
setup-space = { $space } não é um espaço da ilha { $island }
setup-no-such = não existe: { $what } { $value }
setup-json = a preparação não é JSON: { $detail }
setup-island = a ilha { $island } não é a da variante, { $chosen }
setup-apart = { $kind }: pelo menos quatro espaços entre iguais, e um só objeto por espaço; não é assim em { $spaces }
setup-inland = { $kind }: pelo menos quatro espaços entre iguais, um só objeto por espaço e nunca junto ao oceano; não é assim em { $spaces }
setup-owners = cada lugar tem exatamente um mapa; não é assim em { $owners }
setup-owner = o mapa { $map } precisa de uma pista e de um dono
setup-dealt-twice = a pista «{ $clue }» foi dada duas vezes

## Transcripts

transcript-empty = não há nenhum registo aqui
transcript-text = não é texto UTF-8
transcript-json = não é JSON, a partir do caractere { $column }
transcript-digits = um dos números tem demasiados algarismos
transcript-object = não é um objeto JSON
transcript-nested = tem demasiados níveis encaixados
transcript-edition = «atoll» tem de ser uma edição das regras ({ $known }), não { $value }
transcript-game = «game» tem de ser um nome, não { $value }
transcript-no-outcome = o registo acaba aqui, mas falta o resultado
transcript-not-ended = o registo acaba aqui, mas a partida ainda não acabou
transcript-legal-list = «legal» tem de ser uma lista
transcript-legal-not = { $ply } está dado como permitido e não é
transcript-legal-more = { $ply } é permitido e aparece mais de uma vez
transcript-legal-missing = { $ply } é permitido e não aparece
transcript-too-early = o resultado está dado, mas a partida ainda não acabou
transcript-outcome = o resultado é { $ours }, não { $theirs }
proof-unusable = a prova não serve ({ $detail })
