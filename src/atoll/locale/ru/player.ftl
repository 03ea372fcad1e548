# The player's own tables.

mine-title = Ваши столы
mine-all = Все столы: { $count }
mine-fewer = Свернуть
mine-offline = Сервер не отвечает. Здесь ваши столы, какими они были в последний раз.
mine-removed = Стол убран из списка: { $game }. Место остаётся за вами.
mine-undo = Вернуть
mine-remove = Убрать из списка: { $game }
mine-remove-title = Убрать из списка
mine-elsewhere = Играть на другом устройстве
mine-record = Ваша история
mine-finished = Сыгранные партии ({ $count })
mine-your-turn = Ваш ход
mine-turn-of = Ходит { $name }
mine-under-way = Идёт игра
mine-open = Ждём игроков
mine-seat-elsewhere = Вашего места здесь больше нет
mine-with = Играют: { $names }
mine-alone = в одиночку
mine-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }
mine-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
mine-free-seat = Свободное место
mine-won = Вы победили
mine-won-together = Вы победили вместе
mine-won-by =
    { $count ->
        [one] Победа: { $winners }
        [few] Победа: { $winners }
       *[many] Победа: { $winners }
    }
mine-lost = Поражение
mine-abandoned = Закончена по уговору
mine-review = Разобрать партию
mine-next = Следующий стол: { $game }
mine-waiting =
    { $count ->
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
       *[many] Вас ждут { $count } столов
    }
mine-invitations = Приглашения
mine-invited = { $name } приглашает вас сыграть. Игра: { $game }.
mine-accept = Сесть за стол
mine-decline = Не сейчас
mine-block = { $name }: больше не показывать
