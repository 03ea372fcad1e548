# What people say to each other at the table.

talk = Чат
talk-say = Напишите что-нибудь
talk-send = Отправить
talk-empty = Пока никто ничего не сказал.
talk-phrases = Быстрые фразы
talk-aside = Пока игра идёт, зрители говорят только между собой; игроки прочтут это после партии.
talk-name = Ваше имя
talk-spectator = { $name } (зритель)
talk-mute = Скрыть сообщения: { $name }
talk-unmute = Показать сообщения: { $name }
talk-mute-all = Скрыть все сообщения
talk-unmute-all = Показать все сообщения
talk-all-muted = Сообщения остальных скрыты.

## Phrases that everybody reads in their own language

talk-phrase-hello = Привет!
talk-phrase-luck = Удачи!
talk-phrase-nice = Отличный ход!
talk-phrase-oops = Ой!
talk-phrase-thanks = Спасибо!
talk-phrase-sorry = Извините!
talk-phrase-moment = Минутку, пожалуйста.
talk-phrase-thinking = Я думаю…
talk-phrase-turn = Ваш ход.
talk-phrase-advice = Что бы вы сделали?
talk-phrase-yes = Да!
talk-phrase-no = Нет.
talk-phrase-close = Едва-едва!
talk-phrase-game = Хорошая игра!
talk-phrase-again = Ещё партию?
talk-phrase-bye = До свидания!
