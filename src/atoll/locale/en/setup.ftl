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

## Who begins

setup-first = Who begins
setup-first-asked = Who was last on an island
setup-first-asked-help = The table asks once all seats are taken: any player may answer, and the game begins.
setup-first-who = Who was it?
setup-first-named = { $seat }: { $name }

## The set-up by hand

setup-arrange = The set-up
setup-arrange-help = What you leave open is dealt by lot when the game begins. The players see what was arranged.
setup-arrange-la_tortuga = Choose the first card
setup-arrange-forbidden_island = Lay out the island
setup-arrange-tobago = Arrange the island
setup-arrange-close = Close the workshop
setup-arrange-clear = Leave it all to the lot
setup-link-broken = The link is cut short or damaged: no set-up can be read from it. Everything here is as usual.
setup-link-foreign = The link is for another game, { $game }. Everything here is as usual.
setup-link-refused = The rules do not allow the set-up of this link. Everything here is as usual. { $reason }
