### Чем отличаются два набора правил, и какие карты можно раздать стольким игрокам.

difference-title = «{ $one }» (-) и «{ $other }» (+)
difference-none = Отличий нет.
difference-roles = Роли
difference-abilities = Ходы и ограничения
difference-order = Порядок ночи
difference-day = День и голосование
difference-clocks = Время
difference-leaving = Что открывается
difference-goals = Победы
difference-players = Игроки и карты
difference-options = Настройки партии
difference-clauses = Пункты правил
difference-places = Отличаются значения: { $places }
difference-side = Играет за: { $side }
difference-fixed_mix = Других карт, кроме предложенных, не бывает.
difference-mix_announced = Перед раздачей всем говорят, какие роли в игре.
difference-mix = { $players ->
    [one] { $players } игрок: { $mixes }
    [few] { $players } игрока: { $mixes }
   *[other] { $players } игроков: { $mixes }
}

mix-title = «{ $title }», { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
mix-refused = Столько играть не могут; { $spread ->
    [0] игроков должно быть { $most }.
   *[other] можно от { $least } до { $most }.
}
mix-experimental = Это опыт: правила рассчитаны на { $least }–{ $most } игроков.
mix-suggested = предлагается
mix-also = тоже предлагается
mix-allowed = можно
mix-more = Возможны и другие карты: годятся ли они, скажет страница ведущего.
