# Inviting others to a table.

invite = Invite
invite-title = Play with friends
invite-text = Come and play { $game } with me
invite-code = A QR code of this link
invite-people = Play again with
invite-people-help = One press, and they find your invitation among their tables. Or send them the link.
invite-person = Invite { $name }
invite-sent = { $name } is invited
invite-forget = Forget { $name }
invite-all =
    { $count ->
        [one] Show { $count } person
       *[other] Show all { $count } people
    }
