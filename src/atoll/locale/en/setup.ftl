# Setting up a table: players, seats and variants.

setup-title = New game
setup-lead = { $game }: who plays, and how?
setup-players = How many play?
setup-seats = Who sits where
setup-kind = Who plays on seat { $seat }
setup-kind-human = Someone here
setup-kind-open = A friend, by link
setup-kind-bot = { $bot } (bot)
setup-name = Name
setup-name-of = Name on seat { $seat }
setup-open-help = You get a link to send, once the table is laid.
setup-hot-seat = Several of you at this screen: pass it round, or play together.
setup-options = Variants
setup-dealt = By lot
setup-hints = Hints
setup-hints-help = The player to decide may ask what a strong player would consider. Spectators never can.
setup-start = Lay the table
setup-public = Public
setup-public-help = The table is listed in the lobby: anyone may take an open seat, or watch. Otherwise it is found only by its link.
setup-watch = Watch the bots
setup-name-missing = Seat { $seat } has no name yet. Who sits there?
setup-unknown-title = No such game here
setup-unknown-text = This server knows no game by that name.
