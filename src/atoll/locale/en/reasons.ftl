# Errors in a ply, an option, a set-up or a transcript. One line for each message, arguments as
# { $name }, nothing else: programs and the command line read this file too.

## Options and players

option-players = { $game } takes { $low } to { $high } players, not { $players }
option-value = option { $option } takes any of { $known }, not { $value }
option-unknown = { $game } has no option { $option }; it has: { $known }
option-typed = an option is written KEY=VALUE, not { $text }
option-twice = option { $option } is given twice
choice-unknown = '{ $choice }' cannot be chosen in { $game }; this can be: { $known }
bot-missing = { $game } has no bot { $bot }; it has: { $known }
bot-other-game = { $bot } does not play { $game }
game-missing = there is no game { $game }; there are: { $known }
game-twice = several packages have a game { $game }: { $packages }; uninstall all but one
game-import = the game { $game } of the package { $package } cannot be imported: { $reason }
game-type = the game { $game } of the package { $package } cannot be used: { $value } is no game
game-other-name = the game { $game } of the package { $package } calls itself { $name }: its entry point needs the same name
game-own-name = the game { $game } of the package { $package } is ignored: Atoll has a game of that name
game-bad-name = the game { $game } of the package { $package } is ignored: a name has small letters, digits and _ only

## Plies and JSON

input-over = the game is over
input-decision = a player is to decide here, not chance
input-illegal = { $ply } is not legal here
input-action = action { $action } is not legal here
input-seat = a ply is an object that names its seat
input-ply = a ply is an object, a text in short notation or the number of an action, not { $value }
input-verb = { $game } has no verb { $verb }; it has: { $known }
input-notation = { $text } lacks a word or has one too many: write { $form }
input-object = '{ $what }' must be an object, not { $value }
input-lacks = { $what } lacks '{ $key }'
input-unknown-key = { $what } has an unknown key '{ $key }'
input-number = '{ $key }' must be a whole number from { $low } to { $high }, not { $value }
input-one-of = '{ $key }' must be one of { $known }, not { $value }
input-any-of = '{ $what }' must name any of { $known }, not { $value }
input-list = '{ $what }' must be a list of { $count }, not { $value }
input-seats = '{ $key }' must be a list of seats, not { $value }
input-seats-order = '{ $key }' must name one seat or more, in order, not { $value }
input-twice = '{ $key }' names '{ $value }' twice
input-key-twice = a key stands twice in one object

## Set-ups

setup-copies = the hands hold more than the { $count } cards '{ $card }'
setup-space = { $space } is no space of the island { $island }
setup-no-such = there is no { $what } { $value }
setup-json = the set-up is not JSON: { $detail }
setup-island = the island { $island } is not the option's, { $chosen }
setup-apart = each { $kind } must stand at least four spaces apart, on spaces without another object; not so at { $spaces }
setup-inland = each { $kind } must stand at least four spaces apart, on spaces without another object, not next to the ocean; not so at { $spaces }
setup-owners = every seat owns exactly one map; not so in { $owners }
setup-owner = the { $map } map needs both a clue and an owner
setup-dealt-twice = the clue '{ $clue }' is dealt twice

## Transcripts

transcript-empty = there is no transcript in it
transcript-text = it is not UTF-8 text
transcript-json = it is not JSON, from character { $column } on
transcript-digits = a number in it has too many digits
transcript-object = it is not a JSON object
transcript-nested = it is nested too deeply
transcript-edition = 'atoll' must be an edition of the rules ({ $known }), not { $value }
transcript-game = 'game' must be a name, not { $value }
transcript-no-outcome = the transcript ends here, but the outcome is missing
transcript-not-ended = the transcript ends here, but the game is not over yet
transcript-legal-list = 'legal' must be a list
transcript-legal-not = { $ply } is listed as legal and is not
transcript-legal-more = { $ply } is legal and listed more than once
transcript-legal-missing = { $ply } is legal and not listed
transcript-too-early = the outcome is given, but the game is not over yet
transcript-outcome = the outcome is { $ours }, not { $theirs }
proof-unusable = the proof cannot be used ({ $detail })
