### Words of the pages.

trouble-voice-engine = No voice: no speech can be made. Install espeak-ng. The table screen shows the lines.
trouble-voice-sound = No voice: the sound device does not answer. Check the loudspeaker. The table screen shows the lines.
trouble-voice-file = There is no sound card: the voice goes to { EVENING() }. The table screen shows what it says.
trouble-camera-off = There is no camera, as the settings want it. Buttons work.
trouble-camera-missing = The camera cannot be found. Check its cable, or plug it in again: it is tried every two seconds. Buttons work meanwhile.
trouble-camera-frozen = The camera's picture stands still. If it stays so, pull the camera's plug and put it in again. Buttons work meanwhile.
trouble-camera-model = The hand model is missing. Run: make setup Buttons work meanwhile.
trouble-paired = The paired phones cannot be written to the disk. Until this is put right, the next start knows the phones it knew before.
trouble-last-game = The last game was kept by another version of this program, or by house rules that can no longer be read, and is not gone on with. Nothing of it is lost: before you begin another one, the version that kept it can go on with it.
trouble-setup = The set-up could not be written to the disk. The game goes on; next time names and cards are to be entered again.

# The table screen
page-title = Mafia Table
page-welcome = Welcome.
page-paused = Paused
page-offline = No connection to the table. Connecting again.
page-votes = Votes
page-winner = Winner:
page-draw = Draw
page-out = out
page-silenced = misses a round
page-fouls = Fouls
page-qr = QR code of this screen's address
page-pairing-hint = This is the table screen. For the host's phone: open the address, choose “Host's page” and enter the code that the device showed at its start.
page-to-host = Host page
page-to-table = Table screen
page-language = Language
page-phase-lobby = Before the game
page-phase-opening = The game begins
page-phase-night = Night
page-phase-day = Day
page-phase-vote = vote
page-phase-revote = second vote
page-phase-over = The game is over

# Pairing
page-pair = Become the host
page-pair-how = Enter the six digits that the device showed at its start, in the terminal or in its log.
page-code = Code
page-pair-do = Enter
page-wrong-code = That is not the code.
page-too-many-codes = Too many attempts. Wait a minute.
page-unpair = Unpair all phones
page-unpair-sure = Unpair all phones, this one too? Coming back takes the code.
page-device = Device
page-snapshot = What the camera sees
page-snapshot-closed = The host plays: the camera is closed until the end of the game.

# The game
page-ready = The table is ready
page-pause = Pause
page-resume = Go on
page-repeat = Repeat the words
page-more-time = 30 seconds more
page-skip = End this step
page-undo = Undo the last
page-undo-sure = Undo the last decision and all that came of it?
page-undo-to = Back to here
page-undo-to-sure = undo this and everything after it?
page-reveal = Open the full picture
page-reveal-sure = You will see all roles, and the table will tell everybody so. Open it?
page-conceal = Close the full picture
page-choice-waiting = thinking
page-choice-echo = shown, to be confirmed
page-choice-unclear = unclear
page-choice-refused = not allowed
page-choice-word = the word is awaited
page-choice-confirmed = counts
page-choice-passed = passes

# Players
page-players = Players
page-show-roles = Show roles
page-hide-roles = Hide roles
page-hold-role = Role: hold to see
page-no-role = not known yet
page-more = Change
page-less = Close
page-foul = Foul
page-first-speaker = Speaks first
page-set-out = Set as out
page-set-alive = Back into the game
page-cause = Cause
page-cause-left = left the game
page-cause-eyes = opened the eyes
page-cause-stood_up = stood up
page-cause-obscene = obscene words
page-cause-fouls = fouls
page-remove = Remove
page-name = Name
page-rename = Rename
page-role = Role
page-correct-role = Correct the role

# Corrections
page-overrides = Corrections
page-send-move = Write the move down
page-send-vote = Write the vote down
page-send-claim = Give the card
page-send-end-game = End the game
page-send-hands = Write the hands down
page-correct-move = A move of this night
page-actor = Who moves
page-verb = What is done
page-target = To whom
page-take-back = take back
page-claim = Who has this card
page-hands = Who raised a hand, in order
page-vote-for = A player's vote, given by the host
page-voter = Who votes
page-candidate = Against whom
page-pass-day = A day without a vote
page-pass-day-sure = End the day without a vote?
page-remove-spectator = Remove a spectator
page-remove-spectator-sure = A spectator told the table something. Removing the spectator may end the game. Remove?
page-end-game = End the game
page-end-game-sure = End the game now?
page-yes = Yes
page-no = No
page-verb-kill = shoots at
page-verb-heal = heals
page-verb-check = checks
page-verb-seek = seeks the commissar
page-verb-block = blocks
page-verb-compare = compares
page-verb-guess = guesses
page-verb-protect = protects
page-verb-silence = silences
page-verb-watch = watches
page-verb-recruit = recruits
page-verb-hire = is hired by
page-verb-mark = marks
page-verb-revive = revives
page-verb-copy = copies
page-verb-note = notes
page-verb-order = orders
page-verb-sign = gives the sign
page-verb-wake = tells who they are
page-answer-yes = yes
page-answer-no = no
page-answer-same = the same side
page-answer-different = different sides
page-answer-seats = seats were shown
page-answer-nobody = nobody
page-answer-not_home = not at home
page-answer-blocked = the move is blocked
page-answer-crossed = dead already

# Protocol and legend
page-entries = What happened
page-list = Show
page-by-host = host
page-why = Why
page-legend = What the lights mean

# A new game
page-new-game = New game
page-ruleset = Rules
page-seats = Players
page-names = Names by seat
page-mix = Cards
page-suggestion = Suggestion
page-cards = Cards for players
page-dealing = Dealing
page-dealing-cards = By cards: their owners press in the first night
page-dealing-host = By the host: the device deals, or you do
page-type-roles = Enter the roles by hand
page-host-plays = The host plays at seat
page-host-only = does not play
page-options = Rule settings
page-option-early_stop = Stop early when it is decided
page-start = Start the game
page-start-anyway = Start anyway?
page-alike = Names look alike at seats

# For all rules: set-up, decisions, corrections
page-rules-of = Read these rules
page-faulty = These house rules cannot be played yet:
page-clocks = Clocks, in seconds
page-clock-discussion = Discussion
page-clock-introduction = Introduction
page-clock-speech = Speech
page-clock-extra = More time
page-clock-defence = Defence
page-clock-last_word = Last words
page-clock-move = A night move
page-clock-each = by days or rounds; the last one is for all later
page-option-guesses = Guesses of the clan in a game
page-option-discussion_1 = Discussion before the first vote, seconds
page-option-discussion_2 = Discussion before the second vote, seconds
page-option-discussion_3 = Discussion before the third vote, seconds
page-option-defence = Defence, seconds
page-option-commissar_death_ends = The death of the commissar ends the game
page-option-mafia_self_shot = The mafia may shoot its own
page-option-death = Death comes at night
page-option-seniority = Seniority in the clans: seats in order
page-setup-right = A game can begin so.
page-clause = in the rules
page-warning = Warning
page-warnings = Warnings
page-nominees = Put to the vote
page-defending = Defend themselves
page-standing = Voted on again
page-immune = may not be voted against
page-decides = Decides
page-decision-secret = The judge decides with all eyes closed.
page-decision-judge = A decision on
page-decision-take = One of these is taken along
page-decision-grave = One of these may be taken to the grave
page-decision-lot = The lot decides between
page-orders = Orders
page-phase-defence = defence
page-phase-decide = decision
page-phase-draw = the lot
page-team = Side
page-own-team = the role's own
page-word = What is named
page-word-none = nothing
page-word-mafia = mafia
page-word-honest = honest
page-no-target = nobody
page-take-move-back = Take the move back
page-pass-move = Passes
page-time-out = Time is over
page-clan-move = A clan's common move
page-clan = Clan
page-send-clan_move = Write the common move down
page-death = Death asks
page-death-number = Number
page-send-death = Write the number down
page-end-speech = Has spoken
page-nominate = Put to the vote
page-nominator = In whose speech
page-nominated = Whom he puts up
page-send-nominate = Write the nomination down
page-accuse = An accusation
page-accuser = Who accuses
page-seats-of-card = Its owners
page-accused = Who is accused
page-send-accuse = Count these hands
page-hands-for = Hands that are for it
page-decide = Decide
page-ruling = Decision
page-ruling-execute = execute
page-ruling-pardon = pardon
page-ruling-take = take along
page-ruling-open = open the card
page-ruling-pass = let it be
page-ruling-timeout = no answer in time
page-send-decide = Write the decision down
page-lot = The lot
page-lot-seat = It has fallen on
page-send-lot = Write the lot down
page-open-vote = Open the vote
page-close-vote = Count the vote
page-close-vote-sure = Count the votes as they are now?
page-effects = What lasts
page-effect-barred = neither speech nor vote
page-effect-mute = no speech
page-effect-voteless = no vote
page-effect-immune = not to be voted against
page-effect-protected = protected from a sentence
page-effect-alibi = has an alibi
page-me = What you know
page-me-knows = Your own
page-me-answers = Shown to you
page-protocol = Protocol
page-protocol-open = Open the protocol
page-protocol-text = Keep it as text

# The table without parts
page-sim = Table
page-host-button = Host
page-camera = Camera
page-before-camera = Before the camera
page-nothing = nothing
page-take-away = Take the hand away
page-picture-file = Picture or video
page-webcam = Webcam
page-no-webcam = There is no webcam, or it may not be used.
page-drop-hint = A picture or video can be dropped onto the page. Digits on the keyboard press the seats' buttons.
page-thumb-up = thumb up
page-thumb-down = thumb down

# Steps of the evening
step-opening = The game opens
step-nightfall = Night falls
step-deal-call = Dealing: { LOWER($role) }
step-meet-call = { $call ->
    [acquaintance] The black cards meet
    [sunrise] The black cards meet while it is counted
   *[other] Meeting: { LOWER($call) }
}
step-night-ask = { $call ->
    [acquaintance] The black cards meet
    [notes] Everybody gives a sign
   *[other] Move of the { LOWER($call) }
}{ $verb ->
    [kill] { ": shot" }
    [heal] { ": healing" }
    [check] { ": check" }
    [seek] { ": search" }
    [block] { ": block" }
    [compare] { ": comparison" }
    [guess] { ": guess" }
    [protect] { ": protection" }
    [silence] { ": silence" }
    [watch] { ": watch" }
    [recruit] { ": recruiting" }
    [hire] { ": hiring" }
    [mark] { ": mark" }
    [revive] { ": bringing back" }
    [copy] { ": copying" }
    [note] { ": note" }
    [order] { ": orders" }
    [sign] { ": sign" }
   *[other] { "" }
}
step-death-call = Death asks for a number
step-dawn = The night is settled
step-morning = Morning news
step-last-word = Last words: { SEAT($seat, $names) }
step-discussion = Discussion
step-speech = Speech: { SEAT($seat, $names) }
step-speech-extra = More time: { SEAT($seat, $names) }
step-speech-defence = Defence: { SEAT($seat, $names) }
step-hands-question = Who wants more time
step-accusations = Accusations
step-vote-opening = The vote opens
step-vote-turn = { SEAT($seat, $names) } votes
step-candidate-turn = Who votes against { SEAT($seat, $names) }
step-vote-closing = The votes are counted
step-vote-news = Result of the vote
step-both-question = Hands: shall all leave – { SEATS($seats, $names) }
step-decision-judge = { SEAT($seat, $names) } decides on { SEATS($seats, $names) }
step-decision-judge-secret = The judge decides on { SEATS($seats, $names) }
step-decision-take = { SEAT($seat, $names) } takes somebody along
step-decision-take-secret = Somebody is taken along
step-decision-grave = { SEAT($seat, $names) } may take somebody to the grave
step-lot = The lot decides between { SEATS($seats, $names) }
step-verdict-news = What was decided
step-closing = The game closes

# Why a command was not done
e-failed = Something went wrong, and nothing has changed. The device's log says what.
e-nobody-tells = Nobody would tell the others their cards: you play, and would not see them. Deal by cards, or do not play yourself.
e-command = There is no such command.
e-picture = That is no picture, or there is no such seat or camera.
e-language = There is no such language.
e-nothing-runs = No time is running now.
e-nothing-to-undo = There is nothing to take back.
e-names-alike = Names look alike: seats { SEATS($seats, $names) }.

# Setting up
setup-experimental = These rules are made for { NUMBER($least) } to { NUMBER($most) } players: this is an experiment.
e-faulty-rules = These house rules have faults.
e-clock = There is no such clock, or it cannot have that time.
e-no-protocol = The protocol can be read when the game is over.

# Finding the seats, for a camera at the table's centre
page-seats-title = Camera at the centre: the seats
page-seats-how = The camera must know where everybody sits. Seat by seat a light asks: hold an open hand before your chest and press your button.
page-seats-closed = Seats are found before a game or in a pause.
page-seats-known = Seats the camera knows
page-seats-asked = Asked now, seat
page-seats-waits = Not all seats were found. Ask them again, or keep what there is: the others play by button.
page-seats-find = Find all seats
page-seats-look = Look now
page-seats-next = Next seat
page-seats-again = Find again, seat…
page-seats-keep = Keep these
page-seats-drop = Give up
page-seats-picture = All around the table
seat-fault-picture = the camera gives no picture, or the hand model is missing
seat-fault-dark = it is too dark to see the lens's round picture; turn on a light
seat-fault-full = the camera's picture has no round black rim: it is no fisheye's, or camera.circle in the settings must say where the circle is
seat-fault-odd = the lens's round picture cannot be made out; turn on a light, or set camera.circle in the settings
seat-fault-no_hand = no open hand was seen; hold it before your chest, its palm to the camera, fingers spread
seat-fault-several = several open hands were seen; only the one who is asked shows his
seat-fault-near = the hand is where another seat is; move apart, or find that seat again
seat-fault-order = the hand is not where this number belongs around the table; sit in the order of the numbers, or find the neighbours again
seat-fault-press = nobody pressed the button
e-no-around = This table has no camera at its centre (camera.mode in the settings).
e-seats-not-now = Seats are found before a game or in a pause only.
trouble-camera-seats = The camera at the centre does not know where the seats are: find them on the host's page. Buttons work meanwhile.
trouble-seats-file = The places of the seats cannot be used, and buttons do: { $fault }
trouble-seats-unstored = The places of the seats could not be written to the disk. They count until the table is switched off.
page-hand-of-seat = Hand at seat

# The camera's live picture
page-live = See what the camera sees
page-live-close = Close the picture
page-live-waits = Waiting for a picture of the camera
live-nothing = No hand is seen.
live-unclear = A hand that cannot be read for sure. Hold it still, its palm or its back to the camera.
live-number = Number { $number }
live-seat = Seat { $n }
live-thumb_up = thumb up
live-thumb_down = thumb down
live-pistol = pistol
live-ring_finger = ring finger
live-little_finger = little finger
live-crossed_arms = crossed arms
live-fist = fist
