# Play on another device: the player key.

key-title = Jouer sur un autre appareil
key-lead = Ce navigateur a une clé de joueur secrète. Elle réunit vos places à toutes les tables : là où vous l’ouvrez, vos tables sont là aussi.
key-here = La clé de cet appareil
key-none-yet = Cet appareil n’a pas encore de clé. Il en reçoit une avec sa première place.
key-show = Afficher le code et le lien
key-hide = Masquer
key-secret = Ne la montrez à personne : avec cette clé, n’importe qui peut jouer à vos places. Le serveur ne la voit jamais.
key-code = Code QR avec le lien vers vos tables
key-scan = Scannez le code avec l’autre appareil, ou envoyez-vous le lien.
key-link = Votre lien secret
key-copy-link = Copier le lien
key-copy = Copier la clé
key-save = Enregistrer dans un fichier
key-copied = Copié.
key-copy-failed = Votre navigateur n’autorise pas la copie. Copiez le lien depuis le champ.
key-saved = La clé est enregistrée. Gardez le fichier en lieu sûr.
key-elsewhere = Une clé venue d’ailleurs
key-elsewhere-lead = Faites venir ici les tables d’un autre appareil, ou reprenez une clé enregistrée.
key-enter = Clé ou lien
key-use = Utiliser cette clé
key-open-file = Ouvrir une clé enregistrée
key-busy = Un instant…
key-problem-none = Il n’y a pas de clé de joueur là-dedans. Une clé commence par « atoll-key- ».
key-problem-damaged = Cette clé de joueur n’est pas entière, ou elle a été modifiée en route. Copiez-la encore une fois en entier.
key-combine-title = Réunir les tables des deux appareils ?
key-combine =
    { $count ->
        [one] Cet appareil a sa propre clé, avec { $count } table. Ses places passeront à la nouvelle clé, et les deux appareils montreront toutes vos tables.
       *[other] Cet appareil a sa propre clé, avec { $count } tables. Ses places passeront à la nouvelle clé, et les deux appareils montreront toutes vos tables.
    }
key-combine-others = Aucune place n’est perdue. Si d’autres appareils utilisent l’ancienne clé, ouvrez-y aussi le nouveau lien.
key-combine-yes = Réunir
key-combine-no = Laisser comme avant
key-restored =
    { $count ->
        [0] Cet appareil a maintenant la clé. Aucune table ne lui appartient encore.
        [one] Cet appareil a maintenant la clé, avec { $count } table.
       *[other] Cet appareil a maintenant la clé, avec { $count } tables.
    }
key-to-tables = Vers vos tables
