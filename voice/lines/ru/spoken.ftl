### Всё, что говорит стол. Те же строки показывает общий экран.
###
### SEAT($seat, $names) и SEATS($seats, $names): номер места, у кого есть имя — с именем.
### NUMBER($n, gender: "f"): число; на экране цифрами, голосом словами.
### ROLE($role), ROLES($mix): название роли; состав игры.  COUNT($seats): сколько мест в списке.
###
### Всегда «ё». Роли — в именительном падеже. Слов, в которых espeak 1.51 или 1.52 ставит ударение неверно, здесь нет;
### их список — в tests/voice/test_words.py, проверка новых: espeak-ng -v ru -q -x "слова".
### Ночью ни одна строка не зависит от того, кто жив, кто ходит и что выбрал.

# Части строк
part-duration = { $seconds ->
    [60] одна минута
    [one] { NUMBER($seconds, gender: "f") } секунда
    [few] { NUMBER($seconds, gender: "f") } секунды
   *[other] { NUMBER($seconds, gender: "f") } секунд
}

# Начало игры
welcome = Здравствуйте. Адрес страницы: { ADDRESS($address) }
game-open = Игра объявляется открытой. Выключите, пожалуйста, звук на телефонах.
role-mix = В игре: { ROLES($mix) }.
first-speaker = Первым говорит игрок номер { SEAT($seat, $names) }.
number = Номер { NUMBER($n) }.

# Ночь
night-falls = На город опускается ночь. Город засыпает.
deal-call = Просыпается { ROLE($role) }. Нажмите свою кнопку.
deal-again = Число нажатий не совпало с числом карт. { ROLE($role) }, нажмите свою кнопку ещё раз.
sleep = { ROLE($role) } засыпает.
wake = { $call ->
    [acquaintance] Просыпаются игроки с чёрными картами. Познакомьтесь.
   *[other] Просыпается { ROLE($call) }. Покажите номер игрока.
}
sleep-call = { $call ->
    [acquaintance] Игроки с чёрными картами засыпают.
   *[other] { ROLE($call) } засыпает.
}

# Утро
day-breaks = В городе наступает день. Город просыпается.
news-nobody = Этой ночью никто не выбыл.
news-died = { COUNT($seats) ->
    [1] Этой ночью игру покидает игрок номер { SEATS($seats, $names) }.
   *[other] Этой ночью игру покидают игроки номер { SEATS($seats, $names) }.
}
night-fouls = За нарушения этой ночью назначены фолы. Подробности будут названы в конце.
last-word = Последнее слово. Игрок номер { SEAT($seat, $names) }, у Вас { part-duration }.

# Речи
speech = Слово игроку номер { SEAT($seat, $names) }. У Вас { part-duration }.
time-left = Ещё { part-duration }.
time-over = Время вышло.
thanks = Спасибо, игрок номер { SEAT($seat, $names) }.
extra-question = Кто желает взять дополнительное время, { part-duration }? Нажмите свою кнопку.
extra-given = { COUNT($seats) ->
    [1] Дополнительное время, { part-duration }, получает игрок номер { SEATS($seats, $names) }.
   *[other] Дополнительное время, { part-duration }, получают игроки номер { SEATS($seats, $names) }.
}
extra-nobody = Дополнительное время никто не берёт.

# Голосование
vote-opens = Начинается голосование. Первым голосует игрок номер { SEAT($first, $names) }, далее по часовой стрелке.
vote-turn = Голосует игрок номер { SEAT($seat, $names) }.
vote-heard = Игрок номер { SEAT($voter, $names) } голосует против игрока номер { SEAT($seat, $names) }.
vote-again = Игрок номер { SEAT($seat, $names) }, пожалуйста, проголосуйте.
tally = Против игрока номер { SEAT($seat, $names) } голосов: { NUMBER($votes) }.
vote-result-out = По итогам голосования игру покидает игрок номер { SEAT($seat, $names) }.
vote-result-tie = Голосов поровну у игроков номер { SEATS($seats, $names) }. Будет повторное голосование.
vote-result-many = Голосов поровну у игроков номер { SEATS($seats, $names) }. Единого мнения нет, все остаются в игре.
vote-result-same = Голосов снова поровну. Единого мнения нет, все остаются в игре.
revote-opens = Повторное голосование. Голосуйте только против игроков номер { SEATS($seats, $names) }. Сами они не голосуют.

# Нарушения
foul = Фол получает игрок номер { SEAT($seat, $names) }. Всего фолов: { NUMBER($total) }.
barred = Игрок номер { SEAT($seat, $names) } пропускает следующий круг: без речи, дополнительного времени и голосования.
removed = Игрок номер { SEAT($seat, $names) } покидает игру без последнего слова.
foul-next-game = Фолы переходят в следующую игру: игрок номер { SEAT($seat, $names) }. Всего фолов: { NUMBER($count) }.
unrated = Игра становится нерейтинговой.

# Конец игры
technical-draw = Объявляется техническая ничья.
winner-town = Игра окончена. Победил город.
winner-mafia = Игра окончена. Победила мафия.
who-was = Игрок номер { SEAT($seat, $names) }: { ROLE($role) }.
priority = Первыми право на место в следующей игре получают игроки номер { SEAT($first, $names) } и { SEAT($second, $names) }.
game-closed = Игра объявляется закрытой. Спасибо за игру.

# Ведущий
paused = Пауза.
resumed = Продолжаем игру.
continued = Питание восстановлено. Игра продолжается с того же места.
undone = { $steps ->
    [1] Последний шаг отменён.
   *[other] Отменены последние шаги. Всего отменено: { NUMBER($steps) }.
}
corrected-alive = Исправление. Игрок номер { SEAT($seat, $names) } остаётся в игре.
corrected-dead = Исправление. Игрок номер { SEAT($seat, $names) } больше не в игре.
host-sees = Ведущий открыл полную картину. Теперь он знает все роли.

# Неполадки
button-trouble = Кнопка места номер { SEAT($seat, $names) } не отвечает. Вместо неё можно пользоваться страницей ведущего.
camera-trouble = Камера не видит. Пользуйтесь кнопками.

# Проверка стола
self-test-begin = Начинаем проверку.
self-test-button = Место номер { SEAT($seat, $names) }: нажмите и отпустите кнопку.
self-test-light = Место номер { SEAT($seat, $names) }: сейчас горит лампа.
self-test-camera = Покажите камере открытую ладонь.
self-test-voice = Если Вы слышите эту фразу, голос работает.
self-test-passed = Всё исправно.
self-test-failed = Не всё исправно. Что делать, написано на странице ведущего. Играть можно.
