# Вокруг игры: ссылки, зрители, замены, конец по согласию, ещё партия.

sheet-title = Этот стол
sheet-public = Стол открытый: он виден в зале.
sheet-private = Стол закрытый: его найдёт только тот, у кого есть ссылка.
sheet-watching = { $count ->
    [0] Зрителей нет.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
  }

## The seat's own link

seat-link = Ссылка на моё место
seat-link-of = Ссылка на место игрока { $name }
seat-link-other-device = Играть за себя на другом устройстве
seat-link-help = Откройте её на другом устройстве и играйте дальше там. Она секретная: у кого она есть, тот и играет на вашем месте.
seat-link-wrong = Эта ссылка не подходит ни к одному месту за этим столом. Можно посмотреть игру.

## Spectators

eyes-title = Зрители
eyes-lend = Показывать зрителям всё, что вижу я
eyes-lend-of = Показывать зрителям всё, что видит { $name }
eyes-help = Тогда ваши карты увидит любой, у кого есть ссылка на стол, — и соперники во втором браузере тоже. Отменить можно в любую минуту.
sheet-eyes = Вы зритель. Смотреть глазами:
sheet-eyes-nobody = ничьими — только то, что видно всем

## Stand-ins

sheet-away = { $name } уже давно не за столом.
sheet-away-several = { $names } уже давно не за столом.
sheet-stand-in = Пусть доиграет бот
sheet-stand-in-several = Пусть доиграют боты
sheet-stood-in = За вас сейчас играет { $bot }.
sheet-stood-in-for = { $bot } сейчас играет вместо игрока { $name }.
sheet-take-back = Вернуть место
rest-title = Нужен перерыв?
rest-help = Бот играет за вас, пока вы не вернёте место.
rest = Пусть за меня играет бот
rest-of = Пусть за игрока { $name } играет бот

## Ending a game by agreement

give-up-title = Закончить партию
give-up-alone = Партия закончится без победителя.
give-up-others = Партия закончится без победителя, если согласны все, кто играет.
give-up = Закончить партию…
give-up-yes = Закончить сейчас
give-up-propose = Спросить остальных
give-up-no = Играть дальше
proposal-abandon = { $who } предлагает закончить партию без победителя.
proposal-abandon-own = Вы предложили закончить партию. Ждём ответа: { $others }
proposal-undo = { $who } просит разрешения взять ход назад.
proposal-undo-own = Вы просите разрешения взять ход назад. Ждём ответа: { $others }
proposal-claim = Посетитель просит вернуть место игрока { $name }. Это { $name }?
proposal-give-back = Да, вернуть
proposal-agree = Согласиться
proposal-decline = Отказаться
proposal-withdraw = Передумать
proposal-agreed = Вы согласились. Ждём ответа: { $others }
declined-undo = Против: { $who }. Всё остаётся как есть.
declined-abandon = Против: { $who }. Партия продолжается.
declined-claim = Против: { $who }. Место остаётся как есть.
declined-noted = Понятно

## Another game

sheet-invited = Стол создан снова. Ваше место ждёт вас.
sheet-next = Те же игроки снова создали стол.
sheet-join = Пойти туда
sheet-watch = Смотреть следующую игру
notices-show = Показать сообщения
notices-hide = Скрыть сообщения
rematch-rotate = Все пересаживаются на одно место
rematch-rotate-help = Иначе все остаются на своих местах.
rematch-others = Остальные получат приглашение; их места останутся за ними.
rematch-begins = Кто начинает
rematch-begins-as_before = Как было задано
rematch-begins-next = Следующий игрок
rematch-begins-loser = Проигравший

## One device for several people

hand-over = Передайте устройство: { $name }
hand-over-why = Всё, чего не должны видеть другие, закрыто. Остальным сейчас лучше не смотреть.
hand-over-here = { $name } — это я

sheet-expert-compiling = Мастер ещё готовится ({ $percent } %). Пока он играет как Знаток.
end-card = Конец партии
end-card-close = Закрыть и посмотреть на поле
end-share = Поделиться картинкой
end-place = Место { $place } из { $players }, отставание от победителя: { $margin }
end-place-first = Первое место из { $players }, отрыв: { $margin }
end-place-level = Место { $place } из { $players }, очков поровну
turning-find = Найти переломный момент
turning-working = Просматриваю партию…
turning-none = Ни один момент не решил эту партию.
turning-point = Переломный момент, около хода { $turn }: { $who }, шансы { $before } % → { $after } %.
turning-team = Переломный момент, около хода { $turn }: шансы команды { $before } % → { $after } %.
recap-title = С вашего прошлого хода
recap-again = { $words } Показать ещё раз

## A seat whose token is lost

claim-question =
    { $count ->
        [one] Одного игрока нет за столом. Это вы?
        [few] Некоторых игроков нет за столом. Вы один из них?
       *[many] Некоторых игроков нет за столом. Вы один из них?
    }
claim-mine = Это моё место
claim-mine-of = Это моё место: { $name }
claim-waiting = Остальных спрашивают, ваше ли место { $name }.
claim-returned = Место снова ваше.
claim-key = Ввести мой ключ игрока
