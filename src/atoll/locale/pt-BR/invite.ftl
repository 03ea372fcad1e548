# O que difere do português europeu.

invite-code = O link para esta mesa em código QR
invite-people = Jogar de novo com
invite-people-help = Um toque, e o convite aparece entre as mesas dessa pessoa. Ou envie o link a ela.
