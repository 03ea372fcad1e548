# O que difere do português europeu.

tutorial-next = Próximo
tutorial-skip = Pular
tutorial-do = Fazer por mim
tutorial-astray = Também seria permitido, e um dia talvez seja a melhor jogada. Por enquanto, siga o contorno.
tutorial-done = É tudo o que você precisa para jogar { $game }. Os bots já esperam à mesa; as regras estão sempre à mão para tirar dúvidas.
la_tortuga-chapter-others = De carona nos cascos
