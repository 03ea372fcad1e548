# O que difere do português europeu.

identity-name = Como devemos chamar você?
identity-name-missing = Diga um nome, por favor.
identity-keep = Salvar
identity-suggested = Aqui você se chama { $name }.
identity-fine = Está bom assim
