# The preview of a link to a table, in messengers. One line for each message, arguments as
# { $name }, nothing else: the server itself reads this file.

preview-open = { $game }: a seat for you
preview-full = { $game }: about to begin
preview-playing = { $game }: a game is on
preview-won = { $game }: { $winners } won
preview-lost = { $game }: the island won
preview-abandoned = { $game }: ended without a winner
preview-host = { $host } invites you. Free seats: { $free } of { $seats }. No account needed.
preview-free = Free seats: { $free } of { $seats }. No account needed.
preview-watch = At the table: { $names }. Come and watch.
preview-review = At the table: { $names }. Look back at the game.
preview-picture = The board as it stands, and who sits at the table
