# Clocks: how long people may think.

clock = Temps de réflexion
clock-none = Autant qu’il faut
clock-none-help = La partie peut durer des jours : la table attend.
clock-per-move-seconds =
    { $seconds ->
        [one] { $seconds } seconde par décision
       *[other] { $seconds } secondes par décision
    }
clock-per-move-minutes =
    { $minutes ->
        [one] { $minutes } minute par décision
       *[other] { $minutes } minutes par décision
    }
clock-per-move-days =
    { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
clock-per-game = { $minutes } minutes pour la partie, plus { $increment } secondes par décision
clock-help = Quand le temps de quelqu’un est écoulé, un bot prend cette décision à sa place. Après trois de suite, il le remplace jusqu’à son retour.

## At the table

clock-left = Il reste { $time }
clock-short = Plus que { $time } !
clock-late = Temps écoulé : un bot a décidé.
