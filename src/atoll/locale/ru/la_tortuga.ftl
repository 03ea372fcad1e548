# «Ла-Тортуга» за столом.

la_tortuga-colour-red = Красная
    .on = Красную
la_tortuga-colour-yellow = Жёлтая
    .on = Жёлтую
la_tortuga-colour-blue = Синяя
    .on = Синюю
la_tortuga-colour-green = Зелёная
    .on = Зелёную
la_tortuga-colour-purple = Фиолетовая
    .on = Фиолетовую
la_tortuga-colour-white = Белая
    .on = Белую
la_tortuga-colour-black = Чёрная
    .on = Чёрную
la_tortuga-pattern-plated = щитки
la_tortuga-pattern-dotted = точки
la_tortuga-pattern-striped = полоски
la_tortuga-pattern-curled = завитки
la_tortuga-pattern-zigzag = зигзаги
la_tortuga-pattern-ringed = кольца
la_tortuga-pattern-crossed = крестики
# With two turtles each, the pattern tells a player's turtles apart.
la_tortuga-turtle-of-two = { $colour } ({ $pattern })
    .on = { FORM($colour, "on") } ({ $pattern })
la_tortuga-eggs = { $eggs ->
    [one] { $eggs } яйцо
    [few] { $eggs } яйца
   *[many] { $eggs } яиц
  }
la_tortuga-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
  }

## Options

la_tortuga-option-spend_eggs = Яйца вместо кубиков
la_tortuga-option-spend_eggs-help = Вместо броска второго или третьего кубика решающий может потратить одну из своих карт кладок: её число заменит кубик. Яйца пропадут, зато без риска.

## Whose decision it is, and why

la_tortuga-say-choose = { $you ->
    [yes] Ваш ход: какая из ваших черепах поплывёт первой?
   *[no] { $player } выбирает, какая черепаха поплывёт первой.
  }
la_tortuga-say-throw = Ходит { $turtle }: брошен кубик.
la_tortuga-say-decide = { $you ->
    [yes] У вас { $total }. Ещё кубик или стоп?
   *[no] { $player } решает: сумма { $total }, ещё кубик или стоп?
  }
# $whose: who of the two is looking at the page.
la_tortuga-say-decide-rider = { $whose ->
    [rider] Вы сидите сверху, поэтому решаете за игрока { $mover }. Сумма — { $total }.
    [mover] { $player } сидит сверху, поэтому за вашу черепаху решает { $player }. Сумма — { $total }.
   *[other] { $player } сидит сверху, поэтому решает за игрока { $mover }. Сумма — { $total }.
  }
la_tortuga-say-turn-up = Открывается следующая кладка.
la_tortuga-say-over = { $you ->
    [yes] Вы заняли пляж, и игра окончена.
   *[no] { $player } занимает пляж, и игра окончена.
  }

## Deciding

la_tortuga-roll = Бросить
la_tortuga-roll-chance = { $sides ->
    [0] перебора не будет
    [6] верный перебор
   *[other] перебор на { $sides } из 6
  }
la_tortuga-stop = Стоп
la_tortuga-stop-where = { $spaces ->
    [one] { $spaces } деление, до { $to }
    [few] { $spaces } деления, до { $to }
   *[many] { $spaces } делений, до { $to }
  }
la_tortuga-stop-beach = { $spaces ->
    [one] { $spaces } деление, на пляж
    [few] { $spaces } деления, на пляж
   *[many] { $spaces } делений, на пляж
  }
la_tortuga-takes-card = и { $egg }
la_tortuga-onto = на { FORM($turtle, "on") }
la_tortuga-spend = Потратить { $egg }
la_tortuga-spend-where = всего { $total }, до { $to }
la_tortuga-spend-or = или потратить карту вместо броска:
la_tortuga-spend-egg = { $egg }
la_tortuga-spend-to = до { $to }
la_tortuga-first = Первой { $turtle }
la_tortuga-first-alone = плывёт одна, { $place }
la_tortuga-first-carries = { $riders ->
    [one] везёт { $riders } черепаху, { $place }
    [few] везёт { $riders } черепах, { $place }
   *[many] везёт { $riders } черепах, { $place }
  }
la_tortuga-first-rider = решать будет { $player }
la_tortuga-place-raft = с плота
la_tortuga-place-beach = с пляжа
la_tortuga-place-space = с деления { $space }
la_tortuga-sure = Сумма уже 7: с любым третьим кубиком будет перебор. Всё равно бросить?
la_tortuga-sure-yes = Бросить и перебрать
la_tortuga-sure-no = Лучше не надо

## The board

la_tortuga-board = Остров: кольцо из 21 деления, плот рядом с делением 1, пляж — деление 21
la_tortuga-board-words = Поле словами
la_tortuga-words-raft = На плоту: { $turtles }.
la_tortuga-words-raft-empty = Плот пуст.
la_tortuga-words-stack = Деление { $space }, снизу вверх: { $turtles }.
la_tortuga-words-space = Деление { $space }: { $turtles }.
la_tortuga-words-deck = Открыто: { $egg }. Ещё закрыто: { $deck }.
la_tortuga-words-beach = Карт больше нет: пляж с 7 яйцами достанется тому, кто доберётся до него следующим, и на этом игра закончится.
la_tortuga-space = { $count ->
    [0] Деление { $space }, пусто
    [one] Деление { $space }: { $turtles }
    [few] Деление { $space }, снизу вверх: { $turtles }
   *[many] Деление { $space }, снизу вверх: { $turtles }
  }
la_tortuga-space-beach = { $count ->
    [0] Пляж, деление 21, пусто
    [one] Пляж, деление 21: { $turtles }
    [few] Пляж, деление 21, снизу вверх: { $turtles }
   *[many] Пляж, деление 21, снизу вверх: { $turtles }
  }
la_tortuga-space-target = { $space } Если остановиться сейчас, ход закончится здесь.
la_tortuga-raft = Плот
la_tortuga-beach = Пляж
la_tortuga-deck-left = { $deck ->
    [0] последняя карта
   *[other] ещё { $deck }
  }
la_tortuga-deck-beach = 7 на пляже
la_tortuga-sum = { $bust ->
    [yes] { $total }: перебор!
   *[no] { $total } × { $dice } = { $spaces }
  }

## What happened, for those who listen

la_tortuga-tell-turtle = { $you ->
    [yes] Вы выбираете: первой плывёт { $turtle }.
   *[no] { $player } выбирает: первой плывёт { $turtle }.
  }
la_tortuga-tell-die = { $turtle }: выпало { $value }.
la_tortuga-tell-roll = { $you ->
    [yes] Вы бросаете ещё кубик.
   *[no] { $player } бросает ещё кубик.
  }
la_tortuga-tell-stop = { $you ->
    [yes] Вы останавливаетесь.
   *[no] { $player } останавливается.
  }
la_tortuga-tell-spend = { $you ->
    [yes] Вы тратите { $egg } вместо кубика.
   *[no] { $player } тратит { $egg } вместо кубика.
  }
la_tortuga-tell-bust = { $riders ->
    [0] Перебор: { $turtle } возвращается на плот.
    [one] Перебор: { $turtle } и черепаха на её панцире оказываются на плоту.
    [few] Перебор: { $turtle } и ещё { $riders } черепахи на ней оказываются на плоту.
   *[many] Перебор: { $turtle } и ещё { $riders } черепах на ней оказываются на плоту.
  }
la_tortuga-tell-move = { $riders ->
    [0] { $turtle } проплывает { $spaces } до деления { $to }.
    [one] { $turtle } провозит седока на { $spaces } до деления { $to }.
    [few] { $turtle } провозит { $riders } черепах на { $spaces } до деления { $to }.
   *[many] { $turtle } провозит { $riders } черепах на { $spaces } до деления { $to }.
  }
la_tortuga-tell-move-onto = { $riders ->
    [0] { $turtle } проплывает { $spaces } до деления { $to } и забирается на { FORM($onto, "on") }.
    [one] { $turtle } провозит седока на { $spaces } до деления { $to } и забирается на { FORM($onto, "on") }.
    [few] { $turtle } провозит { $riders } черепах на { $spaces } до деления { $to } и забирается на { FORM($onto, "on") }.
   *[many] { $turtle } провозит { $riders } черепах на { $spaces } до деления { $to } и забирается на { FORM($onto, "on") }.
  }
la_tortuga-tell-take = { $you ->
    [yes] Вы берёте { $egg }.
   *[no] { $player } берёт { $egg }.
  }
la_tortuga-tell-beach = { $you ->
    [yes] Вы занимаете пляж: 7 яиц, и конец.
   *[no] { $player } занимает пляж: 7 яиц, и конец.
  }
la_tortuga-tell-egg = Следующая кладка: { $egg }.

## The log

la_tortuga-log-die = выпало { $value }
la_tortuga-log-bust = перебор
la_tortuga-log-lap = полный круг
la_tortuga-log-onto = на { FORM($turtle, "on") }
la_tortuga-log-decider = решение: { $player }
la_tortuga-log-take = { $player } берёт { $egg }
la_tortuga-log-beach = { $player } занимает пляж

## People and the end

la_tortuga-no-cards = пока нет карт
la_tortuga-card = карта на { $value }
la_tortuga-card-beach = пляж, 7
la_tortuga-end-beach = { $player } занимает пляж и заканчивает игру.
la_tortuga-end-cards = Яиц поровну: решает число карт, и пляж считается за карту.
la_tortuga-end-shared = И яиц, и карт поровну: победа общая.
la_tortuga-end-columns-player = Игрок
la_tortuga-end-columns-eggs = Яйца
la_tortuga-end-columns-cards = Карты

## Keys

la_tortuga-key-roll = бросить ещё кубик
la_tortuga-key-stop = остановиться
la_tortuga-key-first = отправить первую черепаху
la_tortuga-key-second = отправить вторую черепаху
la_tortuga-key-spend = потратить карту с этим числом
