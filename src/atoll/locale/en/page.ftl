# The page around the games: frame, home, set-up, table.

atoll = Atoll
title = { $game } · Atoll
title-your-turn = Your turn · { $game }
skip-to-content = Skip to the content
home-link = Atoll, to the home page
close = Close
loading = One moment…
not-found-title = Off the chart
not-found-text = There is nothing at this address. The sea is wide; the harbour is this way.
to-home = To the home page
try-again = Try again

## Home

home-title = Three islands, one table
home-lead = Real board games by their real rules, with friends or with bots.
home-play-now = Play now
home-with-friends = With friends
learn = Learn
learn-game = Learn by playing: { $game }
home-lobby = Open tables
home-to-come = On its way
home-replay = Replay a file
home-players = { $low }–{ $high } players
home-more = More games on this server
home-unreachable = The server does not answer just now, so no table can be set up.
home-offline = You are offline. You can still read the rules and learn by playing; tables need a connection.
home-affiliation = Atoll is a free project of its own. It is not affiliated with these authors and publishers; the names are theirs.
home-credit = { $game } by { $author }, published by { $publisher }
home-credits = Whose games these are

la_tortuga-title = La Tortuga
la_tortuga-tagline = Seven turtles race round an island on each other’s backs. The rider on top decides.
la_tortuga-author = Alex Randolph
la_tortuga-publisher = franjos
la_tortuga-picture = A ring of stepping stones around a small green island; turtles ride on each other
forbidden_island-title = Forbidden Island
forbidden_island-tagline = A team of explorers, four treasures, and an island that is sinking under their feet.
forbidden_island-author = Matt Leacock
forbidden_island-publisher = Gamewright
forbidden_island-picture = Island tiles in the sea, some of them slowly flooding
tobago-title = Tobago
tobago-tagline = Clue by clue the map narrows, until only one space is left to dig.
tobago-author = Bruce Allen
tobago-publisher = Zoch
tobago-picture = A map of hexagons with palms and a lake; a cross marks the treasure

## Settings

settings = Settings
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animation
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-preview-first = Confirm moves
settings-preview-first-help = The first press shows what a move would do, the second does it.
settings-keys = Single keys play
settings-keys-help = Letters such as R and S act at once at the table.
settings-language = Language

## Setting up a table

default-names = Coral · Skipper · Mango · Pelican · Marina · Breeze · Sandy · Finn
default-mate = First mate

bot-random = Drifter
bot-random-character = Tosses a coin at every choice. Good company for a first game.
bot-stop4 = Old Salt
bot-stop4-character = Likes a sure thing: stops at four and rarely gets wet.
bot-novice = Novice
bot-novice-character = Knows the rules and plays by mood. Slips as we all did at first.
bot-skilled = Skilled
bot-skilled-character = Knows the game well and answers at once.
bot-expert = Expert
bot-expert-character = Thinks ahead, up to a second for a choice. Hard to beat.
bot-tree = Tree search
bot-tree-character = Plays many games ahead in its head, up to a second for a choice. Knows nothing but the rules.
bot-unknown-character = A bot by that name.

error-unreachable = The server does not answer. Your table is kept there; try again in a moment.

## At a table

table-looking = Looking for the table…
table-missing-title = This table is not here
table-missing-text = The link may be cut short, or the table was laid on another server. Ask for the link again, or lay a table of your own.
table-refused-title = This table cannot be opened just now
table-unreachable-title = No answer from the server
table-unreachable-text = Nothing is lost: the table is kept on the server. We can try again as soon as you like.
table-waiting-text = A table needs a connection. Nothing is lost: the table is kept on the server, and this page returns to it by itself.
table-lost = The connection is lost. Your seat and the game are safe; reconnecting…
table-unsent = What you chose is sent as soon as it is back.

play-tabs = Parts of the table
play-tab-play = Play
play-tab-people = People
play-tab-log = Log
play-tab-talk = Chat
play-unread = { $count } new
play-people = People
play-log = Log
play-log-empty = Nothing has happened yet.
play-rules = Rules
play-table = Table
play-abandoned = The game was ended by agreement, without a winner.
play-help = Shortcuts
play-look-back = Look back
play-fair = Fair by proof
play-why = Why?
play-hint = Hint
play-you = you
play-offline = away
play-skip = Skip ahead
play-confirm = Press again to do it
play-wait = Others are deciding.
play-watching = You are watching.
play-again = Play again
play-another = New game
play-result = How it ended
play-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
  }
play-won-you = You win!

help-title = Keyboard shortcuts
help-lead = Everything can be played without a mouse.
help-skip = skip the animation
help-help = open this list
help-tab = from one thing to the next
help-arrows = from space to space on the board
help-look-back = look back at the game, move by move

rules-of = The rules of { $game }
rules-by = In our own words. The game is by { $author }.
