# Причины подсказок в La Tortuga.

la_tortuga-hint-score = { $score ->
    [one] в конце примерно { $score } яйцо
    [few] в конце примерно { $score } яйца
   *[many] в конце примерно { $score } яиц
  }

la_tortuga-hint-busts = { $sides ->
    [0] перебора быть не может
   *[other] перебор на { $sides } из 6
  }
la_tortuga-hint-loses-place = { $spaces ->
    [one] перебор отнимет { $spaces } деление
    [few] перебор отнимет { $spaces } деления
   *[many] перебор отнимет { $spaces } делений
  }
la_tortuga-hint-may-take = шанс { $sides } из 6 добраться до пляжа, а там { $eggs ->
    [one] { $eggs } яйцо
    [few] { $eggs } яйца
   *[many] { $eggs } яиц
  }
la_tortuga-hint-takes = сразу { $eggs ->
    [one] { $eggs } яйцо
    [few] { $eggs } яйца
   *[many] { $eggs } яиц
  }
la_tortuga-hint-rides = вы забираетесь на { FORM($turtle, "on") }: пока вы сверху, решаете вы
la_tortuga-hint-lands = надёжная остановка на делении { $space }
la_tortuga-hint-to-go = { $spaces ->
    [one] до пляжа { $spaces } деление, пока лежит эта карта
    [few] до пляжа { $spaces } деления, пока лежит эта карта
   *[many] до пляжа { $spaces } делений, пока лежит эта карта
  }

la_tortuga-hint-ply-roll = Бросить
la_tortuga-hint-ply-stop = Остановиться
la_tortuga-hint-ply-turtle = Сначала { $turtle }
la_tortuga-hint-ply-spend = Потратить карту на { $value }
