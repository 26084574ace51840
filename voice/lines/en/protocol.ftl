### The game's protocol: for those who may know everything. Read on the host's page, on paper and in the printed story.

protocol-started = A game by the rules “{ $ruleset }”, { NUMBER($count) } players.
protocol-undone = Taken back.
protocol-by-host = by the host
protocol-has = { SEAT($seat, $names) }: { LOWER($role) }.
protocol-renamed = The name at { SEAT($seat, $names) } is corrected.
protocol-role-corrected = Corrected: the role of { SEAT($seat, $names) } is { LOWER($role) }.
protocol-side-corrected = Corrected: { SEAT($seat, $names) } is { LOWER($role) }, on the side “{ $team }”.
protocol-corrected-alive = Corrected: { SEAT($seat, $names) } is in the game.
protocol-corrected-out = Corrected: { SEAT($seat, $names) } is out of the game.
protocol-won = The winner: { $team }.
protocol-draw = The game ends in a draw.

# Night
protocol-night = Night { NUMBER($night) }
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
protocol-word = { SEAT($seat, $names) } names: { $role ->
    [honest] honest
   *[other] { LOWER($role) }
}.
protocol-taken-back = The move of { SEAT($seat, $names) } is taken back.
protocol-death = Death asks { SEAT($seat, $names) }: number { NUMBER($number) }.
protocol-answer-yes = Answer to { SEAT($seat, $names) }: yes.
protocol-answer-no = Answer to { SEAT($seat, $names) }: no.
protocol-answer-same = Answer to { SEAT($seat, $names) }: the same side.
protocol-answer-different = Answer to { SEAT($seat, $names) }: different sides.
protocol-answer-seats = Answer to { SEAT($seat, $names) }: { SEATS($seats, $names) }.
protocol-answer-nobody = Answer to { SEAT($seat, $names) }: nobody.
protocol-answer-not-home = Answer to { SEAT($seat, $names) }: not at home.
protocol-answer-blocked = Answer to { SEAT($seat, $names) }: blocked.
protocol-answer-crossed = Answer to { SEAT($seat, $names) }: already dead.
protocol-shot = { $team }: the shot is at { SEAT($seat, $names) }.
protocol-orders = { COUNT($seats) ->
    [0] No orders are left.
   *[other] Orders from now on: { SEATS($seats, $names) }.
}
protocol-died = { SEAT($seat, $names) } does not survive the night.
protocol-lives = { SEAT($seat, $names) } survives the night.
protocol-idle = Why something had no effect:
protocol-changed = { SEAT($seat, $names) } is now { LOWER($role) }; side: { $team }.
protocol-turned = { SEAT($seat, $names) } changes; side: { $team }.

# Day
protocol-day = Day { NUMBER($day) }
protocol-fact-alibi = { SEAT($seat, $names) } has an alibi.
protocol-fact-death-victim = Death takes { SEAT($seat, $names) }.
protocol-fact-foul-next-game = { SEAT($seat, $names) } takes { NUMBER($count) } into the next game.
protocol-fact-hobo-saw-killer = Announced: the killer was seen.
protocol-fact-named = Announced: the notes name { SEAT($seat, $names) }.
protocol-fact-names = Announced: notes with a name: { NUMBER($count) }.
protocol-fact-night-fouls = Announced: the night was not without fouls.
protocol-fact-note = A note is read out about { SEAT($seat, $names) }: { $role ->
    [yes] yes
    [no] no
    [honest] honest
   *[other] { LOWER($role) }
}.
protocol-fact-priority = First places in the next game: { SEAT($seat, $names) } and { SEAT($other, $names) }.
protocol-fact-protected = { SEAT($seat, $names) } is protected from the sentence.
protocol-fact-raped = Announced: { SEAT($seat, $names) } was raped.
protocol-fact-recruited = Announced: recruited was one who had been: { LOWER($role) }.
protocol-fact-role = The card of { SEAT($seat, $names) } is opened: { LOWER($role) }.
protocol-fact-unrated = The game is not rated.
protocol-left-night = { SEAT($seat, $names) } is out: killed at night.
protocol-left-death = { SEAT($seat, $names) } is out: taken by Death.
protocol-left-note = { SEAT($seat, $names) } is out: named by a note.
protocol-left-table = { SEAT($seat, $names) } is out: the table has become too small.
protocol-left-vote = { SEAT($seat, $names) } is out: by the vote.
protocol-left-taken = { SEAT($seat, $names) } is out: taken along by the one who was condemned.
protocol-left-grave = { SEAT($seat, $names) } is out: taken to the grave.
protocol-left-fouls = { SEAT($seat, $names) } is out: the last foul.
protocol-left-eyes = { SEAT($seat, $names) } is out: opened his eyes out of turn.
protocol-left-stood-up = { SEAT($seat, $names) } is out: stood up.
protocol-left-obscene = { SEAT($seat, $names) } is out: obscene language.
protocol-left-left = { SEAT($seat, $names) } has left the game.
protocol-foul = { $penalty ->
    [warning] { SEAT($seat, $names) }: warnings now { NUMBER($total) }.
   *[other] { SEAT($seat, $names) }: fouls now { NUMBER($total) }.
}
protocol-effect-barred = { SEAT($seat, $names) } is barred from talk and vote on day { NUMBER($day) }.
protocol-effect-mute = { SEAT($seat, $names) } may not speak on day { NUMBER($day) }.
protocol-effect-voteless = { SEAT($seat, $names) } may not vote on day { NUMBER($day) }.
protocol-effect-immune = Nobody may vote against { SEAT($seat, $names) } on day { NUMBER($day) }.
protocol-effect-protected = { SEAT($seat, $names) } is protected from a sentence on day { NUMBER($day) }.
protocol-effect-alibi = { SEAT($seat, $names) } has an alibi for day { NUMBER($day) }.
protocol-first-speaker = { SEAT($seat, $names) } speaks first.
protocol-hands = { COUNT($seats) ->
    [0] Nobody raised a hand in time.
   *[other] Hands, in this order: { SEATS($seats, $names) }.
}
protocol-nominated = { SEAT($seat, $names) } puts { SEAT($target, $names) } to the vote.
protocol-hands-accuse = Accuser and accused: { SEATS($about, $names) }. { COUNT($seats) ->
    [0] No hands.
   *[other] Hands: { SEATS($seats, $names) }.
}
protocol-hands-both = Shall all of them leave: { SEATS($about, $names) }? { COUNT($seats) ->
    [0] No hands.
   *[other] Hands: { SEATS($seats, $names) }.
}
protocol-hands-night = Shall night fall? { COUNT($seats) ->
    [0] No hands.
   *[other] Hands: { SEATS($seats, $names) }.
}
protocol-hands-passed = That is enough hands.
protocol-hands-failed = That is not enough hands.

# Vote
protocol-vote-suspects = Who has to defend himself? Round { NUMBER($number) }.
protocol-vote-vote = Vote, round { NUMBER($number) }.
protocol-vote-revote = Second vote, round { NUMBER($number) }.
protocol-vote-cast = { SEAT($seat, $names) } votes against { SEAT($target, $names) }.
protocol-vote-back = The vote of { SEAT($seat, $names) } is taken back.
protocol-tally = Against { SEAT($seat, $names) }: { NUMBER($votes) }.
protocol-no-votes = There is no vote against anybody.
protocol-tied = The lead is shared: { SEATS($seats, $names) }.
protocol-condemned = { SEAT($seat, $names) } is condemned.
protocol-decision-judge = { SEAT($seat, $names) } decides: { SEATS($seats, $names) }.
protocol-decision-take = { SEAT($seat, $names) } takes one of these along: { SEATS($seats, $names) }.
protocol-decision-grave = { SEAT($seat, $names) } may open his card and take one along: { SEATS($seats, $names) }.
protocol-decision-grave-opened = { SEAT($seat, $names) } may take one along: { SEATS($seats, $names) }.
protocol-decision-lot = The lot decides between { SEATS($seats, $names) }.
protocol-decision-nobody = Decided: nobody leaves.
protocol-because = Why:

# On paper
protocol-title = Protocol of the game
protocol-players = Players
protocol-seat = Seat
protocol-name = Name
protocol-role = Role
protocol-side = Side
protocol-fate = How he left
protocol-survived = in the game to the end
protocol-save-page = Keep as a page
protocol-save = Keep as text
protocol-before = Before the game
protocol-unfinished = The game is not over yet.
protocol-fate-night = killed at night
protocol-fate-death = taken by Death
protocol-fate-note = named by a note
protocol-fate-table = the table became too small
protocol-fate-vote = by the vote
protocol-fate-taken = taken along
protocol-fate-grave = taken to the grave
protocol-fate-fouls = the last foul
protocol-fate-eyes = opened the eyes
protocol-fate-stood-up = stood up
protocol-fate-obscene = obscene language
protocol-fate-left = left the game
reason-about = Seats: { SEATS($seats, $names) }.
