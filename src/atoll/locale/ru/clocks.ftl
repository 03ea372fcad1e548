# Clocks: how long people may think.

clock = Время на раздумье
clock-none = Сколько угодно
clock-none-help = Можно играть хоть несколько дней: стол подождёт.
clock-per-move-seconds =
    { $seconds ->
        [one] { $seconds } секунда на каждое решение
        [few] { $seconds } секунды на каждое решение
       *[many] { $seconds } секунд на каждое решение
    }
clock-per-move-minutes =
    { $minutes ->
        [one] { $minutes } минута на каждое решение
        [few] { $minutes } минуты на каждое решение
       *[many] { $minutes } минут на каждое решение
    }
clock-per-move-days =
    { $days ->
        [one] { $days } день на каждое решение
        [few] { $days } дня на каждое решение
       *[many] { $days } дней на каждое решение
    }
clock-per-game = { $minutes } мин на партию и { $increment } с за каждое решение
clock-help = Когда время вышло, это одно решение примет бот. После трёх подряд он играет за человека, пока тот не вернётся.

## At the table

clock-left = Осталось { $time }
clock-short = Осталось всего { $time }!
clock-late = Время вышло: решил бот.
