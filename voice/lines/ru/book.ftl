### Слова вокруг напечатанных правил. Предложения складываются из данных: по одному на каждый вид умения, запрета,
### условия и свойства и на каждое поле, которое что-то добавляет. Названия приходят как есть, в именительном падеже.

rules-name-classic = Классика
rules-name-piter = Питерские правила
rules-name-moscow = Московские правила
rules-name-city = Городская мафия
rules-name-club = Правила клуба
rules-name-polytech = Клуб Политеха
rules-name-clones = Клоны
rules-name-davydov = Игра Давыдова
rules-name-family = Семейные правила

rules-seats = { $spread ->
    [0] Игроков: { $most }.
   *[other] Игроков: от { $least } до { $most }.
}
rules-section-text = Текст правил
rules-section-goals = Цели сторон
rules-section-course = Ход игры
rules-section-mafia = Мафия
rules-section-town = Город
rules-section-singles = Одиночки
rules-section-roles = О ролях
rules-section-before = До игры
rules-section-night = Ночь
rules-section-day = День
rules-section-fouls = Фолы
rules-section-end = Конец игры
rules-section-rulings = Там, где текст молчит
rules-section-leaving = Уход из игры
rules-section-table = За столом
rules-section-third = Третья сторона
rules-section-courtesan = Куртизанка
rules-section-sheriff = Шериф
rules-section-maniac = Маньяк
rules-section-doctor = Доктор
rules-section-judge = Судья
rules-section-sergeant = Сержант
rules-section-journalist = Журналист
rules-section-hobo = Бомж
rules-section-death = Смерть
rules-section-conduct = Поведение
rules-section-commissar = Комиссар
rules-section-putana = Путана
rules-section-own = Свои правила

page-rules = Правила игры
page-rules-all = Все правила

# Книга правил
book-contents = Содержание
book-changed = не как в основе
book-gone = В основе есть, здесь нет:
book-back = К столу
book-seats-usual = Текст рассчитан на { $least }–{ $most } игроков; с другим числом это эксперимент.
book-mix-announced = Перед раздачей всем объявляют, какие роли в игре.
book-house = Домашние правила на основе «{ $title }». Отличия отмечены знаком (● или *).
book-minutes = { $minutes } мин
book-seconds = { $seconds } с
book-no-time = нет
book-day-one = день { $first }: { $time }
book-day-range = дни { $first }–{ $last }: { $time }
book-day-from = с дня { $first }: { $time }
book-round-one = перед кругом { $first } голосования: { $time }
book-round-range = перед кругами { $first }–{ $last }: { $time }
book-round-from = с круга { $first }: { $time }

book-head-role = Роль
book-head-side = Сторона
book-head-can = Ночью и вообще
book-head-call = Кого зовут
book-head-move = Для чего
book-head-how = Как
book-head-question = Вопрос
book-head-answer = Ответы
book-head-leaves = Кто уходит
book-head-card = Его карта
book-head-word = Последнее слово
book-head-players = Игроков
book-head-mix = Карты, лучший состав первым

# Цели сторон
book-goals = Кто чего добивается
book-side-wins = { $side } побеждает, когда
book-draw = Ничья, когда
book-victory = { $conditions }.
book-victory-nobody = за столом никого не осталось
book-victory-only = остались только: { $names }
book-victory-left = кто-то остался от каждой из этих сторон: { $names }
book-victory-gone = никого не осталось от этих сторон: { $names }
book-victory-at_most = { $side }: осталось не больше { $number }
book-victory-exactly = { $side }: осталось ровно { $number }
book-victory-without = ни одной из этих ролей не осталось: { $names }
book-victory-with_roles = все эти роли ещё в игре: { $names }
book-victory-unless_all = не все эти роли ещё в игре: { $names }
book-victory-lost = эта роль была в игре и выбыла: { $names }
book-victory-balance-equal = сторон поровну: { $side } = { $than }
book-victory-balance-at_least = одной стороны столько же, сколько другой, или больше: { $side } ≥ { $than }
book-victory-balance-more = одной стороны больше, чем другой: { $side } > { $than }
book-victory-no_moves = за прошедшую ночь никто не сделал хода
book-victory-option = { $on ->
    [yes] если включена настройка «{ $option }», а она включена, пока её не изменят
   *[no] если включена настройка «{ $option }»
}
book-moment-night = смотрят перед наступлением ночи
book-moment-dawn = смотрят, когда ночь прошла
book-moment-at_once = смотрят сразу, до всех других последствий

# Роли
book-roles = Роли
book-acquainted = Кто кого знает
book-circle = { $count ->
    [one] Все с этой картой знают друг друга с первой ночи: { $names }
   *[other] Знают друг друга с первой ночи: { $names }
}
book-common-name = в основе: { $name }
book-role-either = За ночь – только один из этих ходов.
book-role-idle = Ночью не ходит.
book-role-judge = Днём решает о тех, кого осудило голосование (см. голосование).
book-role-bars = Никогда: { $verb }.
book-role-at_most = В игре не больше { $number }.
book-role-at_least = В игре не меньше { $number }.
book-role-fills_up = Все, у кого нет другой карты.
book-clans = Что кланы делают сообща
book-clan-move = { $clan }: { $what }
book-together = Вместе с кланом ({ $clan }): { $what } (см. ниже).

# Что делают ночью, одним словом
book-verb-kill = выстрел
book-verb-heal = лечение
book-verb-check = проверка
book-verb-seek = поиск
book-verb-block = срыв хода
book-verb-compare = сравнение
book-verb-guess = угадывание роли
book-verb-protect = защита на голосовании
book-verb-silence = насилие
book-verb-watch = слежка
book-verb-recruit = вербовка
book-verb-hire = поиск заказчика
book-verb-mark = метка
book-verb-revive = возвращение к жизни
book-verb-copy = чужой приём
book-verb-note = записка
book-verb-order = приказ
book-verb-sign = тайный знак
book-verb-wake = назвать себя
book-verb-meet = познакомиться
book-verb-show = показаться ведущему

# Умения
book-any-distinct = Это может быть один и тот же игрок.
book-ability-block = Приходит к игроку, и его ход этой ночью срывается.
book-block-told-always = Игроку показывают это прямо перед его ходом, хочет он ходить или нет.
book-block-told-moved = Игроку показывают это, когда он сделал ход.
book-block-told-asked = Игроку показывают это, только если его ход – вопрос.
book-block-roles = Ход срывается только у этих ролей: { $roles }.
book-block-last_of_clan = У последнего живого в клане срывается и выстрел клана.
book-block-prevails = Если срывают ход друг другу по кругу, кто-то один берёт верх – по порядку ролей.
book-block-not_self = Назвать себя можно, но ничего не произойдёт.
book-block-away = Этого игрока никто не застаёт дома.
book-block-saves = Этой ночью игрок переживает любое нападение.
book-block-drags-attacked = Если на пришедшего напали, игрок умирает.
book-block-drags-dead = Если пришедший умирает, игрок умирает вместе с ним.
book-block-alibi = Днём голосование этого игрока не выводит.
book-ability-check_note = Оставляет ведущему ответ на проверку этой ночи; если автора убьют, записку зачитают.
book-check_note-unchecked = Только о том, кого проверил этой ночью.
book-ability-compare = Спрашивает, на одной ли стороне два игрока.
book-compare-sides = Стороны: { $sides }. Кто не с ними, отличается от всех.
book-ability-copy = Применяет выстрел, лечение или насилие из роли одного игрока к другому.
book-ability-dying_note = Пишет об одном игроке, мафия он или честный; записку вскроют, если автора убьёт выстрел клана.
book-dying_note-executes = Обвинённый запиской умирает без голосования, если он с этой стороны: { $about }.
book-ability-guess = Называет игрока и его роль: если верно, игрок умирает, что бы его ни защищало.
book-guess-wrong = Если неверно, ничего не происходит.
book-guess-becomes = Угадавший получает эту роль.
book-ability-heal = Спасает игрока от всех нападений этой ночи.
book-heal-lost_when_attacked = Если напали на самого лекаря, другой пациент не спасён.
book-heal-frees = Сорванный ход возвращается пациенту.
book-ability-hire = Ищет заказчика и узнаёт, способен ли названный игрок воевать.
book-hire-fighters = Способны: { $fighters }.
book-hire-used = Тот, по чьему заказу он уже убил, больше не заказчик.
book-ability-hired_kill = Стреляет в игрока, если этой ночью его наняли.
book-hired_kill-unhired = Без заказчика нет и выстрела.
book-hired_kill-not_employer = Не в самого заказчика.
book-hired_kill-pierces = От этого выстрела не спасает: { $pierces }.
book-ability-kill = Стреляет в игрока.
book-kill-pierces = От этого выстрела не спасает: { $pierces }.
book-ability-mark = Выбирает игрока, который умрёт, если нападут на него самого.
book-mark-saved = Тот, кого этой ночью спасли, останется жив.
book-ability-order = Называет жертв на следующие ночи по порядку, числом { $most }; их показывают клану.
book-order-used = Ночь без попадания расходует один приказ.
book-ability-protect = На следующий день голосование этого игрока не выводит.
book-ability-question = { $kind ->
    [roles] Спрашивает, эта ли роль у игрока: { $roles }.
    [both] Спрашивает, с этой ли стороны игрок ({ $teams }) или с этой ролью ({ $roles }).
   *[teams] Спрашивает, с этой ли стороны игрок: { $teams }.
}
book-question-but_not = Ответ «нет» на: { $but_not }.
book-question-shoots = Тот, о ком ответ «да», застрелен.
book-question-crossed = О жертве выстрела клана ответ другой: уже мёртв.
book-ability-recruit = Переманивает игрока этой стороны: { $among }. На рассвете его роль – { $role }.
book-recruit-nothing = С любым другим, а также с убитым этой ночью ничего не выходит.
book-recruit-announced = Утром объявляют, кем был завербованный.
book-ability-revive = Видит, кого убили этой ночью, и может вернуть одного.
book-revive-only_killed = Только того, кого убили этой ночью.
book-ability-shot = Клан стреляет в одного игрока.
book-shot-members = Кто участвует, старшие первыми: { $members }.
book-shot-heirs = Когда никого из них не осталось, по очереди вместо них: { $heirs }.
book-shot-leader_silent = Если главный жив, но сам никого не показал.
book-shot-no_shot = Если жертва не определилась, выстрела нет.
book-shot-none_left = Когда участвовать некому, выстрела нет.
book-shot-timed_out = Если вовремя ничего не показали, выстрела нет.
book-shot-declined = От выстрела можно отказаться.
book-shot-several = Кто назвал нескольких, не назвал никого.
book-shot-stopped-boss = Если сорван ход старшего, выстрела нет.
book-shot-stopped-last = Если сорван ход единственного живого, выстрела нет.
book-shot-stopped-member = Если пришли к кому-то из этих ролей, выстрел ни в кого не попадает: { $stopped_roles }.
book-shot-pays-boss = Убийцей считается старший.
book-shot-pays-drawn = Убийцей считается один из назвавших жертву, по жребию.
book-shot-owed = Ночь длится, пока каждый участник кого-нибудь не назовёт.
book-shot-seniority = Старшинство можно задать настройкой «{ $seniority }».
book-shot-names_public = Утром зачитывают, кого назвали и сколько раз.
book-shot-records = В кого клан уже стрелял, ограничивает потом другие ходы.
book-ability-sign = Договаривается о тайном знаке.
book-ability-silence = Насилует игрока. На следующий день: { $lays }.
book-silence-turns = Роль меняется: { $turns }.
book-ability-watch = Видит, кто приходил убивать выбранного игрока.
book-watch-only_killers = Только убивших, а не тех, кто пытался.
book-watch-newspaper = Утром объявляют, что убийцу видели.
book-any-blockable = Этот ход нельзя сорвать.

book-way-leader = жертва – та, кого показал главный ({ $leader })
book-way-leader_alone = пока жив главный ({ $leader }), решает он один
book-way-agreed = жертва – та, на которой сошлись все показавшие
book-way-all = жертва – та, которую показали все живые участники
book-way-majority = жертва – та, которую показали больше половины живых участников
book-way-votes = { $leader ->
    [none] жертва – та, за которую больше голосов; если таких несколько, выбор старшего
   *[other] жертва – та, за которую больше голосов, у главного их два ({ $leader }); если таких несколько, выбор старшего
}
book-way-senior = решает самый старший из показавших; если он отказался, выстрела нет
book-way-first = Как решают: { $way }.
book-way-then = Если так жертва не нашлась: { $way }.

# Ограничения
book-ban-only_living = Называют только живых, если не сказано иного.
book-also-dead = Можно назвать и выбывших.
book-ban-not_self = Не себя.
book-ban-not_sides = Не тех, кто с этой стороны: { $teams }.
book-ban-not_sides-unless = Настройка «{ $unless }» это разрешает.
book-ban-in_a_row = { $nights ->
    [1] Одного и того же – не две ночи подряд.
   *[other] Одного и того же – не больше { $nights } ночей подряд.
}
book-ban-in_a_row-lifted_with_left = Когда живых { $lifted_with_left }, можно.
book-ban-in_a_row-only_carried_out = Считаются только состоявшиеся ходы.
book-ban-per_player = { $only_self ->
    [yes] Себя – { $times ->
        [1] один раз
        [few] { $times } раза
       *[other] { $times } раз
    } за игру.
   *[no] Одного и того же – не больше { $times ->
        [1] одного раза
       *[other] { $times } раз
    } за игру.
}
book-ban-per_player-verbs = Считаются вместе: { $verbs }.
book-ban-per_player-only_carried_out = Считаются только состоявшиеся ходы.
book-ban-not_fired_at = Не того, в кого клан уже стрелял в прошлые ночи.
book-need-table_over = Только пока живых больше { $more_than }.
book-need-clan_at_most = Только когда в клане ({ $clan }) осталось не больше { $members }.
book-need-nobody_is = Только когда этой роли уже нет: { $role }.
book-need-on_team = Только когда он уже играет за эту сторону: { $team }.
book-need-not_shooting = Не тогда, когда участвует в выстреле клана ({ $clan }).
book-need-attempts = { $most ->
    [1] Один раз за игру.
    [one] { $most } раз за игру.
    [few] { $most } раза за игру.
   *[other] { $most } раз за игру.
}
book-need-attempts-option = Это настройка: «{ $option }».
book-need-attempts-shared = Попытки всего клана считаются вместе.

# Свойства
book-trait-survives = Ночные выстрелы его не убивают.
book-trait-takes_killers = Если ночью его застрелили, стрелявшие умирают вместе с ним.
book-trait-takes_killers-saved = Убийца, которого лечили, остаётся жив.
book-trait-never_executed = Голосование его не выводит.
book-trait-takes_voter = Выведенный голосованием, обязан забрать с собой одного из голосовавших против него.
book-trait-takes_to_grave = Выведенный голосованием, может открыть карту и забрать с собой любого.
book-trait-activates = Выставленный днём на голосование, с этого мига играет сам за себя: { $team }.
book-trait-leaves_small_table = Умирает, как только живых вместе с ним осталось { $at_most }.
book-trait-inherits = Когда выбыл последний с этой ролью, занимает его место: { $role }.

# Что днём может лежать на игроке
book-effect-barred = лишён слова за фолы
book-effect-mute = он молчит
book-effect-voteless = он не голосует
book-effect-immune = против него не голосуют
book-effect-protected = голосование его не выводит
book-effect-alibi = у него алиби

# Ночь
book-night = Ночь
book-night-every = Каждую ночь
book-night-first = Первая ночь
book-night-later = Следующие ночи
book-called = { $place }. { $names }
book-how-together = все вместе
book-how-alone = все с этой ролью
book-how-one_by_one = по одному
book-how-closed_eyes = глаза закрыты: стол называет номера, и на номере жертвы каждый показывает пистолет или нажимает кнопку
book-how-notes = спрашивают всех сразу, глаза закрыты; имя называют только те, у кого есть ход, остальные показывают любой номер
book-how-sunrise = глаза открывают, пока счёт идёт молча: вслух до { $aloud }, молча до { $silent }, вслух до { $last }
book-moves = Для каждого хода
book-night-all = Зовут все роли, которые есть в игре, жив игрок или нет, и на одно и то же время.
book-moves-seconds = На ход даётся { $time }.
book-moves-rest = В первую ночь не ходят, кроме того, что стоит в её таблице.
book-moves-once = Подтверждённый ход окончателен, второго нет.
book-moves-late-ends = Показанное после срока не считается.
book-moves-late-open = Когда вызов закончен, ход уже не принимается.
book-moves-pass_ends = Кто отказался от хода, этой ночью больше не ходит.
book-moves-one_by_one = Если у роли несколько хозяев, они просыпаются по одному.
book-moves-no_pass = Отказаться от хода нельзя.
book-moves-common_first = Общий ход клана делают раньше своих ходов его участников.
book-moves-wake_tells = Можно проснуться и назвать себя ведущему; это не ход.
book-moves-held_choose_nothing = Что бы ни показал игрок, чей ход сорван, это не ход.
book-death = Если включена настройка «{ $option }», начиная с ночи { $night } Смерть в конце каждой ночи тянет жертву, пока живых не меньше { $number }.

# Ответы
book-answers = Как показывают ответы
book-asked = { $role }: { $what }
book-answer-signed = { $answer } – { $sign }
book-answer-yes = да
book-answer-no = нет
book-answer-same = одна сторона
book-answer-different = разные стороны
book-answer-seats = горят лампы этих мест
book-answer-nobody = никто
book-answer-not_home = нет дома
book-answer-blocked = ход сорван
book-answer-crossed = уже мёртв
book-answers-besides = Показывают и без вопроса
book-shown-blocked = Тому, чей ход сорван
book-shown-not_home = Тому, кто никого не застал дома
book-shown-order = Клану: горят лампы тех, кого назвал приказ

# День
book-day = День
book-day-morning = Город просыпается; стол объявляет, чем кончилась ночь.
book-day-word-night = У убитых ночью есть последнее слово: { $time } каждому.
book-day-word-late = После голосования у ушедших ночью и днём есть последнее слово: { $time } каждому.
book-day-word-day = У того, кто уходит днём, есть последнее слово: { $time }.
book-day-vote = Голосование (см. ниже).
book-day-night = Наступает ночь.
book-day-early = Ночь наступает, когда за неё больше половины рук.
book-stage-introductions = В первый день каждый по очереди представляется. Время: { $introduction }.
book-stage-discussion = Говорят все сразу. Время: { $times }.
book-stage-speeches = Говорят по очереди. Время на речь: { $times }.
book-stage-extra = { $hands ->
    [1] Кто первым поднял руку, говорит ещё { $extra }.
   *[other] Первые поднявшие руку (не больше { $hands }) говорят ещё по { $extra }.
}
book-stage-accusations = Обвинять может любой любого и сколько угодно раз; каждое обвинение решают поднятыми руками.
book-nominations-once = В своей речи можно выставить на голосование одного игрока.
book-nominations-not_self = Не себя.
book-nominations-twice = Одного игрока выставляют один раз.
book-nominations-dead = Только живых.
book-nominations-over = Только во время своей речи.
book-nominations-nobody = Если никого не выставили, наступает ночь.
book-accusations-majority = Больше половины рук всех, кроме обвинённого, – он выбывает.
book-accusations-minority = Если рук меньше, ничего не происходит.
book-accusations-hand = Сам обвинённый руки не поднимает.
book-accusations-target = Обвиняют только живые и только других.
book-accusations-night = Ночь наступает, когда её хочет больше половины живых.

# Голосование
book-vote = Голосование по шагам
book-vote-suspects = Сначала каждый называет, кого подозревает; у кого голосов { $number } или больше, тот оправдывается, и дальше голосуют только по таким.
book-vote-no_suspects = Если таких нет, наступает ночь.
book-vote-defence = На оправдание даётся { $time }.
book-vote-nominees = Голосуют только по тем, кого выставили.
book-vote-by_candidate = Стол называет кандидатов по одному; кто за уход, нажимает кнопку или поднимает руку.
book-vote-by_voter = Стол вызывает голосующих по одному; каждый показывает номер того, кто должен уйти.
book-vote-owed-must = Голосовать обязаны все, и круг ждёт каждого.
book-vote-owed-free = Голосовать никто не обязан.
book-vote-owed-penalty = Кто не голосует, получает голоса против себя, числом { $penalty }.
book-vote-owed-rest = Неотданные голоса достаются последнему кандидату.
book-vote-owed-warned = Кто не голосует, получает предупреждение.
book-vote-refused_waits = Кто проголосовал не по правилам, голосует ещё раз.
book-vote-once = У каждого один голос.
book-vote-not_self = Не против себя.
book-vote-immune = Не против того, против кого голосовать нельзя или кого уже нет.
book-vote-silenced = Кого ночью лишили голоса, тот не голосует.
book-vote-most = Уходит тот, против кого больше всех голосов.
book-vote-twice = Уходит лишь тот, кто лидирует один и уже лидировал в другом круге этого дня; до тех пор лидеры оправдываются и голосуют снова.
book-vote-to-judge = У кого больше всех голосов (или все, у кого их поровну), тот предстаёт перед судом: { $role }.
book-vote-tie = { $place ->
    [1] Первая ничья за день: { $what }.
    [2] Вторая ничья за день: { $what }.
   *[other] Ничья номер { $place } за день: { $what }.
}
book-tie-revote = голосуют только по ним ещё раз
book-tie-defence = они оправдываются, потом голосуют по ним ещё раз
book-tie-hands = поднятыми руками решают, уходят ли они все
book-tie-judge = решает судья
book-tie-nobody = никто не уходит
book-vote-revote-all = Голосуют все.
book-vote-revote-others = Сами они не голосуют.
book-vote-revote_of = Только если их ровно { $number }; иначе никто не уходит.
book-vote-both = Больше половины рук – уходят все.
book-vote-not_both = Если рук меньше, никто не уходит.
book-vote-last_tie = { $ties ->
    [0] При ничьей никто не уходит.
   *[other] При следующей ничьей никто не уходит.
}
book-vote-same_tie = Если за день дважды лидируют поровну одни и те же, наступает ночь.
book-vote-nobody = Если голосов нет, никто не уходит.
book-vote-removal = Если кто-то выбыл посреди голосования, оно идёт без него; если голосовать больше не по кому, наступает ночь.
book-vote-gone_counts = Голоса против выбывшего остаются; если лидирует он, никто не уходит.
book-judge-one = Единственного он казнит или милует.
book-judge-himself = Если это он сам, его казнят, не спрашивая.
book-judge-several = Из нескольких он казнит одного или милует.
book-judge-spirit = Когда он мёртв, о нескольких спрашивают его дух.
book-judge-spirit_must = Когда живых двое, дух обязан назвать одного.
book-judge-citizen_clause = После него спрашивают мёртвых, последнего первым: { $citizen }.
book-judge-lot = Если никто не решил, решает жребий.
book-judge-absent = Нет ответа вовремя – единственного казнят, а о нескольких спрашивают следующего.
book-judge-hanged = Единственного казнят, если судьи нет.
book-judge-duel = Если день начался с одним от города и одним от клана, голосования нет: один из них должен уйти.
book-judge-options = Никого другого казнить нельзя.

# Фолы
book-fouls = { $name ->
    [warning] Предупреждения
   *[foul] Фолы
}
book-fouls-barred-speech = { $name ->
    [warning] Предупреждение номер { $number } лишает игрока ближайшей речи.
   *[foul] Фол номер { $number } лишает игрока ближайшей речи.
}
book-fouls-barred-speech_vote = { $name ->
    [warning] Предупреждение номер { $number } лишает игрока слова и голоса на следующий день.
   *[foul] Фол номер { $number } лишает игрока слова и голоса на следующий день.
}
book-fouls-starts_anew = После этого счёт начинается заново.
book-fouls-out = { $name ->
    [warning] Предупреждение номер { $number } выводит игрока из игры.
   *[foul] Фол номер { $number } выводит игрока из игры.
}
book-fouls-missed = Его получает и тот, кто не голосовал.
book-fouls-secret_at_night = О фоле, полученном ночью, говорят только утром и без имени.
book-fouls-none = { $name ->
    [warning] Сами по себе предупреждения ничего не меняют; ведущий может вывести игрока.
   *[foul] Сами по себе фолы ничего не меняют; ведущий может вывести игрока.
}
book-fouls-spectator = Если зритель передаёт за стол сведения, игра окончена и не засчитывается.

# Уход
book-leaving = Кто уходит и что об этом объявляют
book-leaves-night = убитый ночью
book-leaves-day = выведенный днём
book-leaves-removal = удалённый ведущим
book-card-never = остаётся закрытой
book-card-at_once = открывается сразу
book-card-after_vote = открывается после голосования этого дня
book-word-none = нет
book-word-now = есть
book-word-late = есть, после голосования этого дня
book-leaving-words_before_end = Они говорят и тогда, когда с их уходом игра кончается; о конце объявляют после этого.
book-leaving-late_words = Убитые ночью говорят только после голосования этого дня.
book-leaving-no_word_roles = У этих ролей последнего слова нет: { $no_word_roles }.
book-leaving-no_word_teams = У этих сторон последнего слова нет: { $no_word_teams }.
book-leaving-no_word_effects = Нет его и в таких случаях: { $no_word_effects }.

# Знаки рукой
book-signs = Знаки рукой
book-numbers = Числа
book-numbers-more = Числа больше, как их читает этот стол
book-gestures = Жесты
book-gesture = { $hand }: { $meaning }
book-hand-thumb_up = палец вверх
book-hand-thumb_down = палец вниз
book-hand-pistol = пистолет
book-hand-crossed_arms = скрещённые руки
book-means-thumb_up = да, верно
book-means-thumb_down = нет, исправить
book-means-pistol = выстрел в названный номер
book-means-crossed_arms = уже мёртв
book-numbers-how = 1–5: столько прямых пальцев одной руки. 6–9: целая рука, остальное – на другой, без большого пальца. 10: кулак. 11 и 12: кулак и один или два пальца другой руки.
book-numbers-beyond = 13–15: кулак и от трёх до пяти пальцев. 20: два кулака.
book-numbers-steps = 16–19 и 21–25 показывают в два приёма, не опуская рук. 16–19: кулак примерно на секунду, затем 6–9. 21–25: два кулака, затем 1–5 одной рукой. Если первый приём уже загорелся числом, покажите второй; чтобы показать другое число, сначала опустите руки.
book-numbers-button = За единицу сойдёт любой палец. Вместо руки: нажмите кнопку столько раз, каков номер, и в конце подержите её.
book-pass = Отказаться от хода: нажать дважды или показать палец вниз, пока номер не показан.

# Лампы
book-lights = Что значат лампы
book-lights-signal = У места
book-lights-status = На устройстве
book-light-steady = { $colour }, горит ровно
book-light-on = { $colour } { $whole },{ $tenths } с
book-light-dark = пауза { $whole },{ $tenths } с
book-colour-red = красный
book-colour-green = зелёный
book-colour-blue = синий
book-colour-amber = жёлтый
book-colour-white = белый

# Игроки и настройки
book-players = Игроки и карты
book-options = Настройки партии
book-option = { $option }: { $value }
book-on = да
book-off = нет
book-nobody-named = не задано
book-option-seniority = порядок старшинства (места)
book-option-death = приходит Смерть
book-option-guesses = угадываний на клан за игру
book-option-discussion_1 = первое обсуждение, секунд
book-option-discussion_2 = второе обсуждение, секунд
book-option-discussion_3 = третье обсуждение, секунд
book-option-defence = оправдание, секунд
book-option-early_stop = остановить раньше, когда всё решено
book-option-commissar_death_ends = смерть комиссара кончает игру
book-option-mafia_self_shot = мафия может стрелять в своих
