### The words around printed rules. The sentences are put together from a ruleset's data: one for each kind of ability,
### ban, need and trait, and one for each field that says something more. Names come in as they are, in any number.

rules-name-classic = Classic
rules-name-piter = Piter rules
rules-name-moscow = Moscow rules
rules-name-city = City mafia
rules-name-club = Rules of the club
rules-name-polytech = Polytech club
rules-name-clones = Clones
rules-name-davydov = Davydov’s game
rules-name-family = Family rules

rules-seats = { $spread ->
    [0] For { $most } players.
   *[other] For { $least } to { $most } players.
}
rules-section-text = The text
rules-section-goals = What each side wants
rules-section-course = How the game goes
rules-section-mafia = The mafia
rules-section-town = The town
rules-section-singles = Those who play alone
rules-section-roles = The roles
rules-section-before = Before the game
rules-section-night = Night
rules-section-day = Day
rules-section-fouls = Fouls
rules-section-end = End of the game
rules-section-rulings = Where the text is silent
rules-section-leaving = Leaving the game
rules-section-table = The table
rules-section-third = The third side
rules-section-courtesan = The courtesan
rules-section-sheriff = The sheriff
rules-section-maniac = The maniac
rules-section-doctor = The doctor
rules-section-judge = The judge
rules-section-sergeant = The sergeant
rules-section-journalist = The journalist
rules-section-hobo = The hobo
rules-section-death = Death
rules-section-conduct = Conduct
rules-section-commissar = The commissar
rules-section-putana = The putana
rules-section-own = The house’s own

page-rules = Rules of the game
page-rules-all = All rules

# The book
book-contents = Contents
book-changed = differs from the base
book-gone = In the base, not here:
book-back = To the table
book-seats-usual = The text has { $least } to { $most } in mind; with other numbers it is an experiment.
book-mix-announced = Before the deal everybody is told which roles are in play.
book-house = House rules made from “{ $title }”. A mark (● or *) stands at what differs.
book-minutes = { $minutes } min
book-seconds = { $seconds } s
book-no-time = none
book-day-one = day { $first }: { $time }
book-day-range = days { $first }–{ $last }: { $time }
book-day-from = from day { $first } on: { $time }
book-round-one = before round { $first } of the vote: { $time }
book-round-range = before rounds { $first }–{ $last }: { $time }
book-round-from = from round { $first } on: { $time }

book-head-role = Role
book-head-side = Side
book-head-can = At night, and by nature
book-head-call = Who is called
book-head-move = For what
book-head-how = How
book-head-question = Question
book-head-answer = Answers
book-head-leaves = Who leaves
book-head-card = His card
book-head-word = Last word
book-head-players = Players
book-head-mix = Cards, the best suggestion first

# What each side wants
book-goals = What each side wants
book-side-wins = { $side } wins when
book-draw = Nobody wins when
book-victory = { $conditions }.
book-victory-nobody = nobody is left at the table
book-victory-only = only these are left: { $names }
book-victory-left = of each of these somebody is left: { $names }
book-victory-gone = of these nobody is left: { $names }
book-victory-at_most = of { $side } at most { $number ->
    [one] { $number } is
   *[other] { $number } are
} left
book-victory-exactly = of { $side } exactly { $number ->
    [one] { $number } is
   *[other] { $number } are
} left
book-victory-without = none of these roles is left: { $names }
book-victory-with_roles = a holder is left of each of these roles: { $names }
book-victory-unless_all = these roles are not all left: { $names }
book-victory-lost = this role was in play and is out: { $names }
book-victory-balance-equal = { $side } are as many as { $than }
book-victory-balance-at_least = { $side } are as many as { $than } or more
book-victory-balance-more = { $side } are more than { $than }
book-victory-no_moves = nobody has made a move in the night that is over
book-victory-option = { $on ->
    [yes] if the setting “{ $option }” is on, as it is unless changed
   *[no] if the setting “{ $option }” is on
}
book-moment-night = looked at before a night begins
book-moment-dawn = looked at when a night is over
book-moment-at_once = looked at at once, before anything else comes of it

# Roles
book-roles = Roles
book-acquainted = Who knows whom
book-circle = { $count ->
    [one] All of this role know one another from the first night: { $names }
   *[other] They know one another from the first night: { $names }
}
book-common-name = in the base: { $name }
book-role-either = In one night only one of these moves.
book-role-idle = No move at night.
book-role-judge = By day decides on those whom the vote has condemned (see the vote).
book-role-bars = Never: { $verb }.
book-role-at_most = At most { $number } in a game.
book-role-at_least = At least { $number } in a game.
book-role-fills_up = Whoever has no other card.
book-clans = What clans do together
book-clan-move = { $clan }: { $what }
book-together = Together with the clan ({ $clan }): { $what } (see below).

# What can be done at night, in a word
book-verb-kill = shot
book-verb-heal = treatment
book-verb-check = check
book-verb-seek = search
book-verb-block = block
book-verb-compare = comparison
book-verb-guess = naming a role
book-verb-protect = protection from the vote
book-verb-silence = rape
book-verb-watch = watch
book-verb-recruit = recruiting
book-verb-hire = looking for an employer
book-verb-mark = mark
book-verb-revive = revival
book-verb-copy = copying
book-verb-note = note
book-verb-order = order
book-verb-sign = secret sign
book-verb-wake = telling who one is
book-verb-meet = to get acquainted
book-verb-show = to show who it is

# Abilities
book-any-distinct = Both may be the same player.
book-ability-block = Visits a player, who then does not get his move that night.
book-block-told-always = The player is shown so right before his move, whether he wants one or not.
book-block-told-moved = The player is shown so once he has made his move.
book-block-told-asked = The player is shown so only if his move is a question.
book-block-roles = Only these lose their move by it: { $roles }.
book-block-last_of_clan = The only living member of a clan loses the clan’s shot too.
book-block-prevails = Of those who block one another in a ring one prevails, by the order of the roles.
book-block-not_self = Naming himself has no effect.
book-block-away = Nobody finds the player at home.
book-block-saves = The player survives attacks of that night.
book-block-drags-attacked = If the visitor is attacked, the player dies.
book-block-drags-dead = If the visitor dies, the player dies with him.
book-block-alibi = By day the vote does not put the player out.
book-ability-check_note = Leaves the answer to the night’s check with the host, who reads it out if the writer is killed.
book-check_note-unchecked = Only about the player he has checked this night.
book-ability-compare = Asks whether two players are on the same side.
book-compare-sides = These are sides: { $sides }. Whoever is on none of them differs from everybody.
book-ability-copy = Uses the shot, the treatment or the rape of one player’s role on another player.
book-ability-dying_note = Writes of one player that he is mafia or honest; the note is opened if the clan’s shot kills the writer.
book-dying_note-executes = A player of this side whom it accuses dies without a vote: { $about }.
book-ability-guess = Names a player and his role: if it is right, the player dies, whatever protects him.
book-guess-wrong = A wrong guess does nothing.
book-guess-becomes = Whoever guessed right takes the role over.
book-ability-heal = Saves a player from every attack of the night.
book-heal-lost_when_attacked = If the healer is attacked himself, another patient is not saved.
book-heal-frees = The patient is freed of a block too.
book-ability-hire = Looks for an employer, and learns whether the player named can fight.
book-hire-fighters = These can: { $fighters }.
book-hire-used = A player for whom he has killed cannot employ him again.
book-ability-hired_kill = Shoots a player, if he was hired that night.
book-hired_kill-unhired = Without an employer there is no shot.
book-hired_kill-not_employer = Not the employer himself.
book-hired_kill-pierces = This does not help against it: { $pierces }.
book-ability-kill = Shoots a player.
book-kill-pierces = This does not help against it: { $pierces }.
book-ability-mark = Chooses a player who dies too if he himself is attacked.
book-mark-saved = A player who is saved that night lives.
book-ability-order = Names { $most } victims for the coming nights, in order; his clan is shown them.
book-order-used = A night without a hit uses one up.
book-ability-protect = On the coming day the vote does not put the player out.
book-ability-question = { $kind ->
    [roles] Asks whether a player has this role: { $roles }.
    [both] Asks whether a player is of this side ({ $teams }) or has this role ({ $roles }).
   *[teams] Asks whether a player is of this side: { $teams }.
}
book-question-but_not = The answer is no for: { $but_not }.
book-question-shoots = Whoever the answer is yes for is shot.
book-question-crossed = For a victim of the clan’s shot there is another answer: dead already.
book-ability-recruit = Makes a player of this side one of his own: { $among }. At dawn he is { $role }.
book-recruit-nothing = With anybody else, or one who dies that night, nothing comes of it.
book-recruit-announced = In the morning it is told what the recruit was.
book-ability-revive = Is shown who was killed that night, and may take one of them back.
book-revive-only_killed = Only one who was killed that night.
book-ability-shot = The clan shoots one player.
book-shot-members = Who takes part, the most senior first: { $members }.
book-shot-heirs = When none of them is left, these take over, one after another: { $heirs }.
book-shot-leader_silent = While the leader lives and shows nobody himself.
book-shot-no_shot = If they come to no victim, there is no shot.
book-shot-none_left = When nobody is left who takes part, there is no shot.
book-shot-timed_out = If they show nothing in time, there is no shot.
book-shot-declined = They may decline.
book-shot-several = Whoever names several players names none.
book-shot-stopped-boss = If the most senior one is blocked, there is no shot.
book-shot-stopped-last = If the only living one is blocked, there is no shot.
book-shot-stopped-member = If one of these is visited, the shot hits nobody: { $stopped_roles }.
book-shot-pays-boss = The most senior one counts as the killer.
book-shot-pays-drawn = One drawn among those who named the victim counts as the killer.
book-shot-owed = The night goes on until every member has named somebody.
book-shot-seniority = The setting “{ $seniority }” can list who is senior.
book-shot-names_public = The names, and how many there were, are read out in the morning.
book-shot-records = At whom the clan has fired limits other moves later.
book-ability-sign = Agrees on a secret sign.
book-ability-silence = Rapes a player. What that means on the coming day: { $lays }.
book-silence-turns = It changes a role: { $turns }.
book-ability-watch = Sees who came to kill a player.
book-watch-only_killers = Only those who killed him, not those who tried.
book-watch-newspaper = In the morning it is told that somebody was seen.
book-any-blockable = Cannot be blocked.

book-way-leader = the victim is the one that the leader shows ({ $leader })
book-way-leader_alone = the leader alone decides ({ $leader }), as long as he lives
book-way-agreed = the victim is the one that all show who show any
book-way-all = the victim is the one that every living member shows
book-way-majority = the victim is the one that more than half of the living members show
book-way-votes = { $leader ->
    [none] the victim is the one that most of them show; of several, the most senior one’s
   *[other] the victim is the one that most of them show, the leader counting twice ({ $leader }); of several, the most senior one’s
}
book-way-senior = the most senior one who shows anything decides; if he declines, there is no shot
book-way-first = How they decide: { $way }.
book-way-then = If that leads to none: { $way }.

# Limits
book-ban-only_living = Only living players are named, where nothing else is said.
book-also-dead = Players who are out may be named too.
book-ban-not_self = Not himself.
book-ban-not_sides = Nobody of: { $teams }.
book-ban-not_sides-unless = The setting “{ $unless }” allows it.
book-ban-in_a_row = { $nights ->
    [one] Not the same player in two nights running.
   *[other] The same player in at most { $nights } nights running.
}
book-ban-in_a_row-lifted_with_left = With { $lifted_with_left } living he may.
book-ban-in_a_row-only_carried_out = Only moves that came to something count.
book-ban-per_player = { $only_self ->
    [yes] Himself { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    } in a game.
   *[no] The same player at most { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    } in a game.
}
book-ban-per_player-verbs = These moves count together: { $verbs }.
book-ban-per_player-only_carried_out = Only moves that came to something count.
book-ban-not_fired_at = Nobody at whom his clan has fired in an earlier night.
book-need-table_over = Only while more than { $more_than } players live.
book-need-clan_at_most = { $members ->
    [one] Only when the clan has one member left ({ $clan }).
   *[other] Only when the clan has at most { $members } members left ({ $clan }).
}
book-need-nobody_is = Only when this role is gone: { $role }.
book-need-on_team = Only once he plays for: { $team }.
book-need-not_shooting = Not when he takes part in the clan’s shot ({ $clan }).
book-need-attempts = { $most ->
    [one] Once in a game.
    [2] Twice in a game.
   *[other] { $most } times in a game.
}
book-need-attempts-option = It is a setting: “{ $option }”.
book-need-attempts-shared = The whole clan’s attempts count together.

# By nature
book-trait-survives = No shot at night kills him.
book-trait-takes_killers = If he is shot dead at night, those who shot him die with him.
book-trait-takes_killers-saved = A killer who is healed lives.
book-trait-never_executed = The vote does not put him out.
book-trait-takes_voter = Voted out, he must take one of those along who voted against him.
book-trait-takes_to_grave = Voted out, he may open his card and take any player along.
book-trait-activates = Put to the vote by day, he plays for himself from then on: { $team }.
book-trait-leaves_small_table = He dies as soon as only { $at_most } players are left, himself included.
book-trait-inherits = When the last one of this role is out, he becomes it: { $role }.

# What may lie on a player by day
book-effect-barred = barred by fouls
book-effect-mute = he must be silent
book-effect-voteless = he does not vote
book-effect-immune = nobody votes against him
book-effect-protected = the vote does not put him out
book-effect-alibi = he has an alibi

# The night
book-night = The night
book-night-every = Every night
book-night-first = First night
book-night-later = Later nights
book-called = { $place }. { $names }
book-how-together = all of them together
book-how-alone = everybody of this role
book-how-one_by_one = one after another
book-how-closed_eyes = eyes stay closed: the table calls the numbers, and each shows a pistol, or presses, at his victim’s
book-how-notes = everybody is asked at once with closed eyes; only those who have the move name somebody, the others show any number
book-how-sunrise = eyes open while the count is silent: aloud to { $aloud }, silently to { $silent }, aloud to { $last }
book-moves = For every move
book-night-all = Every role in play is called, whether its owner lives or not, and for the same time.
book-moves-seconds = A move may take { $time }.
book-moves-rest = In the first night no move is made, but for what its table lists.
book-moves-once = What is confirmed stands; there is no second move.
book-moves-late-ends = When the time is over, what is shown counts no more.
book-moves-late-open = A move is refused once the call is over.
book-moves-pass_ends = Whoever declines has done his part for this night.
book-moves-one_by_one = Several of one role wake one after another.
book-moves-no_pass = Nobody may decline.
book-moves-common_first = The clan’s common move comes before its members’ own ones.
book-moves-wake_tells = A player may wake to tell who he is; that is no move.
book-moves-held_choose_nothing = What a blocked player shows is no move.
book-death = If the setting “{ $option }” is on, Death draws a victim at the end of each night from night { $night } on, as long as { $number } or more live.

# Answers
book-answers = How answers are shown
book-asked = { $role }: { $what }
book-answer-signed = { $answer } – { $sign }
book-answer-yes = yes
book-answer-no = no
book-answer-same = the same side
book-answer-different = different sides
book-answer-seats = the lights of those seats burn
book-answer-nobody = nobody
book-answer-not_home = not at home
book-answer-blocked = blocked
book-answer-crossed = dead already
book-answers-besides = Shown besides
book-shown-blocked = To a player who is blocked
book-shown-not_home = To one who comes to a player who is not at home
book-shown-order = To the clan: the lights of the seats that were ordered

# The day
book-day = The day
book-day-morning = The city wakes; the table tells what has come of the night.
book-day-word-night = Those killed at night have a last word: { $time } each.
book-day-word-late = After the vote those who left by night or by day have a last word: { $time } each.
book-day-word-day = Whoever leaves by day has a last word: { $time }.
book-day-vote = The vote (see below).
book-day-night = Night falls.
book-day-early = Night falls when more than half of the hands call it.
book-stage-introductions = On the first day each says in turn who he is. Time: { $introduction }.
book-stage-discussion = All talk at once. Time: { $times }.
book-stage-speeches = Each has the floor in turn. Time: { $times }.
book-stage-extra = { $hands ->
    [one] The first one to raise a hand has { $extra } more.
   *[other] The first { $hands } to raise a hand have { $extra } more.
}
book-stage-accusations = Anybody may accuse anybody, as often as they like; each accusation is settled by hands.
book-nominations-once = In his speech each may put one player to the vote.
book-nominations-not_self = Not himself.
book-nominations-twice = A player is put to the vote once.
book-nominations-dead = Only living players.
book-nominations-over = Not after one’s speech, and not without one.
book-nominations-nobody = If nobody was named, night falls.
book-accusations-majority = More than half of the hands of all but the accused: he is out.
book-accusations-minority = With fewer hands nothing happens.
book-accusations-hand = The accused has no hand himself.
book-accusations-target = Only living players accuse, and only others.
book-accusations-night = Night falls when more than half of the living want it.

# The vote
book-vote = The vote, step by step
book-vote-suspects = First everybody names whom he suspects; { $number } voices make a player defend himself, and only those are voted on.
book-vote-no_suspects = If nobody has so many, night falls.
book-vote-defence = In his defence he has { $time }.
book-vote-nominees = Only those who were put to the vote are voted on.
book-vote-by_candidate = The table calls one candidate after another; whoever is for his leaving presses, or raises a hand.
book-vote-by_voter = The table calls one voter after another; each shows the number of the player who should leave.
book-vote-owed-must = Everybody must vote; the round waits.
book-vote-owed-free = Nobody must vote.
book-vote-owed-penalty = { $penalty ->
    [one] Whoever does not vote has one vote more against himself.
   *[other] Whoever does not vote has { $penalty } votes more against himself.
}
book-vote-owed-rest = Votes that are not given fall to the last candidate.
book-vote-owed-warned = Whoever does not vote gets a warning.
book-vote-refused_waits = Whoever has voted wrongly may vote again.
book-vote-once = One vote each.
book-vote-not_self = Not against oneself.
book-vote-immune = Not against a player who may not be voted against, or who is out.
book-vote-silenced = Whoever was silenced at night has no vote.
book-vote-most = Whoever has most votes leaves.
book-vote-twice = A player leaves only if he leads alone and has led in another round of that day; until then those who lead defend themselves, and it is voted again.
book-vote-to-judge = Whoever has most votes, or all who tie, come before: { $role }.
book-vote-tie = { $place ->
    [one] The first tie of a day: { $what }.
    [2] The second tie of a day: { $what }.
   *[other] Tie number { $place } of a day: { $what }.
}
book-tie-revote = it is voted on them again
book-tie-defence = they defend themselves, then it is voted on them again
book-tie-hands = a show of hands decides whether all of them leave
book-tie-judge = the judge decides
book-tie-nobody = nobody leaves
book-vote-revote-all = Everybody votes.
book-vote-revote-others = Only the others vote.
book-vote-revote_of = { $number ->
    [2] Only with two of them; otherwise nobody leaves.
   *[other] Only with { $number } of them; otherwise nobody leaves.
}
book-vote-both = More than half of the hands: all of them leave.
book-vote-not_both = With fewer hands nobody leaves.
book-vote-last_tie = { $ties ->
    [0] On a tie nobody leaves.
   *[other] On a tie after that nobody leaves.
}
book-vote-same_tie = If the same players tie twice in a day, night falls.
book-vote-nobody = Without any vote nobody leaves.
book-vote-removal = If a player goes in the middle of a vote, it goes on without him; with nobody left to vote on, night falls.
book-vote-gone_counts = Votes against one who has gone stand; if he leads, nobody leaves.
book-judge-one = A single player he executes or pardons.
book-judge-himself = If it is himself, he is executed without being asked.
book-judge-several = Of several he executes one, or pardons.
book-judge-spirit = When he is dead, his spirit is asked about several.
book-judge-spirit_must = With two left the spirit must name one.
book-judge-citizen_clause = After him those dead are asked, the last one first: { $citizen }.
book-judge-lot = If nobody decides, the lot does.
book-judge-absent = No answer in time: a single player is executed; about several the next one is asked.
book-judge-hanged = A single player is executed when there is no judge.
book-judge-duel = When a day begins with one of the town and one of a clan there is no vote: one of them must go.
book-judge-options = Nobody else can be condemned.

# Fouls
book-fouls = { $name ->
    [warning] Warnings
   *[foul] Fouls
}
book-fouls-barred-speech = { $name ->
    [warning] Warning number { $number } takes a player’s next speech.
   *[foul] Foul number { $number } takes a player’s next speech.
}
book-fouls-barred-speech_vote = { $name ->
    [warning] Warning number { $number } takes a player’s speech and vote for the next day.
   *[foul] Foul number { $number } takes a player’s speech and vote for the next day.
}
book-fouls-starts_anew = Then the count begins anew.
book-fouls-out = { $name ->
    [warning] Warning number { $number } puts a player out.
   *[foul] Foul number { $number } puts a player out.
}
book-fouls-missed = Whoever does not vote gets one.
book-fouls-secret_at_night = A foul of the night is told only in the morning, without a name.
book-fouls-none = { $name ->
    [warning] Warnings have no effect of their own; the host may put a player out.
   *[foul] Fouls have no effect of their own; the host may put a player out.
}
book-fouls-spectator = If a spectator passes information to the table, the game is over and does not count.

# Leaving
book-leaving = Who leaves, and what is told
book-leaves-night = killed at night
book-leaves-day = put out by day
book-leaves-removal = removed by the host
book-card-never = stays closed
book-card-at_once = is opened at once
book-card-after_vote = is opened after the day’s vote
book-word-none = no
book-word-now = yes
book-word-late = yes, after the vote of the day
book-leaving-words_before_end = They speak also when their leaving ends the game; the end is told after that.
book-leaving-late_words = Those killed at night speak only after the vote of the day.
book-leaving-no_word_roles = These roles have no last word: { $no_word_roles }.
book-leaving-no_word_teams = These sides have no last word: { $no_word_teams }.
book-leaving-no_word_effects = There is none either in these cases: { $no_word_effects }.

# Signs of the hand
book-signs = Signs of the hand
book-numbers = Numbers
book-numbers-more = Higher numbers, as this table reads them
book-gestures = Gestures
book-gesture = { $hand }: { $meaning }
book-hand-thumb_up = thumb up
book-hand-thumb_down = thumb down
book-hand-pistol = pistol
book-hand-crossed_arms = crossed arms
book-means-thumb_up = yes, it counts
book-means-thumb_down = no, correct it
book-means-pistol = a shot at the number called
book-means-crossed_arms = dead already
book-numbers-how = 1 to 5: so many straight fingers of one hand. 6 to 9: one whole hand, and the rest on the other without its thumb. 10: one fist. 11 and 12: one fist, and one or two fingers of the other hand.
book-numbers-beyond = 13 to 15: one fist, and three to five fingers. 20: two fists.
book-numbers-steps = 16 to 19 and 21 to 25 take two steps, without lowering the hands between them. 16 to 19: a fist, held for about a second, then 6 to 9. 21 to 25: two fists, then 1 to 5 with one hand. If the first step lights up as a number, go on with the second; to show another number instead, lower your hands first.
book-numbers-button = Any finger may stand for one. Instead of a hand: press your button as often as the number, and hold it at the end.
book-pass = To decline: press twice, or thumb down before any number was shown.

# Lights
book-lights = What the lights mean
book-lights-signal = At a seat
book-lights-status = On the device
book-light-steady = steady { $colour }
book-light-on = { $colour } { $whole }.{ $tenths } s
book-light-dark = dark { $whole }.{ $tenths } s
book-colour-red = red
book-colour-green = green
book-colour-blue = blue
book-colour-amber = amber
book-colour-white = white

# Players and settings
book-players = Players and cards
book-options = Settings of a game
book-option = { $option }: { $value }
book-on = on
book-off = off
book-nobody-named = none
book-option-seniority = order of seniority (seats)
book-option-death = Death comes
book-option-guesses = guesses of the clan in a game
book-option-discussion_1 = first discussion, seconds
book-option-discussion_2 = second discussion, seconds
book-option-discussion_3 = third discussion, seconds
book-option-defence = defence, seconds
book-option-early_stop = stop early when it is decided
book-option-commissar_death_ends = the commissar’s death ends the game
book-option-mafia_self_shot = the mafia may shoot its own
