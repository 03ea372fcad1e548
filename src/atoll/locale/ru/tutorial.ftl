# The coach of every tutorial; what it teaches of a game is in GAME_tutorial.ftl.

tutorial-step = Шаг { $step } из { $steps }
tutorial-chapters = Главы
tutorial-chapter = { $number }. { $title }
tutorial-next = Дальше
tutorial-back = Назад
tutorial-skip = Пропустить
tutorial-show = Покажите
tutorial-do = Сделайте за меня
tutorial-again = Ещё раз
tutorial-astray = Так тоже можно, и когда-нибудь это будет лучший ход. А сейчас следуйте, пожалуйста, за рамкой.
tutorial-done = Это всё, что нужно знать об игре «{ $game }». Боты уже ждут вас, а в правила можно заглянуть в любую минуту.
la_tortuga-chapter-welcome = Кубики и риск
la_tortuga-chapter-others = Верхом на панцирях
la_tortuga-chapter-two = По две черепахи
forbidden_island-chapter-welcome = Что делают исследователи
forbidden_island-chapter-draw = Карты и наводнение
forbidden_island-chapter-rise = Вода поднимается
forbidden_island-chapter-late = Последний вылет
tobago-chapter-welcome = Ключи и карты
tobago-chapter-drive = В путь за сокровищем
tobago-chapter-looked = Делёж сокровища
tobago-chapter-washed = Амулеты
tobago-chapter-exchange = Сила амулетов
tobago-chapter-curse-raise = Проклятие
