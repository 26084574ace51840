### Протокол игры: для тех, кому можно знать всё. Читается на странице ведущего, на бумаге и в напечатанной истории.

protocol-started = Игра по правилам «{ $ruleset }», игроков: { NUMBER($count) }.
protocol-undone = Отменено.
protocol-by-host = ведущий
protocol-has = { SEAT($seat, $names) }: { LOWER($role) }.
protocol-renamed = Имя на месте { SEAT($seat, $names) } исправлено.
protocol-role-corrected = Исправлено: { SEAT($seat, $names) } — { LOWER($role) }.
protocol-side-corrected = Исправлено: { SEAT($seat, $names) } — { LOWER($role) }, сторона «{ $team }».
protocol-corrected-alive = Исправлено: { SEAT($seat, $names) } в игре.
protocol-corrected-out = Исправлено: { SEAT($seat, $names) } вне игры.
protocol-won = Победитель: { $team }.
protocol-draw = Игра окончена вничью.

# Ночь
protocol-night = Ночь { NUMBER($night) }
protocol-kill = { SEAT($seat, $names) } целится в { SEATS($seats, $names) }.
protocol-heal = { SEAT($seat, $names) } лечит { SEATS($seats, $names) }.
protocol-check = { SEAT($seat, $names) } проверяет { SEATS($seats, $names) }.
protocol-seek = { SEAT($seat, $names) } ищет комиссара: { SEATS($seats, $names) }?
protocol-block = { SEAT($seat, $names) } блокирует { SEATS($seats, $names) }.
protocol-compare = { SEAT($seat, $names) } сравнивает { SEATS($seats, $names) }.
protocol-guess = { SEAT($seat, $names) } угадывает роль { SEATS($seats, $names) }.
protocol-protect = { SEAT($seat, $names) } защищает { SEATS($seats, $names) }.
protocol-silence = { SEAT($seat, $names) } лишает голоса { SEATS($seats, $names) }.
protocol-watch = { SEAT($seat, $names) } следит за { SEATS($seats, $names) }.
protocol-recruit = { SEAT($seat, $names) } вербует { SEATS($seats, $names) }.
protocol-hire = { SEAT($seat, $names) } нанимается к { SEATS($seats, $names) }.
protocol-mark = { SEAT($seat, $names) } метит { SEATS($seats, $names) }.
protocol-revive = { SEAT($seat, $names) } возвращает { SEATS($seats, $names) }.
protocol-copy = { SEAT($seat, $names) } копирует: { SEATS($seats, $names) }.
protocol-note = { SEAT($seat, $names) } оставляет записку о { SEATS($seats, $names) }.
protocol-order = { SEAT($seat, $names) } приказывает: { SEATS($seats, $names) }.
protocol-sign = { SEAT($seat, $names) } договаривается о знаке.
protocol-wake = { SEAT($seat, $names) } называет себя.
protocol-word = { SEAT($seat, $names) } называет: { $role ->
    [honest] честный
   *[other] { LOWER($role) }
}.
protocol-taken-back = Ход игрока { SEAT($seat, $names) } отменён.
protocol-death = Смерть спрашивает { SEAT($seat, $names) }: номер { NUMBER($number) }.
protocol-answer-yes = Ответ игроку { SEAT($seat, $names) }: да.
protocol-answer-no = Ответ игроку { SEAT($seat, $names) }: нет.
protocol-answer-same = Ответ игроку { SEAT($seat, $names) }: одна сторона.
protocol-answer-different = Ответ игроку { SEAT($seat, $names) }: разные стороны.
protocol-answer-seats = Ответ игроку { SEAT($seat, $names) }: { SEATS($seats, $names) }.
protocol-answer-nobody = Ответ игроку { SEAT($seat, $names) }: никто.
protocol-answer-not-home = Ответ игроку { SEAT($seat, $names) }: нет дома.
protocol-answer-blocked = Ответ игроку { SEAT($seat, $names) }: ход заблокирован.
protocol-answer-crossed = Ответ игроку { SEAT($seat, $names) }: уже убит.
protocol-shot = { $team }: выстрел в { SEAT($seat, $names) }.
protocol-orders = { COUNT($seats) ->
    [0] Приказов больше нет.
   *[other] Приказы на будущее: { SEATS($seats, $names) }.
}
protocol-died = { SEAT($seat, $names) } не переживёт эту ночь.
protocol-lives = { SEAT($seat, $names) } переживёт эту ночь.
protocol-idle = Почему не подействовало:
protocol-changed = { SEAT($seat, $names) } теперь { LOWER($role) }; сторона: { $team }.
protocol-turned = { SEAT($seat, $names) } меняется; сторона: { $team }.

# День
protocol-day = День { NUMBER($day) }
protocol-fact-alibi = У игрока { SEAT($seat, $names) } есть алиби.
protocol-fact-death-victim = Смерть забирает игрока { SEAT($seat, $names) }.
protocol-fact-foul-next-game = { SEAT($seat, $names) } уносит в следующую игру: { NUMBER($count) }.
protocol-fact-hobo-saw-killer = Объявлено: убийцу видели.
protocol-fact-named = Объявлено: в записках назван { SEAT($seat, $names) }.
protocol-fact-names = Объявлено: записок с именем { NUMBER($count) }.
protocol-fact-night-fouls = Объявлено: ночь не обошлась без фолов.
protocol-fact-note = Прочитана записка об игроке { SEAT($seat, $names) }: { $role ->
    [yes] да
    [no] нет
    [honest] честный
   *[other] { LOWER($role) }
}.
protocol-fact-priority = Первые места в следующей игре: { SEAT($seat, $names) } и { SEAT($other, $names) }.
protocol-fact-protected = { SEAT($seat, $names) } защищён от приговора.
protocol-fact-raped = Объявлено: изнасилован { SEAT($seat, $names) }.
protocol-fact-recruited = Объявлено: завербован тот, чья карта была: { LOWER($role) }.
protocol-fact-role = Карта игрока { SEAT($seat, $names) } открыта: { LOWER($role) }.
protocol-fact-unrated = Игра идёт не в зачёт.
protocol-left-night = { SEAT($seat, $names) } выбывает: убит ночью.
protocol-left-death = { SEAT($seat, $names) } выбывает: его забрала Смерть.
protocol-left-note = { SEAT($seat, $names) } выбывает: назван в записке.
protocol-left-table = { SEAT($seat, $names) } выбывает: стол стал слишком мал.
protocol-left-vote = { SEAT($seat, $names) } выбывает по голосованию.
protocol-left-taken = { SEAT($seat, $names) } выбывает: его забрал с собой осуждённый.
protocol-left-grave = { SEAT($seat, $names) } выбывает: его забрали в могилу.
protocol-left-fouls = { SEAT($seat, $names) } выбывает: последний фол.
protocol-left-eyes = { SEAT($seat, $names) } выбывает: открыл глаза не вовремя.
protocol-left-stood-up = { SEAT($seat, $names) } выбывает: встал со своего места.
protocol-left-obscene = { SEAT($seat, $names) } выбывает: нецензурная речь.
protocol-left-left = { SEAT($seat, $names) } вышел из игры.
protocol-foul = { $penalty ->
    [warning] { SEAT($seat, $names) }: предупреждений теперь { NUMBER($total) }.
   *[other] { SEAT($seat, $names) }: фолов теперь { NUMBER($total) }.
}
protocol-effect-barred = { SEAT($seat, $names) } лишён речи и голоса на день { NUMBER($day) }.
protocol-effect-mute = { SEAT($seat, $names) } лишён речи на день { NUMBER($day) }.
protocol-effect-voteless = { SEAT($seat, $names) } лишён голоса на день { NUMBER($day) }.
protocol-effect-immune = Против игрока { SEAT($seat, $names) } не голосуют в день { NUMBER($day) }.
protocol-effect-protected = { SEAT($seat, $names) } защищён от приговора в день { NUMBER($day) }.
protocol-effect-alibi = У игрока { SEAT($seat, $names) } алиби на день { NUMBER($day) }.
protocol-first-speaker = Первым говорит { SEAT($seat, $names) }.
protocol-hands = { COUNT($seats) ->
    [0] Никто не поднял руку вовремя.
   *[other] Руки по порядку: { SEATS($seats, $names) }.
}
protocol-nominated = { SEAT($seat, $names) } выставляет на голосование { SEAT($target, $names) }.
protocol-hands-accuse = Обвинитель и обвиняемый: { SEATS($about, $names) }. { COUNT($seats) ->
    [0] Рук нет.
   *[other] Руки: { SEATS($seats, $names) }.
}
protocol-hands-both = Уходят ли все: { SEATS($about, $names) }? { COUNT($seats) ->
    [0] Рук нет.
   *[other] Руки: { SEATS($seats, $names) }.
}
protocol-hands-night = Наступает ли ночь? { COUNT($seats) ->
    [0] Рук нет.
   *[other] Руки: { SEATS($seats, $names) }.
}
protocol-hands-passed = Рук достаточно.
protocol-hands-failed = Рук недостаточно.

# Голосование
protocol-vote-suspects = Кто будет защищаться? Круг { NUMBER($number) }.
protocol-vote-vote = Голосование, круг { NUMBER($number) }.
protocol-vote-revote = Переголосование, круг { NUMBER($number) }.
protocol-vote-cast = { SEAT($seat, $names) } голосует против { SEAT($target, $names) }.
protocol-vote-back = Голос игрока { SEAT($seat, $names) } отменён.
protocol-tally = Против { SEAT($seat, $names) }: { NUMBER($votes) }.
protocol-no-votes = Ни против кого нет голосов.
protocol-tied = Поровну голосов: { SEATS($seats, $names) }.
protocol-condemned = { SEAT($seat, $names) } осуждён.
protocol-decision-judge = Решает { SEAT($seat, $names) }: { SEATS($seats, $names) }.
protocol-decision-take = { SEAT($seat, $names) } забирает с собой одного из игроков: { SEATS($seats, $names) }.
protocol-decision-grave = { SEAT($seat, $names) } может открыть карту и забрать с собой одного из игроков: { SEATS($seats, $names) }.
protocol-decision-grave-opened = { SEAT($seat, $names) } может забрать с собой одного из игроков: { SEATS($seats, $names) }.
protocol-decision-lot = Решает жребий: { SEATS($seats, $names) }.
protocol-decision-nobody = Решено: никто не уходит.
protocol-because = Почему:

# На бумаге
protocol-title = Протокол игры
protocol-players = Игроки
protocol-seat = Место
protocol-name = Имя
protocol-role = Роль
protocol-side = Сторона
protocol-fate = Как выбыл
protocol-survived = в игре до конца
protocol-save-page = Сохранить страницей
protocol-save = Сохранить текстом
protocol-before = До игры
protocol-unfinished = Игра ещё не окончена.
protocol-fate-night = убит ночью
protocol-fate-death = забрала Смерть
protocol-fate-note = назван в записке
protocol-fate-table = стол стал слишком мал
protocol-fate-vote = по голосованию
protocol-fate-taken = забрал осуждённый
protocol-fate-grave = забрали в могилу
protocol-fate-fouls = последний фол
protocol-fate-eyes = открыл глаза
protocol-fate-stood-up = встал с места
protocol-fate-obscene = нецензурная речь
protocol-fate-left = вышел из игры
reason-about = Места: { SEATS($seats, $names) }.
