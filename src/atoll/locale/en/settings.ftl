# Comfort: less motion, and notifications that it is your turn.

settings-motion = Motion
settings-motion-system = Same as the device
settings-motion-less = Less
settings-game-sounds = Sounds of the game
settings-game-sounds-help = Dice, splashes, your turn; phones vibrate a little.
sound-question = Play with sound?
sound-yes = Yes
sound-no = No
settings-sound = A sound when it is my turn
settings-sound-help = Soft, and only while another tab or window is in front.
settings-notify = A notification when it is my turn
settings-notify-help = Only while another tab or window is in front. Your browser asks for permission.
settings-notify-denied = Your browser does not allow notifications from this page. You can change that in the browser’s settings for this site.
settings-install = Install Atoll
settings-install-help = It opens like an app. The rules and the tutorials also work without a connection.
settings-install-by-hand = To install Atoll like an app, tap Share, then “Add to Home Screen”.
settings-key = Play on another device
settings-key-help = Your tables by a code, a link or a file.
settings-record = Your record
settings-record-help = Finished games, and how many you won.
notice-turn = It is your turn
notice-began = The game has begun
notice-sample = You will see this when it is your turn
