# What the server refuses, and why. One line a message, arguments as { $name }, nothing else:
# the server itself reads this file (see atoll/engine/told.py).

## Plies

refused-stale = Something else happened first: look again.
refused-open = The game has not begun: somebody is still missing.
refused-over = The game is over.
refused-seat = This seat is not yours.
refused-stand-in = A bot is playing for you just now: take your seat back first.
refused-turn = It is not your decision now.
refused-ply = This cannot be played: { $reason }.

## Taking back

undo-nothing = You have decided nothing yet that could be taken back.
undo-decision = Somebody else has decided since then (move { $ply }): the others must agree.
undo-chance = Chance has shown something since then (move { $ply }): the others must agree.
undo-revealed = Hidden things have come to light since then (move { $ply }): the others must agree.
undo-declined = The others have said no: play on first.

## Talk

talk-text = What you say has 1 to 300 visible characters.
talk-phrase = Say something in your own words, or by one of the phrases.
talk-too-fast = That was a lot at once: wait a moment.
talk-full = A great deal has been said at this table: nothing more can be added.

## Seats

seat-name = A name has 1 to 32 visible characters.
seat-unknown = This table has no seat { $seat }.
seat-taken = This seat is taken.
seat-none-open = No seat is open at this table.
seat-kept = This seat is kept for { $name }.
seat-begun = The game has begun: a bot can stand in for you instead.
seat-token = Only somebody who sits at this table may do that.

stand-in-nobody = Nobody plays there whom a bot could stand in for.
stand-in-none = No bot stands in for you.
stand-in-here = They are here: only for somebody who is away may the others call a bot.
stand-in-soon = They may be back in a moment: a bot can stand in { $seconds } s from now.
proposal-waits = Another proposal waits for an answer.
rematch-playing = The game is still on: a rematch comes after it.
rematch-late = Your seat at the next table was given to a bot. You can still watch.
proposal-none = Nothing is proposed any more.
hint-off = This table plays without hints.
hint-none = There are no hints for this game yet.
hint-compiling = Hints are still being prepared. Try again in a moment.
hint-spectator = Hints are for those who play.
tutorial-none = There is no tutorial for this game.
review-not-over = There is a review when the game is over.
review-long = This game is too long to be gone through: it has more than { $most } moves.
review-unknown = Nobody has asked for this review yet.
review-busy = The server has several games to go through already: try again in a few minutes.
review-failed = This game could not be gone through. The server’s host finds the reason in its log.

## Tables

table-unknown = There is no such table.
table-broken = The server cannot read this table: it was written by other rules, or is damaged.
table-players = This cannot be set up: { $reason }.
table-options = This cannot be set up: { $reason }.
table-chosen = This cannot be set up: { $reason }.
table-seats = { $players } players need { $players } seats, not { $seats }.
table-clock = A clock has 3 seconds to a day per decision, or 30 seconds to 10 hours per game with at most 5 minutes for each decision.
table-bot = There is no such bot: { $reason }.
table-no-room = This server keeps as many tables as it can: no new one can be set up.
table-too-many = You have set up many tables in a short time: wait a minute.
game-unknown = There is no game { $game }.
game-broken = The rules of this game could not be made ready on this server.

## Looking back, and going another way

eyes-unknown = There are no eyes “{ $eyes }” at this table.
eyes-secret = While the game goes on, you can only look through your own eyes.
moment-unknown = This game has no moment { $moment }.
branch-live = While other people play this game, nobody can branch off from it: wait until it is over.
branch-over = The game is over at this moment: choose an earlier one.
branch-other-game = Before this table branched off, the game can only be taken up by the seat it was dealt anew for.
transcript-not-over = The transcript shows every hidden card, so it can be had only when the game is over.
transcript-redealt = Cards were dealt anew when this table branched off, so its game has no transcript of its own.
transcript-line = Line { $line } of the file: { $reason }.
transcript-games = There are more than { $most } games in this file.
transcript-long = A game in this file is too long: it has more than { $most } moves.
proof-none = This game did not begin at this table, so there is nothing to prove.

## The log

store-full = There is no room left on the server’s disk: nothing was changed, try again later.
store-locked = Another program has locked the server’s database: nothing was changed, try again later.
store-failed = The server’s database cannot be used just now: nothing was changed, try again later.

## Requests

request-malformed = The server does not understand this: { $reason }.
request-too-many = That was a great deal in a short time: wait a minute.
socket-too-many = Too many pages are open from your address: close one and try again.
socket-crowd = So many people are at this table that nobody else can come in just now.
request-too-large = This is too large for the server.
request-unknown = The server knows no such address.
request-method = This address cannot be asked in this way.
request-cross-site = This came from another site, { $origin }.
request-failed = Something went wrong on the server; it has been written to its log.
