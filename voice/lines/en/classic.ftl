### The rules of Classic Mafia, each clause in our words. The text they rest on is the rule text 002; the rulings
### say what holds where it is silent.

# The deal
classic-deal = Roles are dealt by cards and divide the players into honest citizens and mafia.
classic-commissar-role = One of the honest citizens is the commissar.
classic-mafia-count = The number of mafiosi is the number of players divided by 3.5 (another divisor may be set).

# Day and night
classic-two-phases = The game goes by turns of day and night.
classic-first-night-mafia = On the first night all sleep and the mafia opens its eyes to learn its team.
classic-first-night-others = Then commissar, doctor, maniac and lover wake, so that the host knows everybody; nobody acts.
classic-day-talk = By day the players find out by talk who belongs to the mafia.
classic-day-vote = At the end of each day the city votes on whom to jail, and the one the majority names leaves.
classic-mafia-kills = At night the mafia wakes, confers and points at one honest citizen to be killed.
classic-commissar-checks = Then the commissar points at a player and learns by a nod whether he is a mafioso.
classic-doctor-heals = The doctor points at a player and heals him.
classic-maniac-kills = The maniac kills a player.
classic-lover-rapes = The lover rapes a player at night.
classic-raped-no-vote = The raped player loses his vote for the next day.
classic-raped-immune = The raped player cannot be jailed on the next day.
classic-dawn-announce = On the next day the host announces who was killed, and the killed player leaves.
classic-card-after-vote = The killed player's card is shown to all only after the discussion and the vote.
classic-until-win = The game goes on until one side has won.

# Where the text is silent
classic-r-order = A night goes like this. Mafia, commissar, doctor, maniac and lover are called in this order; all choices are gathered, and those of players killed this night stand. Then come the commissar's answer and the shots of mafia and maniac. The healed player survives both; all deaths fall together. At dawn killed and raped are announced and it is looked whether a side has won. A day goes like this. After the discussion comes one vote, in which the raped neither votes nor stands. Whoever has most votes leaves; a tie gives one revote among the tied, and a second tie jails nobody. The cards of the killed and the jailed are shown, it is looked whether a side has won, and night falls.
classic-r-rounding = The number of players divided by 3.5 is rounded to the nearest whole number, at least one; this gives the usual 3 for ten players.
classic-r-majority-mafia = The mafia kills if more than half of its living members point at the same player, otherwise nobody; this is taken over from the same club's Piter rules, and there is no don here.
classic-r-mafia-target = The mafia may point at anybody who is not a mafioso, the maniac included; a teammate is refused, since the text says “one of the honest citizens”.
classic-r-heal-all = The healing saves from mafia and maniac alike, even from both in one night.
classic-r-doctor-unlimited = The doctor may heal anybody, himself included, as often as he likes; the text gives no limit.
classic-r-lover-unlimited = The lover may choose anybody, herself included, as often as she likes; the text gives no limit.
classic-r-lover-no-block = Rape does not stop the night action of its victim; the text takes only vote and liability for a day.
classic-r-raped-speaks = The raped player may speak; the text takes only his vote, while the Piter text speaks of silence expressly.
classic-r-plurality = The word “majority” about the vote means the most votes.
classic-r-tie = A tie gives one revote among the tied, a second tie jails nobody.
classic-r-no-votes = If nobody votes, nobody is jailed; any player may abstain.
classic-r-self-vote = A player may vote for himself; nothing forbids it.
classic-r-first-vote = There is a vote on the first day too.
classic-r-jailed-card = A jailed player's card is shown at the end of the vote as well.
classic-r-no-last-word = There is no last word, since the text knows none.
classic-r-maniac-side = The maniac is on his own; to the commissar he is not mafia.
classic-r-self-target = The commissar cannot check himself, nor the maniac kill himself; it makes no sense.
classic-r-dead-target = Players out of the game neither act nor are chosen.
classic-r-one-choice = Each role has one choice a night; a second one, in the mafia's shot too, is refused and the first stands.
classic-r-win-town = The town wins when mafia and maniac are out.
classic-r-win-mafia = The mafia wins when it equals the townspeople in number, or outnumbers them, and the maniac is out, as in the club's other rules.
classic-r-win-maniac = The maniac wins when the mafia is out and at most one townsman is left; with a mafioso he plays on.
classic-r-draw = If nobody is left it is a draw.
