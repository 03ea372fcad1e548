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
game-twice = игра { $game } есть в нескольких пакетах: { $packages }; оставьте один из них
game-import = игру { $game } из пакета { $package } не удаётся импортировать: { $reason }
game-type = игрой { $game } из пакета { $package } нельзя пользоваться: { $value } — не игра
game-other-name = игра { $game } из пакета { $package } называет себя { $name }: у её точки входа должно быть то же имя
game-own-name = игра { $game } из пакета { $package } пропущена: игра с таким именем уже есть в Atoll
game-bad-name = игра { $game } из пакета { $package } пропущена: в имени могут быть только строчные латинские буквы, цифры и _

## Words

input-over = игра окончена
input-decision = здесь решает игрок, а не случай
input-illegal = { $ply } — здесь так нельзя
input-action = действие { $action } здесь невозможно
input-seat = ход — это объект, в котором сказано, с какого он места
input-ply = ход — это объект, краткая запись или номер действия, а не { $value }
input-verb = у игры { $game } нет слова { $verb }; есть: { $known }
input-notation = в записи { $text } не хватает слова или есть лишнее: пишите { $form }
input-object = { $what }: нужен объект, а не { $value }
input-lacks = { $what }: не хватает «{ $key }»
input-unknown-key = { $what }: незнакомый ключ «{ $key }»
input-number = «{ $key }» — целое число от { $low } до { $high }, а не { $value }
input-one-of = «{ $key }» — одно из: { $known }, а не { $value }
input-any-of = { $what }: можно назвать { $known }, но не { $value }
input-list = { $what }: нужен список, в нём должно быть { $count }, а не { $value }
input-seats = «{ $key }» — список мест, а не { $value }
input-seats-order = «{ $key }» — одно место или несколько по порядку, а не { $value }
input-twice = «{ $key }»: «{ $value }» названо дважды
input-key-twice = один ключ дважды стоит в одном объекте

## Set-ups

setup-copies = на руках больше карт «{ $card }», чем их есть: { $count }
setup-space = { $space } — нет такого участка на острове { $island }
setup-no-such = нет такого: { $what } { $value }
setup-json = расклад — не JSON: { $detail }
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
transcript-edition = в заголовке указывают редакцию правил ({ $known }), а не { $value }
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
