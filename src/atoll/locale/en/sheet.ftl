# Around the game: links, spectators, stand-ins, ending a game, rematch.

sheet-title = This table
sheet-public = This table is public: it is listed in the lobby.
sheet-private = This table is private: only people with the link can find it.
sheet-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
  }

## The seat's own link

seat-link = My seat’s link
seat-link-of = The link to the seat of { $name }
seat-link-other-device = Play here on another device
seat-link-help = Open it on another device and you play on there. It is secret: anyone who has it can play your seat.
seat-link-wrong = This link fits no seat at this table. You can watch.

## Spectators

eyes-title = Spectators
eyes-lend = Let spectators see what I see
eyes-lend-of = Let spectators see what { $name } sees
eyes-help = Anyone with the link to the table can then see your hand, even your opponents in a second browser. You can stop at any time.
sheet-eyes = You are watching. Show what is known to
sheet-eyes-nobody = everyone: public cards only

## Stand-ins

sheet-away = { $name } has been away for a while.
sheet-away-several = { $names } have been away for a while.
sheet-stand-in = Let a bot play on
sheet-stand-in-several = Let bots play on
sheet-stood-in = { $bot } is playing for you just now.
sheet-stood-in-for = { $bot } is playing for { $name } just now.
sheet-take-back = Take the seat back
rest-title = Need a break?
rest-help = A bot plays for you until you take your seat back.
rest = Let a bot play for me
rest-of = Let a bot play for { $name }

## Ending a game by agreement

give-up-title = End the game
give-up-alone = The game ends without a winner.
give-up-others = The game ends without a winner, if all players agree.
give-up = End the game…
give-up-yes = End it now
give-up-propose = Ask the others
give-up-no = Play on
proposal-abandon = { $who } would like to end the game without a winner.
proposal-abandon-own = You would like to end the game. Waiting for: { $others }
proposal-undo = { $who } would like to take back a decision.
proposal-undo-own = You would like to take back a decision. Waiting for: { $others }
proposal-claim = A visitor asks for the seat of { $name }. Is it { $name }?
proposal-give-back = Yes, give it back
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Never mind
proposal-agreed = You agreed. Waiting for: { $others }
declined-undo = { $who } said no: it stays as it is.
declined-abandon = { $who } said no: the game goes on.
declined-claim = { $who } said no: the seat stays as it is.
declined-noted = All right

## Rematch

sheet-invited = The table is laid for another game. Your seat is kept for you.
sheet-next = The same people have laid the table for another game.
sheet-join = Come along
sheet-watch = Watch the next game
notices-show = Show notices
notices-hide = Hide notices
rematch-rotate = Everyone moves one seat on
rematch-rotate-help = Otherwise all keep their seats.
rematch-others = The others are invited; their seats are kept for them.
rematch-begins = Who begins
rematch-begins-as_before = As it was set up
rematch-begins-next = The next player
rematch-begins-loser = The player who lost

## One device for several people

hand-over = Pass the device to { $name }
hand-over-why = Everything that others must not see is covered. No one else should look now.
hand-over-here = I am { $name }

sheet-expert-compiling = Expert is still warming up ({ $percent } %). Until then it plays like Skilled.
end-card = The end of the game
end-card-close = Close and look at the board
end-share = Share as a picture
end-place = Place { $place } of { $players }, { $margin } behind the winner
end-place-first = First of { $players }, { $margin } ahead
end-place-level = Place { $place } of { $players }, level on points
turning-find = Find the turning point
turning-working = Looking through the game…
turning-none = No single moment decided this game.
turning-point = The turning point, around turn { $turn }: { $who } went from { $before } % to { $after } %.
turning-team = The turning point, around turn { $turn }: the team went from { $before } % to { $after } %.
recap-title = Since your last turn
recap-again = { $words } Show it again

## A seat whose token is lost

claim-question =
    { $count ->
        [one] A player is away. Is it you?
       *[other] Players are away. Are you one of them?
    }
claim-mine = This seat is mine
claim-mine-of = This seat is mine: { $name }
claim-waiting = The others are asked whether the seat of { $name } is yours.
claim-returned = The seat is yours again.
claim-key = Enter my player key
