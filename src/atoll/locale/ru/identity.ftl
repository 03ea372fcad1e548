# Имя и эмблема игрока.

identity-name = Как вас называть?
identity-name-missing = Пожалуйста, назовите имя.
identity-emblem = Ваша эмблема
identity-keep = Готово
identity-skip = Оставить как есть
identity-suggested = Здесь вас зовут { $name }.
identity-choose = Выбрать имя
identity-fine = Так и оставить
identity-change = Сменить имя
emblem-none = Без эмблемы
emblem-anchor = Якорь
emblem-compass = Компас
emblem-crab = Краб
emblem-fish = Рыба
emblem-lantern = Фонарь
emblem-palm = Пальма
emblem-parrot = Попугай
emblem-shell = Ракушка
emblem-star = Морская звезда
emblem-sun = Солнце
