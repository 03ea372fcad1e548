# Comfort: motion, and how somebody learns that it is their turn.

settings-motion = Motion
settings-motion-system = Same as the device
settings-motion-less = Less
settings-sound = A sound when it is my turn
settings-sound-help = Soft, and only while you look at something else.
settings-notify = A notification when it is my turn
settings-notify-help = Only while you look at something else. Your browser asks whether it may.
settings-notify-denied = Your browser does not allow notifications from this page. You can change that in the browser’s settings for this site.
notice-turn = It is your turn
notice-began = The game has begun
notice-sample = This is how you will be called when it is your turn
