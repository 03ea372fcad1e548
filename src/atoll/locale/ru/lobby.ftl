# Зал: открытые столы, за которые можно сесть или посмотреть.

lobby-title = Открытые столы
lobby-lead = За эти столы может сесть любой — или просто посмотреть. Новые появляются сами.
lobby-filter = Какая игра
lobby-all-games = Все игры
lobby-count = { $open ->
    [one] { $open } открытый стол
    [few] { $open } открытых стола
   *[many] { $open } открытых столов
  }, ещё можно посмотреть: { $running }
lobby-lost = Связь прервалась; подключаемся снова…
lobby-empty = Сейчас открытых столов нет. Создайте свой и отметьте «Открытый стол»: его найдут здесь.
lobby-own = Или создайте свой стол и отметьте «Открытый стол»:
lobby-open = Есть свободное место
lobby-playing = Идёт игра
lobby-free = свободно
lobby-nobody-here = Сейчас за столом никого.
lobby-watching = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
  }
lobby-join = Сесть за стол
lobby-watch = Смотреть
lobby-more = Показать ещё ({ $count })
lobby-terms = Как играют за этим столом
lobby-usual = Обычные правила
lobby-level = Уровень: { $value }
