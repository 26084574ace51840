### Роли и команды. Значение: именительный падеж.
### Знак ударения (U+0301 после гласной) слышит только голос, на экране его нет.

role-don = Дон
role-mafia = Мафия
role-prostitute = Проститутка
role-commissar = Комиссар
role-doctor = Доктор
role-maniac = Маньяк
role-citizen = Гражданин

team-town = Город
team-mafia = Мафия

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
count-prostitute = { $count ->
    [one] { NUMBER($count, gender: "f") } проститутка
    [few] { NUMBER($count, gender: "f") } проститутки
   *[other] { NUMBER($count, gender: "f") } проституток
}
count-commissar = { $count ->
    [one] { NUMBER($count) } комиссар
    [few] { NUMBER($count) } комиссара
   *[other] { NUMBER($count) } комиссаров
}
count-doctor = { $count ->
    [one] { NUMBER($count) } доктор
    [few] { NUMBER($count) } до́ктора
   *[other] { NUMBER($count) } докторо́в
}
count-maniac = { $count ->
    [one] { NUMBER($count) } маньяк
    [few] { NUMBER($count) } маньяка
   *[other] { NUMBER($count) } маньяков
}
count-citizen = { $count ->
    [one] { NUMBER($count) } гражданин
    [few] { NUMBER($count) } гражданина
   *[other] { NUMBER($count) } граждан
}
