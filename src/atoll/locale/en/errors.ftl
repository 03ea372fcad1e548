# Errors of the server. One line for each message, arguments as { $name }, nothing else:
# the server itself reads this file.

## Plies

refused-stale = Something else happened first: look again.
refused-open = The game has not begun: a player is still missing.
refused-over = The game is over.
refused-seat = This seat is not yours.
refused-stand-in = A bot is playing for you just now: take your seat back first.
refused-turn = It is not your decision now.
refused-ply = This cannot be played: { $reason }.

## Undo

undo-nothing = You have made no decision yet that could be taken back.
undo-decision = Another player has decided since then (move { $ply }): the others must agree.
undo-chance = Chance has shown something since then (move { $ply }): the others must agree.
undo-revealed = Hidden information has been revealed since then (move { $ply }): the others must agree.
undo-declined = The others have said no: play on first.

## Chat

talk-text = A message has 1 to 300 visible characters.
talk-phrase = Write a message, or choose one of the phrases.
talk-too-fast = Too many messages at once: wait a moment.
talk-full = The chat of this table is full: nothing more can be added.

## Seats

seat-name = A name has 1 to 32 visible characters.
seat-unknown = This table has no seat { $seat }.
seat-taken = This seat is taken.
seat-none-open = No seat is open at this table.
seat-kept = This seat is kept for { $name }.
seat-begun = The game has begun: a bot can stand in for you instead.
seat-token = Only players at this table may do that.

stand-in-nobody = There is no person on this seat for a bot to stand in for.
stand-in-none = No bot stands in for you.
stand-in-here = They are here: the others may call a bot only for a player who is away.
stand-in-soon = They may be back in a moment: a bot can stand in for them in { $time }.
proposal-waits = Another proposal waits for an answer.
rematch-playing = The game is still on: a rematch comes after it.
rematch-late = Your seat at the next table was given to a bot. You can still watch.
first-settled = Who begins is settled already.
first-early = Wait until all seats are taken: then say who begins.
first-person = Only a player’s seat can begin this way, not a bot’s.
rematch-first = This game does not let one choose who begins.
rematch-loser = This game has no single loser: choose another way to begin.
proposal-none = This proposal is no longer open.
seat-named = Beside other players a name cannot change once the game has begun.
invite-no-person = There is no other player on this seat who could be invited.
invite-soon = You have just invited this player: wait a minute.
invite-too-many = You have invited many players: wait an hour, or send the link.
claim-no-person = No player has this seat.
claim-online = This player is here: a seat can be returned only while its player is away.
claim-alone = Another player at the table must confirm this, and there is none. Only the player key of this seat can restore it.
claim-soon = This seat can be returned to you in { $time }.
claim-declined = The players have said no: ask again when the game has gone on.
claim-too-many = You have asked for seats many times: wait an hour.
hint-off = This table plays without hints.
hint-none = There are no hints for this game yet.
hint-compiling = Hints are still being prepared. Try again in a moment.
hint-busy = The server is busy with other hints and bots. Try again in a moment.
hint-spectator = Hints are for those who play.
tutorial-none = There is no tutorial for this game.
examples-none = The rules of this game have no worked examples.
review-not-over = The review comes when the game is over.
review-long = This game is too long for a review: it has more than { $most } moves.
review-unknown = This review has not been requested yet.
review-busy = The server is reviewing several games already: try again in a few minutes.
review-failed = This game could not be reviewed. The server’s log gives the reason.

## Tables

table-unknown = There is no such table.
table-broken = The server cannot read this table: it was written by other rules, or is damaged.
table-moving = This table is moving to another server process. Please try again in a moment.
table-players = This cannot be set up: { $reason }.
table-options = This cannot be set up: { $reason }.
table-chosen = This cannot be set up: { $reason }.
table-seats = { $players } players need { $players } seats, not { $seats }.
table-clock = A clock has 3 seconds to 14 days per decision, or 30 seconds to 14 days per game with at most a day for each decision.
table-bot = There is no such bot: { $reason }.
table-no-room = This server is full: no new table can be set up.
table-too-many = You have set up many tables in a short time: wait a minute.
game-unknown = There is no game { $game }.
game-broken = The rules of this game could not be made ready on this server.
game-uncompiled = Expert, hints and reviews of this game could not be made ready on this server: Expert plays like Skilled. The server’s log gives the reason.

## History, branches and transcripts

eyes-unknown = There is no perspective “{ $eyes }” at this table.
eyes-secret = While the game goes on, you can only look at it from your own seat.
moment-unknown = This game has no moment { $moment }.
branch-live = While other people play this game, you cannot branch off from it: wait until it is over.
branch-over = The game is over at this moment: choose an earlier one.
branch-other-game = Before this table branched off, only the seat for which the cards were dealt again can take up the game.
transcript-not-over = The transcript shows every hidden card, so it is available only when the game is over.
transcript-redealt = Cards were dealt again when this table branched off, so its game has no transcript of its own.
transcript-line = Line { $line } of the file: { $reason }.
transcript-games = There are more than { $most } games in this file.
transcript-long = A game in this file is too long: it has more than { $most } moves.
proof-none = This game did not begin at this table, so there is nothing to prove.
challenge-not-over = A challenge is the deal of a finished game: play this one to its end first.
challenge-none = The deal of this game was not dealt at this table, so there is no challenge with it.
challenge-many = This deal has been sent { $most } times already.
challenge-secret = The results are compared when your game is over.
picture-none = There are no pictures of this game.

## Notifications

notify-off = The host of this server has not enabled this.
notify-address = This address cannot be used: it must begin with https:// and lead to a public server.
notify-unreachable = { $host } does not answer.
notify-status = { $host } refused the message (status { $status }).
webhook-too-many = You have set many webhooks: wait an hour.
push-keys = These keys are not those of a browser.

## The log

store-full = There is no room left on the server’s disk: nothing was changed, try again later.
store-locked = Another program has locked the server’s database: nothing was changed, try again later.
store-failed = The server’s database cannot be used just now: nothing was changed, try again later.

## Requests

request-malformed = The server does not understand this: { $reason }.
request-too-many = Too many requests in a short time: wait a minute.
socket-too-many = Too many pages are open from your address: close one and try again.
socket-crowd = Too many people are at this table: no more can come in just now.
request-too-large = This is too large for the server.
request-unknown = The server has no such address.
request-method = This address does not accept this kind of request.
request-host = The server does not answer to the name { $host }. Its host can allow this name when starting it.
request-cross-site = This came from another site, { $origin }.
request-failed = Something went wrong on the server; it has been written to its log.
