# Ce qui ne va pas dans un coup, une variante, une mise en place ou une transcription.

## Options and players

option-players = { $game } se joue de { $low } à { $high }, pas à { $players }
option-value = la variante { $option } accepte { $known }, pas { $value }
option-unknown = { $game } n’a pas de variante { $option } ; il y a : { $known }
option-typed = une variante s’écrit KEY=VALUE, pas { $text }
option-twice = la variante { $option } est donnée deux fois
choice-unknown = « { $choice } » ne se choisit pas dans { $game } ; on peut choisir : { $known }
bot-missing = { $game } n’a pas de bot { $bot } ; il y a : { $known }
bot-other-game = { $bot } ne joue pas à { $game }
game-missing = il n’y a pas de jeu { $game } ; il y a : { $known }
game-twice = plusieurs paquets ont un jeu { $game } : { $packages } ; n’en gardez qu’un
game-import = le jeu { $game } du paquet { $package } ne peut pas être importé : { $reason }
game-type = le jeu { $game } du paquet { $package } est inutilisable : { $value } n’est pas un jeu
game-other-name = le jeu { $game } du paquet { $package } s’appelle lui-même { $name } : son point d’entrée doit porter le même nom
game-own-name = le jeu { $game } du paquet { $package } est ignoré : Atoll a déjà un jeu de ce nom
game-bad-name = le jeu { $game } du paquet { $package } est ignoré : un nom n’a que des minuscules, des chiffres et _

## Words

input-over = la partie est finie
input-decision = ici, c’est à un joueur de décider, pas au hasard
input-illegal = { $ply } n’est pas permis ici
input-action = l’action { $action } n’est pas permise ici
input-seat = un coup est un objet qui dit de quelle place il vient
input-ply = un coup est un objet, un texte en notation courte ou le numéro d’une action, pas { $value }
input-verb = { $game } n’a pas de verbe { $verb } ; il y a : { $known }
input-notation = il manque un mot à { $text }, ou il y en a un de trop : écrivez { $form }
input-object = { $what } doit être un objet, pas { $value }
input-lacks = il manque « { $key } » dans { $what }
input-unknown-key = clé inconnue « { $key } » dans { $what }
input-number = « { $key } » doit être un nombre entier de { $low } à { $high }, pas { $value }
input-one-of = « { $key } » doit être l’un de { $known }, pas { $value }
input-any-of = { $what } peut nommer { $known }, pas { $value }
input-list = { $what } doit être une liste de { $count }, pas { $value }
input-seats = « { $key } » doit être une liste de places, pas { $value }
input-seats-order = « { $key } » doit nommer une place ou plus, dans l’ordre, pas { $value }
input-twice = « { $key } » nomme deux fois « { $value } »
input-key-twice = une clé figure deux fois dans un même objet

## Set-ups

setup-copies = les mains ont plus que les { $count } cartes « { $card } »
setup-space = { $space } n’est pas une case de l’île { $island }
setup-no-such = cela n’existe pas : { $what } { $value }
setup-json = la mise en place n’est pas du JSON : { $detail }
setup-island = l’île { $island } n’est pas celle de la variante, { $chosen }
setup-apart = { $kind } : au moins quatre cases entre deux semblables, et un seul objet par case ; ce n’est pas le cas en { $spaces }
setup-inland = { $kind } : au moins quatre cases entre deux semblables, un seul objet par case, et jamais au bord de l’océan ; ce n’est pas le cas en { $spaces }
setup-owners = chaque place a exactement un itinéraire ; ce n’est pas le cas dans { $owners }
setup-owner = l’itinéraire { $map } a besoin d’un indice et d’un propriétaire
setup-dealt-twice = l’indice « { $clue } » est distribué deux fois

## Transcripts

transcript-empty = il n’y a pas de transcription dedans
transcript-text = ce n’est pas du texte UTF-8
transcript-json = ce n’est pas du JSON, à partir du caractère { $column }
transcript-digits = un des nombres a trop de chiffres
transcript-object = ce n’est pas un objet JSON
transcript-nested = l’imbrication est trop profonde
transcript-edition = « atoll » doit être une édition des règles ({ $known }), pas { $value }
transcript-game = « game » doit être un nom, pas { $value }
transcript-no-outcome = la transcription s’arrête ici, mais le résultat manque
transcript-not-ended = la transcription s’arrête ici, mais la partie n’est pas finie
transcript-legal-list = « legal » doit être une liste
transcript-legal-not = { $ply } est donné comme permis et ne l’est pas
transcript-legal-more = { $ply } est permis et donné plus d’une fois
transcript-legal-missing = { $ply } est permis et n’est pas donné
transcript-too-early = le résultat est donné, mais la partie n’est pas finie
transcript-outcome = le résultat est { $ours }, pas { $theirs }
proof-unusable = la preuve est inutilisable ({ $detail })
