# O que difere do português europeu.

key-save = Guardar num arquivo
key-saved = A chave está guardada. Ponha o arquivo em lugar seguro.
key-problem-damaged = Esta chave de jogador não está inteira ou foi alterada pelo caminho. Copie-a toda de novo.
