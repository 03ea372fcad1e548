# За столом до игры: кто здесь, ссылка, места.

open-title = Кто здесь
open-lead = Игра начнётся, как только займут все места.
open-link = Ссылка на этот стол
open-copy = Скопировать ссылку
open-copied = Скопировано
open-copy-failed = Браузер не даёт скопировать: возьмите ссылку из поля.
open-seat = Свободное место
open-seat-you = { $name } (вы)
open-seat-waiting = Ждём друга
open-seat-public = Может сесть любой
open-seat-kept = место ждёт
open-all-kept = Свободные места ждут других игроков. Когда начнётся игра, её можно будет смотреть.
open-here = здесь
open-away = нет на месте
open-bot = бот
open-get-up = Встать
open-sit-title = Садитесь
open-sit-lead = За этим столом есть свободное место. Игра: { $game }.
open-sit = Сесть за стол
open-sit-all = Я играю на всех свободных местах: { $count }
open-to-bots = Отдать свободные места ботам
open-bot-choice = Какой бот
