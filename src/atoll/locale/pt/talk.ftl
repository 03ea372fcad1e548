# What people say to each other at the table.

talk = Conversa
talk-say = Escrever uma mensagem
talk-send = Enviar
talk-empty = Ainda ninguém disse nada.
talk-phrases = Frases rápidas
talk-aside = Enquanto a partida decorre, os espectadores conversam só entre si; os jogadores leem depois.
talk-name = O seu nome
talk-spectator = { $name } (a assistir)
talk-mute = Ocultar as mensagens de { $name }
talk-unmute = Mostrar as mensagens de { $name }
talk-mute-all = Ocultar todas as mensagens
talk-unmute-all = Mostrar todas as mensagens
talk-all-muted = As mensagens dos outros estão ocultas.

## Phrases that everybody reads in their own language

talk-phrase-hello = Olá!
talk-phrase-luck = Boa sorte!
talk-phrase-nice = Bela jogada!
talk-phrase-oops = Ups!
talk-phrase-thanks = Agradeço!
talk-phrase-sorry = Desculpem!
talk-phrase-moment = Um momento, por favor.
talk-phrase-thinking = Estou a pensar…
talk-phrase-turn = É a sua vez.
talk-phrase-advice = O que faria?
talk-phrase-yes = Sim!
talk-phrase-no = Não.
talk-phrase-close = Foi por pouco!
talk-phrase-game = Bom jogo!
talk-phrase-again = Mais uma partida?
talk-phrase-bye = Até à próxima!
