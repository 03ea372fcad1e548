# «Запретный остров» за столом.

forbidden_island-seat = Искатель { $seat }
forbidden_island-pawn = { $player }, { $role }

forbidden_island-role-diver = Аквалангист
forbidden_island-role-engineer = Инженер
forbidden_island-role-explorer = Исследователь
forbidden_island-role-messenger = Курьер
forbidden_island-role-navigator = Навигатор
forbidden_island-role-pilot = Пилот
forbidden_island-role-words = { $role }: что умеет эта роль

forbidden_island-card-earth_stone = Сфера Земли
forbidden_island-card-statue_of_the_wind = Статуя Ветра
forbidden_island-card-crystal_of_fire = Кристалл Огня
forbidden_island-card-oceans_chalice = Океаническая Чаша
forbidden_island-card-helicopter_lift = Вертолёт
forbidden_island-card-sandbags = Мешки с песком
forbidden_island-card-waters_rise = Наводнение!
forbidden_island-cards = { $count ->
    [one] { $card }, { $count } карта
    [few] { $card }, { $count } карты
   *[many] { $card }, { $count } карт
  }
forbidden_island-no-cards = карт нет

forbidden_island-tile-fools_landing = Взлётная площадка
    .to = к Взлётной площадке
    .object = Взлётную площадку
forbidden_island-tile-bronze_gate = Бронзовые врата
    .to = к Бронзовым вратам
forbidden_island-tile-copper_gate = Медные врата
    .to = к Медным вратам
forbidden_island-tile-gold_gate = Золотые врата
    .to = к Золотым вратам
forbidden_island-tile-iron_gate = Железные врата
    .to = к Железным вратам
forbidden_island-tile-silver_gate = Серебряные врата
    .to = к Серебряным вратам
forbidden_island-tile-temple_of_the_moon = Храм Луны
    .to = к Храму Луны
forbidden_island-tile-temple_of_the_sun = Храм Солнца
    .to = к Храму Солнца
forbidden_island-tile-howling_garden = Сад Завываний
    .to = к Саду Завываний
forbidden_island-tile-whispering_garden = Сад Шёпотов
    .to = к Саду Шёпотов
forbidden_island-tile-cave_of_embers = Пещера Углей
    .to = к Пещере Углей
    .object = Пещеру Углей
forbidden_island-tile-cave_of_shadows = Пещера Теней
    .to = к Пещере Теней
    .object = Пещеру Теней
forbidden_island-tile-coral_palace = Коралловый дворец
    .to = к Коралловому дворцу
forbidden_island-tile-tidal_palace = Дворец Приливов
    .to = к Дворцу Приливов
forbidden_island-tile-breakers_bridge = Мост над прибоем
    .to = к Мосту над прибоем
forbidden_island-tile-cliffs_of_abandon = Утёсы Забвения
    .to = к Утёсам Забвения
forbidden_island-tile-crimson_forest = Багровый лес
    .to = к Багровому лесу
forbidden_island-tile-dunes_of_deception = Дюны Обмана
    .to = к Дюнам Обмана
forbidden_island-tile-lost_lagoon = Затерянная лагуна
    .to = к Затерянной лагуне
    .object = Затерянную лагуну
forbidden_island-tile-misty_marsh = Туманная топь
    .to = к Туманной топи
    .object = Туманную топь
forbidden_island-tile-observatory = Обсерватория
    .to = к Обсерватории
    .object = Обсерваторию
forbidden_island-tile-phantom_rock = Призрачная скала
    .to = к Призрачной скале
    .object = Призрачную скалу
forbidden_island-tile-twilight_hollow = Сумеречная лощина
    .to = к Сумеречной лощине
    .object = Сумеречную лощину
forbidden_island-tile-watchtower = Сторожевая башня
    .to = к Сторожевой башне
    .object = Сторожевую башню
forbidden_island-tile-dry-words = { $tile }, сухо
forbidden_island-tile-flooded-words = { $tile }, затоплено
forbidden_island-tile-sunk-words = { $tile }, под водой навсегда
forbidden_island-tile-site = место артефакта «{ $treasure }»
forbidden_island-state-dry = Сухо
forbidden_island-state-flooded = Затоплено: следующая карта прилива утопит это место
forbidden_island-state-sunk = Под водой навсегда

## Options

forbidden_island-choice-roles = Роль на месте { $seat }
forbidden_island-choice-roles-dealt = Роль по жребию
forbidden_island-choice-roles-diver = { forbidden_island-role-diver }
forbidden_island-choice-roles-engineer = { forbidden_island-role-engineer }
forbidden_island-choice-roles-explorer = { forbidden_island-role-explorer }
forbidden_island-choice-roles-messenger = { forbidden_island-role-messenger }
forbidden_island-choice-roles-navigator = { forbidden_island-role-navigator }
forbidden_island-choice-roles-pilot = { forbidden_island-role-pilot }

forbidden_island-option-level = Насколько высока вода
forbidden_island-option-level-help = Чем выше она в начале, тем меньше подъёмов до черепа.
forbidden_island-option-level-novice = Новичок
forbidden_island-option-level-normal = Нормальный
forbidden_island-option-level-elite = Элитный
forbidden_island-option-level-legendary = Легендарный
forbidden_island-option-shape = Форма острова
forbidden_island-option-shape-help = Узкие острова разваливаются раньше.
forbidden_island-option-shape-standard = Запретный остров
forbidden_island-option-shape-island_of_shadows = Остров Теней
forbidden_island-option-shape-island_of_death = Остров Смерти
forbidden_island-option-shape-volcano_island = Остров-вулкан
forbidden_island-option-shape-skull_island = Остров Черепа
forbidden_island-option-shape-coral_reef = Коралловый риф
forbidden_island-option-shape-bone_island = Остров Костей
forbidden_island-option-shape-bay_of_gulls = Бухта Чаек
forbidden_island-option-shape-treasure_island = Остров Сокровищ
forbidden_island-option-shape-bridge_of_horrors = Мост Ужасов
forbidden_island-option-shape-arch_of_fate = Арка Судьбы
forbidden_island-option-shape-atoll_of_decisions = Атолл Решений
forbidden_island-option-sandbags_between_floods = Мешки с песком между приливами
forbidden_island-option-sandbags_between_floods-help = Мешки с песком можно сыграть и пока прибывает вода — на любой участок, кроме только что открытого.
forbidden_island-option-rescue_lift = Спасение вертолётом
forbidden_island-option-rescue_lift-help = Вертолёт может забрать фишки из воды, когда их участок ушёл на дно.

## Whose decision it is, and why

forbidden_island-say-act = { $you ->
    [yes] Ваш ход ({ $role }): { $actions ->
        [one] осталось { $actions } действие.
        [few] осталось { $actions } действия.
       *[many] осталось { $actions } действий.
      }
   *[no] Ходит { $player } ({ $role }): { $actions ->
        [one] осталось { $actions } действие.
        [few] осталось { $actions } действия.
       *[many] осталось { $actions } действий.
      }
  }
forbidden_island-say-second = { $you ->
    [yes] За то же действие вы можете осушить второй участок.
   *[no] { $player } за то же действие может осушить второй участок.
  }
forbidden_island-say-discard = { $you ->
    [yes] У вас на руках { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
      }, одна лишняя: сбросьте её или сыграйте особую карту.
   *[no] { $player }: на руках { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
      }, одна лишняя. Нужно сбросить её или сыграть особую карту.
  }
forbidden_island-say-window-treasure = До карты артефактов могут сыграть: { $who }.
forbidden_island-say-window-flood = До карты прилива могут сыграть: { $who }.
forbidden_island-may-play = { $player } ({ $cards })
forbidden_island-say-swim = { $count ->
    [one] Ушло на дно: { $tile }. { $player } в воде, из неё надо выбраться сразу. Куда?
    [few] Ушло на дно: { $tile }. В воде { $count } фишки, из неё надо выбраться сразу. Куда?
   *[many] Ушло на дно: { $tile }. В воде { $count } фишек, из неё надо выбраться сразу. Куда?
  }
forbidden_island-say-rescue = Ушло на дно: { $tile }. { $stranded ->
    [yes] Вы в воде
   *[no] В воде { $pawns }
  }, до суши не доплыть: { $you ->
    [yes] нужен ваш вертолёт.
   *[no] нужен вертолёт, его отправляет { $player }.
  }
forbidden_island-say-draw = { $player } берёт карту артефактов.
forbidden_island-say-flood = { $floods ->
    [one] Вода прибывает: ещё { $floods } карта прилива.
    [few] Вода прибывает: ещё { $floods } карты прилива.
   *[many] Вода прибывает: ещё { $floods } карт прилива.
  }

## Deciding

forbidden_island-hint-act = Коснитесь участка: рамка — туда можно пойти, крыло — туда можно полететь, мешок — его можно осушить.
forbidden_island-hint-second = Коснитесь участка с мешком или сделайте что-нибудь другое.
forbidden_island-hint-swim = Коснитесь участка в рамке.
forbidden_island-capture = Завладеть: { $treasure }
forbidden_island-lead = Вести: { $player }
forbidden_island-give = Отдать карту
forbidden_island-give-card = { $card }, кому: { $player }
forbidden_island-end-actions = Закончить действия
forbidden_island-end-actions-left = { $actions ->
    [one] { $actions } не использовано
    [few] { $actions } не использованы
   *[many] { $actions } не использовано
  }
forbidden_island-proceed-treasure = Взять следующую карту
forbidden_island-proceed-flood = Открыть следующую карту прилива
forbidden_island-proceed-actions = Дальше
forbidden_island-proceed-note = без особой карты
forbidden_island-go-on = До моего следующего хода
forbidden_island-stop-tile = { $tile }: сейчас может уйти на дно. Спасти может { $player }: { $card }.
forbidden_island-stop-home = Можно улетать домой.
forbidden_island-asking-threat = Вас спросят, если можно спасти площадку, последнее место артефакта или фишку.
forbidden_island-asking-flooded = Вас спросят, если можно спасти любой затопленный участок.
forbidden_island-asking-always = Вас спросят перед каждой картой.
forbidden_island-asking-change = Изменить
forbidden_island-asking-title = Когда спрашивать
forbidden_island-asking-card = Спрашивать о карте «{ $card }»
forbidden_island-play = { $card }
forbidden_island-play-note = { $you ->
    [yes] ваша карта, бесплатно
   *[no] карта игрока { $player }, бесплатно
  }
forbidden_island-lift-off = { $card }: летим домой!
forbidden_island-lift-off-note = все здесь, и все артефакты тоже
forbidden_island-discard = Сбросить: { $card }
forbidden_island-discard-held = одна из { $count } на этой руке
forbidden_island-discard-captured = артефакт уже у вас, карта больше не нужна
forbidden_island-swims = Сначала { $player }
forbidden_island-passenger = { $player }
forbidden_island-left-behind = остаётся в воде: игра проиграна
forbidden_island-ask-lift = { $count ->
    [0] Кто летит? Все с одного участка.
   *[other] Кто летит и куда? Коснитесь участка.
  }
forbidden_island-ask-rescue = Куда доставить: { $pawns }? Коснитесь участка.
forbidden_island-ask-sandbag = Какой затопленный участок спасут мешки с песком? Коснитесь его.
forbidden_island-ask-lead = Куда идёт { $player }? До двух шагов: коснитесь участка.
forbidden_island-ask-give = Какую карту и кому?
forbidden_island-never-mind = Не надо
forbidden_island-do-move = Идти сюда
forbidden_island-do-fly = Лететь сюда
forbidden_island-do-shore_up = Осушить
forbidden_island-do-navigate = Вести сюда: { $player }
forbidden_island-do-swim = { $player } плывёт сюда
forbidden_island-do-lift = Лететь сюда
forbidden_island-do-sandbag = Мешки с песком сюда
forbidden_island-cost-action = 1 действие
forbidden_island-cost-free = бесплатно
forbidden_island-cost-flooded = { $cost }, участок затоплен

## Why not

forbidden_island-no-sunk = Это место ушло на дно; стоять здесь больше негде.
forbidden_island-no-actions = На это не осталось действий.
forbidden_island-no-move = Слишком далеко: за один шаг можно перейти на соседний участок.
forbidden_island-no-move-explorer = Слишком далеко: за один шаг можно перейти на любой участок вокруг вашего.
forbidden_island-no-move-diver = Сюда не донырнуть: путь ведёт только через затопленные и ушедшие на дно участки.
forbidden_island-no-move-flown = Пилот уже летал в этом ходу, а пешком слишком далеко.
forbidden_island-no-shore-dry = Осушать нечего: участок сухой.
forbidden_island-no-shore-far = Слишком далеко, чтобы осушить: нужен соседний участок или мешки с песком.
forbidden_island-no-capture = нужно карт «{ $treasure }»: { $needed }, на руке { $held }
forbidden_island-no-capture-done = уже у команды: { $treasure }
forbidden_island-no-give-cards = на руке нет карт артефактов
forbidden_island-no-give-alone = нужен кто-то на том же участке
forbidden_island-no-lift-off-treasure = { $count ->
    [one] Чтобы улететь домой, команде ещё нужен артефакт «{ $treasure }».
    [few] Чтобы улететь домой, команде нужны ещё { $count } артефакта.
   *[many] Чтобы улететь домой, команде нужно ещё { $count } артефактов.
  }
forbidden_island-no-lift-off-pawn = Чтобы улететь домой, всем нужно { FORM($tile, "to") }: ещё не там { $player }.

## The board

forbidden_island-board = Остров
forbidden_island-treasures = Артефакты
forbidden_island-treasure = { $captured ->
    [yes] { $treasure }: у команды
   *[no] { $treasure }: ещё не у команды, { $held ->
        [one] { $held } карта на руках
        [few] { $held } карты на руках
       *[many] { $held } карт на руках
      }
  }
forbidden_island-meter = Карт прилива за ход: { $rate }; { $left ->
    [one] следующий подъём — череп
    [few] до черепа { $left } подъёма
   *[many] до черепа { $left } подъёмов
  }
forbidden_island-meter-skull = Вода дошла до черепа
forbidden_island-treasure-deck = Карты артефактов
forbidden_island-flood-deck = Карты прилива
forbidden_island-treasure-deck-words = Карты артефактов: в колоде { $deck }, в сбросе { $discards }
forbidden_island-flood-deck-words = Карты прилива: в колоде { $deck }, { $known ->
    [0] в сбросе { $discards }
   *[other] сверху известно { $known }, в сбросе { $discards }
  }
forbidden_island-deck-left = В колоде ({ $count })
forbidden_island-deck-discards = В сбросе ({ $count })
forbidden_island-deck-pile = { $piles ->
    [one] В колоде, порядок неизвестен ({ $count })
    [few] { $index ->
        [0] Сверху: сначала выйдут эти ({ $count }), порядок неизвестен
       *[other] Под ними: { $count }
      }
   *[many] { $index ->
        [0] Сверху: сначала выйдут эти ({ $count }), порядок неизвестен
       *[other] Под ними: { $count }
      }
  }
forbidden_island-known = { $count ->
    [one] Следующая карта прилива известна:
    [few] Следующие { $count } карты прилива — эти, в каком-то порядке:
   *[many] Следующие { $count } карт прилива — эти, в каком-то порядке:
  }
forbidden_island-flag-held = { $held } из { $needed }
forbidden_island-flag-play = Когда угодно
forbidden_island-mate = { $player }: { $cards }
forbidden_island-hand-of = Карты: { $player }
forbidden_island-none = нет

## What happened

forbidden_island-tell-move = { $you ->
    [yes] Вы идёте { FORM($tile, "to") }.
   *[no] { $player } идёт { FORM($tile, "to") }.
  }
forbidden_island-tell-fly = { $you ->
    [yes] Вы летите { FORM($tile, "to") }.
   *[no] { $player } летит { FORM($tile, "to") }.
  }
forbidden_island-tell-navigate = { $you ->
    [yes] Вы ведёте игрока { $pawn } { FORM($tile, "to") }.
   *[no] { $player } ведёт игрока { $pawn } { FORM($tile, "to") }.
  }
forbidden_island-tell-shore_up = { $you ->
    [yes] Вы осушаете { FORM($tile, "object") }.
   *[no] { $player } осушает { FORM($tile, "object") }.
  }
forbidden_island-tell-give = { $you ->
    [yes] Вы отдаёте карту «{ $card }» игроку { $receiver }.
   *[no] { $player } отдаёт карту «{ $card }» игроку { $receiver }.
  }
forbidden_island-tell-capture = { $you ->
    [yes] Вы завладели артефактом «{ $treasure }»!
   *[no] { $player } завладевает артефактом «{ $treasure }»!
  }
forbidden_island-tell-discard = { $you ->
    [yes] Вы сбрасываете карту «{ $card }».
   *[no] { $player } сбрасывает карту «{ $card }».
  }
forbidden_island-tell-swim = { $you ->
    [yes] Вы плывёте { FORM($tile, "to") }.
   *[no] { $player } плывёт { FORM($tile, "to") }.
  }
forbidden_island-tell-sandbag = { $you ->
    [yes] Мешками с песком вы спасаете { FORM($tile, "object") }.
   *[no] { $player } мешками с песком спасает { FORM($tile, "object") }.
  }
forbidden_island-tell-lift = { $you ->
    [yes] Вы вызываете вертолёт: { $pawns } — { FORM($tile, "to") }.
   *[no] { $player } вызывает вертолёт: { $pawns } — { FORM($tile, "to") }.
  }
forbidden_island-tell-lift_off = { $you ->
    [yes] Ваш вертолёт увозит домой всю команду.
   *[no] { $player } вызывает вертолёт, и вся команда летит домой.
  }
forbidden_island-tell-draw = Карта артефактов: { $card }.
forbidden_island-tell-rise = { $card } Теперь карт прилива за ход: { $rate }, а сброс лёг на верх колоды.
forbidden_island-tell-skull = { $card } Вода дошла до черепа.
forbidden_island-tell-flood = Затоплено: { $tile }.
forbidden_island-tell-sink = Ушло на дно: { $tile }.
forbidden_island-rise-text = Уровень воды поднимается на деление. Сброс карт прилива ложится на верх колоды.
forbidden_island-rise-rate = Теперь карт прилива за ход: { $rate }
forbidden_island-capture-cards = четыре карты истрачены
forbidden_island-log-turn = Ход { $turn }: { $player }

## The end

forbidden_island-won = Прочь с острова, и все четыре артефакта с вами!
forbidden_island-lost = Остров победил
forbidden_island-end-lift_off = Все четыре артефакта у вас, и вертолёт увёз всех домой.
forbidden_island-end-treasure_lost = Артефакт «{ $treasure }» потерян: { $sites } ушли на дно раньше, чем им завладели.
forbidden_island-end-landing_lost = Ушло на дно: { $tile }. Другой дороги домой нет.
forbidden_island-end-pawn_lost = { $player } гибнет в волнах: { $tile } на дне, и плыть было некуда.
forbidden_island-end-meter = Вода дошла до черепа: под воду уходит весь остров.
forbidden_island-end-course = Артефактов { $treasures } из 4, на дне участков { $sunk } из 24, за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  }.

## Keys

forbidden_island-key-end = закончить действия или продолжить без особой карты
forbidden_island-key-go-on = до вашего следующего хода
forbidden_island-key-capture = завладеть артефактом
forbidden_island-key-give = отдать карту
forbidden_island-key-lift = сыграть вертолёт
forbidden_island-key-sandbags = сыграть мешки с песком
