# Inviter d’autres personnes à une table.

invite = Inviter
invite-title = Jouez avec vos amis
invite-text = Venez jouer avec moi : { $game }
invite-code = Le lien vers cette table en code QR
invite-people = Rejouer avec
invite-people-help = Un appui, et l’invitation apparaît parmi leurs tables. Ou envoyez-leur le lien.
invite-person = Inviter { $name }
invite-sent = Invitation envoyée à { $name }
invite-forget = Oublier { $name }
invite-all =
    { $count ->
        [one] Afficher { $count } personne
       *[other] Afficher les { $count } personnes
    }
