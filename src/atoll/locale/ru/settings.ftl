# Comfort: motion, and how players are called when it is their turn.

settings-motion = Движение
settings-motion-system = Как в системе
settings-motion-less = Меньше
settings-sound = Звук, когда мой ход
settings-sound-help = Тихий и только пока вы смотрите на другое.
settings-notify = Уведомление, когда мой ход
settings-notify-help = Только пока вы смотрите на другое. Браузер спросит разрешения.
settings-notify-denied = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках для этого сайта.
settings-install = Установить Atoll
settings-install-help = Откроется как приложение. Правила и обучение работают и без связи.
settings-install-by-hand = Чтобы установить Atoll как приложение, нажмите «Поделиться», затем «На экран „Домой“».
notice-turn = Ваш ход
notice-began = Партия началась
notice-sample = Так мы позовём вас, когда придёт ваш ход
