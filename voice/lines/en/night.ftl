### What the table says at night. For the functions see the head of spoken.ftl.
###
### No line depends on who lives, who moves or what was chosen: only on the rules and the roles of the game.
### $call: who is woken (a role, or acquaintance); $role: who of them moves; $deed: what he does.

# Beginning and end
night-falls = Night falls on the city. Everybody falls asleep.
sleep = { ROLE($role) }, go to sleep.
sleep-call = { $call ->
    [acquaintance] Players with black cards, go to sleep.
   *[other] { ROLE($call) }, go to sleep.
}

# Cards and meeting
deal-call = { ROLE($role) }, wake up. Press your button.
deal-again = The presses do not match the number of cards. { ROLE($role) }, press your button once more.
meet = { $call ->
    [acquaintance] Players with black cards, wake up and meet each other.
   *[other] { $count ->
        [1] { ROLE($call) }, wake up.
       *[other] { ROLE($call) }, wake up and meet each other.
    }
}
meet-leader = { ROLE($role) }, show the others who you are.
sunrise = Sunrise. Everybody, eyes down. While the count goes on in silence, the mafia looks up and meets.
sunrise-number = { NUMBER($n) }.
sunrise-over = The count is over. Everybody, eyes up.

# Moves
part-deed = { $deed ->
    [kill] Show whom you shoot.
    [heal] Show whom you heal.
    [check] Show whom you check.
    [seek] Show whom you check.
    [block] Show whom you visit.
    [compare] Show two players, one after the other, to compare them.
    [guess] Show a player and confirm the number. Then roles are called: thumb up or press at the right one.
    [protect] Show whom you protect.
    [silence] Show whom you visit.
    [watch] Show whom you watch.
    [recruit] Show whom you recruit.
    [hire] Show who shall hire you.
    [mark] Show whom you take along.
    [revive] See who was killed, and show whom you bring back.
    [copy] Show two players: whose move you copy, then on whom.
    [note] A note: show whom it is about, if you leave one.
    [note-word] A note: show whom it is about. Then thumb up if he is mafia, thumb down if he is honest.
    [order] Show the coming victims in order, one after another.
    [sign] Agree on a secret sign. If you have, put a thumb up or press.
   *[other] Show a player's number.
}
wake = { $call ->
    [acquaintance] Players with black cards, wake up and meet each other. { part-deed }
   *[other] { ROLE($call) }, wake up. { part-deed }
}
wake-one = { $call ->
    [acquaintance] Players with black cards, wake up and meet each other. { ROLE($role) }, show the others who you are. { part-deed }
   *[other] { ROLE($call) }, wake up. { ROLE($role) }. { part-deed }
}
ask = { part-deed }
ask-one = { ROLE($role) }. { part-deed }
call-role = { ROLE($role) }.

# Signs with closed eyes
sign-called = Nobody wakes up. { ROLE($call) }, shoot with closed eyes. Press your button at the right number.
sign-notes = Nobody wakes up. The notes. Everybody, press your own button several times: the { LOWER($call) } as often as the victim's number, all others as often as you like.
signs-over = Thank you, that is all.

# Death
death-call = Death comes. Number { SEAT($seat, $names) }, wake up. Show a number from one to { NUMBER($most) }.
death-leaves = Number { SEAT($seat, $names) }, go to sleep. Death leaves.
