# O que difere do português europeu.

talk-aside = Enquanto a partida está em andamento, os espectadores conversam só entre si; os jogadores leem depois.
talk-spectator = { $name } (assistindo)
talk-phrase-oops = Ops!
talk-phrase-thanks = Obrigado!
talk-phrase-advice = O que você faria?
talk-phrase-bye = Até a próxima!
