### Протокол игры: для тех, кому можно знать всё. Читается на странице ведущего и в напечатанной истории.

protocol-started = Игра по правилам «{ $ruleset }», игроков: { NUMBER($count) }.
protocol-undone = Отменено.
protocol-night = Ночь { NUMBER($night) }
protocol-day = День { NUMBER($day) }
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
protocol-taken-back = Ход игрока { SEAT($seat, $names) } отменён.
protocol-answer-yes = Ответ игроку { SEAT($seat, $names) }: да.
protocol-answer-no = Ответ игроку { SEAT($seat, $names) }: нет.
protocol-answer-same = Ответ игроку { SEAT($seat, $names) }: одна сторона.
protocol-answer-different = Ответ игроку { SEAT($seat, $names) }: разные стороны.
protocol-answer-seats = Ответ игроку { SEAT($seat, $names) }: { SEATS($seats, $names) }.
protocol-answer-nobody = Ответ игроку { SEAT($seat, $names) }: никто.
protocol-answer-not-home = Ответ игроку { SEAT($seat, $names) }: нет дома.
protocol-answer-blocked = Ответ игроку { SEAT($seat, $names) }: ход заблокирован.
protocol-answer-crossed = Ответ игроку { SEAT($seat, $names) }: уже убит.
protocol-died = { SEAT($seat, $names) } не переживёт эту ночь.
protocol-lives = { SEAT($seat, $names) } переживёт эту ночь.
protocol-no-shot = Выстрела нет:
protocol-because = Почему:
protocol-left-night = { SEAT($seat, $names) } выбывает: убит ночью.
protocol-left-vote = { SEAT($seat, $names) } выбывает по голосованию.
protocol-left-fouls = { SEAT($seat, $names) } выбывает: последний фол.
protocol-left-eyes = { SEAT($seat, $names) } выбывает: открыл глаза не вовремя.
protocol-left-stood-up = { SEAT($seat, $names) } выбывает: встал со своего места.
protocol-left-obscene = { SEAT($seat, $names) } выбывает: нецензурная речь.
protocol-left-left = { SEAT($seat, $names) } вышел из игры.
protocol-barred = { SEAT($seat, $names) } лишён речи и голоса на день { NUMBER($day) }.
protocol-hands = { COUNT($seats) ->
    [0] Никто не поднял руку вовремя.
   *[other] Руки по порядку: { SEATS($seats, $names) }.
}
protocol-vote = Голосование, круг { NUMBER($number) }.
protocol-vote-back = Голос игрока { SEAT($seat, $names) } отменён.
protocol-renamed = Имя на месте { SEAT($seat, $names) } исправлено.
protocol-role-corrected = Исправлено: { SEAT($seat, $names) } — { LOWER($role) }.
protocol-by-host = ведущий
