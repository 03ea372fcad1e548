# Правила на отдельной странице.

rules-page = Открыть на отдельной странице
rules-chapters = Главы
rules-play = Играть
rules-search = Искать в правилах
rules-found = { $count ->
    [0] Ничего не найдено
   *[other] { $at } из { $count }
}
rules-found-before = Предыдущее место
rules-found-next = Следующее место
rules-example = Пример: { $title }
rules-example-back = Назад
rules-example-next = Дальше
rules-example-again = Сначала
rules-example-step = { $step } из { $steps }
rules-fact-players = Игроки
rules-fact-age = Возраст
rules-fact-length = Время
rules-fact-aim = Цель
rules-drawing = Картинки рисуются…
rules-no-pictures = Картинки нет: сервер недоступен.
