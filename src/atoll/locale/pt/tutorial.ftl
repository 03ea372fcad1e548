# The coach of every tutorial; what it teaches of a game is in GAME_tutorial.ftl.

tutorial-step = Passo { $step } de { $steps }
tutorial-next = Seguinte
tutorial-back = Voltar
tutorial-skip = Saltar
tutorial-show = Mostrar onde
tutorial-again = Outra vez
tutorial-astray = Também seria permitido, e um dia talvez seja a melhor jogada. Por agora, é só seguir o contorno.
tutorial-done = É tudo o que faz falta para jogar { $game }. Os bots já esperam à mesa; as regras estão sempre à mão para tirar dúvidas.
