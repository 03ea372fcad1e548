# Ce que le serveur refuse, et pourquoi.

## Plies

refused-stale = Autre chose s’est passé entre-temps : regardez de nouveau.
refused-open = La partie n’a pas commencé : il manque encore quelqu’un.
refused-over = La partie est finie.
refused-seat = Cette place n’est pas la vôtre.
refused-stand-in = Un bot joue pour vous en ce moment : reprenez d’abord votre place.
refused-turn = Ce n’est pas à vous de décider maintenant.
refused-ply = Ce coup n’est pas possible : { $reason }.

## Taking back

undo-nothing = Vous n’avez encore rien décidé qui puisse être repris.
undo-decision = Quelqu’un d’autre a décidé depuis (coup { $ply }) : les autres doivent être d’accord.
undo-chance = Le hasard a montré quelque chose depuis (coup { $ply }) : les autres doivent être d’accord.
undo-revealed = Des choses cachées ont été révélées depuis (coup { $ply }) : les autres doivent être d’accord.
undo-declined = Les autres ont refusé : continuez d’abord à jouer.
talk-text = Un message a de 1 à 300 caractères visibles.
talk-phrase = Dites quelque chose avec vos mots, ou avec une des phrases toutes faites.
talk-too-fast = C’était beaucoup d’un coup : attendez un instant.
talk-full = On a déjà dit énormément de choses à cette table : on ne peut plus rien ajouter.

## Seats

seat-name = Un nom a de 1 à 32 caractères visibles.
seat-unknown = Cette table n’a pas de place { $seat }.
seat-taken = Cette place est prise.
seat-none-open = Aucune place n’est libre à cette table.
seat-kept = Cette place est gardée pour { $name }.
seat-begun = La partie a commencé : un bot peut jouer à votre place.
seat-token = Seul quelqu’un assis à cette table peut faire cela.

stand-in-nobody = Il n’y a là personne qu’un bot puisse remplacer.
stand-in-none = Aucun bot ne vous remplace.
stand-in-here = La personne est là : les autres ne peuvent appeler un bot que pour quelqu’un d’absent.
stand-in-soon = La personne revient peut-être dans un instant : un bot pourra la remplacer dans { $time }.
proposal-waits = Une autre proposition attend une réponse.
rematch-playing = La partie n’est pas finie : la revanche viendra après.
rematch-late = Votre place à la table suivante a été donnée à un bot. Vous pouvez encore regarder.
first-settled = On sait déjà qui commence.
first-early = Attendez que toutes les places soient prises : vous direz ensuite qui commence.
first-person = Seule une personne peut commencer ainsi, pas un bot.
rematch-first = Ce jeu ne laisse pas choisir qui commence.
rematch-loser = Cette partie n’a pas de perdant : choisissez une autre façon de commencer.
proposal-none = Il n’y a plus rien de proposé.
seat-named = Avec d’autres joueurs, le nom ne change plus une fois la partie commencée.
invite-no-person = Il n’y a pas, à cette place, d’autre joueur à inviter.
invite-soon = Vous venez d’inviter ce joueur : attendez une minute.
invite-too-many = Vous avez invité beaucoup de joueurs : attendez une heure, ou envoyez le lien.
claim-no-person = Cette place n’appartient à personne.
claim-online = Cette personne est là : une place n’est rendue qu’en l’absence de la personne qui l’occupe.
claim-alone = Quelqu’un d’autre à la table doit le confirmer, et il n’y a personne. Seule la clé de joueur de cette place peut la rendre.
claim-soon = Cette place pourra vous être rendue dans { $time }.
claim-declined = Les autres ont dit non : redemandez quand la partie aura avancé.
claim-too-many = Vous avez demandé bien des places : attendez une heure.
hint-off = À cette table, on joue sans conseils.
hint-none = Il n’y a pas encore de conseils pour ce jeu.
hint-compiling = Les conseils sont encore en préparation. Réessayez dans un instant.
hint-busy = Le serveur est occupé par d’autres conseils et bots. Réessayez dans un instant.
hint-spectator = Les conseils sont pour ceux qui jouent.
tutorial-none = Ce jeu n’a pas de tutoriel.
examples-none = Les règles de ce jeu n’ont pas d’exemples détaillés.
review-not-over = L’analyse vient quand la partie est finie.
review-long = Cette partie est trop longue pour être analysée : elle a plus de { $most } coups.
review-unknown = Personne n’a encore demandé cette analyse.
review-busy = Le serveur a déjà plusieurs parties à analyser : réessayez dans quelques minutes.
review-failed = Cette partie n’a pas pu être analysée. La raison est dans le journal du serveur.

## Tables

table-unknown = Cette table n’existe pas.
table-broken = Le serveur ne peut pas lire cette table : elle a été écrite avec d’autres règles, ou elle est abîmée.
table-moving = Cette table passe à un autre processus du serveur. Réessayez dans un instant.
table-players = Impossible d’ouvrir cette table : { $reason }.
table-options = Impossible d’ouvrir cette table : { $reason }.
table-chosen = Impossible d’ouvrir cette table : { $reason }.
table-seats = { $players } joueurs ont besoin de { $players } places, pas de { $seats }.
table-clock = Une pendule donne de 3 secondes à 14 jours par décision, ou de 30 secondes à 14 jours par partie avec un jour au plus pour chaque décision.
table-bot = Ce bot n’existe pas : { $reason }.
table-no-room = Ce serveur garde autant de tables qu’il le peut : impossible d’en créer une nouvelle.
table-too-many = Vous avez ouvert beaucoup de tables en peu de temps : attendez une minute.
game-unknown = Il n’y a pas de jeu { $game }.
game-broken = Les règles de ce jeu n’ont pas pu être préparées sur ce serveur.
game-uncompiled = L’Expert, les conseils et l’analyse des parties de ce jeu n’ont pas pu être préparés sur ce serveur : l’Expert joue comme le Confirmé. La raison est dans le journal du serveur.

## Looking back, and going another way

eyes-unknown = Il n’y a pas d’yeux « { $eyes } » à cette table.
eyes-secret = Tant que la partie dure, on ne regarde que par ses propres yeux.
moment-unknown = Cette partie n’a pas de moment { $moment }.
branch-live = Tant que d’autres personnes y jouent, on ne peut pas bifurquer à partir de cette partie : attendez la fin.
branch-over = À ce moment la partie est finie : choisissez-en un plus tôt.
branch-other-game = Avant la bifurcation, la partie ne peut être reprise que par la place pour laquelle on a redistribué.
transcript-not-over = La transcription montre toutes les cartes cachées : elle n’existe qu’à la fin de la partie.
transcript-redealt = Des cartes ont été redistribuées quand cette table a bifurqué : sa partie n’a pas de transcription.
transcript-line = Ligne { $line } du fichier : { $reason }.
transcript-games = Il y a plus de { $most } parties dans ce fichier.
transcript-long = Une partie de ce fichier est trop longue : elle a plus de { $most } coups.
proof-none = Cette partie n’a pas commencé à cette table : il n’y a rien à prouver.
challenge-not-over = Un défi reprend la donne d’une partie terminée : jouez d’abord celle-ci jusqu’au bout.
challenge-none = La donne de cette partie ne vient pas de cette table : elle ne peut pas servir de défi.
challenge-many = Cette donne a déjà été envoyée { $most } fois.
challenge-secret = Les résultats se comparent quand votre partie est finie.
picture-none = Il n’y a pas d’image de ce jeu.

## Notifications

notify-off = L’hébergeur de ce serveur n’a pas activé cette fonction.
notify-address = Cette adresse ne convient pas : elle doit commencer par https:// et mener à un serveur public.
notify-unreachable = { $host } ne répond pas.
notify-status = { $host } a refusé le message (code { $status }).
webhook-too-many = Vous avez indiqué bien des adresses d’annonce : attendez une heure.
push-keys = Ces clés ne sont pas celles d’un navigateur.

## The log

store-full = Il n’y a plus de place sur le disque du serveur : rien n’a changé, réessayez plus tard.
store-locked = Un autre programme a verrouillé la base de données du serveur : rien n’a changé, réessayez plus tard.
store-failed = La base de données du serveur est indisponible : rien n’a changé, réessayez plus tard.

## Requests

request-malformed = Le serveur ne comprend pas : { $reason }.
request-too-many = Cela fait beaucoup en peu de temps : patientez une minute.
socket-too-many = Trop de pages sont ouvertes depuis votre adresse : fermez-en une et réessayez.
socket-crowd = Il y a tant de monde à cette table que personne d’autre ne peut entrer pour le moment.
request-too-large = C’est trop grand pour le serveur.
request-unknown = Le serveur ne connaît pas cette adresse.
request-method = Cette adresse n’accepte pas ce genre de requête.
request-host = Ce serveur ne répond pas au nom { $host }. Son hôte peut autoriser ce nom au démarrage.
request-cross-site = Cela vient d’un autre site, { $origin }.
request-failed = Quelque chose s’est mal passé sur le serveur ; c’est noté dans son journal.
