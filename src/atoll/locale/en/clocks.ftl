# Clocks: time limits for players.

clock = Time to think
clock-none = As long as you like
clock-none-help = You may play over days: the table waits.
clock-per-move-seconds =
    { $seconds ->
        [one] { $seconds } second for every decision
       *[other] { $seconds } seconds for every decision
    }
clock-per-move-minutes =
    { $minutes ->
        [one] { $minutes } minute for every decision
       *[other] { $minutes } minutes for every decision
    }
clock-per-move-days =
    { $days ->
        [one] { $days } day for every decision
       *[other] { $days } days for every decision
    }
clock-per-game = { $minutes } minutes for the game, and { $increment } seconds for every decision
clock-help = When a player’s time is up, a bot makes that one decision for them. After three in a row it stands in until they are back.

## At the table

clock-left = { $time } left
clock-short = Only { $time } left!
clock-late = Time was up: a bot decided.
