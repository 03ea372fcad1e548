# Clocks: how long people may think.

clock = Tempo para pensar
clock-none = O tempo que for preciso
clock-none-help = Pode jogar-se ao longo de dias: a mesa espera.
clock-per-move-seconds =
    { $seconds ->
        [one] { $seconds } segundo por decisão
       *[other] { $seconds } segundos por decisão
    }
clock-per-move-minutes =
    { $minutes ->
        [one] { $minutes } minuto por decisão
       *[other] { $minutes } minutos por decisão
    }
clock-per-move-days =
    { $days ->
        [one] { $days } dia por decisão
       *[other] { $days } dias por decisão
    }
clock-per-game = { $minutes } minutos para a partida, mais { $increment } segundos por decisão
clock-help = Quando o tempo de alguém se esgota, um bot toma essa decisão. Depois de três seguidas, joga por essa pessoa até ela voltar.

## At the table

clock-left = Restam { $time }
clock-short = Só restam { $time }!
clock-late = O tempo esgotou-se: um bot decidiu.
