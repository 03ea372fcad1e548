# O que difere do português europeu.

preview-open = { $game }: há um lugar para você
preview-playing = { $game }: partida em andamento
