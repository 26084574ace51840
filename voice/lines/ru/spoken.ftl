### Всё, что говорит стол. Те же строки показывает общий экран.
###
### SEAT($seat, $names) и SEATS($seats, $names): номер места, у кого есть имя — с именем.
### NUMBER($n, gender: "f"): число; на экране цифрами, голосом словами.
### ROLE($role), LOWER($role): название роли в начале предложения и внутри него.  ROLES($mix): состав игры.
### COUNT($seats): сколько мест в списке.
###
### Всегда «ё». Роли — в именительном падеже. Слов, в которых espeak 1.51 или 1.52 ставит ударение неверно, здесь нет;
### их список — в tests/voice/test_words.py, проверка новых: espeak-ng -v ru -q -x "слова".
### Ночью ни одна строка не зависит от того, кто жив, кто ходит и что выбрал.

# Части строк
part-duration = { $seconds ->
    [60] одна минута
    [120] две минуты
    [180] три минуты
    [240] четыре минуты
    [300] пять минут
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

# Утро
day-breaks = В городе наступает день. Город просыпается.
news-nobody = Этой ночью никто не выбыл.
news-died = { COUNT($seats) ->
    [1] Этой ночью игру покидает игрок номер { SEATS($seats, $names) }.
   *[other] Этой ночью игру покидают игроки номер { SEATS($seats, $names) }.
}
news-names = Записки прочитаны. Записок с именами: { NUMBER($count) }.
news-named = { COUNT($seats) ->
    [1] Назван игрок номер { SEATS($seats, $names) }.
   *[other] Названы игроки номер { SEATS($seats, $names) }.
}
news-note = Оглашается записка. Игрок номер { SEAT($seat, $names) }: { $word ->
    [mafia] мафия.
    [honest] честный.
    [yes] проверен, он из мафии.
    [no] проверен, он не из мафии.
   *[other] { $word }.
}
news-note-died = По этой записке игру покидает игрок номер { SEAT($seat, $names) }.
news-death = Последней называется жертва смерти. Игру покидает игрок номер { SEAT($seat, $names) }.
news-raped = Этой ночью изнасилован игрок номер { SEAT($seat, $names) }.
news-recruited = Этой ночью завербован игрок, у которого была карта: { LOWER($role) }.
news-killer-seen = Газета сообщает: у убийства есть свидетель – { LOWER($role) }.
night-fouls = За нарушения этой ночью назначены фолы. Подробности будут названы в конце.
night-warnings = За нарушения этой ночью вынесены предупреждения. Подробности будут названы в конце.
card-opened = Карта игрока номер { SEAT($seat, $names) }: { LOWER($role) }.
effect-mute = { COUNT($seats) ->
    [1] Сегодня молчит игрок номер { SEATS($seats, $names) }.
   *[other] Сегодня молчат игроки номер { SEATS($seats, $names) }.
}
effect-voteless = { COUNT($seats) ->
    [1] Сегодня не голосует игрок номер { SEATS($seats, $names) }.
   *[other] Сегодня не голосуют игроки номер { SEATS($seats, $names) }.
}
effect-immune = { COUNT($seats) ->
    [1] Сегодня нельзя голосовать против игрока номер { SEATS($seats, $names) }.
   *[other] Сегодня нельзя голосовать против игроков номер { SEATS($seats, $names) }.
}
last-word = Последнее слово. Игрок номер { SEAT($seat, $names) }, у Вас { part-duration }.

# Речи
discussion = Общее обсуждение. На него { part-duration }.
discussion-over = Время вышло. Обсуждение окончено.
speech = Слово игроку номер { SEAT($seat, $names) }. У Вас { part-duration }.
introduction = Игрок номер { SEAT($seat, $names) }, представьтесь, пожалуйста. У Вас { part-duration }.
speech-nominating = Слово игроку номер { SEAT($seat, $names) }. У Вас { part-duration }. Чтобы выставить игрока, покажите его номер и подтвердите.
defence = Слово в своё оправдание, игрок номер { SEAT($seat, $names) }. У Вас { part-duration }.
time-left = Ещё { part-duration }.
time-over = Время вышло.
thanks = Спасибо, игрок номер { SEAT($seat, $names) }.
extra-question = Кто желает взять дополнительное время, { part-duration }? Нажмите свою кнопку.
extra-given = { COUNT($seats) ->
    [1] Дополнительное время, { part-duration }, получает игрок номер { SEATS($seats, $names) }.
   *[other] Дополнительное время, { part-duration }, получают игроки номер { SEATS($seats, $names) }.
}
extra-nobody = Дополнительное время никто не берёт.
nomination-accepted = Принято. Выставлен игрок номер { SEAT($seat, $names) }.
nomination-refused = Не принято: игрок номер { SEAT($seat, $names) }.
nominated = Игрок номер { SEAT($by, $names) } выставляет игрока номер { SEAT($seat, $names) }.

# Обвинения
accusations = Чтобы обвинить, нажмите свою кнопку один раз. Чтобы объявить ночь, нажмите два раза.
accuse-whom = Игрок номер { SEAT($seat, $names) }, покажите номер обвиняемого и подтвердите.
accuse-nobody = Игрок номер { SEAT($seat, $names) } никого не обвиняет.
accused = Игрок номер { SEAT($seat, $names) } обвиняет игрока номер { SEAT($target, $names) }. Объясните почему; возразить может каждый. Когда пора голосовать, обвинитель нажимает кнопку.
accuse-question = Кто за то, чтобы игру покинул игрок номер { SEAT($seat, $names) }? Поднимите руку или нажмите кнопку.
accuse-passed = Рук поднято: { NUMBER($votes) }. Большинство за. Игру покидает игрок номер { SEAT($seat, $names) }.
accuse-failed = Рук поднято: { NUMBER($votes) }. Большинства нет. Игрок номер { SEAT($seat, $names) } остаётся в игре.
night-question = Игрок номер { SEAT($seat, $names) } объявляет ночь. Кто согласен? Поднимите руку или нажмите кнопку.
night-called = Рук поднято: { NUMBER($votes) }. Большинство за ночь.
night-not-called = Рук поднято: { NUMBER($votes) }. Большинства нет, день продолжается.

# Голосование
vote-opens = Начинается голосование. Первым голосует игрок номер { SEAT($first, $names) }, далее по часовой стрелке.
vote-opens-hands = Начинается голосование. Когда назван тот, против кого Вы голосуете, поднимите руку или нажмите кнопку.
vote-nominees = { COUNT($seats) ->
    [1] Выставлен игрок номер { SEATS($seats, $names) }.
   *[other] Выставлены игроки номер { SEATS($seats, $names) }.
}
vote-no-nominees = Никто не выставлен. Голосования не будет.
suspects-open = Каждый по очереди называет, кого подозревает. Оправдывается тот, у кого голосов не меньше чем { NUMBER($votes) }.
vote-round = Круг голосования номер { NUMBER($n) }.
vote-between = { COUNT($seats) ->
    [1] Голосуйте только против игрока номер { SEATS($seats, $names) }.
   *[other] Голосуйте только против игроков номер { SEATS($seats, $names) }.
}
revote-opens = Повторное голосование. Голосуйте только против игроков номер { SEATS($seats, $names) }.
revote-others = Сами они не голосуют.
suspect-turn = Игрок номер { SEAT($seat, $names) }, кого Вы подозреваете?
suspect-heard = Игрок номер { SEAT($voter, $names) } подозревает игрока номер { SEAT($seat, $names) }.
suspect-nobody = Игрок номер { SEAT($seat, $names) } никого не подозревает.
vote-turn = Голосует игрок номер { SEAT($seat, $names) }.
vote-heard = Игрок номер { SEAT($voter, $names) } голосует против игрока номер { SEAT($seat, $names) }.
vote-again = Игрок номер { SEAT($seat, $names) }, пожалуйста, проголосуйте.
vote-abstained = Игрок номер { SEAT($seat, $names) } не голосует.
candidate = Голосуем против игрока номер { SEAT($seat, $names) }.
candidate-thanks = Спасибо.
candidate-rest = Последний – игрок номер { SEAT($seat, $names) }. Ему достаётся весь остаток голосов: { NUMBER($votes) }.
voices = Подозревают игрока номер { SEAT($seat, $names) }. Голосов: { NUMBER($votes) }.
tally = Против игрока номер { SEAT($seat, $names) } голосов: { NUMBER($votes) }.
vote-penalty = { COUNT($seats) ->
    [1] Не голосовал игрок номер { SEATS($seats, $names) }. Против него прибавляется голосов: { NUMBER($votes) }.
   *[other] Не голосовали игроки номер { SEATS($seats, $names) }. Против каждого прибавляется голосов: { NUMBER($votes) }.
}
vote-suspects = { COUNT($seats) ->
    [1] Оправдывается игрок номер { SEATS($seats, $names) }.
   *[other] Оправдываются игроки номер { SEATS($seats, $names) }.
}
vote-no-suspects = Оправдываться никому не нужно; все остаются в игре.
vote-result-out = По итогам голосования игру покидает игрок номер { SEAT($seat, $names) }.
vote-result-tie = Голосов поровну у игроков номер { SEATS($seats, $names) }. Будет повторное голосование.
vote-result-many = Голосов поровну у игроков номер { SEATS($seats, $names) }. Единого мнения нет, все остаются в игре.
vote-result-same = Голосов снова поровну. Единого мнения нет, все остаются в игре.
vote-result-nobody = Выбирать больше не из кого; все остаются в игре.
vote-result-no-votes = Ни против кого не голосовали; все остаются в игре.
vote-result-gone = Больше всех голосов против того, кто уже выбыл, номер { SEATS($seats, $names) }. Больше никто не уходит.
vote-result-protected = Больше всех голосов против игрока номер { SEAT($seat, $names) }. Он под защитой и остаётся в игре.
vote-result-alibi = Алиби. Игрок номер { SEAT($seat, $names) } остаётся в игре.
vote-result-stays = Больше всех голосов против игрока номер { SEAT($seat, $names) }. Он остаётся в игре.
round-undecided = { COUNT($seats) ->
    [1] Больше всех голосов против игрока номер { SEATS($seats, $names) }. Круг пока ничего не решил.
   *[other] Больше всех голосов против игроков номер { SEATS($seats, $names) }. Круг пока ничего не решил.
}
vote-tie-defence = Голосов поровну у игроков номер { SEATS($seats, $names) }. Каждый получает слово, затем будет повторное голосование.
vote-tie-hands = Голосов снова поровну у игроков номер { SEATS($seats, $names) }.
vote-to-judge = { COUNT($seats) ->
    [1] Под подозрением игрок номер { SEATS($seats, $names) }.
   *[other] Под подозрением игроки номер { SEATS($seats, $names) }.
}

# Что решается после голосования
both-question = { COUNT($seats) ->
    [2] Кто за то, чтобы игру покинули оба: номер { SEATS($seats, $names) }? Поднимите руку или нажмите кнопку.
   *[other] Кто за то, чтобы игру покинули все: номер { SEATS($seats, $names) }? Поднимите руку или нажмите кнопку.
}
both-leave = Рук поднято: { NUMBER($votes) }. Большинство за.
both-stay = Рук поднято: { NUMBER($votes) }. Большинства нет, все остаются в игре.
judge-eyes-closed = Город засыпает. Решает судья.
judge-one = Казнить игрока номер { SEATS($seats, $names) }? Чтобы казнить, поднимите палец вверх или нажмите один раз. Чтобы помиловать, опустите палец вниз или нажмите два раза.
judge-several = Кого казнить из игроков номер { SEATS($seats, $names) }? Покажите номер и подтвердите. Чтобы помиловать всех, опустите палец вниз или нажмите два раза.
judge-eyes-open = Город просыпается.
decide-several = За судью решает игрок номер { SEAT($seat, $names) }. Кого казнить из игроков номер { SEATS($seats, $names) }? Покажите номер и подтвердите. Чтобы помиловать всех, опустите палец вниз или нажмите два раза.
decide-must = За судью решает игрок номер { SEAT($seat, $names) }. Кого казнить из игроков номер { SEATS($seats, $names) }? Покажите номер и подтвердите; помиловать нельзя.
lot = Решает жребий: номер { SEATS($seats, $names) }.
take-question = Игрок номер { SEAT($seat, $names) } забирает с собой одного из тех, кто голосовал против него: номер { SEATS($seats, $names) }. Покажите номер и подтвердите.
take-again = Игрок номер { SEAT($seat, $names) }, пожалуйста, выберите одного из них: номер { SEATS($seats, $names) }.
grave-open = Игрок номер { SEAT($seat, $names) }, чтобы забрать кого-то с собой, откройте карту: нажмите кнопку или поднимите палец вверх. На это { part-duration }.
grave-question = Игрок номер { SEAT($seat, $names) }, покажите, кого Вы забираете с собой, и подтвердите. На это { part-duration }.
verdict-out = { COUNT($seats) ->
    [1] Игру покидает игрок номер { SEATS($seats, $names) }.
   *[other] Игру покидают игроки номер { SEATS($seats, $names) }.
}
verdict-taken = Вместе с ним игру покидает игрок номер { SEAT($seat, $names) }.
verdict-grave = В могилу вместе с ним уходит игрок номер { SEAT($seat, $names) }.
verdict-too = Игру покидает и игрок номер { SEAT($seat, $names) }.
verdict-nobody = Казни не будет; все остаются в игре.

# Нарушения
foul = Фол получает игрок номер { SEAT($seat, $names) }. Всего фолов: { NUMBER($total) }.
warning = Предупреждение получает игрок номер { SEAT($seat, $names) }. Всего предупреждений: { NUMBER($total) }.
barred = Игрок номер { SEAT($seat, $names) } пропускает следующий круг: без речи, дополнительного времени и голосования.
muted = Игрок номер { SEAT($seat, $names) } пропускает свою следующую речь.
removed = Игрок номер { SEAT($seat, $names) } покидает игру без последнего слова.
removed-at-once = Игрок номер { SEAT($seat, $names) } покидает игру.
foul-next-game = Фолы переходят в следующую игру: игрок номер { SEAT($seat, $names) }. Всего фолов: { NUMBER($count) }.
warning-next-game = Предупреждения переходят в следующую игру: игрок номер { SEAT($seat, $names) }. Всего предупреждений: { NUMBER($count) }.
unrated = Игра становится нерейтинговой.

# Конец игры
technical-draw = Объявляется техническая ничья.
winner-draw = Игра окончена. Ничья.
winner-town = Игра окончена. Победил город.
winner-mafia = Игра окончена. Победила мафия.
winner-yakuza = Игра окончена. Победила якудза.
winner-maniac = Игра окончена. Победил маньяк.
winner-psycho = Игра окончена. Победил псих.
winner-sharper = Игра окончена. Победил шу́лер.
winner-werewolf = Игра окончена. Победил оборотень.
winner-virgin = Игра окончена. Победил де́вственник.
winner-killer = Игра окончена. Победил киллер.
winner-other = Игра окончена. Победа на стороне: { LOWER($role) }.
who-was = Игрок номер { SEAT($seat, $names) }: { LOWER($role) }.
priority = Первыми право на место в следующей игре получают игроки номер { SEAT($first, $names) } и { SEAT($second, $names) }.
game-closed = Игра объявляется закрытой. Спасибо за игру.

# Ведущий
paused = Пауза.
resumed = Продолжаем игру.
continued = Питание восстановлено. Игра продолжается с того же места.
undone = Шаг назад. Игра продолжается с того места.
corrected-alive = Исправление. Игрок номер { SEAT($seat, $names) } остаётся в игре.
corrected-dead = Исправление. Игрок номер { SEAT($seat, $names) } больше не в игре.
host-sees = Ведущий открыл полную картину. Теперь он знает все роли.

# Неполадки
button-trouble = Кнопка места номер { SEAT($seat, $names) } не отвечает. Вместо неё можно пользоваться страницей ведущего.
light-trouble = Огонь места номер { SEAT($seat, $names) } не отвечает. Проверьте разъём; что он показал бы, скажет ведущий.
device-trouble = Собственная кнопка или огонь устройства не отвечает. Вместо неё есть страница ведущего.
camera-trouble = Камера не видит. Пользуйтесь кнопками.
camera-back = Камера снова видит.

# Проверка стола
self-test-begin = Начинаем проверку.
self-test-button = Место номер { SEAT($seat, $names) }: нажмите и отпустите кнопку.
self-test-light = Место номер { SEAT($seat, $names) }: сейчас горит лампа.
self-test-camera = Покажите камере открытую ладонь.
self-test-voice = Если Вы слышите эту фразу, голос работает.
self-test-passed = Всё исправно.
self-test-failed = Не всё исправно. Что делать, написано на странице ведущего. Играть можно.

# Поиск мест
seat-asked = Место номер { SEAT($seat, $names) }: держите открытую ладонь перед грудью и нажмите кнопку.
seats-found = Теперь камера знает все места.
seats-by-button = Кнопкой играют места: { SEATS($seats, $names) }.
