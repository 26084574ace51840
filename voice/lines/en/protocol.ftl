### The game's protocol: for those who may know everything. Read on the host's page and in the printed story.

protocol-started = A game by the rules “{ $ruleset }”, { NUMBER($count) } players.
protocol-undone = Taken back.
protocol-night = Night { NUMBER($night) }
protocol-day = Day { NUMBER($day) }
protocol-kill = { SEAT($seat, $names) } aims at { SEATS($seats, $names) }.
protocol-heal = { SEAT($seat, $names) } heals { SEATS($seats, $names) }.
protocol-check = { SEAT($seat, $names) } checks { SEATS($seats, $names) }.
protocol-seek = { SEAT($seat, $names) } looks for the commissar: { SEATS($seats, $names) }?
protocol-block = { SEAT($seat, $names) } blocks { SEATS($seats, $names) }.
protocol-compare = { SEAT($seat, $names) } compares { SEATS($seats, $names) }.
protocol-guess = { SEAT($seat, $names) } guesses the role of { SEATS($seats, $names) }.
protocol-protect = { SEAT($seat, $names) } protects { SEATS($seats, $names) }.
protocol-silence = { SEAT($seat, $names) } silences { SEATS($seats, $names) }.
protocol-watch = { SEAT($seat, $names) } watches { SEATS($seats, $names) }.
protocol-recruit = { SEAT($seat, $names) } recruits { SEATS($seats, $names) }.
protocol-hire = { SEAT($seat, $names) } hires himself out to { SEATS($seats, $names) }.
protocol-mark = { SEAT($seat, $names) } marks { SEATS($seats, $names) }.
protocol-revive = { SEAT($seat, $names) } brings back { SEATS($seats, $names) }.
protocol-copy = { SEAT($seat, $names) } copies: { SEATS($seats, $names) }.
protocol-note = { SEAT($seat, $names) } leaves a note about { SEATS($seats, $names) }.
protocol-order = { SEAT($seat, $names) } orders: { SEATS($seats, $names) }.
protocol-sign = { SEAT($seat, $names) } agrees on a sign.
protocol-wake = { SEAT($seat, $names) } says who he is.
protocol-taken-back = The move of { SEAT($seat, $names) } is taken back.
protocol-answer-yes = Answer to { SEAT($seat, $names) }: yes.
protocol-answer-no = Answer to { SEAT($seat, $names) }: no.
protocol-answer-same = Answer to { SEAT($seat, $names) }: the same side.
protocol-answer-different = Answer to { SEAT($seat, $names) }: different sides.
protocol-answer-seats = Answer to { SEAT($seat, $names) }: { SEATS($seats, $names) }.
protocol-answer-nobody = Answer to { SEAT($seat, $names) }: nobody.
protocol-answer-not-home = Answer to { SEAT($seat, $names) }: not at home.
protocol-answer-blocked = Answer to { SEAT($seat, $names) }: blocked.
protocol-answer-crossed = Answer to { SEAT($seat, $names) }: already dead.
protocol-died = { SEAT($seat, $names) } does not survive the night.
protocol-lives = { SEAT($seat, $names) } survives the night.
protocol-no-shot = No shot:
protocol-because = Why:
protocol-left-night = { SEAT($seat, $names) } is out: killed at night.
protocol-left-vote = { SEAT($seat, $names) } is out: by the vote.
protocol-left-fouls = { SEAT($seat, $names) } is out: the last foul.
protocol-left-eyes = { SEAT($seat, $names) } is out: opened his eyes out of turn.
protocol-left-stood-up = { SEAT($seat, $names) } is out: stood up.
protocol-left-obscene = { SEAT($seat, $names) } is out: obscene language.
protocol-left-left = { SEAT($seat, $names) } has left the game.
protocol-barred = { SEAT($seat, $names) } is barred from talk and vote on day { NUMBER($day) }.
protocol-hands = { COUNT($seats) ->
    [0] Nobody raised a hand in time.
   *[other] Hands, in this order: { SEATS($seats, $names) }.
}
protocol-vote = Vote, round { NUMBER($number) }.
protocol-vote-back = The vote of { SEAT($seat, $names) } is taken back.
protocol-renamed = The name at { SEAT($seat, $names) } is corrected.
protocol-role-corrected = Corrected: the role of { SEAT($seat, $names) } is { LOWER($role) }.
protocol-by-host = by the host
