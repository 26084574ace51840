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
    [one] { NUMBER($seconds) } second
   *[other] { NUMBER($seconds) } seconds
}

# The start
welcome = Welcome. The table's page is at { ADDRESS($address) }
game-open = The game is declared open. Please silence your phones.
role-mix = In this game: { ROLES($mix) }.
first-speaker = Number { SEAT($seat, $names) } speaks first.
number = Number { NUMBER($n) }.

# Night
night-falls = Night falls on the city. Everybody falls asleep.
deal-call = { ROLE($role) }, wake up. Press your button.
deal-again = The presses do not match the number of cards. { ROLE($role) }, press your button once more.
sleep = { ROLE($role) }, go to sleep.
wake = { $call ->
    [acquaintance] Players with black cards, wake up and meet each other.
   *[other] { ROLE($call) }, wake up. Show a player's number.
}
sleep-call = { $call ->
    [acquaintance] Players with black cards, go to sleep.
   *[other] { ROLE($call) }, go to sleep.
}

# Morning
day-breaks = Day comes to the city. Everybody wakes up.
news-nobody = Nobody left the game this night.
news-died = { COUNT($seats) ->
    [1] This night number { SEATS($seats, $names) } leaves the game.
   *[other] This night numbers { SEATS($seats, $names) } leave the game.
}
night-fouls = Fouls were given during the night. To whom and why will be told after the game.
last-word = Last words. Number { SEAT($seat, $names) }, you have { part-duration }.

# Speeches
speech = Number { SEAT($seat, $names) }, the floor is yours. You have { part-duration }.
time-left = { part-duration } left.
time-over = Time is over.
thanks = Thank you, number { SEAT($seat, $names) }.
extra-question = Who would like another { part-duration }? Press your button.
extra-given = { COUNT($seats) ->
    [1] Number { SEATS($seats, $names) } gets another { part-duration }.
   *[other] Numbers { SEATS($seats, $names) } get another { part-duration } each.
}
extra-nobody = Nobody takes extra time.

# The vote
vote-opens = The vote begins. Number { SEAT($first, $names) } votes first, then clockwise.
vote-turn = Number { SEAT($seat, $names) }, your vote.
vote-heard = Number { SEAT($voter, $names) } votes against number { SEAT($seat, $names) }.
vote-again = Number { SEAT($seat, $names) }, please vote.
tally = { $votes ->
    [one] Against number { SEAT($seat, $names) }: { NUMBER($votes) } vote.
   *[other] Against number { SEAT($seat, $names) }: { NUMBER($votes) } votes.
}
vote-result-out = By the vote, number { SEAT($seat, $names) } leaves the game.
vote-result-tie = Numbers { SEATS($seats, $names) } have equal votes. There will be a second vote.
vote-result-many = Numbers { SEATS($seats, $names) } have equal votes. The city is not of one mind; everybody stays in the game.
vote-result-nobody = No choice is left; everybody stays in the game.
vote-result-same = The votes are equal again. The city is not of one mind; everybody stays in the game.
revote-opens = Second vote. Vote only against numbers { SEATS($seats, $names) }. They do not vote themselves.

# Fouls
foul = A foul for number { SEAT($seat, $names) }. Fouls in all: { NUMBER($total) }.
barred = Number { SEAT($seat, $names) } sits out the next round: no speech, no extra time, no vote.
removed = Number { SEAT($seat, $names) } leaves the game without last words.
foul-next-game = { $count ->
    [1] Number { SEAT($seat, $names) } will start the next game with one foul.
   *[other] Number { SEAT($seat, $names) } will start the next game with { NUMBER($count) } fouls.
}
unrated = The game is no longer rated.

# The end
technical-draw = A technical draw is declared.
winner-town = The game is over. The town has won.
winner-mafia = The game is over. The mafia has won.
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

# Self-test
self-test-begin = Testing the table.
self-test-button = Seat number { SEAT($seat, $names) }: press your button and let it go.
self-test-light = Seat number { SEAT($seat, $names) }: your light is on now.
self-test-camera = Show an open hand to the camera.
self-test-voice = If you hear this sentence, the voice works.
self-test-passed = All is well.
self-test-failed = Not all is well. The host's page says what to do. You can play.
