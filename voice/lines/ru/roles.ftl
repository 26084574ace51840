### Роли и команды. Значение: именительный падеж.
### Знак ударения (U+0301 после гласной) слышит только голос, на экране его нет.

role-don = Дон
role-mafia = Мафия
role-yakuza = Якудза
role-boss = Босс
role-mafia_1 = Мафия первого ранга
role-mafia_2 = Мафия второго ранга
role-mafia_3 = Мафия третьего ранга
role-mafia_4 = Мафия четвёртого ранга
role-advocate = Адвокат
role-blackmailer = Шантажист
role-beauty = Красотка
role-recruiter = Вербовщик
role-prostitute = Проститутка
role-putana = Пута́на
role-courtesan = Куртизанка
role-girl = Девочка
role-cop = Мент
role-commissar = Комиссар
role-detective = Детектив
role-sheriff = Шериф
role-sergeant = Сержант
role-lover = Любовница
role-doctor = Доктор
role-reanimator = Реанима́тор
role-lunatic = Лунатик
role-witness = Свидетель
role-journalist = Журналист
role-hobo = Бомж
role-judge = Судья
role-mercenary = Наёмник
role-elder = Староста
role-immortal = Бессмертный
role-rake = Повеса
role-kamikaze = Камикадзе
role-bomber = Шахид
role-maniac = Маньяк
role-killer = Киллер
role-psycho = Псих
role-sharper = Шу́лер
role-werewolf = Оборотень
role-virgin = Де́вственник
role-citizen = Гражданин

team-town = Город
team-mafia = Мафия
team-yakuza = Якудза
team-maniac = Маньяк
team-psycho = Псих
team-sharper = Шу́лер
team-werewolf = Оборотень
team-virgin = Де́вственник
team-killer = Киллер

# Сколько в игре каких ролей
count-don = { $count ->
    [one] { NUMBER($count) } дон
    [few] { NUMBER($count) } дона
   *[other] { NUMBER($count) } донов
}
count-mafia = { $count ->
    [one] { NUMBER($count, gender: "f") } мафия
    [few] { NUMBER($count, gender: "f") } мафии
   *[other] { NUMBER($count, gender: "f") } мафий
}
count-yakuza = { $count ->
    [one] { NUMBER($count) } якудза
    [few] { NUMBER($count) } якудзы
   *[other] { NUMBER($count) } яку́дз
}
count-boss = { $count ->
    [one] { NUMBER($count) } босс
    [few] { NUMBER($count) } босса
   *[other] { NUMBER($count) } боссов
}
count-mafia_1 = { $count ->
    [one] { NUMBER($count, gender: "f") } мафия первого ранга
    [few] { NUMBER($count, gender: "f") } мафии первого ранга
   *[other] { NUMBER($count, gender: "f") } мафий первого ранга
}
count-mafia_2 = { $count ->
    [one] { NUMBER($count, gender: "f") } мафия второго ранга
    [few] { NUMBER($count, gender: "f") } мафии второго ранга
   *[other] { NUMBER($count, gender: "f") } мафий второго ранга
}
count-mafia_3 = { $count ->
    [one] { NUMBER($count, gender: "f") } мафия третьего ранга
    [few] { NUMBER($count, gender: "f") } мафии третьего ранга
   *[other] { NUMBER($count, gender: "f") } мафий третьего ранга
}
count-mafia_4 = { $count ->
    [one] { NUMBER($count, gender: "f") } мафия четвёртого ранга
    [few] { NUMBER($count, gender: "f") } мафии четвёртого ранга
   *[other] { NUMBER($count, gender: "f") } мафий четвёртого ранга
}
count-advocate = { $count ->
    [one] { NUMBER($count) } адвокат
    [few] { NUMBER($count) } адвоката
   *[other] { NUMBER($count) } адвокатов
}
count-blackmailer = { $count ->
    [one] { NUMBER($count) } шантажист
    [few] { NUMBER($count) } шантажиста
   *[other] { NUMBER($count) } шантажистов
}
count-beauty = { $count ->
    [one] { NUMBER($count, gender: "f") } красотка
    [few] { NUMBER($count, gender: "f") } красотки
   *[other] { NUMBER($count, gender: "f") } красоток
}
count-recruiter = { $count ->
    [one] { NUMBER($count) } вербовщик
    [few] { NUMBER($count) } вербовщика
   *[other] { NUMBER($count) } вербовщиков
}
count-prostitute = { $count ->
    [one] { NUMBER($count, gender: "f") } проститутка
    [few] { NUMBER($count, gender: "f") } проститутки
   *[other] { NUMBER($count, gender: "f") } проституток
}
count-putana = { $count ->
    [one] { NUMBER($count, gender: "f") } пута́на
    [few] { NUMBER($count, gender: "f") } пута́ны
   *[other] { NUMBER($count, gender: "f") } пута́н
}
count-courtesan = { $count ->
    [one] { NUMBER($count, gender: "f") } куртизанка
    [few] { NUMBER($count, gender: "f") } куртизанки
   *[other] { NUMBER($count, gender: "f") } куртизанок
}
count-girl = { $count ->
    [one] { NUMBER($count, gender: "f") } девочка
    [few] { NUMBER($count, gender: "f") } девочки
   *[other] { NUMBER($count, gender: "f") } девочек
}
count-cop = { $count ->
    [one] { NUMBER($count) } мент
    [few] { NUMBER($count) } мента
   *[other] { NUMBER($count) } ментов
}
count-commissar = { $count ->
    [one] { NUMBER($count) } комиссар
    [few] { NUMBER($count) } комиссара
   *[other] { NUMBER($count) } комиссаров
}
count-detective = { $count ->
    [one] { NUMBER($count) } детектив
    [few] { NUMBER($count) } детектива
   *[other] { NUMBER($count) } детективов
}
count-sheriff = { $count ->
    [one] { NUMBER($count) } шериф
    [few] { NUMBER($count) } шерифа
   *[other] { NUMBER($count) } шерифов
}
count-sergeant = { $count ->
    [one] { NUMBER($count) } сержант
    [few] { NUMBER($count) } сержанта
   *[other] { NUMBER($count) } сержантов
}
count-lover = { $count ->
    [one] { NUMBER($count, gender: "f") } любовница
    [few] { NUMBER($count, gender: "f") } любовницы
   *[other] { NUMBER($count, gender: "f") } любовниц
}
count-doctor = { $count ->
    [one] { NUMBER($count) } доктор
    [few] { NUMBER($count) } до́ктора
   *[other] { NUMBER($count) } докторо́в
}
count-reanimator = { $count ->
    [one] { NUMBER($count) } реанима́тор
    [few] { NUMBER($count) } реанима́тора
   *[other] { NUMBER($count) } реанима́торов
}
count-lunatic = { $count ->
    [one] { NUMBER($count) } лунатик
    [few] { NUMBER($count) } лунатика
   *[other] { NUMBER($count) } лунатиков
}
count-witness = { $count ->
    [one] { NUMBER($count) } свидетель
    [few] { NUMBER($count) } свидетеля
   *[other] { NUMBER($count) } свидетелей
}
count-journalist = { $count ->
    [one] { NUMBER($count) } журналист
    [few] { NUMBER($count) } журналиста
   *[other] { NUMBER($count) } журналистов
}
count-hobo = { $count ->
    [one] { NUMBER($count) } бомж
    [few] { NUMBER($count) } бомжа
   *[other] { NUMBER($count) } бомжей
}
count-judge = { $count ->
    [one] { NUMBER($count) } судья
    [few] { NUMBER($count) } судьи
   *[other] { NUMBER($count) } судей
}
count-mercenary = { $count ->
    [one] { NUMBER($count) } наёмник
    [few] { NUMBER($count) } наёмника
   *[other] { NUMBER($count) } наёмников
}
count-elder = { $count ->
    [one] { NUMBER($count) } староста
    [few] { NUMBER($count) } старосты
   *[other] { NUMBER($count) } старост
}
count-immortal = { $count ->
    [one] { NUMBER($count) } бессмертный
    [few] { NUMBER($count) } бессмертных
   *[other] { NUMBER($count) } бессмертных
}
count-rake = { $count ->
    [one] { NUMBER($count) } повеса
    [few] { NUMBER($count) } повесы
   *[other] { NUMBER($count) } повес
}
count-kamikaze = { NUMBER($count) } камикадзе
count-bomber = { $count ->
    [one] { NUMBER($count) } шахид
    [few] { NUMBER($count) } шахида
   *[other] { NUMBER($count) } шахидов
}
count-maniac = { $count ->
    [one] { NUMBER($count) } маньяк
    [few] { NUMBER($count) } маньяка
   *[other] { NUMBER($count) } маньяков
}
count-killer = { $count ->
    [one] { NUMBER($count) } киллер
    [few] { NUMBER($count) } киллера
   *[other] { NUMBER($count) } киллеров
}
count-psycho = { $count ->
    [one] { NUMBER($count) } псих
    [few] { NUMBER($count) } психа
   *[other] { NUMBER($count) } психов
}
count-sharper = { $count ->
    [one] { NUMBER($count) } шу́лер
    [few] { NUMBER($count) } шу́лера
   *[other] { NUMBER($count) } шу́леров
}
count-werewolf = { $count ->
    [one] { NUMBER($count) } оборотень
    [few] { NUMBER($count) } оборотня
   *[other] { NUMBER($count) } оборотней
}
count-virgin = { $count ->
    [one] { NUMBER($count) } де́вственник
    [few] { NUMBER($count) } де́вственника
   *[other] { NUMBER($count) } де́вственников
}
count-citizen = { $count ->
    [one] { NUMBER($count) } гражданин
    [few] { NUMBER($count) } гражданина
   *[other] { NUMBER($count) } граждан
}
