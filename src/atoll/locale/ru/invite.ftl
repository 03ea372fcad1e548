# Приглашения за стол.

invite = Пригласить
invite-title = Играйте с друзьями
invite-text = Сыграем вместе? { $game }
invite-code = Ссылка на этот стол в виде QR-кода
invite-people = Снова сыграть с теми, кого знаете
invite-people-help = Одно нажатие — и приглашение появится среди их столов. Или отправьте ссылку.
invite-person = { $name }: пригласить
invite-sent = { $name }: приглашение отправлено
invite-forget = { $name }: забыть
invite-all =
    { $count ->
        [one] Показать { $count } человека
        [few] Показать всех { $count } человек
       *[many] Показать всех { $count } человек
    }
