# O que difere do português europeu.

lobby-lost = A ligação perdeu-se; reconectando…
lobby-empty = Neste momento não há mesas abertas. Abra uma e marque “Pública”: será encontrada aqui.
lobby-own = Ou abra a sua própria mesa e marque “Pública”:
