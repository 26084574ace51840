### Что делают люди в напечатанной истории отрепетированного вечера.

story-shows = Номер { SEAT($seat, $names) } показывает { SEATS($seats, $names) }.
story-shows-refused = Номер { SEAT($seat, $names) } показывает { SEATS($seats, $names) }: отклонено.
story-thumb-up = Номер { SEAT($seat, $names) } поднимает большой палец.
story-thumb-down = Номер { SEAT($seat, $names) } опускает большой палец.
story-presses = Номер { SEAT($seat, $names) } нажимает кнопку.
story-presses-twice = Номер { SEAT($seat, $names) } нажимает кнопку дважды.
story-taps = Номер { SEAT($seat, $names) } показывает нажатиями кнопки { SEATS($seats, $names) }.
story-chooses = Номер { SEAT($seat, $names) } показывает { SEATS($seats, $names) } и подтверждает.
story-names = { $role ->
    [honest] Номер { SEAT($seat, $names) } отвечает: честный.
   *[other] Номер { SEAT($seat, $names) } отвечает: { LOWER($role) }.
}
story-writes = Номер { SEAT($seat, $names) } пишет записку: { SEATS($seats, $names) }.
story-passes = Номер { SEAT($seat, $names) } отказывается от хода.
story-fires = Номер { SEAT($seat, $names) } стреляет в { SEATS($seats, $names) }.
story-sign = Номер { SEAT($seat, $names) } подаёт знак.
story-raises = Номер { SEAT($seat, $names) } поднимает руку.
story-nominates = Номер { SEAT($seat, $names) } выставляет { SEATS($seats, $names) }.
story-nominates-refused = Номер { SEAT($seat, $names) } хочет выставить { SEATS($seats, $names) }: отклонено.
story-accuses = Номер { SEAT($seat, $names) } обвиняет { SEATS($seats, $names) }.
story-asks = Номер { SEAT($seat, $names) } просит поднять руки.
story-night = Номер { SEAT($seat, $names) } предлагает ночь.
story-thanks = Номер { SEAT($seat, $names) } заканчивает речь.
story-opens = Номер { SEAT($seat, $names) } открывает карту.
story-takes = Номер { SEAT($seat, $names) } забирает с собой { SEATS($seats, $names) }.
story-executes = Номер { SEAT($seat, $names) } решает казнить.
story-executes-one = Номер { SEAT($seat, $names) } решает казнить { SEATS($seats, $names) }.
story-pardons = Номер { SEAT($seat, $names) } милует.
story-against = Номер { SEAT($seat, $names) } голосует против { SEATS($seats, $names) }.

# Телефон ведущего
story-host-pause = Ведущий приостанавливает игру.
story-host-resume = Ведущий продолжает игру.
story-host-repeat = Ведущий просит повторить последние слова.
story-host-skip = Ведущий завершает идущее время.
story-host-more = Ведущий добавляет время.
story-host-undo = Ведущий отменяет сделанное.
story-host-acts = Ведущий вносит что-то с телефона.

# Что говорят огоньки за ведущего
story-light-yes = Огонёк игрока { SEAT($seat, $names) } показывает палец вверх.
story-light-no = Огонёк игрока { SEAT($seat, $names) } показывает палец вниз.
story-light-same = Огонёк игрока { SEAT($seat, $names) } говорит: одна сторона.
story-light-different = Огонёк игрока { SEAT($seat, $names) } говорит: разные стороны.
story-light-blocked = Огонёк игрока { SEAT($seat, $names) } говорит: ход заблокирован.
story-light-nobody = Огонёк игрока { SEAT($seat, $names) } говорит: никто.
story-light-not-home = Огонёк игрока { SEAT($seat, $names) } говорит: нет дома.
story-light-crossed = Огонёк игрока { SEAT($seat, $names) } говорит: уже убит.
story-light-shown = Горят огоньки: { SEATS($seats, $names) }.
