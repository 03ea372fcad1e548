# «Тобаго» за столом.

tobago-colour-red = Красный
tobago-colour-yellow = Жёлтый
tobago-colour-violet = Фиолетовый
tobago-colour-blue = Синий

tobago-terrain-beach = пляж
    .in = на пляже
    .to = на пляж
tobago-terrain-jungle = джунгли
    .in = в джунглях
    .to = в джунгли
tobago-terrain-river = река
    .in = в реке
    .to = в реку
tobago-terrain-scrubland = пустошь
    .in = на пустоши
    .to = на пустошь
tobago-terrain-lake = озеро
    .in = в озере
    .to = в озеро
tobago-terrain-mountain = горы
    .in = в горах
    .to = в горы
tobago-object-hut = хижина
tobago-object-palm = пальма
tobago-object-statue = статуя
tobago-amulet = амулет
    .by = амулетом
tobago-curse = проклятие
tobago-treasure = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }

tobago-map-grey = серая карта
    .of = серой карты
    .onto = серую карту
    .on = серой карте
tobago-map-brown = коричневая карта
    .of = коричневой карты
    .onto = коричневую карту
    .on = коричневой карте
tobago-map-black = чёрная карта
    .of = чёрной карты
    .onto = чёрную карту
    .on = чёрной карте
tobago-map-white = белая карта
    .of = белой карты
    .onto = белую карту
    .on = белой карте
tobago-map-grey-short = Серая
tobago-map-brown-short = Коричн.
tobago-map-black-short = Чёрная
tobago-map-white-short = Белая

## Clues: where the treasure is

tobago-clue-in-beach = На пляже
tobago-clue-in-largest_beach = На Большом пляже
tobago-clue-next_to-beach = Рядом с пляжем
tobago-clue-next_to-largest_beach = Рядом с Большим пляжем
tobago-clue-not_in-beach = Не на пляже
tobago-clue-not_next_to-beach = Не рядом с пляжем
tobago-clue-in-jungle = В джунглях
tobago-clue-in-largest_jungle = В Больших джунглях
tobago-clue-next_to-jungle = Рядом с джунглями
tobago-clue-next_to-largest_jungle = Рядом с Большими джунглями
tobago-clue-not_in-jungle = Не в джунглях
tobago-clue-not_in-largest_jungle = Не в Больших джунглях
tobago-clue-in-river = В реке
tobago-clue-in-largest_river = В Большой реке
tobago-clue-next_to-river = Рядом с рекой
tobago-clue-next_to-largest_river = Рядом с Большой рекой
tobago-clue-not_in-river = Не в реке
tobago-clue-not_next_to-river = Не рядом с рекой
tobago-clue-in-scrubland = На пустоши
tobago-clue-in-largest_scrubland = На Большой пустоши
tobago-clue-next_to-scrubland = Рядом с пустошью
tobago-clue-next_to-largest_scrubland = Рядом с Большой пустошью
tobago-clue-not_in-scrubland = Не на пустоши
tobago-clue-not_next_to-scrubland = Не рядом с пустошью
tobago-clue-in-lake = В озере
tobago-clue-in-largest_lake = В Большом озере
tobago-clue-next_to-lake = Рядом с озером
tobago-clue-next_to-largest_lake = Рядом с Большим озером
tobago-clue-not_in-largest_lake = Не в Большом озере
tobago-clue-in_sight_of-largest_lake = В пределах видимости Большого озера
tobago-clue-in-mountain = В горах
tobago-clue-in-largest_mountain = В Больших горах
tobago-clue-next_to-mountain = Рядом с горами
tobago-clue-next_to-largest_mountain = Рядом с Большими горами
tobago-clue-not_in-mountain = Не в горах
tobago-clue-in_sight_of-largest_mountain = В пределах видимости Больших гор
tobago-clue-next_to-hut = Рядом с хижиной
tobago-clue-in_sight_of-hut = В пределах видимости хижины
tobago-clue-not_next_to-hut = Не рядом с хижиной
tobago-clue-not_in_sight_of-hut = За пределами видимости хижины
tobago-clue-next_to-palm = Рядом с пальмой
tobago-clue-in_sight_of-palm = В пределах видимости пальмы
tobago-clue-not_next_to-palm = Не рядом с пальмой
tobago-clue-not_in_sight_of-palm = За пределами видимости пальмы
tobago-clue-next_to-statue = Рядом со статуей
tobago-clue-in_sight_of-statue = В пределах видимости статуи
tobago-clue-not_next_to-statue = Не рядом со статуей
tobago-clue-not_in_sight_of-statue = За пределами видимости статуи
tobago-clue-next_to-ocean = Рядом с океаном
tobago-clue-in_sight_of-ocean = В пределах видимости океана
tobago-clue-not_next_to-ocean = Не рядом с океаном
tobago-clue-not_in_sight_of-ocean = За пределами видимости океана

## Options

tobago-option-island = Остров
tobago-option-island-help = Четыре острова из больших сторон A, B и C — как в печатном издании. С нашими сторонами a, b и c островов всего 32.
tobago-option-island-printed = Из напечатанных, по жребию
tobago-option-island-any = Любой из 32, по жребию
tobago-option-island-random = По жребию
tobago-option-island-value = Остров { $value }
tobago-option-expert_amulets = Амулеты для знатоков
tobago-option-expert_amulets-help = Амулет может ещё удвоить ваше право на долю или поменять местами розы ветров на двух ключах одной карты.
tobago-option-curse = Что делает проклятие
tobago-option-curse-help = Оно всегда поражает тех, чьи розы ветров ещё на карте.
tobago-option-curse-full = Прекращает делёжку, и все платят
tobago-option-curse-goes_on = Все платят, делёжка продолжается
tobago-option-curse-amulet_buys_in = Кто отдаст амулет, делит дальше
tobago-option-curse-one = Проклятие одно; прекращает делёжку
tobago-option-curse-none = Без проклятий
tobago-option-curse_cards = Карточки проклятий
tobago-option-curse_cards-help = Сколько их в колоде сокровищ.
tobago-option-curse_cards-0 = Ни одной
tobago-option-curse_cards-1 = Одна
tobago-option-curse_cards-2 = Две
tobago-option-curse_payment = Что забирает проклятие
tobago-option-curse_payment-help = У тех, у кого есть и амулет, и карточка сокровищ.
tobago-option-curse_payment-amulet = Амулет
tobago-option-curse_payment-choice = То, что выберет игрок
tobago-option-curse_depth = Как глубоко лежат проклятия
tobago-option-curse_depth-help = Среди скольких нижних карточек сокровищ их перемешивают.
tobago-option-curse_depth-27 = Среди нижних 27
tobago-option-curse_depth-21 = Среди нижних 21
tobago-option-curse_returns = Проклятия возвращаются
tobago-option-curse_returns-help = Открытое проклятие замешивается обратно в остаток колоды.
tobago-option-open_coins = Открытые сокровища
tobago-option-open_coins-help = Карточки сокровищ у всех лежат лицом вверх.

## Whose decision it is, and why

tobago-say-place = { $you ->
    [yes] Поставьте вездеход на любой участок.
   *[no] { $player } выбирает участок для вездехода.
  }
tobago-say-act = { $you ->
    [yes] Ваш ход: сыграйте ключ или проедьте до трёх шагов.
   *[no] Ходит { $player }: ключ или поездка до трёх шагов.
  }
tobago-say-steps = { $you ->
    [yes] Вы едете: { $steps ->
        [one] остался { $steps } шаг.
        [few] осталось { $steps } шага.
       *[many] осталось { $steps } шагов.
      }
   *[no] { $player } едет: { $steps ->
        [one] остался { $steps } шаг.
        [few] осталось { $steps } шага.
       *[many] осталось { $steps } шагов.
      }
  }
tobago-say-amulet-steps = { $you ->
    [yes] Вы едете по амулету: { $steps ->
        [one] остался { $steps } шаг.
        [few] осталось { $steps } шага.
       *[many] осталось { $steps } шагов.
      }
   *[no] { $player } едет по амулету: { $steps ->
        [one] остался { $steps } шаг.
        [few] осталось { $steps } шага.
       *[many] осталось { $steps } шагов.
      }
  }
tobago-say-rest = { $you ->
    [yes] Действие сделано: поднимайте клад, играйте амулеты или заканчивайте ход.
   *[no] { $player }: действие сделано, остались клады и амулеты.
  }
tobago-say-draw = { $you ->
    [yes] Вы добираете ключи на руку.
   *[no] { $player } добирает ключи на руку.
  }
tobago-say-peek = Поднят клад { FORM($map, "of") }: за каждую розу ветров её владелец тайно смотрит одну карточку.
tobago-say-add = Замешивается одна карточка, которую никто не видел.
tobago-say-reveal = Открывается следующая карточка сокровищ { FORM($map, "of") }.
tobago-say-ask = { $you ->
    [yes] Очередь вашей розы ветров на { FORM($map, "on") }: взять { $card } или оставить тем, кто выше?
   *[no] Очередь розы ветров игрока { $player } на { FORM($map, "on") }: взять { $card } или оставить?
  }
tobago-say-pay = { $you ->
    [yes] Проклятие поразило вас: отдать амулет или лучшую карточку сокровищ?
   *[no] Проклятие поразило игрока { $player }: он выбирает между амулетом и лучшей карточкой сокровищ.
  }
tobago-say-start_map = { $you ->
    [yes] Делёжка окончена: начните новую карту ключом с руки.
   *[no] Делёжка окончена: { $player } начинает новую карту ключом.
  }
tobago-say-over-deck_empty = Колода сокровищ исчерпана, и игра окончена.
tobago-say-over-stuck = Поднять больше ничего нельзя, и игра окончена.

## Deciding

tobago-hint-place = Годится любой участок; на одном могут стоять несколько вездеходов.
tobago-hint-act = Сыграйте один из ключей или выберите участок в рамке, чтобы ехать.
tobago-hint-steps = Выберите участок в рамке, чтобы ехать дальше.
tobago-hint-start_map = Выберите один из своих ключей.
tobago-take = Взять { $card }
tobago-take-note = ваша роза ветров вернётся
tobago-leave = Оставить
tobago-leave-note = спросят следующую розу ветров
tobago-pay-amulet = Отдать { $amulet }
tobago-pay-amulet-buys-in = и делить дальше
tobago-pay-card = Отдать { $card }
tobago-pay-card-note = ваша лучшая карточка сокровищ
tobago-pay-card-leaves = и забрать свои розы ветров
tobago-raise = Поднять клад { FORM($map, "of") }
tobago-raise-note = закончит поездку, но не ход
tobago-drive = Ехать своим действием
tobago-drive-note = закончит поездку по амулету
tobago-use-amulet = Сыграть { $amulet }
tobago-use-amulet-note = { $count ->
    [one] у вас { $count }
    [few] у вас { $count }
   *[many] у вас { $count }
  }
tobago-exchange = Обменять ключи
tobago-exchange-note = вместо всего хода
tobago-end-turn = Закончить ход
tobago-end-turn-note = действие не использовано
tobago-never-mind = Не надо
tobago-ask-map = На какую карту?
tobago-ask-way = Как сыграть
tobago-way-action = Своим действием
tobago-way-amulet = { FORM($amulet, "by") }
tobago-onto = { $map }
tobago-play-on = Сыграть на { FORM($map, "onto") }: { $left ->
    [one] останется { $left } место
    [few] останется { $left } места
   *[many] останется { $left } мест
  }
tobago-leaves = останется { $left } из { $sites }
tobago-leaves-one = останется одно место: клад найден!
tobago-no-located = место уже известно
tobago-no-none-left = не осталось бы ни одного места
tobago-no-none-lost = ни одно место не отпало бы
tobago-no-no-rose = у вас не осталось роз ветров
tobago-ask-power = Для чего амулет?
tobago-ask-amulet_remove = Какой маркер убрать? Выберите участок в рамке.
tobago-ask-amulet_clue = Какой ключ? Выберите один на руке.
tobago-ask-amulet_drive = Куда? Выберите участок в рамке.
tobago-ask-amulet_double = На какой из ваших ключей положить вторую розу ветров?
tobago-ask-amulet_swap = Розы ветров каких двух ключей поменять?
tobago-power-amulet_remove = Убрать маркер
tobago-power-amulet_remove-note = но не последний на карте
tobago-power-amulet_remove-no = ни на одной карте нет двух маркеров
tobago-power-amulet_clue = Ещё один ключ
tobago-power-amulet_clue-note = сверх действия
tobago-power-amulet_clue-no = ни один ключ на руке не подходит
tobago-power-amulet_drive = Ещё одна поездка
tobago-power-amulet_drive-note = три шага, амулетов не берёт
tobago-power-amulet_drive-no = ехать некуда
tobago-power-amulet_exchange = Обменять ключи
tobago-power-amulet_exchange-note = и ход продолжается
tobago-power-amulet_double = Удвоить право
tobago-power-amulet_double-note = вторая роза ветров на вашем ключе
tobago-power-amulet_double-no = нет ключа с одной вашей розой ветров
tobago-power-amulet_swap = Поменять розы ветров
tobago-power-amulet_swap-note = на двух ключах одной карты
tobago-power-amulet_swap-no = нет двух подходящих ключей разных владельцев
tobago-double = { $map }
tobago-swap = { $map }
tobago-swap-note = { $one } ↔ { $other }
tobago-quote = { $words }
tobago-clue-of = { $clue } ({ $player })
tobago-do-place = Начать здесь
tobago-do-drive = Ехать сюда
tobago-do-amulet_drive = Ехать сюда по амулету
tobago-do-amulet_remove = Убрать маркер { FORM($map, "of") }
tobago-gain-amulet = взять { $amulet }
tobago-gain-raise = можно поднять клад { FORM($map, "of") }
tobago-gain-steps = { $steps ->
    [0] шагов больше не останется
    [one] останется { $steps } шаг
    [few] останется { $steps } шага
   *[many] останется { $steps } шагов
  }

## The board

tobago-board = Остров
tobago-zoom-in = Ближе
tobago-zoom-out = Дальше
tobago-space-site = возможное место клада { FORM($map, "of") }
tobago-space-vehicle = вездеход, игрок { $player }
tobago-space-looked-at = сюда смотрит статуя
tobago-space-deed = { $what }. { $deed }
tobago-look-clue = { $clue }: { $count ->
    [one] подходит { $count } участок
    [few] подходят { $count } участка
   *[many] подходят { $count } участков
  }
tobago-look-map = { $map }: { $count ->
    [0] идёт делёжка
    [one] одно место, клад найден
    [few] { $count } места, где может быть клад
   *[many] { $count } мест, где может быть клад
  }
tobago-look-leaves = { $clue }: останется { $left } из { $sites } мест { FORM($map, "of") }
tobago-maps = Карты кладов
tobago-map-located = найден
tobago-map-raised = поднят
tobago-map-empty = нет ключей
tobago-map-sites = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  }
tobago-map-clue = { $clue }, { $count ->
    [0] роз ветров на нём не осталось
    [one] роза ветров: { $player }
    [few] { $count } розы ветров: { $player }
   *[many] { $count } роз ветров: { $player }
  }
tobago-map-clues = { $count ->
    [0] { $map }: ещё нет ключей
   *[other] { $map }: её ключи, начиная с самого раннего
  }
tobago-roses-of = { $count ->
    [0] роз ветров не осталось
    [one] роза ветров: { $player }
    [few] { $count } розы ветров: { $player }
   *[many] { $count } роз ветров: { $player }
  }
tobago-rose-raiser = Роза ветров того, кто поднял клад: { $player }
tobago-rose-below = за подъём клада
tobago-hand = Ваши ключи
tobago-signs = Знаки ключей
tobago-sign-in = в нём
tobago-sign-next = рядом с ним
tobago-sign-sight = в пределах видимости: 1–2 участка
tobago-sign-not = не там
tobago-open-clues = Ключи на руке
tobago-open-looked = Увидено: { $cards }
tobago-hand-of = Ключи игрока { $name }
tobago-clue-deck = Ключи
tobago-treasure-deck = Сокровища
tobago-curses = Проклятия
tobago-deck-counts = в колоде { $deck }, в сбросе { $discards }
tobago-curses-left = { $when ->
    [none] не осталось
    [later] { $free ->
        [1] { $count }, но не верхняя карточка
       *[other] { $count }, но не среди верхних { $free }
      }
   *[now] ещё в игре: { $count }
  }
tobago-has-treasures = { $count ->
    [one] { $count } карточка сокровищ
    [few] { $count } карточки сокровищ
   *[many] { $count } карточек сокровищ
  }
tobago-has-amulets = { $count ->
    [one] { $count } амулет
    [few] { $count } амулета
   *[many] { $count } амулетов
  }
tobago-has-roses = { $count ->
    [one] { $count } роза ветров в запасе
    [few] { $count } розы ветров в запасе
   *[many] { $count } роз ветров в запасе
  }
tobago-has-clues = { $count ->
    [one] { $count } ключ на руке
    [few] { $count } ключа на руке
   *[many] { $count } ключей на руке
  }
tobago-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }

## Sharing

tobago-sharing = Делёжка клада { FORM($map, "of") }
tobago-sharing-left = { $count ->
    [one] закрыта { $count } карточка
    [few] закрыты { $count } карточки
   *[many] закрыто { $count } карточек
  }
tobago-sharing-roses = Розы ветров в том порядке, в каком спрашивают
tobago-sharing-looked = Видели только вы:
tobago-sharing-revealed = Уже открыто:
tobago-only-you = это видите только вы
tobago-sharing-count = Карточка { $number } из { $cards }
tobago-treasure-hidden = рубашкой вверх
tobago-curse-strikes = Проклятие!
tobago-curse-amulet = { $you ->
    [yes] Вы теряете амулет
   *[no] { $player } теряет амулет
  }
tobago-curse-card = { $you ->
    [yes] Вы теряете лучшую карточку
   *[no] { $player } теряет лучшую карточку
  }
tobago-curse-nothing = { $you ->
    [yes] Вам нечего терять
   *[no] { $player } ничего не теряет
  }

## What happened

tobago-log-setup = Подготовка
tobago-log-turn = Ход { $turn }: { $player }
tobago-tell-place = { $you ->
    [yes] Вы начинаете { FORM($terrain, "in") }.
   *[no] { $player } начинает { FORM($terrain, "in") }.
  }
tobago-tell-clue = { $you ->
    [yes] Вы кладёте ключ «{ $clue }» на { FORM($map, "onto") }.
   *[no] { $player } кладёт ключ «{ $clue }» на { FORM($map, "onto") }.
  }
tobago-tell-drive = { $you ->
    [yes] Вы едете { FORM($terrain, "to") }.
   *[no] { $player } едет { FORM($terrain, "to") }.
  }
tobago-tell-exchange = { $you ->
    [yes] Вы меняете все ключи на руке.
   *[no] { $player } меняет все ключи на руке.
  }
tobago-tell-raise = { $you ->
    [yes] Вы поднимаете клад { FORM($map, "of") }!
   *[no] { $player } поднимает клад { FORM($map, "of") }!
  }
tobago-tell-amulet_remove = { $you ->
    [yes] Ваш { $amulet } убирает маркер { FORM($map, "of") } { FORM($terrain, "in") }.
   *[no] { $player } { FORM($amulet, "by") } убирает маркер { FORM($map, "of") } { FORM($terrain, "in") }.
  }
tobago-tell-amulet_clue = { $you ->
    [yes] Сыграв { $amulet }, вы кладёте ключ «{ $clue }» на { FORM($map, "onto") }.
   *[no] Сыграв { $amulet }, { $player } кладёт ключ «{ $clue }» на { FORM($map, "onto") }.
  }
tobago-tell-amulet_drive = { $you ->
    [yes] Сыграв { $amulet }, вы едете { FORM($terrain, "to") }.
   *[no] Сыграв { $amulet }, { $player } едет { FORM($terrain, "to") }.
  }
tobago-tell-amulet_exchange = { $you ->
    [yes] Сыграв { $amulet }, вы меняете ключи на руке.
   *[no] Сыграв { $amulet }, { $player } меняет ключи на руке.
  }
tobago-tell-amulet_double = { $you ->
    [yes] Ваш { $amulet } удваивает право на { FORM($map, "on") }.
   *[no] { $player } { FORM($amulet, "by") } удваивает право на { FORM($map, "on") }.
  }
tobago-tell-amulet_swap = { $you ->
    [yes] Ваш { $amulet } меняет розы ветров на { FORM($map, "on") }.
   *[no] { $player } { FORM($amulet, "by") } меняет розы ветров на { FORM($map, "on") }.
  }
tobago-tell-end_turn = { $you ->
    [yes] Вы заканчиваете ход.
   *[no] { $player } заканчивает ход.
  }
tobago-tell-take = { $you ->
    [yes] Вы берёте { $card }.
   *[no] { $player } берёт { $card }.
  }
tobago-tell-leave = { $you ->
    [yes] Вы оставляете карточку.
   *[no] { $player } оставляет карточку.
  }
tobago-tell-pay-amulet = { $you ->
    [yes] Вы отдаёте проклятию { $amulet }.
   *[no] { $player } отдаёт проклятию { $amulet }.
  }
tobago-tell-pay-card = { $you ->
    [yes] Вы отдаёте проклятию лучшую карточку сокровищ.
   *[no] { $player } отдаёт проклятию лучшую карточку сокровищ.
  }
tobago-tell-start_map = { $you ->
    [yes] Новая { $map } начинается с вашего ключа «{ $clue }».
   *[no] { $player } начинает новую карту ({ $map }) ключом «{ $clue }».
  }
tobago-tell-draw = { $you ->
    [yes] Вы берёте ключ «{ $clue }».
   *[no] { $player } берёт ключ «{ $clue }».
  }
tobago-tell-peek = { $you ->
    [yes] Вы тайно смотрите: { $card }.
   *[no] { $player } тайно смотрит: { $card }.
  }
tobago-tell-add = Замешана одна карточка, которую никто не видел.
tobago-tell-reveal = Открыто: { $card }.
tobago-tell-curse = Открыто { $card }! Оно поражает всех, чьи розы ветров ещё на { FORM($map, "on") }.
tobago-change-amulet = { $you ->
    [yes] Вы берёте { $amulet }.
   *[no] { $player } берёт { $amulet }.
  }
tobago-change-lost-amulet = { $you ->
    [yes] Проклятие забирает у вас { $amulet }.
   *[no] { $player } теряет { $amulet } из-за проклятия.
  }
tobago-change-lost-card = { $you ->
    [yes] Проклятие забирает вашу лучшую карточку сокровищ.
   *[no] { $player } теряет лучшую карточку сокровищ из-за проклятия.
  }
tobago-change-located = Место клада { FORM($map, "of") } найдено!
tobago-change-markers = На острове отмечены возможные места клада { FORM($map, "of") }: { $count }.
tobago-change-washed-up = { $count ->
    [0] Статуи поворачиваются; { $amulet } не появляется.
    [one] Море приносит { $amulet }, и статуи поворачиваются.
    [few] Море приносит { $count } амулета, и статуи поворачиваются.
   *[many] Море приносит { $count } амулетов, и статуи поворачиваются.
  }

## The end

tobago-end-player = Игрок
tobago-end-cards = Карточки
tobago-end-coins = Монеты
tobago-end-behind = { $coins ->
    [one] на { $coins } монету меньше
    [few] на { $coins } монеты меньше
   *[many] на { $coins } монет меньше
  }
tobago-counting = Считаем монеты
tobago-won = { $you ->
    [yes] Вы побеждаете с перевесом в { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
      }
   *[no] { $player } побеждает с перевесом в { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
      }
  }
tobago-end-deck_empty = Колода сокровищ исчерпана.
tobago-end-stuck = Поднять больше ничего нельзя.

## Keys

tobago-key-card = выбрать ключ на руке
tobago-key-map = затем карту для него
tobago-key-amulet = сыграть амулет
tobago-key-raise = поднять клад
tobago-key-take = взять предложенную карточку
tobago-key-leave = оставить предложенную карточку
tobago-key-pay-amulet = заплатить проклятию амулетом
tobago-key-pay-card = заплатить проклятию карточкой сокровищ
tobago-key-exchange = обменять ключи
tobago-key-end = закончить ход
