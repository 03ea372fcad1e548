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
