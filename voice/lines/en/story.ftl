### What the people of a rehearsed evening do, in its printed story.

story-shows = Number { SEAT($seat, $names) } shows { SEATS($seats, $names) }.
story-shows-refused = Number { SEAT($seat, $names) } shows { SEATS($seats, $names) }, which is refused.
story-thumb-up = Number { SEAT($seat, $names) } puts a thumb up.
story-thumb-down = Number { SEAT($seat, $names) } puts a thumb down.
story-presses = Number { SEAT($seat, $names) } presses the button.
story-presses-twice = Number { SEAT($seat, $names) } presses the button twice.
story-taps = Number { SEAT($seat, $names) } shows { SEATS($seats, $names) } by presses of the button.
story-chooses = Number { SEAT($seat, $names) } shows { SEATS($seats, $names) } and confirms.
story-names = { $role ->
    [honest] Number { SEAT($seat, $names) } answers: honest.
   *[other] Number { SEAT($seat, $names) } answers: { LOWER($role) }.
}
story-writes = Number { SEAT($seat, $names) } writes a note: { SEATS($seats, $names) }.
story-passes = Number { SEAT($seat, $names) } declines.
story-fires = Number { SEAT($seat, $names) } fires at { SEATS($seats, $names) }.
story-sign = Number { SEAT($seat, $names) } gives a sign.
story-raises = Number { SEAT($seat, $names) } raises a hand.
story-nominates = Number { SEAT($seat, $names) } puts { SEATS($seats, $names) } to the vote.
story-nominates-refused = Number { SEAT($seat, $names) } wants to put { SEATS($seats, $names) } to the vote, which is refused.
story-accuses = Number { SEAT($seat, $names) } accuses { SEATS($seats, $names) }.
story-asks = Number { SEAT($seat, $names) } asks for the hands.
story-night = Number { SEAT($seat, $names) } calls the night.
story-thanks = Number { SEAT($seat, $names) } has finished.
story-opens = Number { SEAT($seat, $names) } opens the card.
story-takes = Number { SEAT($seat, $names) } takes { SEATS($seats, $names) } along.
story-executes = Number { SEAT($seat, $names) } decides for the execution.
story-executes-one = Number { SEAT($seat, $names) } decides to execute { SEATS($seats, $names) }.
story-pardons = Number { SEAT($seat, $names) } pardons.
story-against = Number { SEAT($seat, $names) } votes against { SEATS($seats, $names) }.

# The host's phone
story-host-pause = The host pauses the game.
story-host-resume = The host lets the game go on.
story-host-repeat = The host has the last words repeated.
story-host-skip = The host ends the time that runs.
story-host-more = The host gives more time.
story-host-undo = The host takes something back.
story-host-acts = The host puts something in by phone.

# What lights say for the host
story-light-yes = The light of { SEAT($seat, $names) } shows a thumb up.
story-light-no = The light of { SEAT($seat, $names) } shows a thumb down.
story-light-same = The light of { SEAT($seat, $names) } says: the same side.
story-light-different = The light of { SEAT($seat, $names) } says: different sides.
story-light-blocked = The light of { SEAT($seat, $names) } says: blocked.
story-light-nobody = The light of { SEAT($seat, $names) } says: nobody.
story-light-not-home = The light of { SEAT($seat, $names) } says: not at home.
story-light-crossed = The light of { SEAT($seat, $names) } says: already dead.
story-light-shown = The lights burn of: { SEATS($seats, $names) }.
