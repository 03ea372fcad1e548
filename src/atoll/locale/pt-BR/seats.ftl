# O que difere do português europeu.

open-link = O link para esta mesa
open-copy = Copiar o link
open-copied = Copiado
open-copy-failed = O navegador não permite copiar: copie o link do campo, por favor.
open-seat-waiting = Esperando alguém
open-seat-public = Qualquer pessoa pode se sentar
open-all-kept = Os lugares livres estão guardados para outros. Você pode assistir assim que a partida começar.
open-get-up = Levantar
open-sit-all = Eu jogo nos { $count } lugares livres
