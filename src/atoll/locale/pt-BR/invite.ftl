# O que difere do português europeu.

invite-people = Jogar de novo com
