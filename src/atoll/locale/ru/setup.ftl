# Новый стол: кто играет и как.

setup-title = Новая игра
setup-lead = { $game }: кто играет и как?
setup-players = Сколько игроков?
setup-seats = Кто где сидит
setup-kind = Кто играет на месте { $seat }
setup-kind-human = Кто-то здесь
setup-kind-open = Друг по ссылке
setup-kind-bot = { $bot } (бот)
setup-name = Имя
setup-name-of = Имя на месте { $seat }
setup-open-help = Ссылку для друга вы получите, когда стол будет готов.
setup-hot-seat = Вас несколько у одного экрана: передавайте его по кругу или играйте вместе.
setup-options = Варианты
setup-dealt = По жребию
setup-hints = Подсказки
setup-hints-help = Кто решает, может спросить, о чём подумал бы сильный игрок. Зрители — никогда.
setup-start = Создать стол
setup-public = Открытый стол
setup-public-help = Стол виден в зале: любой может занять свободное место и смотреть. Иначе его найдут только по ссылке.
setup-watch = Смотреть на ботов
setup-name-missing = На месте { $seat } ещё нет имени. Кто там сидит?
setup-unknown-title = Такой игры здесь нет
setup-unknown-text = Этот сервер не знает игры с таким названием.

## Кто начинает

setup-first = Кто начинает
setup-first-asked = Кто последним был на острове
setup-first-asked-help = Когда все места будут заняты, стол спросит об этом: ответит любой игрок, и игра начнётся.
setup-first-who = Кто это был?
setup-first-named = { $seat }: { $name }

## Расстановка вручную

setup-arrange = Расстановка
setup-arrange-help = Всё, что вы не выбрали, решит жребий в начале игры. Игроки увидят, что расставлено вручную.
setup-arrange-la_tortuga = Выбрать первую карту
setup-arrange-forbidden_island = Выложить остров
setup-arrange-tobago = Обустроить остров
setup-arrange-close = Закрыть мастерскую
setup-arrange-clear = Всё оставить жребию
setup-link-broken = Ссылка обрезана или повреждена: расстановку из неё не прочесть. Здесь всё осталось как обычно.
setup-link-foreign = Эта ссылка для другой игры: { $game }. Здесь всё осталось как обычно.
setup-link-refused = Правила не допускают расстановку из этой ссылки. Здесь всё осталось как обычно. { $reason }
