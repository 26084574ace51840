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
