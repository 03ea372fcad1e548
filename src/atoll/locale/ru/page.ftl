# Страница вокруг игр: рамка, начало, подготовка стола, места.

atoll = Atoll
title = { $game } · Atoll
title-your-turn = Ваш ход · { $game }
skip-to-content = Перейти к содержанию
home-link = Atoll, на главную
close = Закрыть
loading = Минутку…
not-found-title = За краем карты
not-found-text = По этому адресу ничего нет. Море велико, но гавань вон там.
to-home = На главную
try-again = Попробовать ещё раз

## Home

home-title = Три острова, один стол
home-lead = Настоящие настольные игры по настоящим правилам, с друзьями или с ботами.
home-play-now = Играть сейчас
home-with-friends = С друзьями
learn = Учиться
learn-game = Учиться играя: { $game }
home-lobby = Открытые столы
home-to-come = Скоро будет
home-replay = Посмотреть файл партии
home-players = Игроков: { $low }–{ $high }
home-more = Другие игры на этом сервере
home-unreachable = Сервер сейчас не отвечает, поэтому стол не создать.
home-offline = Нет связи с интернетом. Читать правила и учиться играя можно и так, а для стола нужна связь.
home-affiliation = Atoll — свободный самостоятельный проект. Он не связан с авторами и издателями этих игр; названия принадлежат им.
home-credit = { $game } — автор { $author }, издатель { $publisher }
home-credits = Чьи это игры

la_tortuga-title = Ла-Тортуга
la_tortuga-tagline = Семь черепах плывут вокруг острова, забираясь друг другу на панцирь. Кто сверху, тот и решает.
la_tortuga-author = Алекс Рэндольф
la_tortuga-publisher = franjos
la_tortuga-picture = Кольцо камней вокруг зелёного островка; черепахи катаются друг на друге
forbidden_island-title = Запретный остров
forbidden_island-tagline = Команда искателей, четыре артефакта и остров, который уходит под воду прямо под ногами.
forbidden_island-author = Мэтт Ликок
forbidden_island-publisher = Gamewright
forbidden_island-picture = Участки острова посреди моря, некоторые медленно уходят под воду
tobago-title = Тобаго
tobago-tagline = Ключ за ключом карта сужается, пока не останется одно место, где копать.
tobago-author = Брюс Аллен
tobago-publisher = Zoch
tobago-picture = Карта из шестиугольников с пальмами и озером; крест отмечает клад

## Settings

settings = Настройки
settings-theme = Тема
settings-theme-system = Системная
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-speed = Анимация
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-speed-off = Нет
settings-preview-first = Подтверждать ходы
settings-preview-first-help = Первое нажатие показывает, что даст ход, второе его делает.
settings-keys = Ход одной клавишей
settings-keys-help = Буквы вроде R и S сразу действуют за столом.
settings-language = Язык

## Setting up a table

default-names = Юнга · Чайка · Коралл · Бриз · Манго · Штиль · Лагуна · Прибой
default-mate = Первый помощник

bot-random = Бродяга
bot-random-character = Каждый выбор решает монеткой. Хорошая компания для первой партии.
bot-stop4 = Морской волк
bot-stop4-character = Любит надёжность: останавливается на четырёх и редко мокнет.
bot-novice = Новичок
bot-novice-character = Правила знает, играет по настроению и ошибается, как все поначалу.
bot-skilled = Знаток
bot-skilled-character = Хорошо знает игру и отвечает сразу.
bot-expert = Мастер
bot-expert-character = Думает наперёд, до секунды над каждым выбором. Победить его непросто.
bot-tree = Поиск по дереву
bot-tree-character = Мысленно доигрывает много партий, до секунды на решение. Знает только правила.
bot-unknown-character = Бот с таким именем.

error-unreachable = Сервер не отвечает. Ваш стол там в сохранности; попробуйте через минуту.

## At a table

table-looking = Ищем стол…
table-missing-title = Такого стола здесь нет
table-missing-text = Может быть, ссылка скопирована не целиком или стол создан на другом сервере. Попросите ссылку ещё раз или создайте свой стол.
table-refused-title = Этот стол сейчас не открыть
table-unreachable-title = Сервер не отвечает
table-unreachable-text = Ничего не пропало: стол хранится на сервере. Можно попробовать ещё раз, когда захотите.
table-waiting-text = Для игры за столом нужна связь. Ничего не пропало: стол хранится на сервере, и страница сама к нему вернётся.
table-lost = Связь прервалась. Ваше место и игра в сохранности; подключаемся снова…
table-unsent = Ваш выбор будет отправлен, как только она восстановится.

play-tabs = Части стола
play-tab-play = Игра
play-tab-people = Игроки
play-tab-log = Журнал
play-tab-talk = Чат
play-unread = Новых: { $count }
play-people = Игроки
play-log = Журнал
play-log-empty = Пока ничего не произошло.
play-rules = Правила
play-table = Стол
play-abandoned = Партия закончена по общему согласию, без победителя.
play-help = Клавиши
play-look-back = Назад по ходам
play-fair = Честная игра
play-why = Почему?
play-hint = Подсказка
play-you = вы
play-offline = нет на месте
play-skip = Пропустить
play-confirm = Нажмите ещё раз, чтобы подтвердить
play-wait = Решают другие.
play-watching = Вы смотрите.
play-again = Ещё партию
play-another = Новая игра
play-result = Чем всё кончилось
play-won = { $count ->
    [one] Победа: { $winners }
    [few] Общая победа: { $winners }
   *[many] Общая победа: { $winners }
  }
play-won-you = Вы победили!

help-title = Клавиши управления
help-lead = Играть можно и без мыши.
help-skip = пропустить анимацию
help-help = открыть этот список
help-tab = от одного к другому
help-arrows = от клетки к клетке по полю
help-look-back = оглянуться на партию, ход за ходом

rules-of = Правила игры «{ $game }»
rules-by = Своими словами. Автор игры — { $author }.
