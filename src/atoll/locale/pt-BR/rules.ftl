# O que difere do português europeu.

rules-page = Ler em uma página própria
