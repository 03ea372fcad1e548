# O que difere do português europeu.

mine-offline = O servidor não responde. Estas são as suas mesas como estavam da última vez.
mine-removed = { $game } saiu da lista. O lugar continua sendo seu.
mine-undo = Desfazer
mine-elsewhere = Jogar em outro dispositivo
mine-record = O seu histórico
mine-turn-of = Vez de { $name }
mine-under-way = Em andamento
mine-seat-elsewhere = Você não tem mais lugar aqui
mine-alone = sozinho
mine-won = Vitória
mine-won-together = Vitória em equipe
mine-waiting = { $count ->
    [one] { $count } mesa espera por você
   *[other] { $count } mesas esperam por você
  }
mine-accept = Sentar
