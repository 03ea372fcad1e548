# Challenges: the same deal for a friend, and the results side by side.

challenge-send = Бросить вызов другу
challenge-lead = Друг играет тот же расклад: то же начало, те же карты и кубики в том же порядке и те же боты. Где он решит иначе, партии разойдутся.
challenge-known = Вы этот расклад уже знаете, и за столом друга об этом сказано. Ваш итог он увидит, только когда доиграет сам.
challenge-create = Создать ссылку
challenge-link = Ссылка для друга
challenge-code = Код со ссылкой на вызов
challenge-results = Играет тот, кто откроет её первым. Потом оба итога будут рядом — здесь и в вашей истории.
challenge-from = Вам бросает вызов { $name }
challenge-from-lead = { $name } знает карты и кубики этого расклада, потому что уже сыграл его до конца. Вы узнаете их, когда доиграете сами. Тогда будут видны оба итога.
challenge-title = Один расклад, итоги рядом
challenge-result = Итог
challenge-won = Победа
challenge-lost = Поражение
challenge-open = Не началась
challenge-playing = Идёт
challenge-abandoned = Закончена раньше
challenge-points = Очки, место { $seat }
challenge-moves = Ходы
challenge-game = Партия
challenge-this = эта
challenge-look = Посмотреть
challenge-free = Свободное место
