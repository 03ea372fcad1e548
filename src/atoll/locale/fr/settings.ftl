# Comfort: motion, and how players are called when it is their turn.

settings-motion = Mouvement
settings-motion-system = Selon l’appareil
settings-motion-less = Réduit
settings-game-sounds = Sons du jeu
settings-game-sounds-help = Les dés, les plongeons, votre tour ; le téléphone vibre un peu.
sound-question = Jouer avec le son ?
sound-yes = Oui
sound-no = Non
settings-sound = Un son quand c’est à moi
settings-sound-help = Doux, et seulement quand vous regardez ailleurs.
settings-notify = Une notification quand c’est à moi
settings-notify-help = Seulement quand vous regardez ailleurs. Le navigateur demande votre accord.
settings-notify-denied = Votre navigateur n’autorise pas les notifications de cette page. Cela se change dans ses réglages pour ce site.
settings-install = Installer Atoll
settings-install-help = Il s’ouvre comme une application. Les règles et les tutoriels marchent aussi hors connexion.
settings-install-by-hand = Pour installer Atoll comme une application, touchez Partager, puis « Sur l’écran d’accueil ».
settings-key = Jouer sur un autre appareil
settings-key-help = Vos tables par un code, un lien ou un fichier.
settings-record = Votre palmarès
settings-record-help = Les parties terminées, et combien vous en avez gagné.
notice-turn = C’est à vous
notice-began = La partie commence
notice-sample = C’est ainsi qu’on vous appellera à votre tour
