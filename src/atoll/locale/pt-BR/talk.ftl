# O que difere do português europeu.

talk-phrase-bye = Até a próxima!
