# O que difere do português europeu.

rules-page = Ler em uma página própria
rules-no-pictures = Sem imagem: o servidor não responde.
rules-example-again = Do começo
rules-example-back = Voltar
rules-example-next = Próximo
