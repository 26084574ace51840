### The rules of the Epoch of Clones, each clause in our words. The text they rest on is the rule text 000; the rulings
### say what holds where it is silent.

# The game
clones-players-5-25 = A game has 5 to 25 players; any other number is refused.
clones-phases = The game alternates two phases, night and day; the first phase is a night.
clones-first-night-mafia-meet = In the first night, with the town asleep, the host makes the mafiosi known to one another.
clones-first-night-sheriff-sergeant-meet = In the first night the host also makes the sheriff and the sergeant known to each other.
clones-day-talk = By day everybody is awake and discusses who is dishonest.
clones-day-talk-length = The day's discussion lasts 3 to 4 minutes.
clones-night-mafia-length = The mafia's night consultation lasts 3 minutes.
clones-all-moves-count = Sheriff, mafiosi and maniac act at the same time; every move they make counts against every role even if the mover dies that night (only the courtesan can undo it).

# Day
clones-vote-open = At the end of the discussion the host calls an open vote for hanging.
clones-vote-not-self = Nobody may vote against himself.
clones-vote-single-target = Each voter names exactly one player.
clones-vote-most-hangs = The player with the most votes is the suspect and goes to the gallows (leaves the game) unless pardoned.
clones-vote-status-announced = When a player is hanged, the host announces his role.
clones-judge-asked-before-hanging = After the vote and before the hanging the host asks the judge; the day ends with an execution or a cancelled execution.
clones-vote-tie-judge = When two or more share the highest number of votes, the judge, or the dead judge's spirit, decides.
clones-vote-tie-last-citizen = When the judge is not in the chat, the decision on a tie passes to the last killed plain citizen (a citizen without a role).
clones-vote-tie-random = When there is neither a judge nor a dead plain citizen, a random draw picks the condemned among the tied.
clones-vote-order = In the last vote, when some roles would lose by voting first, the host may run it in alphabetical order or in private.

# Courtesan
clones-courtesan-saves-client = The courtesan takes a client to her place; he is saved from killings of that night, because he is not at home.
clones-courtesan-blocks-sheriff = A sheriff who is the client does not check.
clones-courtesan-blocks-doctor = A doctor who is the client does not heal.
clones-courtesan-blocks-maniac = A maniac who is the client does not kill.
clones-courtesan-blocks-hobo = A hobo who is the client does not watch.
clones-courtesan-blocks-journalist = A journalist who is the client does not compare.
clones-courtesan-mafia-only-last = A client from the mafia stops the mafia's kill only if he is the last mafioso in the game; otherwise the kill goes on.
clones-courtesan-anyone = The courtesan may take any other player, whatever his role.
clones-courtesan-not-in-a-row = The courtesan may not take the same player two nights running.
clones-courtesan-not-self = The courtesan may not take herself.
clones-courtesan-attacked = A courtesan attacked by mafia or maniac dies unless the doctor heals her.
clones-courtesan-attacked-healed = A courtesan attacked and healed by the doctor lives.
clones-courtesan-attacked-doctor-client = If her client is the doctor, the attacked courtesan dies whomever he meant to heal.
clones-courtesan-attacked-client-dies = When the courtesan is attacked, her client always dies.
clones-client-not-healable = The doctor cannot save the courtesan's client, because the patient is not at home.
clones-client-not-home = Every active role that goes to the client that night, except hobo and journalist, is told “not at home” and achieves nothing.

# Sheriff
clones-sheriff-shoots-mafia = The sheriff picks one player to check; if he is a mafioso, the sheriff opens fire and kills him.
clones-sheriff-peaceful = If the checked player is peaceful, nothing happens to him.
clones-sheriff-only-side = The sheriff learns only “mafia” or “peaceful”, never a role.
clones-sheriff-maniac-peaceful = For the sheriff the maniac counts as peaceful.
clones-sheriff-healed-revealed = If the doctor heals the mafioso whom the sheriff checks, the mafioso lives, but the sheriff learns what he is.
clones-sheriff-mafia-mutual = Sheriff and mafia can shoot each other in one night; those die who were not saved by doctor or courtesan.

# Mafia
clones-clans-six = With 6 or more mafiosi they are split into two clans, mafia and yakuza.
clones-clans-rivals = The clans may kill and hang their rivals.
clones-mafia-one-victim = A clan consults and chooses one victim a night.
clones-mafia-repeat-target = A clan may go for the same player every night.
clones-mafia-know-boss = Mafiosi and boss know one another.
clones-boss-speaks = The boss sends the clan's move to the host.
clones-boss-silent-next = If no message comes from the boss (asleep or dead), the message of mafioso no. 1 counts, then no. 2, and so on.
clones-boss-keeps-rights = The boss cannot hand over his rights while he lives.
clones-mafia-no-own = Members of a clan may not kill one another.
clones-boss-plus-one = Without a common opinion, or with equal votes, the boss's vote counts one more.
clones-mafia-victim-dies = The clan's victim dies unless saved by courtesan or doctor.
clones-mafia-maniac-mutual = Mafia and maniac can shoot each other in one night; those die who were not saved.

# Maniac
clones-maniac-kills = The maniac chooses one victim a night, who dies unless saved by courtesan or doctor.
clones-maniac-attacks-sheriff = The maniac may attack the sheriff.

# Doctor
clones-doctor-saves-all = The doctor's patient is saved from all attacks of that night.
clones-doctor-two-per-patient = Any one character can be saved by the doctor twice a game.
clones-doctor-not-in-a-row = The two times may not be on consecutive nights.
clones-doctor-self = The doctor may heal himself, also twice a game and not in a row.
clones-doctor-attacked-dies = A doctor attacked by mafia or maniac is killed.
clones-doctor-attacked-patient = The patient of a doctor attacked that night counts as not healed.

# Judge
clones-judge-decides-one = With one suspect the judge decides whether he is executed or pardoned.
clones-judge-private = The judge tells his decision to the host alone, after the result of the vote is announced.
clones-judge-self-hanged = A judge who is the only suspect is hanged without being asked; he cannot pardon himself.
clones-judge-several = With several tied suspects the judge condemns one of them or pardons all.
clones-judge-among-several = A judge who is one of several tied suspects is executed automatically; under suspicion he cannot use his power.
clones-judge-spirit = The spirit of a dead judge condemns one of the tied suspects or pardons all.
clones-judge-spirit-must = The spirit must condemn one if only two players are left.

# Sergeant
clones-sergeant-knows = The sergeant knows the sheriff, who may pass him information.
clones-sergeant-inherits = When the sheriff is killed or hanged, the sergeant becomes sheriff with all his powers.
clones-sergeant-from-11 = The sergeant is dealt from 11 players on, or when the host wishes.

# Journalist
clones-journalist-compares = The journalist names two players and learns whether they belong to the same side.
clones-journalist-different = A town player (doctor, sheriff and so on included) and a mafioso are shown as different.
clones-journalist-same = Two mafiosi, or two town players, are shown as the same.
clones-journalist-clans-same = A mafioso and a yakuza are shown as the same.
clones-journalist-maniac = The maniac is shown as different from a member of any other side.
clones-journalist-werewolf = The werewolf, even before he is activated, counts like the maniac, and werewolf and maniac are the same (he cannot be played, see the ruling on the werewolf).
clones-journalist-sees-client = The journalist can compare the courtesan's client with another player.

# Hobo
clones-hobo-names-killer = The hobo watches one player; if that player is killed, the host names him the killer.
clones-hobo-alive = If the watched player lives, even after a failed attack, the hobo is told that he is alive.
clones-hobo-newspaper = The killer is not named in the morning, but it is said that the hobo saw the killer.
clones-hobo-mafia-senior = For a kill by the mafia the hobo is told the most senior mafioso of that moment, even if that one is at the courtesan's.
clones-hobo-several = If several sides killed the watched player, the hobo is told several names.
clones-hobo-unlimited = The hobo may watch the same player as often as he likes.
clones-hobo-client = Watching the courtesan's client, the hobo sees the killer if the client dies.

# Death
clones-death-enters = If at least five players are left by the third night, Death enters; nobody holds this role.
clones-death-number = After all moves of the night the host picks any living player, who names a number from 1 to the number of players; the player with that number in the list of the last vote is killed by Death.
clones-death-unsaveable = Death's victim cannot be saved by doctor, courtesan or anybody.
clones-death-last = Death's victim is announced last in the morning.

# Morning and end of the game
clones-morning-status = In the morning the host announces who was killed; they leave the game and their roles are announced.
clones-win-last-side = A side wins when only its players are left (only mafiosi, only the maniac, or only honest townspeople).
clones-winner-announced = Nobody has won until the host has announced the winners.
clones-sheriff-maniac-night = If only sheriff and maniac are left before a night, the maniac wins, since the sheriff cannot see him.
clones-one-on-one-day = If one peaceful player and one mafioso are left by day, the judge is called.
clones-more-mafia-town-role = If the mafia is in the majority but sheriff or doctor is alive, the game goes on (and otherwise it is over).

# Order at the table
clones-host-neutral = The host keeps the rules and gives no hints; neither may the dead.
clones-missed-vote-warning = A player who misses a vote, or holds it up for more than 3 minutes without reason, gets a warning.
clones-second-warning-out = With the second warning the player counts as a suicide and leaves the game.
clones-no-flood = Flooding during the vote, aggressive flooding and trolling are forbidden; the host may ban for at least three days.
clones-dead-silent = Dead players and onlookers may not address the host or interfere in votes until the game is over; the penalty is a warning and removal from the chat.
clones-no-reveal = Bluffing is allowed, openly revealing roles is not; an accusation addressed to a named player counts as revealing and costs a ban until the end of the game.
clones-no-dead-reveal = A dead player may not reveal partners' or others' roles; collusion in private chats outside the roles is forbidden too.

# Where the text is silent
clones-r-order = A night is resolved in this order. (1) At nightfall it is fixed who lives, each clan's order of seniority, and which clan has only one living member. (2) Illegal moves are refused one by one; the actor may choose again. (3) The courtesan's client is away from home; if he is sheriff, doctor, maniac, hobo, journalist or the only living member of his clan, his move is cancelled and he is told that he is blocked. (4) One target per clan is settled. (5) Every shot, check or treatment aimed at the client comes back with “not at home” and does nothing. (6) All remaining shots fall at once: each clan's, the maniac's, and the sheriff's if his target belongs to a clan. (7) A doctor who was shot at and is not his own patient dies and his patient is unhealed; otherwise his patient survives every shot. (8) If the courtesan was shot at, she dies unless healed, and her client dies in any case. (9) Everybody else shot at dies unless healed. (10) Answers go to sheriff, journalist and hobo, also to those who die that night. (11) From the third night on Death's number is drawn. (12) In the morning the victims and their roles are announced, Death's victim last, and that the hobo saw the killer if he did; the sergeant takes over; then it is looked whether a side has won.
clones-r-first-night = The first night is for acquaintance only and every move in it is refused (telling the host who one is, and declining, are no moves); killing starts with the second night, after the first day.
clones-r-pass = Every role may stay idle for a night, a clan too. Declining or letting the time run out is no move: it is never refused, and a move sent before or after it counts.
clones-r-two-moves = Each role has one move a night. The first legal one stands and every further one is refused; a clan's common move is refused if one of its members has already sent a target or if nobody of the clan lives.
clones-r-targets = A move must name living players; whoever checks, watches or kills may not name himself, and the journalist names two different players other than himself. Only the doctor is expressly allowed to choose himself.
clones-r-attack-client-dies = When the courtesan is attacked, her client dies even if the doctor heals her: the doctor saves one patient, not a house.
clones-r-courtesan-and-client-shot = If courtesan and client are both shot at, the shot at the client finds nobody at home; what happens to both depends only on the shot at the courtesan.
clones-r-block-stands = The courtesan's hold on her client stands although she is killed that night: all moves are simultaneous.
clones-r-client-doctor = A doctor who is the client heals nobody and is not at home to be killed; he dies only if the courtesan is attacked.
clones-r-client-mafioso-votes = A client who is one of several members of his clan still counts in the clan's choice, and is told nothing; the courtesan hinders the mafia only when he is the last one.
clones-r-last-of-clan = “The last mafioso” is counted per clan at nightfall, boss included: if the only yakuza is the client, his clan loses its kill even if the mafia has more members.
clones-r-death-not-attack = Death taking the courtesan is not an attack by mafia or maniac, so her client lives.
clones-r-mutual = Mutual shooting means that both shots count when they choose each other; nobody returns fire on his own.
clones-r-sheriff-clans = Boss and yakuza are mafia for the sheriff and are shot.
clones-r-sheriff-healed = The sheriff is answered yes for a mafioso whether the mafioso dies or is healed; no exact role is shown.
clones-r-not-home-to = The answer to a clan, “not at home” or that it is blocked, goes to the most senior of its members who sent any target that night, whether or not his own target became the clan's.
clones-r-blocked-told = A client is told that he is blocked only if he sent a legal move; one who stayed idle is told nothing.
clones-r-clan-choice = If all members who sent a target agree, it is the target. Otherwise each has one vote and the boss two, and the most votes win; if that is still a tie, the tied target named by the most senior sender stands (boss first, then no. 1, 2 and so on).
clones-r-seniority = In either clan the most senior is the boss (the yakuza have none), then come the members in the order of seniority set for the game, then the rest by seat.
clones-r-clans-no-early = While both clans are alive no side has won, even without any townsman left: they are rivals and may kill each other.
clones-r-clans-fewer = Six or more members of both clans together must be dealt as two clans, each with at least one member, and fewer than six as one, the mafia, without any yakuza; any other deal is refused. Clans that shrink later stay apart.
clones-r-single-roles = Of every role but mafia, yakuza and citizen there is at most one in the game.
clones-r-rival-clans-together = Two clans shooting at each other in one night both hit, as mafia and maniac do.
clones-r-doctor-self-saves = A doctor who heals himself and is attacked lives; the rule about the attacked doctor is for nights when he treats somebody else.
clones-r-doctor-count = Only a treatment that took place counts towards two per patient and not in a row; nights when the doctor was blocked or found nobody at home do not. A treated patient counts whether or not he was attacked.
clones-r-judge-absent = A judge or spirit who does not answer in time or declines is absent from the chat: with one suspect the hanging goes ahead, with several the last killed plain citizen decides; if he does not answer either, the one killed before him, and when all are absent the draw.
clones-r-spirit-only-ties = The dead judge's spirit is asked only in ties (and one on one); a single suspect is hanged without asking.
clones-r-judge-may-pardon = The duty to condemn when only two players are left binds the spirit and the citizen in his place, not a living judge.
clones-r-last-citizen = The last killed plain citizen is the citizen who left last by night or rope, not one removed for warnings; of several in one night it is Death's victim, else the highest seat. He has the judge's choice, condemn one or pardon all, but must condemn if only two players are left.
clones-r-no-judge = If no judge was dealt, or he left the chat (by leaving the game or by his second warning, so that he has no spirit either), ties go straight to the last killed plain citizen.
clones-r-random-executes = The random draw always condemns one of the tied.
clones-r-vote-open = A vote is refused that names the voter himself or a player who is out, that comes from a player who is out, or from one who has already voted (of several names in one go the first legal one counts). If somebody living whose vote was refused has thereby not voted, the round stays open and the missing votes are called for and added; refusals of other kinds hold up nothing. The first call that holds up nothing closes the round, also when the awaited player leaves the game; then every living player without a vote, whether he named nobody or was silent, has missed it. Instead of a round the day may be passed without a vote, and then without warnings.
clones-r-no-votes = If nobody gets a vote, nobody hangs.
clones-r-warning-order = Warnings are given when the vote is counted, all at once; a player removed by his second warning leaves then, his role is announced like any other's, it is looked whether a side has won before anybody hangs, and if he was the suspect nobody else hangs. Votes already cast by him stay.
clones-r-suspect-leaves = If one of several suspects leaves (by his second warning or otherwise) before one is condemned, the others stay suspects, and a single one left is treated as a single suspect; those asked before are not asked again. If the judge whose decision is awaited leaves, he counts as absent. If no suspect is left, the day ends.
clones-r-foul = The host may give any number of warnings for other reasons (holding up the vote and so on); they add up with those for missed votes.
clones-r-sergeant-timing = The sergeant acts as sheriff from the night after the sheriff's death, whatever the cause (leaving the game and removal included); until then he is peaceful without a night move. His role is sheriff from the morning, hanging or departure on, also for the rules on winners and for the announcement of his own later death; a sergeant who goes together with the sheriff (in one night, Death's victim included, by warnings at one count, or by leaving the game at the same moment) stays a sergeant.
clones-r-sergeant-few = A sergeant in a game of under 11 players is accepted; the host who dealt him wished it.
clones-r-hobo-alive = The hobo's answer “the player is alive” is given as “nobody”.
clones-r-hobo-client-killer = The killer of a client who dies with the courtesan is whoever attacked the courtesan.
clones-r-hobo-sheriff = A mafioso shot by the sheriff was killed by the sheriff, and the hobo is told the sheriff's seat.
clones-r-hobo-senior-dying = The senior mafioso is the one at nightfall, even if he dies the same night, and even if he himself sent no message.
clones-r-hobo-death = Death comes after the hobo has been answered, so for a watched victim of Death his answer is “nobody”.
clones-r-hobo-saw = The newspaper line appears only if the hobo was told at least one killer, also when the hobo himself died.
clones-r-death-every-night = The acquaintance night counts as the first night; Death comes in every night from the third on that begins with at least five living players. A draw for any other night is refused.
clones-r-death-list = The list is the players alive at nightfall in seat order, numbered from 1 (the list of the last vote without the man it hanged).
clones-r-death-dead = If Death's number falls on somebody already killed that night, there is no further victim. The player who names the number may be anyone alive at nightfall.
clones-r-early-mafia = If one clan only is left, the maniac is dead, the clan outnumbers the town and neither sheriff nor doctor lives, the mafia has won at once; with equal numbers the game goes on.
clones-r-nobody-left = If nobody is left the game is a draw.
clones-r-mafia-vs-maniac = Mafia and maniac without any townsman play on until one side is left.
clones-r-one-on-one = When a day begins with exactly one townsman and one clan member (not when somebody leaves during a day that has begun, which keeps its ordinary vote), no vote is held; both are suspects and the judge's spirit (else the last killed plain citizen, else the draw) must condemn one. If the townsman is the judge himself, he is executed automatically at daybreak.
clones-r-sheriff-maniac-day = Sheriff and maniac left by day hold an ordinary vote, which ties; the rule on them is only for the time before a night.
clones-r-werewolf = The werewolf is left out of these rules: the text names him only in comparisons and never says what activates him. A deal with a werewolf is refused.
clones-r-no-early-leave = A player who leaves a running game is out like one removed: his role is announced and it is looked at once whether a side has won, before a night also by the rule on sheriff and maniac; his record over several games is the forum's matter.
clones-r-forum-penalties = Monthly bans, zombie and black lists, prizes and votes of no confidence concern the forum, not a game, and the machine does not keep them.
