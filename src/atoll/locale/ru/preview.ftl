# Предпросмотр ссылки на стол в мессенджерах. По строке на сообщение, аргументы как
# { $name }, и ничего больше: этот файл читает сам сервер.

preview-open = { $game }: для вас есть место
preview-full = { $game }: вот-вот начнётся
preview-playing = { $game }: идёт игра
preview-won = { $game }: победа — { $winners }
preview-lost = { $game }: победил остров
preview-abandoned = { $game }: игра закончена без победителя
preview-host = Вас приглашает { $host }. Свободных мест: { $free } из { $seats }. Регистрация не нужна.
preview-free = Свободных мест: { $free } из { $seats }. Регистрация не нужна.
preview-watch = За столом: { $names }. Заходите посмотреть.
preview-review = За столом: { $names }. Посмотрите, как всё было.
preview-picture = Игровое поле и все, кто сидит за столом
