# Причины подсказок в «Тобаго».

tobago-hint-score = в конце примерно { $score ->
    [one] { $score } монета
    [few] { $score } монеты
   *[many] { $score } монет
  }

tobago-hint-cuts = мест { FORM($map, "of") } было { $sites }, останется { $left }; ваши розы ветров: { $own } из { $roses }
tobago-hint-locates = место клада { FORM($map, "of") } будет найдено; ваши розы ветров: { $own } из { $roses }
tobago-hint-near = до него одна поездка
tobago-hint-rival = { $seat } может доехать туда следующим ходом и поднять клад
tobago-hint-doubles = на { FORM($map, "on") } ваши розы ветров: { $own } из { $roses }
tobago-hint-swap-first = на { FORM($map, "on") } ваша роза ветров будет выбирать раньше, чем { $seat }
tobago-hint-swap-last = на { FORM($map, "on") } { $seat } будет выбирать позже
tobago-hint-idle = { $idle ->
    [0] все ключи подходят, но новые могут подойти лучше
   *[other] ключей, не подходящих ни к одной карте: { $idle } из { $held }
  }
tobago-hint-starts = { $left ->
    [one] для начала останется { $left } место, в одной поездке от вас: { $near }
    [few] для начала останется { $left } места, в одной поездке от вас: { $near }
   *[many] для начала останется { $left } мест, в одной поездке от вас: { $near }
  }
tobago-hint-crossroads = одной поездкой оттуда доступны { $near } из { $spaces } участков
tobago-hint-amulet = вы берёте амулет
tobago-hint-amulet-ahead = { $steps ->
    [one] до амулета ещё { $steps } шаг
    [few] до амулета ещё { $steps } шага
   *[many] до амулета ещё { $steps } шагов
  }
tobago-hint-treasure-here = там можно поднять клад { FORM($map, "of") }; ваши розы ветров: { $own } из { $roses }
tobago-hint-treasure-ahead = { $steps ->
    [one] ещё { $steps } шаг — и можно поднять клад { FORM($map, "of") }
    [few] ещё { $steps } шага — и можно поднять клад { FORM($map, "of") }
   *[many] ещё { $steps } шагов — и можно поднять клад { FORM($map, "of") }
  }
tobago-hint-treasure-next = оттуда до клада { FORM($map, "of") } можно доехать в следующий ход
tobago-hint-treasure-far = { $steps ->
    [one] до клада { FORM($map, "of") } останется { $steps } шаг
    [few] до клада { FORM($map, "of") } останется { $steps } шага
   *[many] до клада { FORM($map, "of") } останется { $steps } шагов
  }
tobago-hint-sites-near = в одной поездке оттуда { $near } из { $sites } мест { FORM($map, "of") }
tobago-hint-amulets-near = { $count ->
    [0] хорошее место, чтобы подождать, что покажут карты
    [one] в одной поездке оттуда { $count } амулет
    [few] в одной поездке оттуда { $count } амулета
   *[many] в одной поездке оттуда { $count } амулетов
  }
tobago-hint-raises = клад { FORM($map, "of") } поднимается сейчас, ваши розы ветров: { $own } из { $roses }
tobago-hint-curse-among = { $percent ->
    [0] проклятия среди его карточек быть не может
   *[other] риск { $percent } %, что среди его карточек проклятие
  }
tobago-hint-takes = { $coins ->
    [one] { $coins } монета сейчас; если подождать — примерно { $waiting }
    [few] { $coins } монеты сейчас; если подождать — примерно { $waiting }
   *[many] { $coins } монет сейчас; если подождать — примерно { $waiting }
  }
tobago-hint-pays-amulet = так вы сохраните лучшую карточку: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
tobago-hint-pays-card = так вы сохраните { $amulets ->
    [one] { $amulets } амулет
    [few] { $amulets } амулета
   *[many] { $amulets } амулетов
  } ценой карточки: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
  }
tobago-hint-buys-in = и ваши розы ветров участвуют в делёжке дальше
tobago-hint-last-card = { $coins ->
    [one] { $coins } монета, и больше карточек не будет
    [few] { $coins } монеты, и больше карточек не будет
   *[many] { $coins } монет, и больше карточек не будет
  }
tobago-hint-leaves = если подождать — примерно { $waiting }, а сейчас монет { $coins }
tobago-hint-seen-better = вы видели карточку дороже — монет на ней { $coins }, и она ещё впереди
tobago-hint-next-rose = следующей спросят тоже вашу розу ветров, и карточку возьмёт она
tobago-hint-next-curse = { $percent ->
    [0] следующая карточка — не проклятие
   *[other] риск { $percent } %, что следующая карточка — проклятие
  }
tobago-hint-ends = { $amulets ->
    [0] ничего стоящего в этот ход не осталось
    [one] ваш амулет пригодится позже
    [few] ваши { $amulets } амулета пригодятся позже
   *[many] ваши { $amulets } амулетов пригодятся позже
  }

tobago-hint-ply-place = Начать { FORM($at, "in") } { $part }
tobago-hint-ply-clue = «{ $card }» на { FORM($map, "onto") }
tobago-hint-ply-drive = Ехать { FORM($to, "to") } { $part }
tobago-hint-ply-raise = Поднять клад { FORM($map, "of") }
tobago-hint-ply-exchange = Обменять ключи
tobago-hint-ply-end_turn = Закончить ход
tobago-hint-ply-take = Взять карточку
tobago-hint-ply-leave = Оставить карточку
tobago-hint-ply-start_map = Начать новую карту ключом «{ $card }»
tobago-hint-ply-amulet_exchange = Обменять ключи по амулету
tobago-hint-ply-amulet_remove = По амулету убрать маркер { FORM($map, "of") } { FORM($at, "in") } { $part }
tobago-hint-ply-amulet_clue = По амулету «{ $card }» на { FORM($map, "onto") }
tobago-hint-ply-amulet_drive = По амулету ехать { FORM($to, "to") } { $part }
tobago-hint-ply-amulet_double = По амулету удвоить право на { FORM($map, "on") }
tobago-hint-ply-amulet_swap = По амулету поменять две розы ветров на { FORM($map, "on") }

tobago-hint-part-middle = в середине острова
tobago-hint-part-n = на севере
tobago-hint-part-ne = на северо-востоке
tobago-hint-part-e = на востоке
tobago-hint-part-se = на юго-востоке
tobago-hint-part-s = на юге
tobago-hint-part-sw = на юго-западе
tobago-hint-part-w = на западе
tobago-hint-part-nw = на северо-западе
