# Revoir une partie, prendre un autre chemin, l'emporter et la vérifier.

history-title = Retour en arrière
history-turn = Tour { $turn } sur { $turns }
history-now = Revenir au présent
history-close = Fermer la rediffusion
history-goes-on = { $count ->
    [0] La partie continue pendant que vous regardez.
    [one] La partie continue : un nouveau coup entre-temps.
   *[other] La partie continue : { $count } nouveaux coups entre-temps.
  }
history-first = Au début
history-back = Un coup en arrière
history-forward = Un coup en avant
history-last = À la fin
history-play = Lecture
history-pause = Mettre en pause
history-slider = Moment de la partie
history-tempo = Rythme
history-eyes = Par les yeux de
history-eyes-own = vous
history-eyes-none = un spectateur
history-eyes-all = tout le monde : cartes ouvertes
history-copy = Copier le lien
history-copied = Le lien vers ce moment est copié.
history-copy-failed = Votre navigateur interdit la copie. Le lien est dans la barre d’adresse.

## What if

what-if = Et si…
what-if-lead = Reprenez la partie après le coup { $moment } à une table à part. Celle que vous regardez reste telle quelle.
what-if-hidden = Ce que l’on ne pouvait pas savoir à cette place est redistribué.
what-if-seat = Votre place
what-if-name = Votre nom
what-if-bots = Tous les autres
what-if-go = Jouer à partir d’ici

origin-branch =
    { $moment ->
        [0] Et si : cette partie a bifurqué dès le tout début
       *[other] Et si : cette partie a bifurqué après le coup { $moment }
    }
origin-branch-link = d’une autre partie
origin-file = Cette partie a été lue dans un fichier.

## Afterwards

after-replay = Revoir la partie
after-download = Télécharger la transcription

## Fair by proof

fair-lead = Tout le hasard de cette table a été fixé avant la partie par une graine secrète. Voici son empreinte ; à la fin la graine est révélée, et chacun peut vérifier que rien n’a changé.
fair-lead-over = Tout le hasard de cette partie a été fixé d’avance par cette graine. Son empreinte était visible dès le début.
fair-commitment = Empreinte de la graine (SHA-256)
fair-seed = Graine
fair-copy = Copier
fair-copied = Copié.
fair-copy-failed = Votre navigateur interdit la copie.
fair-challenge = Cette donne est celle d’une partie antérieure : { $name } la connaît et avait cette empreinte avant vous.
fair-none-branch = Cette partie a bifurqué à partir d’une autre : elle n’a pas de preuve à elle.
fair-none-file = Cette partie vient d’un fichier : rien de son hasard ne peut être prouvé ici.
fair-verify = Vérifier
fair-verifying = Vérification : { $done } sur { $total }
fair-good = { $count ->
    [one] Tout est juste : votre navigateur a recalculé le seul coup du hasard à partir de la graine.
   *[other] Tout est juste : votre navigateur a recalculé les { $count } coups du hasard à partir de la graine.
  }
fair-noted = L’empreinte est bien celle que ce navigateur a notée en voyant la table pour la première fois.
fair-set-up = La mise en place demande les règles : { $command } la vérifie aussi, à partir de la transcription téléchargée.
fair-bad-ply = Le coup { $ply } n’est pas celui que donne la graine !
fair-bad-commitment = La graine ne correspond pas à l’empreinte !
fair-bad-changed = Ce n’est pas l’empreinte que votre navigateur a notée au début !

## Replaying a file

import-title = Revoir un fichier
import-lead = Une transcription téléchargée ici ou sur un autre Atoll, ou imprimée par { $command }. Elle devient une table à regarder, avec un lien à partager.
import-drop = Déposez le fichier ici, ou
import-choose = Choisir un fichier
import-reading = Lecture de { $file }…
import-several = Il y a plusieurs parties dans ce fichier :
import-game = Partie { $number }
import-too-large = Ce fichier dépasse 2 Mo : ce n’est sans doute pas une transcription.
