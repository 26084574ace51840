### What the command line says.

run-table = Table screen, for everybody: { $address }
run-host = Host page, for your phone: { $address }host
run-code = The code that pairs your phone: { $code }
run-sim = Simulated table (no parts were found): { $address }sim
run-stop = Stop with Ctrl-C. A game that is on goes on at the next start.

# What the host should look at
trouble-journal = The game cannot be stored and is paused. Free some space on the card, then go on.
trouble-step = Something went wrong and the game is paused. Go on to try this step again, or skip it.
needs-deal = The number of presses does not fit the cards. You can say here who has which card.
needs-vote = Somebody has not voted for a while. You can vote for him here.
needs-decision = Somebody has not decided for a while whom to take along. You can decide for him here.

# The self-test: what to do
remedy-simulated = buttons and lights are mock pins, and the camera is a page: no board was found
remedy-storage = The folder { $folder } cannot be written. Make it yours, or set data.folder in the settings.
remedy-space = Less than 100 MB are free for { $folder }. Delete something, or set data.folder in the settings.
remedy-lights = The lights do not answer. Check the board's plug and table.board in the settings.

# Recording on purpose
record-begins = Recording all that the camera sees into { $folder }, faces too. Tell everybody at the table. Ctrl-C ends it.
record-ends = { $count ->
    [0] The camera gave no picture. Check its cable, or camera.source in the settings; a table that runs has the camera for itself.
    [one] One picture is in { $folder }. Nothing else is recorded.
   *[other] { $count } pictures are in { $folder }. Nothing else is recorded.
}
record-full = There are pictures in { $folder } already. Name another folder.
record-folder = { $folder }: nothing can be recorded here ({ $fault }). Name another folder.
record-fails = { $folder }: recording has ended, a picture could not be written ({ $fault }). Free some space, or name another folder.
remedy-seats = The camera does not know these seats: { SEATS($seats, $names) }. Let them be found on the host's page (Camera at the centre); until then they play by button.
remedy-picture = The picture could not be taken, or { $file } cannot be written.
self-test-picture = what the camera sees is in { $file }
