# The coach of every tutorial; what it teaches of a game is in GAME_tutorial.ftl.

tutorial-step = Шаг { $step } из { $steps }
tutorial-next = Дальше
tutorial-back = Назад
tutorial-skip = Пропустить
tutorial-show = Покажите
tutorial-again = Ещё раз
tutorial-astray = Так тоже можно, и когда-нибудь это будет лучший ход. А сейчас следуйте, пожалуйста, за рамкой.
tutorial-done = Это всё, что нужно знать об игре «{ $game }». Боты уже ждут вас, а в правила можно заглянуть в любую минуту.
