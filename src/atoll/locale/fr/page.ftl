# La page autour des jeux : cadre, accueil, préparation, places.

atoll = Atoll
title = { $game } · Atoll
title-your-turn = À vous · { $game }
skip-to-content = Aller au contenu
home-link = Atoll, vers l’accueil
close = Fermer
loading = Un instant…
not-found-title = Hors de la carte
not-found-text = Il n’y a rien à cette adresse. La mer est vaste ; le port est par ici.
to-home = Vers l’accueil
try-again = Réessayer

## Home

home-title = Trois îles, une table
home-lead = De vrais jeux de société avec leurs vraies règles, entre amis ou avec des bots.
home-play-now = Jouer tout de suite
home-with-friends = Entre amis
learn = Apprendre
learn-game = Apprendre en jouant : { $game }
home-lobby = Tables ouvertes
home-to-come = Bientôt là
home-replay = Revoir un fichier
home-players = De { $low } à { $high } joueurs
home-more = D’autres jeux sur ce serveur
home-unreachable = Le serveur ne répond pas pour l’instant : impossible d’ouvrir une table.
home-offline = Vous êtes hors connexion. Vous pouvez tout de même lire les règles et apprendre en jouant ; pour une table, il faut une connexion.
home-affiliation = Atoll est un projet libre et indépendant. Il n’est lié ni aux auteurs ni aux éditeurs de ces jeux ; les noms leur appartiennent.
home-credit = { $game }, de { $author }, édité par { $publisher }
home-credits = À qui sont ces jeux

la_tortuga-title = La Tortuga
la_tortuga-tagline = Sept tortues font le tour d’une île, juchées les unes sur les autres. Celle du dessus décide.
la_tortuga-author = Alex Randolph
la_tortuga-publisher = franjos
la_tortuga-picture = Un cercle de pierres autour d’une petite île verte ; des tortues se portent les unes les autres
forbidden_island-title = L’Île interdite
forbidden_island-tagline = Une équipe d’aventuriers, quatre trésors, et une île qui s’enfonce sous leurs pieds.
forbidden_island-author = Matt Leacock
forbidden_island-publisher = Gamewright
forbidden_island-picture = Les tuiles d’une île en mer, certaines s’enfoncent lentement
tobago-title = Tobago
tobago-tagline = Indice après indice l’itinéraire se précise, jusqu’à la dernière case où creuser.
tobago-author = Bruce Allen
tobago-publisher = Zoch
tobago-picture = Une carte d’hexagones avec des palmiers et un lac ; une croix marque le trésor

## Settings

settings = Réglages
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Animation
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-off = Aucune
settings-preview-first = Confirmer les coups
settings-preview-first-help = Un premier appui montre ce que ferait le coup, un second le joue.
settings-keys = Jouer d’une touche
settings-keys-help = À la table, des lettres comme R et S agissent tout de suite.
settings-language = Langue

## Setting up a table

default-names = Corail · Mouette · Mousse · Mangue · Brise · Alizé · Lagon · Écume
default-mate = Second

bot-random = Bois flotté
bot-random-character = Tire chaque choix à pile ou face. De bonne compagnie pour une première partie.
bot-stop4 = Vieux loup de mer
bot-stop4-character = Joue la prudence : s’arrête à quatre et se mouille rarement.
bot-novice = Débutant
bot-novice-character = Connaît les règles, joue selon son humeur et se trompe comme chacun au début.
bot-skilled = Confirmé
bot-skilled-character = Connaît bien le jeu et répond aussitôt.
bot-expert = Expert
bot-expert-character = Voit plus loin, jusqu’à une seconde par choix. Difficile à battre.
bot-tree = Recherche arborescente
bot-tree-character = Joue de tête beaucoup de parties d’avance, jusqu’à une seconde par choix. Ne connaît que les règles.
bot-unknown-character = Un bot de ce nom.

error-unreachable = Le serveur ne répond pas. Votre table y est en sûreté ; réessayez dans un instant.

## At a table

table-looking = On cherche la table…
table-missing-title = Cette table n’est pas ici
table-missing-text = Le lien est peut-être incomplet, ou la table a été ouverte sur un autre serveur. Redemandez le lien, ou ouvrez votre propre table.
table-refused-title = Cette table ne peut pas s’ouvrir pour l’instant
table-unreachable-title = Pas de réponse du serveur
table-unreachable-text = Rien n’est perdu : la table est gardée sur le serveur. On peut réessayer dès que vous voulez.
table-waiting-text = Une table a besoin d’une connexion. Rien n’est perdu : la table est gardée sur le serveur, et cette page y retournera d’elle-même.
table-lost = La connexion est coupée. Votre place et la partie sont en sûreté ; on se reconnecte…
table-unsent = Votre choix partira dès qu’elle sera rétablie.

play-tabs = Parties de la table
play-tab-play = Jeu
play-tab-people = Joueurs
play-tab-log = Journal
play-tab-talk = Discussion
play-unread = { $count } à lire
play-people = Joueurs
play-log = Journal
play-log-empty = Il ne s’est encore rien passé.
play-rules = Règles
play-table = Table
play-abandoned = La partie s’est arrêtée d’un commun accord, sans vainqueur.
play-help = Raccourcis
play-look-back = Revoir
play-fair = Équité prouvée
play-why = Pourquoi ?
play-hint = Conseil
play-you = vous
play-offline = pas là
play-skip = Passer
play-confirm = Appuyez de nouveau pour confirmer
play-wait = D’autres décident.
play-watching = Vous regardez.
play-again = Rejouer
play-another = Nouvelle partie
play-result = L’issue de la partie
play-won = { $count ->
    [one] { $winners } l’emporte
   *[other] { $winners } partagent la victoire
  }
play-won-you = Vous gagnez !

help-title = Raccourcis clavier
help-lead = Tout peut se jouer sans souris.
help-skip = passer l’animation
help-help = ouvrir cette liste
help-tab = d’un élément à l’autre
help-arrows = de case en case sur le plateau
help-look-back = revoir la partie, coup par coup

rules-of = Les règles : { $game }
rules-by = Expliquées avec nos mots. Le jeu est de { $author }.
