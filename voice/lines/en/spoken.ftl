### Everything the table says. The table screen shows the same lines.
###
### SEAT($seat, $names) and SEATS($seats, $names): the number of a seat, with the name of who has one.
### NUMBER($n): digits on a screen, words in the voice.
### ROLE($role), LOWER($role): a role's name where a sentence begins, and inside it.  ROLES($mix): the roles of the game.
### COUNT($seats): how many seats are listed.
###
### At night no line depends on who lives, who moves or what was chosen.

# Parts of lines
part-duration = { $seconds ->
    [60] one minute
    [120] two minutes
    [180] three minutes
    [240] four minutes
    [300] five minutes
    [one] { NUMBER($seconds) } second
   *[other] { NUMBER($seconds) } seconds
}

# The start
welcome = Welcome. The table's page is at { ADDRESS($address) }
game-open = The game is declared open. Please silence your phones.
role-mix = In this game: { ROLES($mix) }.
first-speaker = Number { SEAT($seat, $names) } speaks first.
number = Number { NUMBER($n) }.

# Morning
day-breaks = Day comes to the city. Everybody wakes up.
news-nobody = Nobody left the game this night.
news-died = { COUNT($seats) ->
    [1] This night number { SEATS($seats, $names) } leaves the game.
   *[other] This night numbers { SEATS($seats, $names) } leave the game.
}
news-names = The notes have been read. Notes with a name: { NUMBER($count) }.
news-named = { COUNT($seats) ->
    [1] Number { SEATS($seats, $names) } was named.
   *[other] Numbers { SEATS($seats, $names) } were named.
}
news-note = A note is read out. Number { SEAT($seat, $names) }: { $word ->
    [mafia] mafia.
    [honest] honest.
    [yes] checked, of the mafia.
    [no] checked, not of the mafia.
   *[other] { $word }.
}
news-note-died = By this note number { SEAT($seat, $names) } leaves the game.
news-death = The victim of death is named last. Number { SEAT($seat, $names) } leaves the game.
news-raped = Number { SEAT($seat, $names) } was raped this night.
news-recruited = This night a player was recruited whose card was: { LOWER($role) }.
news-killer-seen = The newspaper says: the { LOWER($role) } has seen the killer.
night-fouls = Fouls were given during the night. To whom and why will be told after the game.
night-warnings = Warnings were given during the night. To whom and why will be told after the game.
card-opened = The card of number { SEAT($seat, $names) }: { LOWER($role) }.
effect-mute = { COUNT($seats) ->
    [1] Number { SEATS($seats, $names) } is silent today.
   *[other] Numbers { SEATS($seats, $names) } are silent today.
}
effect-voteless = { COUNT($seats) ->
    [1] Number { SEATS($seats, $names) } does not vote today.
   *[other] Numbers { SEATS($seats, $names) } do not vote today.
}
effect-immune = { COUNT($seats) ->
    [1] Nobody may vote against number { SEATS($seats, $names) } today.
   *[other] Nobody may vote against numbers { SEATS($seats, $names) } today.
}
last-word = Last words. Number { SEAT($seat, $names) }, you have { part-duration }.

# Speeches
discussion = The floor is open to all. You have { part-duration }.
discussion-over = Time is over. The talk is closed.
speech = Number { SEAT($seat, $names) }, the floor is yours. You have { part-duration }.
introduction = Number { SEAT($seat, $names) }, please introduce yourself. You have { part-duration }.
speech-nominating = Number { SEAT($seat, $names) }, the floor is yours. You have { part-duration }. To put a player to the vote, show the number and confirm it.
defence = Number { SEAT($seat, $names) }, speak in your defence. You have { part-duration }.
time-left = { part-duration } left.
time-over = Time is over.
thanks = Thank you, number { SEAT($seat, $names) }.
extra-question = Who would like another { part-duration }? Press your button.
extra-given = { COUNT($seats) ->
    [1] Number { SEATS($seats, $names) } gets another { part-duration }.
   *[other] Numbers { SEATS($seats, $names) } get another { part-duration } each.
}
extra-nobody = Nobody takes extra time.
nomination-accepted = Accepted. Number { SEAT($seat, $names) } is put to the vote.
nomination-refused = Not accepted: number { SEAT($seat, $names) }.
nominated = Number { SEAT($by, $names) } puts number { SEAT($seat, $names) } to the vote.

# Accusations
accusations = To accuse, press your button once. To call the night, press it twice.
accuse-whom = Number { SEAT($seat, $names) }, show the number of whom you accuse and confirm it.
accuse-nobody = Number { SEAT($seat, $names) } accuses nobody.
accused = Number { SEAT($seat, $names) } accuses number { SEAT($target, $names) }. Say why; anybody may object. To have it voted on, the accuser presses the button.
accuse-question = Who is for number { SEAT($seat, $names) } leaving the game? Raise a hand or press your button.
accuse-passed = Hands raised: { NUMBER($votes) }. The majority is for it. Number { SEAT($seat, $names) } leaves the game.
accuse-failed = Hands raised: { NUMBER($votes) }. There is no majority. Number { SEAT($seat, $names) } stays in the game.
night-question = Number { SEAT($seat, $names) } calls the night. Who agrees? Raise a hand or press your button.
night-called = Hands raised: { NUMBER($votes) }. The majority is for the night.
night-not-called = Hands raised: { NUMBER($votes) }. There is no majority, the day goes on.

# The vote
vote-opens = The vote begins. Number { SEAT($first, $names) } votes first, then clockwise.
vote-opens-hands = The vote begins. When the player you vote against is named, raise a hand or press your button.
vote-nominees = { COUNT($seats) ->
    [1] Number { SEATS($seats, $names) } is put to the vote.
   *[other] Numbers { SEATS($seats, $names) } are put to the vote.
}
vote-no-nominees = Nobody was put to the vote. There is no vote.
suspects-open = Each in turn names a suspect. Votes that make a player defend himself: { NUMBER($votes) }.
vote-round = Round of votes number { NUMBER($n) }.
vote-between = { COUNT($seats) ->
    [1] Vote only against number { SEATS($seats, $names) }.
   *[other] Vote only against numbers { SEATS($seats, $names) }.
}
revote-opens = Second vote. Vote only against numbers { SEATS($seats, $names) }.
revote-others = They do not vote themselves.
suspect-turn = Number { SEAT($seat, $names) }, whom do you suspect?
suspect-heard = Number { SEAT($voter, $names) } suspects number { SEAT($seat, $names) }.
suspect-nobody = Number { SEAT($seat, $names) } suspects nobody.
vote-turn = Number { SEAT($seat, $names) }, your vote.
vote-heard = Number { SEAT($voter, $names) } votes against number { SEAT($seat, $names) }.
vote-again = Number { SEAT($seat, $names) }, please vote.
vote-abstained = Number { SEAT($seat, $names) } does not vote.
candidate = Who votes against number { SEAT($seat, $names) }?
candidate-thanks = Thank you.
candidate-rest = The last one is number { SEAT($seat, $names) }. The votes not given fall to this player: { NUMBER($votes) }.
voices = Number { SEAT($seat, $names) } is suspected. Votes: { NUMBER($votes) }.
tally = { $votes ->
    [one] Against number { SEAT($seat, $names) }: { NUMBER($votes) } vote.
   *[other] Against number { SEAT($seat, $names) }: { NUMBER($votes) } votes.
}
vote-penalty = { COUNT($seats) ->
    [1] Number { SEATS($seats, $names) } did not vote. Votes added against this player: { NUMBER($votes) }.
   *[other] Numbers { SEATS($seats, $names) } did not vote. Votes added against each of them: { NUMBER($votes) }.
}
vote-suspects = { COUNT($seats) ->
    [1] Number { SEATS($seats, $names) } speaks in defence.
   *[other] Numbers { SEATS($seats, $names) } speak in defence.
}
vote-no-suspects = Nobody has to speak in defence; everybody stays in the game.
vote-result-out = By the vote, number { SEAT($seat, $names) } leaves the game.
vote-result-tie = Numbers { SEATS($seats, $names) } have equal votes. There will be a second vote.
vote-result-many = Numbers { SEATS($seats, $names) } have equal votes. The city is not of one mind; everybody stays in the game.
vote-result-same = The votes are equal again. The city is not of one mind; everybody stays in the game.
vote-result-nobody = No choice is left; everybody stays in the game.
vote-result-no-votes = Nobody was voted against; everybody stays in the game.
vote-result-gone = Most votes are against one who has left already, number { SEATS($seats, $names) }. Nobody else leaves.
vote-result-protected = Most votes are against number { SEAT($seat, $names) }, who is protected and stays in the game.
vote-result-alibi = An alibi. Number { SEAT($seat, $names) } stays in the game.
vote-result-stays = Most votes are against number { SEAT($seat, $names) }, who stays in the game.
round-undecided = { COUNT($seats) ->
    [1] Most votes are against number { SEATS($seats, $names) }. The round has decided nothing yet.
   *[other] Most votes are against numbers { SEATS($seats, $names) }. The round has decided nothing yet.
}
vote-tie-defence = Numbers { SEATS($seats, $names) } have equal votes. Each of them speaks, then there will be a second vote.
vote-tie-hands = Numbers { SEATS($seats, $names) } have equal votes again.
vote-to-judge = { COUNT($seats) ->
    [1] Number { SEATS($seats, $names) } is under suspicion.
   *[other] Numbers { SEATS($seats, $names) } are under suspicion.
}

# What is decided after the vote
both-question = { COUNT($seats) ->
    [2] Who is for both leaving the game, numbers { SEATS($seats, $names) }? Raise a hand or press your button.
   *[other] Who is for all of them leaving the game, numbers { SEATS($seats, $names) }? Raise a hand or press your button.
}
both-leave = Hands raised: { NUMBER($votes) }. The majority is for it.
both-stay = Hands raised: { NUMBER($votes) }. There is no majority; everybody stays in the game.
judge-eyes-closed = The city falls asleep. The judge decides.
judge-one = Is number { SEATS($seats, $names) } to be executed? Thumb up or one press to execute, thumb down or two presses to pardon.
judge-several = Which of numbers { SEATS($seats, $names) } is to be executed? Show the number and confirm it. Thumb down or two presses to pardon all.
judge-eyes-open = The city wakes up.
decide-several = In place of the judge, number { SEAT($seat, $names) } decides. Which of numbers { SEATS($seats, $names) } is to be executed? Show the number and confirm it. Thumb down or two presses to pardon all.
decide-must = In place of the judge, number { SEAT($seat, $names) } decides. Which of numbers { SEATS($seats, $names) } is to be executed? Show the number and confirm it; there can be no pardon.
lot = The lot decides between numbers { SEATS($seats, $names) }.
take-question = Number { SEAT($seat, $names) } takes one of those along who voted against: { SEATS($seats, $names) }. Show the number and confirm it.
take-again = Number { SEAT($seat, $names) }, please choose one of them: { SEATS($seats, $names) }.
grave-open = Number { SEAT($seat, $names) }, to take somebody along, open your card: press your button or show a thumb up. You have { part-duration }.
grave-question = Number { SEAT($seat, $names) }, show whom you take along and confirm it. You have { part-duration }.
verdict-out = { COUNT($seats) ->
    [1] Number { SEATS($seats, $names) } leaves the game.
   *[other] Numbers { SEATS($seats, $names) } leave the game.
}
verdict-taken = Number { SEAT($seat, $names) } is taken along and leaves the game too.
verdict-grave = Number { SEAT($seat, $names) } is taken to the grave as well.
verdict-too = Number { SEAT($seat, $names) } leaves the game as well.
verdict-nobody = There is no execution; everybody stays in the game.

# Fouls
foul = A foul for number { SEAT($seat, $names) }. Fouls in all: { NUMBER($total) }.
warning = A warning for number { SEAT($seat, $names) }. Warnings in all: { NUMBER($total) }.
barred = Number { SEAT($seat, $names) } sits out the next round: no speech, no extra time, no vote.
muted = Number { SEAT($seat, $names) } misses the next speech.
removed = Number { SEAT($seat, $names) } leaves the game without last words.
removed-at-once = Number { SEAT($seat, $names) } leaves the game.
foul-next-game = { $count ->
    [1] Number { SEAT($seat, $names) } will start the next game with one foul.
   *[other] Number { SEAT($seat, $names) } will start the next game with { NUMBER($count) } fouls.
}
warning-next-game = { $count ->
    [1] Number { SEAT($seat, $names) } will start the next game with one warning.
   *[other] Number { SEAT($seat, $names) } will start the next game with { NUMBER($count) } warnings.
}
unrated = The game is no longer rated.

# The end
technical-draw = A technical draw is declared.
winner-draw = The game is over. It is a draw.
winner-town = The game is over. The town has won.
winner-mafia = The game is over. The mafia has won.
winner-yakuza = The game is over. The yakuza has won.
winner-maniac = The game is over. The maniac has won.
winner-psycho = The game is over. The psycho has won.
winner-sharper = The game is over. The sharper has won.
winner-werewolf = The game is over. The werewolf has won.
winner-virgin = The game is over. The virgin has won.
winner-killer = The game is over. The killer has won.
winner-other = The game is over. The winner: { LOWER($role) }.
who-was = Number { SEAT($seat, $names) }: { LOWER($role) }.
priority = Numbers { SEAT($first, $names) } and { SEAT($second, $names) } have the first right to play in the next game.
game-closed = The game is declared closed. Thank you for playing.

# The host
paused = Pause.
resumed = The game goes on.
continued = Power is back. The game goes on from the same place.
undone = A step back. The game goes on from there.
corrected-alive = A correction. Number { SEAT($seat, $names) } stays in the game.
corrected-dead = A correction. Number { SEAT($seat, $names) } is out of the game.
host-sees = The host has opened the full picture of the game and now knows all roles.

# Trouble
button-trouble = The button of seat number { SEAT($seat, $names) } does not answer. The host's page can stand in for it.
light-trouble = The light of seat number { SEAT($seat, $names) } does not answer. Check its plug; the host can say what it would show.
device-trouble = The device's own button or light does not answer. The host's page stands in for it.
camera-trouble = The camera cannot see. Please use the buttons.
camera-back = The camera can see again.

# Self-test
self-test-begin = Testing the table.
self-test-button = Seat number { SEAT($seat, $names) }: press your button and let it go.
self-test-light = Seat number { SEAT($seat, $names) }: your light is on now.
self-test-camera = Show an open hand to the camera.
self-test-voice = If you hear this sentence, the voice works.
self-test-passed = All is well.
self-test-failed = Not all is well. The host's page says what to do. You can play.

# Finding the seats
seat-asked = Seat number { SEAT($seat, $names) }: hold an open hand before your chest and press your button.
seats-found = The camera knows all seats now.
seats-by-button = These seats play by button: { SEATS($seats, $names) }.
