### The rules of the family game, each clause in our words. The text they rest on is the rule text 000; the rulings
### say what holds where it is silent.

# The game
family-town-goal = The town wins by finding and removing every member of the mafia before the mafia has killed the town.
family-town-roles = Commissar, doctor and the other special peaceful roles play on the citizens' side.
family-night-citizens-sleep = Citizens without a role never wake at night and only discuss and vote by day.
family-day-everybody-speaks = By day everybody gives his opinion; the vote is held only after all have spoken.
family-vote-most-dies = The player for whom most vote is dead and leaves the game, a mafioso like anybody else.
family-vote-card-opened = A player voted out opens his card.
family-host-discipline = The host conducts the game and keeps order; while one player speaks the others neither talk nor gesticulate.

# Mafia
family-mafia-wakes-first = From the second night on the mafia wakes first, confers by gestures and shows the host the number of its victim.
family-mafia-kills = The mafia kills the player it has shown.
family-mafia-hides = By day mafiosi pass for honest citizens.
family-mafia-wins-all = The mafia wins when all peaceful players are gone.
family-mafia-wins-parity = The mafia wins when it is left in equal numbers with the peaceful players.
family-mafia-self-shot = In some versions the mafia may kill one of its own to mislead the others; this must be chosen for the game.
family-don-final-say = If the mafia cannot agree on a victim, the don decides.
family-don-seeks = The don wakes apart from the mafia every night, points at a player and is answered whether that is the commissar.

# Commissar
family-commissar-checks = The commissar (Cattani, sheriff) wakes after the mafia, points at any player and is answered by a sign whether that is mafia; for every other role the answer is no.
family-commissar-no-shot = The commissar does not shoot; he only gets an answer.
family-commissar-crossed = If the commissar points at a player whom the mafia has killed, the host answers with arms crossed on the chest.
family-commissar-note = If the mafia kills the commissar, he may leave a dying note about one player, calling him mafia or honest.
family-note-executes = If the note points at a mafioso, that one is killed without a vote.
family-commissar-death-ends = In some versions the game ends with the mafia's victory when the commissar dies; this must be chosen for the game.

# Doctor
family-doctor-saves = The doctor wakes at night and tries to guess whom the mafia shot; his patient survives the mafia's shot.
family-doctor-not-in-a-row = The doctor may not treat the same player two nights running.
family-doctor-self-once = The doctor may treat himself only once a game.

# Maniac
family-maniac-own-side = The maniac is grey, neither black nor red, and plays for himself.
family-maniac-kills = The maniac wakes at night and kills any player he likes – a citizen, a mafioso or another grey one.
family-maniac-unhealable = The doctor cannot save the maniac's victim.
family-maniac-checked-peaceful = When the commissar checks the maniac, the answer is that he is a peaceful citizen.
family-maniac-goal = The maniac wins when he is left one on one with a peaceful citizen.
family-maniac-children = In children's games the maniac is dealt only if the parents agree, or replaced by another role.

# Putana
family-putana-protects = The putana chooses a client for the night and protects him from night attacks.
family-putana-once-in-two = The putana may choose the same player only once in two nights.
family-putana-declines = The putana may choose nobody.
family-putana-drags = If the putana dies, the chosen player dies with her.
family-putana-drags-no-trial = Whoever was invited by a putana killed that night is out without trial.
family-putana-blocks-doctor = A doctor who is the client takes no patients that night.
family-putana-blocks-commissar = A commissar who is the client makes no check.
family-putana-blocks-maniac = A maniac who is the client wakes but kills nobody.
family-putana-blocks-mafioso = If the client is an ordinary mafioso, the shot is fired but its target counts as not hit.
family-putana-blocks-don = If the client is the don, he does not look for the commissar.
family-putana-alibi = A player whom the putana visited stays in the game the next day even if everybody votes against him.

# Where the text is silent
family-r-single-roles = Of every role but mafia and citizen there is at most one in the game.
family-r-order = A night goes in this order. (1) Illegal moves are refused, the actor may choose again. (2) The putana's client is settled – he is protected from all shots and his role is blocked. (3) The mafia's one target is what its members agree on, else the don's choice, else none; if the client is an ordinary mafioso, the shot hits nobody. (4) The don's search. (5) The maniac's shot. (6) The doctor's patient. (7) Those shot die at once – a shot at the client does nothing, the mafia's shot at the doctor's patient does nothing, the maniac's does. (8) If the putana is dead, so is her client. (9) The commissar's check, answered last, with crossed arms if the mafia's shot has just killed the player he points at. (10) In the morning the dead open their cards; a commissar shot by the mafia has his note read, and a mafioso it names dies. (11) Then it is looked whether a side has won. Players killed in the night have still made their moves.
family-r-first-night = The first night is for acquaintance of mafia and don only, and every move in it, a note included, is refused.
family-r-targets = A move or note must name a living player; the putana, the don in his search, the commissar in his check and note, and the maniac may not name themselves.
family-r-pass = Every role and the mafia as a whole may stay idle for a night. Declining or letting the time run out is no move: it is never refused, and a move sent before or after it counts.
family-r-two-moves = Each kind of move of a role (the don's shot and search, the commissar's check and note) may be made once a night. The first legal one stands and every further one is refused; the mafia's common move is refused if one of its members has already shown a target or if nobody of the mafia lives.
family-r-mafia-disagree = Disagreeing means that members showed different targets; then the don's own choice is the target, and without a don, or if he showed none, nobody is shot.
family-r-self-shot-default = Unless it was chosen that the mafia may kill its own, a mafia target from its own ranks is refused; if it was, any member may be named, the shooter himself included.
family-r-don-is-mafia = For the commissar the don is mafia.
family-r-seek-no-heir = After the don's death nobody looks for the commissar and nobody has the final say.
family-r-simultaneous = A role killed in the night has still made its move, be it a shot, a treatment or a check.
family-r-crossed = Crossed arms are shown only for a player killed this night by the mafia's own shot; for victims of the maniac alone, a client dying with the putana, and healed or protected players the answer is the usual one. Those who died on earlier days cannot be named at all.
family-r-crossed-self = A commissar who is shot himself is still answered, since he was awake that night.
family-r-note-when = The note is written at night in advance, with the player's number and the word “mafia” or “honest”, and opened only if the mafia's own shot killed the commissar – not for the maniac's shot alone, not with the putana, not by vote. He writes at most one note a night; the latest stands until a later night's note replaces it.
family-r-note-both = If mafia and maniac both shot the commissar and the mafia's shot was not healed, the mafia killed him and the note is opened.
family-r-note-truth = Only a real mafioso or the don is executed (he counts as executed as well as dead); a note calling an honest player or the maniac mafia, or a mafioso honest, is read out and changes nothing.
family-r-note-blocked = The note is no night move; a commissar with the putana keeps it, but he is protected from the shot anyway.
family-r-note-alibi = The alibi protects from votes only; a mafioso named in the note dies although he was the client.
family-r-note-timing = The execution by note belongs to the end of the night, before it is looked whether a side has won.
family-r-doctor-count = A night in which the doctor was blocked does not count as treatment.
family-r-doctor-killed = A doctor killed in the night has still treated his patient.
family-r-maniac-and-mafia = A player shot by both mafia and maniac dies although healed.
family-r-maniac-wins-with = The peaceful citizen left with the maniac may have any peaceful role; the maniac who is left quite alone wins too.
family-r-town-needs-maniac = The town wins only when neither mafia nor maniac is left.
family-r-mafia-needs-maniac = While the maniac lives the mafia has not won, whatever the numbers; without him it wins as soon as it is at least as many as the peaceful players.
family-r-nobody-left = If nobody is left the game is a draw.
family-r-vote-plurality = “Most” means more votes than anybody else; if the highest number is shared nobody leaves. Abstaining and voting against oneself are allowed.
family-r-alibi = The votes against a client are counted; if he has the most, he stays, nobody leaves instead, his card stays closed and the host says “alibi”. Before that it is not announced whom the putana visited. The alibi holds for the next day only.
family-r-night-card = Those killed at night open their cards in the morning.
family-r-putana-town = The putana plays for the town.
family-r-putana-not-self = The putana may not choose herself.
family-r-putana-attack-kinds = The putana's protection holds against the maniac too.
family-r-putana-healed = If the doctor saves the putana from the mafia, she and her client live; the maniac's shot at her kills both.
family-r-putana-block-stands = The putana's hold on the client stands although she is killed that night.
family-r-client-undoctored = The doctor cannot save a client who dies with the putana.
family-r-putana-night-only = Voted out by day, the putana takes nobody along.
family-r-mafioso-client-clan = The shot of a clan is one shot; one ordinary mafioso as client voids it, whoever chose the target. A don as client loses only his search; the shot and his final say stay.
family-r-blocked-answer = A blocked doctor, commissar, maniac or don is told that he is blocked if he sent the move that is blocked, and nothing if he stayed idle; a blocked ordinary mafioso is told nothing, since he fires his shot.
family-r-commissar-death-ends = If it was chosen that the commissar's death ends the game, it ends at once with the mafia's victory, whoever else is left, when the commissar is out by night, by vote or by leaving the game, before any note is read.
family-r-leave = A player who leaves the game is out at once, and it is looked whether a side has won; his card stays closed, and of a leaving putana's client nothing happens.
family-r-vote-open = A vote for or by a player who is out is refused, and so is a second vote (of several names in one go the first legal one counts). If somebody living whose vote was refused has thereby not voted, the round stays open and the missing votes are called for and added; the first call that holds up nothing closes the round, also when the awaited player leaves the game. Whoever is silent abstains; votes of one who left stay, and if the leader has left nobody else goes. The day may also be passed without a vote.
family-r-strategy = Advice on how to behave by day, how to use a check and on advertised companies is not a rule for the machine.
