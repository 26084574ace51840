### Что значит свет у места и на устройстве (легенда).

signal-off = Не горит: сейчас от Вас ничего не нужно.
signal-awake = Вас разбудили: покажите номер.
signal-echo = Прочитан номер этого места: подтвердите или исправьте.
signal-confirmed = Принято.
signal-unclear = Непонятно: покажите ещё раз.
signal-refused = Так нельзя: покажите другой номер.
signal-yes = Ответ: да.
signal-no = Ответ: нет.
signal-same = Ответ: одна команда.
signal-different = Ответ: разные команды.
signal-blocked = Этой ночью Ваш ход не состоится.
signal-shown = Ведущий показывает: это место.
signal-nobody = Ответ: никто.
signal-not_home = Того, к кому Вы пришли, нет дома.
signal-crossed = Ответ: в этого игрока этой ночью стреляют.
signal-speaking = Слово Ваше.
signal-ending = Ваше время на исходе.
signal-asked = Вопрос ко всем, у кого горит: нажмите, чтобы ответить.
signal-voting = Ваша очередь голосовать.
signal-out = Этот игрок только что покинул игру.
signal-test = Проверка ламп.

status-ready = Готово к игре.
status-playing = Идёт игра.
status-watching = Камера смотрит на игрока.
status-recording = Камера записывает.
status-needs_person = Нужен человек: откройте страницу ведущего.
status-paused = Пауза.
