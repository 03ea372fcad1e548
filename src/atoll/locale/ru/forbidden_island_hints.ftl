# Причины подсказок на Запретном острове.

forbidden_island-hint-landing = { $tile } — единственный путь домой: риск утонуть в этот ход — { $percent } %
forbidden_island-hint-last-site = { $tile } — последнее место, где лежит { $treasure }: риск утонуть в этот ход — { $percent } %
forbidden_island-hint-site = { $tile } — место, где лежит { $treasure }: риск утонуть в этот ход — { $percent } %
forbidden_island-hint-keeps = спасает { FORM($tile, "object") }: риск утонуть в этот ход — { $percent } %
forbidden_island-hint-captures = { $missing ->
    [0] последний артефакт: теперь домой
    [one] артефакт ваш, осталось { $missing }
    [few] артефакт ваш, осталось { $missing }
   *[many] артефакт ваш, осталось { $missing }
  }
forbidden_island-hint-gives = у игрока { $seat } будет { $count } из 4 карт: { $card }
forbidden_island-hint-discards = { $count ->
    [one] нужна меньше всех: у вас { $count } карта «{ $card }»
    [few] нужна меньше всех: у вас { $count } карты «{ $card }»
   *[many] нужна меньше всех: у вас { $count } карт «{ $card }»
  }
forbidden_island-hint-wins = все на месте, и все артефакты с вами: это победа
forbidden_island-hint-waits = { $flooded ->
    [0] ничего не затоплено, спешить некуда
    [one] затоплен { $flooded } участок, но ничего лучшего рядом нет
    [few] затоплены { $flooded } участка, но ничего лучшего рядом нет
   *[many] затоплено { $flooded } участков, но ничего лучшего рядом нет
  }
forbidden_island-hint-can-capture = там можно взять: { $treasure }
forbidden_island-hint-goes-home = все артефакты ваши — пора { FORM($tile, "to") }
forbidden_island-hint-can-save = оттуда можно осушить { FORM($tile, "object") }: риск утонуть в этот ход — { $percent } %
forbidden_island-hint-meets = там ждёт { $seat }: можно передать карты
forbidden_island-hint-goes = фишка придёт { FORM($tile, "to") }, ближе к нужному

forbidden_island-hint-ply-move = Идти { FORM($to, "to") }
forbidden_island-hint-ply-fly = Лететь { FORM($to, "to") }
forbidden_island-hint-ply-navigate = Вести: { $seat } → { $to }
forbidden_island-hint-ply-shore_up = Осушить { FORM($tile, "object") }
forbidden_island-hint-ply-give = Отдать: { $card } → { $to }
forbidden_island-hint-ply-capture = Завладеть артефактом
forbidden_island-hint-ply-end_actions = Закончить действия
forbidden_island-hint-ply-lift = Вертолёт: { $seats } → { $to }
forbidden_island-hint-ply-sandbag = Мешки с песком: { $tile }
forbidden_island-hint-ply-lift_off = Улететь
forbidden_island-hint-ply-discard = Сбросить: { $card }
forbidden_island-hint-ply-swim = Плыть { FORM($to, "to") }
forbidden_island-hint-ply-proceed = Дальше
