# The chat at a table.

talk = Chat
talk-say = Say something
talk-send = Send
talk-empty = Nothing has been said yet.
talk-phrases = Quick phrases
talk-aside = Spectators talk among themselves while the game goes on; the players read it afterwards.
talk-name = Your name
talk-spectator = { $name } (spectator)
talk-mute = Hide what { $name } says
talk-unmute = Show what { $name } says
talk-mute-all = Hide what everyone says
talk-unmute-all = Show what everyone says
talk-all-muted = What the others say is hidden.

## Phrases that players read in their own language

talk-phrase-hello = Hello!
talk-phrase-luck = Good luck!
talk-phrase-nice = Well played!
talk-phrase-oops = Oops!
talk-phrase-thanks = Thank you!
talk-phrase-sorry = Sorry!
talk-phrase-moment = One moment, please.
talk-phrase-thinking = I am thinking…
talk-phrase-turn = It is your turn.
talk-phrase-advice = What would you do?
talk-phrase-yes = Yes!
talk-phrase-no = No.
talk-phrase-close = That was close!
talk-phrase-game = Good game!
talk-phrase-again = Another game?
talk-phrase-bye = Goodbye!
