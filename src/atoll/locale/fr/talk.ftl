# What people say to each other at the table.

talk = Discussion
talk-say = Écrire un message
talk-send = Envoyer
talk-empty = Personne n’a encore rien dit.
talk-phrases = Phrases rapides
talk-aside = Pendant la partie, les spectateurs parlent entre eux ; les joueurs le liront après.
talk-name = Votre nom
talk-spectator = { $name } (spectateur)
talk-mute = Masquer les messages de { $name }
talk-unmute = Afficher les messages de { $name }
talk-mute-all = Masquer tous les messages
talk-unmute-all = Afficher tous les messages
talk-all-muted = Les messages des autres sont masqués.

## Phrases that everybody reads in their own language

talk-phrase-hello = Bonjour !
talk-phrase-luck = Bonne chance !
talk-phrase-nice = Bien joué !
talk-phrase-oops = Oups !
talk-phrase-thanks = Merci !
talk-phrase-sorry = Pardon !
talk-phrase-moment = Un instant, s’il vous plaît.
talk-phrase-thinking = Je réfléchis…
talk-phrase-turn = C’est à vous.
talk-phrase-advice = Que feriez-vous ?
talk-phrase-yes = Oui !
talk-phrase-no = Non.
talk-phrase-close = C’était juste !
talk-phrase-game = Belle partie !
talk-phrase-again = Une autre partie ?
talk-phrase-bye = Au revoir !
