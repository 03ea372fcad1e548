# Что не так с ходом, вариантом, раскладкой или записью игры.

## Options and players

option-players = { $game }: игроков может быть от { $low } до { $high }, а не { $players }
option-value = вариант { $option } принимает только { $known }, а не { $value }
option-unknown = у игры { $game } нет варианта { $option }; есть: { $known }
option-typed = вариант пишется как KEY=VALUE, а не { $text }
option-twice = вариант { $option } указан дважды
choice-unknown = «{ $choice }» в игре { $game } не выбирают; выбрать можно: { $known }
bot-missing = у игры { $game } нет бота { $bot }; есть: { $known }
bot-other-game = { $bot } не играет в игру { $game }
game-missing = игры { $game } нет; есть: { $known }

## Words

words-over = игра окончена
words-decision = здесь решает игрок, а не случай
words-illegal = { $ply } — здесь так нельзя
words-action = действие { $action } здесь невозможно
words-seat = ход — это объект, в котором сказано, с какого он места
words-ply = ход — это объект, краткая запись или номер действия, а не { $value }
words-verb = у игры { $game } нет слова { $verb }; есть: { $known }
words-notation = в записи { $text } не хватает слова или есть лишнее: пишите { $form }
words-object = { $what }: нужен объект, а не { $value }
words-lacks = { $what }: не хватает «{ $key }»
words-unknown-key = { $what }: незнакомый ключ «{ $key }»
words-number = «{ $key }» — целое число от { $low } до { $high }, а не { $value }
words-one-of = «{ $key }» — одно из: { $known }, а не { $value }
words-any-of = { $what }: можно назвать { $known }, но не { $value }
words-list = { $what }: нужен список, в нём должно быть { $count }, а не { $value }
words-seats = «{ $key }» — список мест, а не { $value }
words-seats-order = «{ $key }» — одно место или несколько по порядку, а не { $value }
words-twice = «{ $key }»: «{ $value }» названо дважды
words-key-twice = один ключ дважды стоит в одном объекте

## Set-ups

setup-copies = на руках больше карт «{ $card }», чем их есть: { $count }
setup-space = { $space } — нет такого участка на острове { $island }
setup-no-such = нет такого: { $what } { $value }
setup-island = остров { $island } не тот, что выбран: { $chosen }
setup-apart = { $kind }: между одинаковыми не меньше четырёх участков, и по одному предмету на участке; здесь не так: { $spaces }
setup-inland = { $kind }: между одинаковыми не меньше четырёх участков, по одному предмету на участке и не у океана; здесь не так: { $spaces }
setup-owners = у каждого места ровно одна карта; здесь не так: { $owners }
setup-owner = карте { $map } нужны и ключ, и владелец
setup-dealt-twice = ключ «{ $clue }» роздан дважды

## Transcripts

transcript-empty = записи игры здесь нет
transcript-text = это не текст UTF-8
transcript-json = это не JSON, начиная со знака { $column }
transcript-digits = в одном из чисел слишком много цифр
transcript-object = это не объект JSON
transcript-nested = слишком глубокая вложенность
transcript-version = здесь версия { $ours }, а в записи { $theirs }
transcript-game = «game» — это название, а не { $value }
transcript-no-outcome = запись здесь кончается, но итога нет
transcript-not-ended = запись здесь кончается, но игра ещё не окончена
transcript-legal-list = «legal» — это список
transcript-legal-not = { $ply } записан как возможный ход, но он невозможен
transcript-legal-more = { $ply } — возможный ход, но записан не один раз
transcript-legal-missing = { $ply } — возможный ход, но не записан
transcript-too-early = итог записан, но игра ещё не окончена
transcript-outcome = итог — { $ours }, а не { $theirs }
proof-unusable = доказательство не годится ({ $detail })
