# The player's record: finished games, plots, and the record as a file.

record-title = Ваша история
record-summary = Побед: { $won } из { $played }
record-empty = Здесь будут ваши сыгранные партии и их итоги.
record-offline = Сервер не отвечает. Это история, которая есть у браузера.
record-by-game = Победы по играм
record-by-level = Победы по уровням
record-by-players = Победы по числу игроков
record-game = Игра
record-level = Уровень
record-players = Игроки
record-player-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
record-people = Только люди
record-of = { $won } из { $played }
record-won = Победы
record-played = Партии
record-table = Таблицей
record-games = Сыгранные партии
record-all = Все партии: { $count }
record-compare = Сравнить итоги
record-delete = Удалить
record-delete-question = Удалить эту партию из вашей истории?
record-delete-yes = Удалить
record-delete-no = Оставить
record-files = История в файле
record-files-lead = Сохраните историю или добавьте сохранённую. В файле нет секретов: ни ключа игрока, ни ваших мест.
record-save = Сохранить историю
record-open = Добавить сохранённую историю
record-saved = История сохранена.
record-added =
    { $count ->
        [one] Из файла прочитана { $count } партия.
        [few] Из файла прочитаны { $count } партии.
       *[many] Из файла прочитано { $count } партий.
    }
record-no-file = Этот файл — не история Atoll.
record-delete-all = Удалить всё
record-delete-all-question =
    { $count ->
        [one] Удалить из истории { $count } партию? Вместе с ней пропадут ваши места за её столом, и реванша не будет. У других игроков она останется.
        [few] Удалить из истории { $count } партии? Вместе с ними пропадут ваши места за их столами, и реванша не будет. У других игроков они останутся.
       *[many] Удалить из истории { $count } партий? Вместе с ними пропадут ваши места за их столами, и реванша не будет. У других игроков они останутся.
    }
record-kept = История хранится в этом браузере и под вашим ключом игрока.
