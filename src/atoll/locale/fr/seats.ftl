# À la table avant la partie : qui est là, le lien, s’asseoir.

open-title = Qui est là
open-lead = La partie commence dès que toutes les places sont prises.
open-link = Le lien vers cette table
open-copy = Copier le lien
open-copied = Copié
open-copy-failed = Votre navigateur ne permet pas de copier : prenez le lien dans le champ.
open-seat = Place libre
open-seat-you = { $name } (vous)
open-seat-waiting = On attend quelqu’un
open-seat-public = Tout le monde peut s’asseoir
open-seat-kept = sur invitation
open-all-kept = Les places libres sont réservées à d’autres. Vous pourrez regarder dès que la partie commencera.
open-here = là
open-away = pas là
open-bot = un bot
open-get-up = Me lever
open-sit-title = Asseyez-vous
open-sit-lead = Une place est libre à cette table. Le jeu : { $game }.
open-sit = S’asseoir
open-sit-all = Je joue les { $count } places libres
open-to-bots = Donner les places libres à des bots
open-bot-choice = Quel bot
