# A table before the game: players, the link, sitting down.

open-title = Who is here
open-lead = The game begins as soon as every seat is taken.
open-link = The link to this table
open-copy = Copy the link
open-copied = Copied
open-copy-failed = Your browser does not allow copying. Please copy the link from the field.
open-seat = Open seat
open-seat-you = { $name } (you)
open-seat-waiting = Waiting for a friend
open-seat-public = Anyone may sit down
open-seat-kept = invited
open-all-kept = The open seats are kept for others. You can watch as soon as the game begins.
open-here = here
open-away = away
open-bot = a bot
open-get-up = Get up
open-sit-title = Sit down
open-sit-lead = A seat is free at this table of { $game }.
open-sit = Sit down
open-sit-all = I play all { $count } open seats
open-to-bots = Give the open seats to bots
open-bot-choice = Which bot
