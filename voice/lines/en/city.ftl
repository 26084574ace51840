### The rules of the City mafia, each clause in our words. The text they rest on is the rule text 003; the rulings
### say what holds where it is silent.

# The table
city-players-twelve = Exactly twelve players sit at the table.
city-teams = Two teams, dealt by role cards; the black team is three mafia cards and the putana, the red team commissar, doctor, maniac and five plain citizens.
city-goal = Each team's aim is to get everybody of the other team out, by whatever means.
city-host-leads = A host runs the game.
city-phases = Day and night alternate.

# Day
city-day-discuss = By day all may talk with one another and decide who is mafia.
city-day-length = The general talk lasts 2 minutes on the first three days and 1 minute on every later day.
city-accusation-round = After the general talk every player in turn gets the floor and may say whatever he likes.
city-speech-length = A player's turn to speak lasts 30 seconds on the first day and 40 seconds on all later days.
city-day-vote = After the speeches the whole town votes on whom to remove; everybody is to decide.
city-vote-not-self = A player may not vote for himself.

# Night
city-night-roles = At night all active roles wake one after another and make their choice; every role but the plain citizen is active.
city-mafia-goal = The mafia's aim is to kill all red players.
city-don-decides = The don is the mafia's head and alone decides whom it shoots.
city-don-pistol = On the first night the don shows a pistol with his fingers so that the other mafia know whom to follow.
city-no-hints-to-don = Nobody may give the don any hint.
city-putana-freezes = The putana freezes one player at night, who loses his action that night.
city-putana-two-nights = The putana may freeze the same player on two nights in a row, not on a third.
city-frozen-doctor = A frozen doctor heals nobody.
city-frozen-maniac = A frozen maniac kills nobody.
city-frozen-commissar = A frozen commissar checks nobody.
city-frozen-told = A frozen player is shown the putana's sign (little finger) right before his action.
city-putana-black = The putana plays for the black team and helps the mafia.
city-putana-self-citizen = If the putana freezes herself or a plain citizen, it has no effect.
city-putana-last-mafia = If the putana freezes the last mafia card at the table, the mafia has no shot that night.
city-putana-alone = When the mafia cards are gone and the putana is left, she gets the shot and keeps the freezing.
city-maniac-red = The maniac plays for the red team; his task is to kill mafia.
city-maniac-kills = The maniac kills one player of his choice a night.
city-maniac-abstains = The maniac may refrain from killing.
city-maniac-no-suicide = The maniac may not kill himself.
city-doctor-heals = The doctor heals one player a night.
city-doctor-two-nights = The doctor may heal the same player on two nights in a row, not on a third.
city-doctor-self = The doctor may heal himself.
city-doctor-heals-all = The doctor's patient survives all killings of the night.
city-doctor-unfreezes = The doctor's patient is also healed of the putana's freezing.
city-doctor-heals-everything = A player shot by the mafia and the maniac and frozen as well stays in the game if the doctor healed him.
city-commissar-checks = The commissar checks any player at the table for belonging to the black team.
city-commissar-sign = Thumb up means black, thumb down means red; mind that this is the other way round than in the Polytech rules.
city-note-left = The commissar may leave the host a note with this night's result.
city-note-read = If the commissar was killed, the host reads the note out by day.
city-note-once = The commissar has one note a game.
city-note-burns = If the commissar is not killed, the note is void and the right is used up.
city-note-advice = A note is meant for a night on which the commissar expects to be killed.
city-citizen-no-action = Plain citizens have no active role; they vote.

# Leaving the game
city-last-word = A player killed by day may speak a last word of up to 30 seconds.
city-card-opened = The card of a player killed by day is opened, at the start, in the middle or at the end of his last word.
city-don-takes = A don killed by day may take a player to the grave.
city-don-takes-after-card = The don may take a player to the grave only after he has opened his card.
city-last-word-everybody = Black players and the commissar have the right to the last word too.
city-last-word-bluff = Black players use the last word to mislead, which is a reason to kill the commissar at night.
city-night-no-last-word = Players killed at night have no last word and leave without words or emotions.
city-violators-punished = Breaking the silence is punished by the host.
city-peek-leaves = A player who happens to see another's card opens his own card and leaves the table in silence.
city-peek-redeal = If that happens during the deal, the cards are dealt again.
city-peek-hidden = Whoever hides having seen a card and is caught is punished, up to a ban from playing.
city-conduct = Players keep to good manners and tolerance, make no noise, and do what the host says.

# Where the text is silent
city-r-order = The night is settled once, at its end, in this order. (1) Choices against a ban are refused when they are made. (2) The putana's freezing. (3) The doctor, unless frozen: his patient cannot die this night and is freed of the freezing before he is called to act. (4) The mafia's shot (the don's, or that of the mafia left, or the lone putana's), void if the shooter is the only mafia card, frozen and not healed. (5) The maniac's killing, unless frozen. (6) The commissar's check, unless frozen, and his note. (7) All who were attacked and are not the doctor's patient die together. (8) In the morning the dead are named, the note of a killed commissar is read, and the win is checked. The reason: the frozen is told right before his action, so the putana must come before everybody, and a doctor who heals of freezing must come before those he frees.
city-r-wake-order = The order of waking is putana, doctor, mafia, maniac, commissar; on the first night the black team meets before that.
city-r-don-of-three = The don is one of the three mafia cards, so a table has one don, two mafia and one putana; twelve seats leave no room for a fourth.
city-r-setup = A table of another number or mix is refused.
city-r-first-night = The game starts with a night, and on it all roles act in full.
city-r-putana-known = The black team of four knows each other from the first night, but only the mafia cards take part in the shot.
city-r-don-alone = While the don lives only his choice counts; if he shows nobody there is no shot, whatever the others show (it is not refused, it just does not count).
city-r-don-dead = After the don's death the mafia cards left must all show the same target, otherwise there is no shot, also when one of them declines, shows nothing or only refused targets; a single one decides alone.
city-r-shoot-anyone = The mafia may shoot anybody, its own people included, or nobody.
city-r-target-alive = Targets must be alive at nightfall.
city-r-pass = Every role may decline. Declining expressly or letting the time run out ends the player's night, and whatever he shows after it is refused.
city-r-simultaneous = Whoever was alive at nightfall carries out his action even if he is killed that night: all choices are made before the deaths are known.
city-r-freeze-one-of-several = Freezing a mafia card, the don included, has no effect while another mafia card lives, and no sign is shown.
city-r-last-mafia = The last mafia is the only don or mafia card alive at nightfall; the putana does not count.
city-r-lone-putana = From the night after the last mafia card is gone the putana may freeze and shoot on the same night (two kinds of choice, one of each), and freezing herself does not stop her shot.
city-r-two-nights = The ban on a third night counts accepted choices of the same player on consecutive nights; another choice or none starts anew.
city-r-frozen-no-choice = The frozen doctor, maniac, commissar or last mafia card is shown the sign before he acts, whether or not he wanted to act. What he shows of his own deeds all the same is not a choice; it has no effect, is never refused (not even for a dead or barred target), does not count for the two-nights limit and does not use up the note.
city-r-frozen-doctor-self = A frozen doctor cannot heal himself of the freezing: he has lost the action that would do it.
city-r-unfrozen-not-told = A frozen player who is the doctor's patient acts as usual and is shown no sign: he is healed before his turn.
city-r-unfreeze-mafia = Healing frees the last mafia card as well.
city-r-note-content = The note holds the result of the check made the same night; a note without a check, or about somebody else, is refused.
city-r-note-any-killer = The note is read whoever killed the commissar that night, and only for that night.
city-r-note-healed = If the commissar was attacked and healed the note burns: he was not killed.
city-r-plurality = The player with most votes is removed; no majority of all is needed.
city-r-tie = On a tie there is a second vote among the tied only; on a second tie nobody is removed.
city-r-abstain = Not voting is possible and costs nothing; if nobody voted, nobody is removed. A refused vote is no vote, and of two hands raised by one voter the first stands.
city-r-grave = Taking to the grave means that the opened don names one living player who leaves with him, or declines; after opening he may still do either, after taking or declining it is over.
city-r-grave-rights = The player taken to the grave counts as killed by day, so he has a last word and his card is opened.
city-r-grave-end = If the game is decided by the don's own removal he takes nobody: the game is over.
city-r-grave-unopened = A don who names a player before opening is refused; if he does not open by the end of his last word the host opens the card and nobody is taken.
city-r-card-latest = The card of anybody killed by day is open at the latest when his last word ends, and then the role is public.
city-r-night-card = The cards of players killed at night stay closed.
city-r-no-parity = The black team does not win by being as many as the red.
city-r-maniac-team = For winning the maniac counts as red like anybody of his team.
city-r-draw = If nobody is left alive the game is a draw.
city-r-win-check = The win is checked after every night, every removal, and after the don's decision. Deaths of one night are simultaneous.
city-r-leave = Whoever leaves or is put out opens his card, has no last word and (a don too) takes nobody; votes by and against him lapse in a vote still open, a vote already counted is not counted anew, and a revote goes on among those of the tied who are left. The win is checked and the day goes on.
