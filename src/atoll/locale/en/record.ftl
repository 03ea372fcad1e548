# The player's record: finished games, plots, and the record as a file.

record-title = Your record
record-summary = { $won } of { $played } games won
record-empty = Your finished games will be here, with their results.
record-offline = The server does not answer. This is your record as this browser has it.
record-by-game = Wins by game
record-by-level = Wins by level
record-by-players = Wins by number of players
record-game = Game
record-level = Level
record-players = Players
record-player-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
record-people = People only
record-of = { $won } of { $played }
record-won = Won
record-played = Played
record-table = As a table
record-games = Finished games
record-all = All { $count } games
record-compare = Compare results
record-delete = Delete
record-delete-question = Delete this game from your record?
record-delete-yes = Delete
record-delete-no = Keep
record-files = The record as a file
record-files-lead = Save your record, or add a saved one. The file has no secrets: neither your player key nor your seats.
record-save = Save the record
record-open = Add a saved record
record-saved = The record is saved.
record-added =
    { $count ->
        [one] { $count } game read from the file.
       *[other] { $count } games read from the file.
    }
record-no-file = This file is no record of Atoll.
record-delete-all = Delete all
record-delete-all-question =
    { $count ->
        [one] Delete the only game of your record? You also lose your seat there, so there is no rematch. The other players keep the game.
       *[other] Delete all { $count } games of your record? You also lose your seats there, so there is no rematch. The other players keep the games.
    }
record-kept = Your record is kept in this browser and under your player key.
