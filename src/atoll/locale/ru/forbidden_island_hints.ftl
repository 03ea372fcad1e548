# Причины подсказок на Запретном острове.

forbidden_island-hint-landing = { $tile } — единственный путь домой: { $percent } %, что она утонет в этот ход
forbidden_island-hint-last-site = { $tile } — последнее место, где лежит { $treasure }: { $percent } %, что оно утонет в этот ход
forbidden_island-hint-site = { $tile } — место, где лежит { $treasure }: { $percent } %, что оно утонет в этот ход
forbidden_island-hint-keeps = { $tile } останется на плаву: { $percent } %, что иначе утонет в этот ход
forbidden_island-hint-captures = { $missing ->
    [0] последнее сокровище: теперь домой
    [one] сокровище ваше, осталось { $missing }
    [few] сокровище ваше, осталось { $missing }
   *[many] сокровище ваше, осталось { $missing }
  }
forbidden_island-hint-gives = у игрока { $seat } будет { $count } из 4 карт: { $card }
forbidden_island-hint-discards = { $count ->
    [one] нужна меньше всех: у вас { $count } карта «{ $card }»
    [few] нужна меньше всех: у вас { $count } карты «{ $card }»
   *[many] нужна меньше всех: у вас { $count } карт «{ $card }»
  }
forbidden_island-hint-wins = все дома и все сокровища с вами: это победа
forbidden_island-hint-waits = { $flooded ->
    [0] ничего не затоплено, спешить некуда
    [one] затоплен { $flooded } участок, но ничего лучшего рядом нет
    [few] затоплены { $flooded } участка, но ничего лучшего рядом нет
   *[many] затоплено { $flooded } участков, но ничего лучшего рядом нет
  }
forbidden_island-hint-can-capture = там можно взять: { $treasure }
forbidden_island-hint-goes-home = все сокровища ваши — пора сюда: { $tile }
forbidden_island-hint-can-save = оттуда можно укрепить: { $tile } ({ $percent } %, что утонет в этот ход)
forbidden_island-hint-meets = там ждёт { $seat }: можно передать карты
forbidden_island-hint-goes = фишка придёт на участок «{ $tile }», ближе к нужному

forbidden_island-hint-ply-move = Идти: { $to }
forbidden_island-hint-ply-fly = Лететь: { $to }
forbidden_island-hint-ply-navigate = Вести: { $seat } → { $to }
forbidden_island-hint-ply-shore_up = Укрепить: { $tile }
forbidden_island-hint-ply-give = Передать: { $card } → { $to }
forbidden_island-hint-ply-capture = Взять сокровище
forbidden_island-hint-ply-end_actions = Закончить действия
forbidden_island-hint-ply-lift = Вертолёт: { $seats } → { $to }
forbidden_island-hint-ply-sandbag = Мешки с песком: { $tile }
forbidden_island-hint-ply-lift_off = Улететь
forbidden_island-hint-ply-discard = Сбросить: { $card }
forbidden_island-hint-ply-swim = Плыть: { $to }
forbidden_island-hint-ply-proceed = Дальше
