# The player's own tables.

mine-title = Your tables
mine-all = All { $count } tables
mine-fewer = Show fewer
mine-offline = The server does not answer. These are your tables as they last stood.
mine-removed = { $game } is off the list. Your seat stays yours.
mine-undo = Undo
mine-remove = Remove { $game } from the list
mine-remove-title = Remove from the list
mine-elsewhere = Play on another device
mine-record = Your record
mine-finished = Finished games ({ $count })
mine-your-turn = Your turn
mine-turn-of = { $name } to play
mine-under-way = Under way
mine-open = Waiting for players
mine-seat-elsewhere = You hold no seat here any more
mine-with = with { $names }
mine-alone = on your own
mine-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
mine-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
mine-free-seat = Free seat
mine-won = You won
mine-won-together = You won together
mine-won-by =
    { $count ->
        [one] { $winners } won
       *[other] { $winners } won
    }
mine-lost = Lost
mine-abandoned = Ended by agreement
mine-review = Look back at the game
mine-next = Next table: { $game }
mine-waiting =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
mine-invitations = Invitations
mine-invited = { $name } invites you to play { $game }.
mine-accept = Sit down
mine-decline = Not now
mine-block = No more from { $name }
