# By which variants and which clock a table plays.

terms = Как играют за этим столом
terms-yes = да
terms-no = нет
terms-without = без варианта «{ $what }»
terms-hints = Подсказки
