### What the lights of the seats and of the device mean (the legend).

signal-off = Dark: nothing is asked of you now.
signal-awake = You are called: show a number.
signal-echo = This seat's number was read: confirm or correct.
signal-confirmed = It counts.
signal-unclear = Unclear: show it again.
signal-refused = Not allowed: show another number.
signal-yes = Answer: yes.
signal-no = Answer: no.
signal-same = Answer: the same team.
signal-different = Answer: different teams.
signal-blocked = Your move is blocked this night.
signal-shown = Says the host: this seat.
signal-nobody = Answer: nobody.
signal-not_home = Whom you went to was not at home.
signal-crossed = Answer: this player is being shot tonight.
signal-speaking = You have the floor.
signal-ending = Your time is nearly over.
signal-asked = A question to all with this light: press to answer.
signal-voting = Your turn to vote.
signal-out = This player has just left the game.
signal-test = Testing the lights.

status-ready = Ready to play.
status-playing = A game is on.
status-watching = The camera is looking at a player.
status-recording = The camera is recording.
status-needs_person = A person is needed: open the host's page.
status-paused = Paused.
