### The rules of the club, each clause in our words. The text they rest on is the rule text 004; the rulings
### say what holds where it is silent.

# Roles
club-don-decides = The don leads the mafia; his decision about the night's victim is dominant and final.
club-mafia-advises = Mafiosi help the don to find the town's key figures and take part in the night's kill.
club-mafia-agrees-without-don = After the don's death the mafiosi must come to a common opinion about the victim.
club-self-shot = As a tactical move the mafia may kill one of its own team at night.
club-prostitute-black = The prostitute is a black card.
club-prostitute-meets-first-night = She opens her eyes together with the mafia only in the first night, to get acquainted.
club-prostitute-no-kill = She takes no part in the night's kills.
club-prostitute-seeks = Her task is to find the commissar and point him out to the mafia.
club-commissar-checks = The commissar, red, checks at night at the host's call who belongs to the mafia.
club-doctor-heals-all = The doctor, red, heals his patient from every deadly action of that night.
club-doctor-self = The doctor may heal himself.
club-doctor-twice-in-a-row = He may not heal the same player more than twice in a row.
club-maniac-red = The maniac is red, a peaceful role; his task is to destroy the mafia by night.
club-maniac-kills = The maniac chooses a victim at night.
club-maniac-may-decline = He need not choose anybody.
club-maniac-no-suicide = He may not kill himself.
club-citizen-day-only = A citizen has no night move and takes part only in the day's talk and votes.

# Before the game
club-game-day = A game day runs between the start and end set by the club; four games are guaranteed, and two to each invited player who came before the start.
club-game-open-close = A game runs from the host's words “the game is declared open” to “the game is declared closed”.
club-draw-by-host = Seats are drawn by the host, or by his assistant with his leave – the tokens are shuffled, laid face down, and players pick one.
club-draw-early-token-void = Whoever got a token before the draw is refused, and his token goes back into the deck.
club-draw-no-exchange = A token may not be exchanged for another.
club-draw-pass-right = The right to play may be passed to another person in the hall with the host's leave.
club-draw-priority = The two players who left the previous game first have the first right to play in the next.
club-draw-token-back = Once seated, a player returns the token to the host before the game starts.
club-admission = The host checks sobriety and, if announced, dress code; with the players' consent he may fill the table with people not in dress.
club-no-smoking = At the table nobody smokes or eats; soft drinks are allowed.
club-opening = At the start the host announces number and date of the game, players introduce themselves and switch off their phones.
club-deal-first-night = Then the host announces night; the assistant goes round, each player picks a role card, reads it, returns it and sleeps; cards are not exchanged.

# Night
club-night-by-call = At night players wake only at the host's call and make their move.
club-night-show-number = A move is showing the host on the fingers the number of the player aimed at, and getting the host's answer.
club-night-15-seconds = A move may take 15 seconds.
club-night-timeout = If the player or players are not done in 15 seconds, the move counts as made and they get no answer.
club-fingers-1-5 = Numbers 1 to 5 are shown with the straightened fingers of one hand only.
club-fingers-6-9 = Numbers 6 to 9 are shown with all fingers of one hand and the missing number on the other hand, without its thumb.
club-fingers-10 = Ten is one hand clenched into a fist.
club-fingers-11 = Eleven is one fist and one straightened finger of the other hand.
club-fingers-12 = Twelve is one fist and two straightened fingers of the other hand.
club-night-posture = Asleep means mask held to the face with both hands, head down, elbows off the table.
club-night-information-foul = Any passing of information at night is a foul; after the night the host says only that one or more fouls were given, and to whom and why only after the game.

# Day
club-day-opens = The day begins with “day comes to the city”: all wake and the host announces the night's events. It ends with “night falls on the city”.
club-speech-minute = Called by the host in turn, each player has one minute for his speech.
club-speech-thanks = The speech ends with the word “Спасибо” (thank you); every phrase said after it is a foul.
club-speech-formal = Players speak correctly and address host and players with the polite “Вы”.
club-extra-30 = After all have spoken the host asks who wants another 30 seconds; three of those who raise a hand after the question, the first three in his view, get them.
club-vote-announced = The host announces the vote, the player it starts with and its direction.
club-vote-names-number = Called by the host, each player names the number of the player who should leave.
club-vote-obligatory = Every player must vote.
club-vote-not-self = Nobody may vote for himself.
club-vote-most-leaves = The player with the most votes leaves the table.
club-revote-two = If two players tie, the others vote again between these two only; the two themselves do not vote.
club-vote-three-tied = If three or more tie in the first vote, nobody leaves and night falls.
club-revote-tied = If the revote ties again, nobody leaves and night falls.
club-last-words = A player put out by the night's events or by the vote gets a last 30 seconds.
club-last-words-not-fouls = A player who leaves because of fouls gets none.
club-last-words-not-sanctioned = A player barred from talk and vote gets none, whether he leaves by day or by night.

# Fouls
club-foul-any = Every breach of the club's or the game's rules is a foul, also by those not playing.
club-foul-list = Fouls at the table are foul language, jargon, slang, insults (after asking the players), using a phone, excessive gestures, hitting the table, touching another player.
club-foul-words = Fouls are also the words “честно” (honestly) and “клянусь” (I swear), percentages, religious expressions, bets, arguments and calling a player by name.
club-foul-later = A foul of somebody who is not in the game is applied in his next game.
club-three-fouls = With three fouls a player loses his speech, the extra 30 seconds and his vote in the next round.
club-three-fouls-last-words = If he leaves the table while that sanction runs, he loses the last 30 seconds too.
club-four-fouls = With the fourth foul a player leaves without last words.
club-removal-eyes = A player who opens his eyes out of turn or before the night is declared over leaves without last words.
club-removal-stood-up = A player who stands up from his seat leaves without last words.
club-removal-obscene = A player who uses obscene language leaves without last words.
club-spectator-information = A spectator who passes information to the table is removed for the game day; the game becomes unrated and ends as a technical draw.

# End of the game
club-town-wins = When only red cards are left at the table the town has won.
club-mafia-wins = When only black cards are left the game is over and the mafia has won.
club-early-more-black = The host may stop the game early with the mafia's victory if there are more black than red cards.
club-early-equal = He may stop it likewise if black and red are equal, unless both maniac and doctor are among the red.
club-end-announced = The game ends with the host announcing one side's victory or a technical draw.
club-host-final = The host's decisions are final during the game and are not discussed at the table.

# Where the text is silent
club-r-single-roles = Of every role but mafia and citizen there is at most one in the game.
club-r-order = A night goes like this. The mafia with the don, the prostitute, the commissar, the doctor and the maniac are called in turn; each move has 15 seconds, and an illegal one is refused and may be shown again within them. The mafia has one target: the don's, or without a living don the one that all mafiosi show. Then comes the maniac's target, if there is one. The doctor's patient survives everything; everybody else who was shot is out. Moves of players killed in the same night still count. Commissar and prostitute are answered at once at their call. In the morning the dead are announced and whether fouls were given, then it is looked whether a side has won, then the last 30 seconds are given.
club-r-first-night = The first night is for cards and acquaintance only; moves in it are refused.
club-r-prostitute-known = In the first night don, mafiosi and prostitute all see one another.
club-r-prostitute-alone = From the second night on the prostitute is called alone and shows one number a night, answered whether that is the commissar; only by day can she pass it on.
club-r-only-she-seeks = Only the prostitute looks for the commissar; such a move of the don or a mafioso is refused.
club-r-check-black = The commissar is answered yes for every black card, the prostitute included, and no for every red one, the maniac included.
club-r-don-silent = If the living don shows nothing, the number that all mafiosi show is the target, and with different numbers nobody is shot. A mafioso who shows nothing does not count.
club-r-no-agreement = Without a don, different numbers mean that nobody is shot: the mafiosi must agree.
club-r-prostitute-last = If only the prostitute is left of the black cards, nobody kills for the mafia.
club-r-self-shot-who = The mafia may aim at any living player, the don and the prostitute included.
club-r-timeout = When the time is over, a mafia, maniac or doctor who showed nothing has no target, and a check or a search is not answered. A move shown after the time is refused; one shown before it stands.
club-r-two-moves = Each role has one move a night. The first legal one stands and every further one is refused; the mafia's common move is refused if one of its members has already shown a number, or if neither don nor mafioso lives.
club-r-timeout-doctor = A night in which the doctor healed nobody or timed out breaks the row of healing the same player.
club-r-targets = Moves name living players; commissar and prostitute may not name themselves.
club-r-pass = Every role may decline. Declining is no move: it is never refused, and a move before or after it counts.
club-r-simultaneous = Whoever is killed in a night has still made his move.
club-r-no-role = Cards of players who leave are not announced before the end.
club-r-vote-open = A round of votes is closed only when everybody who must vote has done so; a refused vote must be cast again. Refused are a vote for nobody, a vote for oneself, for somebody who is out or may not be voted against, a vote by somebody who is out, barred or does not vote in the revote, and a second vote. A day may be passed without a vote only as long as no round is open.
club-r-vote-plurality = The most votes are enough; no majority of the table is needed.
club-r-revote-nobody = If nobody is entitled to vote in the revote, it counts as tied again.
club-r-sanctioned-target = A player barred from voting can still be voted against.
club-r-next-round = The next round is the next day to begin after the third foul, be it given by day or by night (before or in the first night, day 1); after that day, also if it was passed without a vote, speech and vote come back while the three fouls stay.
club-r-night-foul = Fouls given while the next step is a night, the first included, are fouls of the night; a fourth foul then puts the player out at once, before the moves of that night, and only its time and reason stay secret.
club-r-sanction-runs = The sanction runs from the third foul to the end of the vote of the day it bars, so the day of the third foul and the night after it are included.
club-r-sanctioned-night = The sanction does not touch night moves.
club-r-obscene = Obscene words mean removal; jargon, slang and rude words short of that are a foul.
club-r-foul-out-of-game = A player who is already out of this game counts as not taking part: his foul goes to his next game.
club-r-foul-removal-vote = If a player leaves during the day, talk and vote go on with the others: votes against him do not count and are not cast anew, votes he has cast stay, and the round closes at once if it waited only for him. If one of the two of a revote goes, the revote ends and night falls.
club-r-first-speaker = The host names who speaks first; by default it is the lowest living seat on day 1 and the next living seat each following day.
club-r-extra-order = Hands are listed in the order the host saw them; hands of barred or dead players are refused. With fewer than three hands all get the time.
club-r-early-stop = The table stops the game at once when a condition for an early stop holds, unless it is told to play on until one colour is left.
club-r-no-cards-left = If nobody is left at the table the game is a technical draw.
club-r-priority-order = Who left first is counted in order of leaving, in one night by seat.
club-r-twelve = At most 12 players can be seated, as the finger code ends at 12.
club-r-fingers-wrong = A number shown otherwise than in the table (six with the other hand's thumb, ten as two open hands) is no move; it may be shown again within the 15 seconds.
