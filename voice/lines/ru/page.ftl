### Слова страниц.

trouble-voice-engine = Голоса нет: речь не создаётся. Установите espeak-ng. Строки показывает общий экран.
trouble-voice-sound = Голоса нет: звуковое устройство не отвечает. Проверьте колонку. Строки показывает общий экран.
trouble-voice-file = Звуковой карты нет: голос пишется в файл { EVENING() }. Строки показывает общий экран.
trouble-camera-off = Камеры нет: так задано в настройках. Работают кнопки.
trouble-camera-missing = Камера не найдена. Проверьте провод или подключите её снова: попытки идут каждые две секунды. Пока работают кнопки.
trouble-camera-frozen = Изображение камеры застыло. Если так и останется, отключите камеру и подключите снова. Пока работают кнопки.
trouble-camera-model = Нет модели рук. Запустите: make setup Пока работают кнопки.
trouble-paired = Список привязанных телефонов не записывается на диск. Пока это не исправлено, при следующем запуске будут известны прежние телефоны.
trouble-last-game = Последняя игра записана другой версией программы или по домашним правилам, которые больше не читаются, и не продолжается. Запись не пропала: пока не начата новая игра, её может продолжить та версия, которая её вела.
trouble-setup = Настройки игры не записались на диск. Игра идёт; в следующий раз имена и карты нужно ввести снова.

# Общий экран
page-title = Стол мафии
page-welcome = Добро пожаловать.
page-paused = Пауза
page-offline = Связи со столом нет. Соединяемся снова.
page-votes = Голоса
page-winner = Победитель:
page-draw = Ничья
page-out = вне игры
page-silenced = пропускает круг
page-fouls = Фолы
page-qr = QR-код адреса этого экрана
page-pairing-hint = Это общий экран. На телефоне ведущего откройте адрес, выберите «Страница ведущего» и введите код, который показало устройство при запуске.
page-to-host = Страница ведущего
page-to-table = Общий экран
page-language = Язык
page-phase-lobby = До игры
page-phase-opening = Начало игры
page-phase-night = Ночь
page-phase-day = День
page-phase-vote = голосование
page-phase-revote = переголосование
page-phase-over = Игра окончена

# Привязка телефона
page-pair = Стать ведущим
page-pair-how = Введите код из шести цифр, который устройство показало при запуске: в терминале или в журнале.
page-code = Код
page-pair-do = Войти
page-wrong-code = Код неверный.
page-too-many-codes = Слишком много попыток. Подождите минуту.
page-unpair = Отвязать все телефоны
page-unpair-sure = Отвязать все телефоны, и этот тоже? Чтобы вернуться, понадобится код.
page-device = Устройство
page-snapshot = Что видит камера
page-snapshot-closed = Ведущий играет: камера закрыта до конца игры.

# Ход игры
page-ready = Стол готов к игре
page-pause = Пауза
page-resume = Продолжить
page-repeat = Повторить слова
page-more-time = Ещё 30 секунд
page-skip = Завершить шаг
page-undo = Отменить последнее
page-undo-sure = Отменить последнее решение и всё, что из него вышло?
page-undo-to = Вернуться сюда
page-undo-to-sure = отменить это и всё, что было после?
page-reveal = Открыть полную картину
page-reveal-sure = Вы увидите все роли, и стол скажет об этом вслух всем. Открыть?
page-conceal = Закрыть полную картину
page-choice-waiting = думает
page-choice-echo = показал, ждём подтверждения
page-choice-unclear = непонятно
page-choice-refused = так нельзя
page-choice-word = ждём слово
page-choice-confirmed = принято
page-choice-passed = пропускает

# Игроки
page-players = Игроки
page-show-roles = Показать роли
page-hide-roles = Скрыть роли
page-hold-role = Роль: удерживайте
page-no-role = ещё неизвестна
page-more = Изменить
page-less = Свернуть
page-foul = Фол
page-first-speaker = Говорит первым
page-set-out = Считать выбывшим
page-set-alive = Вернуть в игру
page-cause = Причина
page-cause-left = ушёл сам
page-cause-eyes = открыл глаза
page-cause-stood_up = встал с места
page-cause-obscene = нецензурная речь
page-cause-fouls = фолы
page-remove = Удалить
page-name = Имя
page-rename = Переименовать
page-role = Роль
page-correct-role = Исправить роль

# Исправления
page-overrides = Исправления
page-send-move = Записать ход
page-send-vote = Записать голос
page-send-claim = Дать карту
page-send-end-game = Закончить игру
page-send-hands = Записать руки
page-correct-move = Ход этой ночи
page-actor = Кто ходит
page-verb = Что делает
page-target = Против кого
page-take-back = отменить
page-claim = У кого эта карта
page-hands = Кто поднял руку, по порядку
page-vote-for = Голос вместо игрока
page-voter = Кто голосует
page-candidate = Против кого голосует
page-pass-day = День без голосования
page-pass-day-sure = Закончить день без голосования?
page-remove-spectator = Удалить зрителя
page-remove-spectator-sure = Зритель передал сведения за стол. Его удаление может закончить игру. Удалить?
page-end-game = Закончить игру
page-end-game-sure = Закончить игру сейчас?
page-yes = Да
page-no = Нет
page-verb-kill = стреляет в
page-verb-heal = лечит
page-verb-check = проверяет
page-verb-seek = ищет комиссара
page-verb-block = блокирует
page-verb-compare = сравнивает
page-verb-guess = угадывает
page-verb-protect = защищает
page-verb-silence = лишает голоса
page-verb-watch = следит за
page-verb-recruit = вербует
page-verb-hire = нанимается к
page-verb-mark = метит
page-verb-revive = возвращает
page-verb-copy = копирует
page-verb-note = пишет о
page-verb-order = приказывает
page-verb-sign = даёт знак
page-verb-wake = называет себя
page-answer-yes = да
page-answer-no = нет
page-answer-same = одна сторона
page-answer-different = разные стороны
page-answer-seats = показаны места
page-answer-nobody = никто
page-answer-not_home = нет дома
page-answer-blocked = ход заблокирован
page-answer-crossed = уже убит

# Протокол и легенда
page-entries = Что произошло
page-list = Показать
page-by-host = ведущий
page-why = Почему так
page-legend = Что значат лампы

# Новая игра
page-new-game = Новая игра
page-ruleset = Правила
page-seats = Игроков
page-names = Имена по местам
page-mix = Карты
page-suggestion = Вариант
page-cards = Карт на игроков
page-dealing = Раздача
page-dealing-cards = Картами: на первой ночи владельцы нажмут кнопки
page-dealing-host = Ведущим: роли раздаёт устройство или Вы
page-type-roles = Ввести роли вручную
page-host-plays = Ведущий играет на месте
page-host-only = не играет
page-options = Настройки правил
page-option-early_stop = Закончить раньше, когда исход решён
page-start = Начать игру
page-start-anyway = Начать всё равно?
page-alike = Имена выглядят одинаково у мест

# Для всех правил: подготовка, решения, исправления
page-rules-of = Прочитать эти правила
page-faulty = По этим домашним правилам пока нельзя играть:
page-clocks = Время, в секундах
page-clock-discussion = Обсуждение
page-clock-introduction = Представление
page-clock-speech = Речь
page-clock-extra = Дополнительное время
page-clock-defence = Оправдание
page-clock-last_word = Последнее слово
page-clock-move = Ночной ход
page-clock-each = по дням или кругам; последнее – для всех следующих
page-option-guesses = Угадываний на клан за игру
page-option-discussion_1 = Обсуждение перед первым голосованием, секунд
page-option-discussion_2 = Обсуждение перед вторым голосованием, секунд
page-option-discussion_3 = Обсуждение перед третьим голосованием, секунд
page-option-defence = Оправдание, секунд
page-option-commissar_death_ends = Гибель комиссара заканчивает игру
page-option-mafia_self_shot = Мафия может стрелять в своих
page-option-death = Ночью приходит Смерть
page-option-seniority = Старшинство в кланах: места по порядку
page-setup-right = Так можно играть.
page-clause = в правилах
page-warning = Предупреждение
page-warnings = Предупреждения
page-nominees = Выставлены на голосование
page-defending = Оправдываются
page-standing = Снова голосуют по игрокам
page-immune = против него не голосуют
page-decides = Решает
page-decision-secret = Судья решает, пока глаза у всех закрыты.
page-decision-judge = Решается судьба игроков
page-decision-take = Одного из них заберут с собой
page-decision-grave = Одного из них могут забрать в могилу
page-decision-lot = Решает жребий
page-orders = Приказы
page-phase-defence = оправдание
page-phase-decide = решение
page-phase-draw = жребий
page-team = Сторона
page-own-team = как у роли
page-word = Что названо
page-word-none = ничего
page-word-mafia = мафия
page-word-honest = честный
page-no-target = никто
page-take-move-back = Отменить ход
page-pass-move = Пропускает
page-time-out = Время вышло
page-clan-move = Общий ход клана
page-clan = Клан
page-send-clan_move = Записать общий ход
page-death = Смерть спрашивает
page-death-number = Номер
page-send-death = Записать номер
page-end-speech = Уже говорил
page-nominate = Выставить на голосование
page-nominator = В чьей речи
page-nominated = Кого выставляет
page-send-nominate = Записать кандидата
page-accuse = Обвинение
page-accuser = Кто обвиняет
page-seats-of-card = Её владельцы
page-accused = Кого обвиняют
page-send-accuse = Посчитать эти руки
page-hands-for = Руки «за»
page-decide = Решить
page-ruling = Что решено
page-ruling-execute = казнить
page-ruling-pardon = помиловать
page-ruling-take = забрать с собой
page-ruling-open = открыть карту
page-ruling-pass = оставить как есть
page-ruling-timeout = ответа нет
page-send-decide = Записать решение
page-lot = Жребий
page-lot-seat = Он пал на
page-send-lot = Записать жребий
page-open-vote = Открыть голосование
page-close-vote = Подсчитать голоса
page-close-vote-sure = Подсчитать голоса такими, как есть?
page-effects = Что действует
page-effect-barred = без речи и голоса
page-effect-mute = без речи
page-effect-voteless = без голоса
page-effect-immune = против него не голосуют
page-effect-protected = защищён от приговора
page-effect-alibi = есть алиби
page-me = Что Вы знаете
page-me-knows = Ваши
page-me-answers = Показано Вам
page-protocol = Протокол
page-protocol-open = Открыть протокол
page-protocol-text = Сохранить текстом

# Стол без деталей
page-sim = Стол
page-host-button = Ведущий
page-camera = Камера
page-before-camera = Перед камерой
page-nothing = ничего
page-take-away = Убрать руку
page-picture-file = Снимок или видео
page-webcam = Веб-камера
page-no-webcam = Веб-камеры нет или доступ к ней закрыт.
page-drop-hint = Снимок или видео можно перетащить на страницу. Цифры на клавиатуре нажимают кнопки мест.
page-thumb-up = палец вверх
page-thumb-down = палец вниз

# Шаги вечера
step-opening = Открытие игры
step-nightfall = Наступает ночь
step-deal-call = Раздача: { LOWER($role) }
step-meet-call = { $call ->
    [acquaintance] Знакомство чёрных карт
    [sunrise] Знакомство чёрных карт под счёт
   *[other] Знакомство: { LOWER($call) }
}
step-night-ask = { $call ->
    [acquaintance] Знакомство чёрных карт
    [notes] Все подают знак
   *[other] Ходит { LOWER($call) }
}{ $verb ->
    [kill] { ": выстрел" }
    [heal] { ": лечение" }
    [check] { ": проверка" }
    [seek] { ": поиск" }
    [block] { ": блокировка" }
    [compare] { ": сравнение" }
    [guess] { ": угадывание" }
    [protect] { ": защита" }
    [silence] { ": лишение голоса" }
    [watch] { ": слежка" }
    [recruit] { ": вербовка" }
    [hire] { ": наём" }
    [mark] { ": метка" }
    [revive] { ": возвращение" }
    [copy] { ": копирование" }
    [note] { ": записка" }
    [order] { ": приказы" }
    [sign] { ": знак" }
   *[other] { "" }
}
step-death-call = Смерть спрашивает номер
step-dawn = Итоги ночи
step-morning = Утренние новости
step-last-word = Последнее слово: { SEAT($seat, $names) }
step-discussion = Обсуждение
step-speech = Речь: { SEAT($seat, $names) }
step-speech-extra = Дополнительное время: { SEAT($seat, $names) }
step-speech-defence = Оправдание: { SEAT($seat, $names) }
step-hands-question = Кто хочет дополнительное время
step-accusations = Обвинения
step-vote-opening = Объявляется голосование
step-vote-turn = Голосует { SEAT($seat, $names) }
step-candidate-turn = Кто голосует против { SEAT($seat, $names) }
step-vote-closing = Подсчёт голосов
step-vote-news = Итоги голосования
step-both-question = Руки: уходят ли все – { SEATS($seats, $names) }
step-decision-judge = { SEAT($seat, $names) } решает судьбу: { SEATS($seats, $names) }
step-decision-judge-secret = Судья решает судьбу: { SEATS($seats, $names) }
step-decision-take = { SEAT($seat, $names) } забирает кого-то с собой
step-decision-take-secret = Кого-то забирают с собой
step-decision-grave = { SEAT($seat, $names) } может забрать кого-то в могилу
step-lot = Решает жребий: { SEATS($seats, $names) }
step-verdict-news = Что решено
step-closing = Закрытие игры

# Почему команда не выполнена
e-failed = Что-то пошло не так, ничего не изменилось. Подробности в журнале устройства.
e-nobody-tells = Остальным некому назвать их карты: Вы играете и не должны их видеть. Раздайте картами или не играйте сами.
e-command = Такой команды нет.
e-picture = Это не картинка, или места или камеры нет.
e-language = Такого языка нет.
e-nothing-runs = Сейчас никакое время не идёт.
e-nothing-to-undo = Отменять нечего.
e-names-alike = Имена выглядят одинаково: места { SEATS($seats, $names) }.

# Подготовка игры
setup-experimental = Эти правила рассчитаны на { NUMBER($least) }–{ NUMBER($most) } игроков: это опыт.
e-faulty-rules = В этих домашних правилах есть ошибки.
e-clock = Таких часов нет, или такого времени у них быть не может.
e-no-protocol = Протокол можно прочитать, когда игра окончена.

# Места за столом, для камеры в середине стола
page-seats-title = Камера в середине стола: места
page-seats-how = Камера должна знать, кто где сидит. Места спрашивают по очереди огнём: держите открытую ладонь перед грудью и нажмите свою кнопку.
page-seats-closed = Места ищут до игры или во время паузы.
page-seats-known = Камера знает места
page-seats-asked = Сейчас спрашивают место
page-seats-waits = Найдены не все места. Спросите их ещё раз или оставьте то, что есть: остальные играют кнопкой.
page-seats-find = Найти все места
page-seats-look = Смотреть сейчас
page-seats-next = Следующее место
page-seats-again = Найти заново место…
page-seats-keep = Оставить эти
page-seats-drop = Отменить
page-seats-picture = Вид вокруг стола
seat-fault-picture = камера не даёт картинки, или нет модели руки
seat-fault-dark = слишком темно, круга объектива не видно; включите свет
seat-fault-full = у картинки нет чёрного края: это не «рыбий глаз», или место круга надо указать в настройках (camera.circle)
seat-fault-odd = круг объектива не разобрать; включите свет или укажите camera.circle в настройках
seat-fault-no_hand = открытой ладони не видно; держите её перед грудью, ладонью к камере, пальцы врозь
seat-fault-several = видно несколько открытых ладоней; показывает только тот, кого спрашивают
seat-fault-near = рука там, где другое место; сядьте дальше друг от друга или найдите то место заново
seat-fault-order = рука не там, где должен быть этот номер; сядьте по порядку номеров или найдите соседей заново
seat-fault-press = кнопку никто не нажал
e-no-around = У этого стола нет камеры в середине (camera.mode в настройках).
e-seats-not-now = Места ищут только до игры или во время паузы.
trouble-camera-seats = Камера в середине стола не знает, где места: найдите их на странице ведущего. Пока работают кнопки.
trouble-seats-file = Расположение мест использовать нельзя, работают кнопки: { $fault }
trouble-seats-unstored = Расположение мест не удалось записать на диск. Оно действует до выключения стола.
page-hand-of-seat = Рука на месте

# Живое изображение камеры
page-live = Что видит камера
page-live-close = Закрыть изображение
page-live-waits = Ждём кадр с камеры
live-nothing = Рук не видно.
live-unclear = Руку видно, но жест неясен. Держите её неподвижно, ладонью или тыльной стороной к камере.
live-number = Номер { $number }
live-seat = Место { $n }
live-thumb_up = палец вверх
live-thumb_down = палец вниз
live-pistol = пистолет
live-ring_finger = безымянный палец
live-little_finger = мизинец
live-crossed_arms = скрещённые руки
live-fist = кулак
