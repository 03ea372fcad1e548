# Как шла партия: разбор после конца.

review-open = Как шла партия
review-title = Как шла партия
review-lead = { $together ->
    [yes] Шанс команды на победу ход за ходом, когда все карты открыты.
   *[no] Шанс каждого на победу ход за ходом, когда все карты открыты.
  }
review-working = Разбираем партию: { $percent } %
review-compiling = Готовимся разобрать партию, один раз после каждого обновления: { $percent } %
review-stays = Окно можно закрыть: сервер продолжит и сохранит результат.
review-graph = Шанс на победу по ходам
review-graph-words = { $who }: вначале { $start } %, самое меньшее { $least } %, самое большее { $most } %, в конце { $end } %.
review-team = Команда
review-moment = Ход { $moment } из { $last }
review-share = { $who }: { $percent } %
review-slider = Момент партии
review-look = Посмотреть этот момент
review-mistakes = Самые дорогие решения
review-mistakes-lead = Каждое оценено по тому, что игрок мог тогда знать.
review-none = Ни одно решение не обошлось заметно дорого. Отличная игра!
review-cost = { $who }, ход { $moment }: потеряно { $percent } % шанса на победу
review-played = Сыграно: { $ply } (шанс победить: { $percent } %)
review-better = Лучше: { $ply } (шанс победить: { $percent } %)
review-advice = Совет для игрока { $who }:
review-table = Числа таблицей
review-ply = Ход
