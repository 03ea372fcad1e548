# The coach of every tutorial; what it teaches of a game is in GAME_tutorial.ftl.

tutorial-step = Passo { $step } de { $steps }
tutorial-chapters = Capítulos
tutorial-chapter = { $number }. { $title }
tutorial-next = Seguinte
tutorial-back = Voltar
tutorial-skip = Saltar
tutorial-show = Mostrar onde
tutorial-do = Faça por mim
tutorial-again = Outra vez
tutorial-astray = Também seria permitido, e um dia talvez seja a melhor jogada. Por agora, é só seguir o contorno.
tutorial-done = É tudo o que faz falta para jogar { $game }. Os bots já esperam à mesa; as regras estão sempre à mão para tirar dúvidas.
la_tortuga-chapter-welcome = Dados e riscos
la_tortuga-chapter-others = A cavalo nas carapaças
la_tortuga-chapter-two = Duas tartarugas cada
forbidden_island-chapter-welcome = O que fazem os exploradores
forbidden_island-chapter-draw = Cartas e inundações
forbidden_island-chapter-rise = As águas sobem
forbidden_island-chapter-late = O último voo
tobago-chapter-welcome = Pistas e mapas
tobago-chapter-drive = A caminho do tesouro
tobago-chapter-looked = A partilha do tesouro
tobago-chapter-washed = Amuletos
tobago-chapter-exchange = O poder dos amuletos
tobago-chapter-curse-raise = A maldição
