# Convidar outros para uma mesa.

invite = Convidar
invite-title = Jogue com amigos
invite-text = Venha jogar comigo: { $game }
invite-code = A ligação para esta mesa em código QR
invite-people = Jogar outra vez com
invite-people-help = Um toque, e o convite aparece entre as mesas dessa pessoa. Ou envie-lhe a ligação.
invite-person = Convidar { $name }
invite-sent = Convite enviado a { $name }
invite-forget = Esquecer { $name }
invite-all =
    { $count ->
        [one] Mostrar { $count } pessoa
       *[other] Mostrar todas as { $count } pessoas
    }
