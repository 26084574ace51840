### How two sets of rules differ, and which cards so many may be dealt.

difference-title = “{ $one }” (-) and “{ $other }” (+)
difference-none = They do not differ.
difference-roles = Roles
difference-abilities = Abilities and limits
difference-order = Night order
difference-day = Day and vote
difference-clocks = Clocks
difference-leaving = What is revealed
difference-goals = Victories
difference-players = Players and cards
difference-options = Settings of a game
difference-clauses = Clauses
difference-places = Values that differ: { $places }
difference-side = Plays for: { $side }
difference-fixed_mix = There are no other cards than those suggested.
difference-mix_announced = Before the deal everybody is told which roles are in play.
difference-mix = { $players ->
    [one] { $players } player: { $mixes }
   *[other] { $players } players: { $mixes }
}

mix-title = “{ $title }”, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
mix-refused = So many cannot play; { $spread ->
    [0] there must be { $most }.
   *[other] there may be { $least } to { $most }.
}
mix-experimental = An experiment: the rules have { $least } to { $most } in mind.
mix-suggested = suggested
mix-also = also suggested
mix-allowed = allowed
mix-more = Other cards may be possible; the host’s page says whether they are.
