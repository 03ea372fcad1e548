# Comfort: motion, and how players are called when it is their turn.

settings-motion = Движение
settings-motion-system = Как в системе
settings-motion-less = Меньше
settings-game-sounds = Звуки игры
settings-game-sounds-help = Кости, всплески, ваш ход; телефон слегка вибрирует.
sound-question = Играть со звуком?
sound-yes = Да
sound-no = Нет
settings-sound = Звук, когда мой ход
settings-sound-help = Тихий и только пока вы смотрите на другое.
settings-notify = Уведомление, когда мой ход
settings-notify-help = Только пока вы смотрите на другое. Браузер спросит разрешения.
settings-notify-denied = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках для этого сайта.
settings-install = Установить Atoll
settings-install-help = Откроется как приложение. Правила и обучение работают и без связи.
settings-install-by-hand = Чтобы установить Atoll как приложение, нажмите «Поделиться», затем «На экран „Домой“».
settings-key = Играть на другом устройстве
settings-key-help = Ваши столы — по коду, ссылке или файлу.
settings-record = Ваша история
settings-record-help = Сыгранные партии и ваши победы.
notice-turn = Ваш ход
notice-began = Партия началась
notice-sample = Так мы позовём вас, когда придёт ваш ход
