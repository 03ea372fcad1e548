# Мастерская: расстановка вручную.

workshop-dealt = По жребию
workshop-by-hand = Вручную
workshop-by-lot = Бросить жребий
workshop-take-back = Убрать
workshop-incomplete = Решит жребий, пока не стоят все
workshop-link = Ссылка на эту расстановку

## La Tortuga

workshop-la_tortuga-egg = Первая карта
workshop-la_tortuga-eggs = { $count ->
    [one] { $count } яйцо
    [few] { $count } яйца
   *[many] { $count } яиц
  }

## Forbidden Island

workshop-forbidden_island-shape = Форма
workshop-forbidden_island-tiles = Участки
workshop-forbidden_island-press = Что делает нажатие
workshop-forbidden_island-move = Переставлять
workshop-forbidden_island-flood = Затапливать
workshop-forbidden_island-move-help = Перетащите участок на другой или нажмите сначала один, потом другой: они поменяются местами. Клавиша F затапливает участок.
workshop-forbidden_island-flood-help = Нажмите участок, чтобы затопить его или осушить.
workshop-forbidden_island-flooded = { $count ->
    [0] Вручную ничего не затоплено: { $all } карт прилива решит жребий.
    [6] Затоплено { $count } из { $all }.
   *[other] Затоплено { $count } из { $all }. Пока их меньше { $all }, все карты прилива решит жребий.
  }
workshop-forbidden_island-board = Остров; стрелки ведут от участка к участку
workshop-forbidden_island-shuffle = Перемешать участки
workshop-forbidden_island-flood-lot = Затопить остальные по жребию
workshop-forbidden_island-drain = Осушить все
workshop-forbidden_island-roles = Роли
workshop-forbidden_island-roles-help = Выберите их у мест выше или вытяните сейчас.
workshop-forbidden_island-roles-lot = Вытянуть роли

## Tobago

workshop-tobago-island = Остров
workshop-tobago-printed = Как в коробке
workshop-tobago-own = Ещё { $count }: со сторонами нашей работы
workshop-tobago-choose = Выберите остров, чтобы самим расставить хижины, пальмы и статуи.
workshop-tobago-objects = Хижины, пальмы и статуи
workshop-tobago-limits = На участке один предмет; между одинаковыми не меньше четырёх участков; статуя не стоит у океана. Перетащите предмет или нажмите его, а потом участок. Клавиши: Enter берёт и ставит, T поворачивает статую, Delete убирает предмет, Escape отпускает.
workshop-tobago-huts = Хижины
workshop-tobago-palms = Пальмы
workshop-tobago-statues = Статуи
workshop-tobago-board = Остров { $island }; стрелки ведут от участка к участку
workshop-tobago-start = Возьмите предмет.
workshop-tobago-held = { $kind ->
    [hut] Хижина
    [palm] Пальма
   *[statue] Статуя
  }: { $count ->
    [0] места для неё не осталось.
    [one] подходит { $count } участок.
    [few] подходят { $count } участка.
   *[many] подходит { $count } участков.
  }
workshop-tobago-placed = { $kind ->
    [hut] Хижина стоит.
    [palm] Пальма стоит.
   *[statue] Статуя стоит. Возьмите её, чтобы повернуть.
  }
workshop-tobago-removed = { $kind ->
    [hut] Хижина снова лежит рядом с островом.
    [palm] Пальма снова лежит рядом с островом.
   *[statue] Статуя снова лежит рядом с островом.
  }
workshop-tobago-turned = Статуя смотрит { $facing ->
    [0] вправо вниз.
    [1] вниз.
    [2] влево вниз.
    [3] влево вверх.
    [4] вверх.
   *[5] вправо вверх.
  }
workshop-tobago-facing = { $facing ->
    [0] смотрит вправо вниз
    [1] смотрит вниз
    [2] смотрит влево вниз
    [3] смотрит влево вверх
    [4] смотрит вверх
   *[5] смотрит вправо вверх
  }
workshop-tobago-not-taken = Сюда нельзя: участок занят.
workshop-tobago-not-ocean = Сюда нельзя: статуя не стоит у океана.
workshop-tobago-not-close = { $kind ->
    [hut] Сюда нельзя: другая хижина ближе четырёх участков.
    [palm] Сюда нельзя: другая пальма ближе четырёх участков.
   *[statue] Сюда нельзя: другая статуя ближе четырёх участков.
  }
workshop-tobago-space-free = { $what }: можно поставить
workshop-tobago-space-not = { $what }: нельзя
workshop-tobago-turn = Повернуть статую
workshop-tobago-rest = Остальное по жребию
workshop-tobago-clear = Убрать всё
