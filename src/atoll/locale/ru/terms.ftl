# By which variants and which clock a table plays.

terms = Как играют за этим столом
terms-yes = да
terms-no = нет
terms-without = без варианта «{ $what }»
terms-hints = Подсказки

## Arranged by hand

terms-by-hand = Расставлено вручную
terms-arranged = Расставлено вручную: { $parts }.
terms-arranged-short = Расставлено вручную
terms-part-la_tortuga-egg = первая карта
terms-part-forbidden_island-tiles = участки
terms-part-forbidden_island-flooded = затопленные участки
terms-part-tobago-island = остров
terms-part-tobago-huts = хижины
terms-part-tobago-palms = пальмы
terms-part-tobago-statues = статуи
