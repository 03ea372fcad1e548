# Appeler la personne dont c’est le tour : messages push et webhooks.

push-ask = Faut-il vous appeler quand c’est à vous, même si cette page est fermée ?
push-yes = Appelez-moi
push-no = Non, merci
push-done = Vous recevrez un appel sur cet appareil quand ce sera à vous. Cela se change dans les réglages.
push-noted = D’accord
settings-push = M’appeler quand c’est à moi, même si la page est fermée
settings-push-help = Le service push de votre navigateur transmet l’appel. Il ne peut pas le lire.
settings-push-denied = Votre navigateur n’autorise pas les notifications de cette page. Cela se change dans les réglages du navigateur pour ce site.
settings-push-failed = Votre navigateur n’a pas pu s’abonner à son service push. Réessayez plus tard.
settings-push-install = Pour recevoir les appels sur cet appareil, installez d’abord Atoll comme indiqué ci-dessous.

## Le webhook d’une table

webhook-title = Appels dans une discussion
webhook-help = La personne dont c’est le tour peut être appelée dans un salon Discord, Slack, Matrix ou ntfy. Collez ici l’adresse du webhook. Elle reste secrète : les autres ne voient que le nom de son serveur.
webhook-url = Adresse du webhook
webhook-format = Messagerie
webhook-format-auto = Reconnaître à l’adresse
webhook-set = Appeler là-bas
webhook-is-set = { $name } fait annoncer les tours de cette table sur { $host } ({ $service }).
webhook-is-set-by-you = Vous faites annoncer les tours de cette table sur { $host } ({ $service }).
webhook-failed = Le dernier message n’y est pas arrivé.
webhook-failed-status = Le dernier message y a été refusé (code { $status }).
webhook-remove = Ne plus appeler là-bas

## Ce qui est envoyé

webhook-hello = Les tours d’une table de { $game } sont désormais annoncés ici :
webhook-turn = { $name }, c’est à vous dans { $game } :
