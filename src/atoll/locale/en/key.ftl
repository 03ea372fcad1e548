# Play on another device: the player key.

key-title = Play on another device
key-lead = This browser has a secret player key. It collects your seats at all tables: wherever you open it, your tables are there too.
key-here = The key of this device
key-none-yet = This device has no key yet. It gets one with its first seat.
key-show = Show the code and the link
key-hide = Hide
key-secret = Show it to no one: with this key anyone can play your seats. The server never sees it.
key-code = QR code with the link to your tables
key-scan = Scan the code with the other device, or send yourself the link.
key-link = Your secret link
key-copy-link = Copy the link
key-copy = Copy the key
key-save = Save as a file
key-copied = Copied.
key-copy-failed = Your browser does not allow copying. Please copy the link from the field.
key-saved = The key is saved. Keep the file in a safe place.
key-elsewhere = A key from elsewhere
key-elsewhere-lead = Bring the tables of another device here, or restore a key that you saved.
key-enter = Key or link
key-use = Use this key
key-open-file = Open a saved key
key-busy = One moment…
key-problem-none = There is no player key in this. A key begins with “atoll-key-”.
key-problem-damaged = This player key is not whole, or was changed on the way. Copy all of it once more.
key-combine-title = Combine the tables of both devices?
key-combine =
    { $count ->
        [one] This device has a key of its own, with { $count } table. Its seats will belong to the new key, so that both devices show all your tables.
       *[other] This device has a key of its own, with { $count } tables. Its seats will belong to the new key, so that both devices show all your tables.
    }
key-combine-others = No seat is lost. If further devices use the old key, open the new link there too.
key-combine-yes = Combine
key-combine-no = Leave it as it is
key-restored =
    { $count ->
        [0] This device has the key now. No table belongs to it yet.
        [one] This device has the key now, with { $count } table.
       *[other] This device has the key now, with { $count } tables.
    }
key-to-tables = To your tables
