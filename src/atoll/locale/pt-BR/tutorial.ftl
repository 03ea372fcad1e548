# O que difere do português europeu.

tutorial-skip = Pular
