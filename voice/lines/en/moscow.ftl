### The rules of Moscow Mafia, each clause in our words. The text they rest on is the rule text 002; the rulings
### say what holds where it is silent.

# The table and the aim
moscow-ten-players = The game is played by exactly ten players.
moscow-cast = The cast is two mafiosi, a don, a commissar and six citizens.
moscow-win-town = The town wins when the whole mafia is out.
moscow-win-mafia = The mafia wins when it equals the townspeople in number.
moscow-numbers = Players sit under numbers 1 to 10, drawn by lot, and are addressed by them.

# The night of acquaintance
moscow-deal-singly = On the acquaintance night each player is woken alone to draw his role, learns only his own and goes back to sleep.
moscow-mafia-meet = Then the mafia with the don wakes once and its members learn one another.
moscow-don-shows = The don makes himself known to his mafiosi.
moscow-don-order = The don shows the mafia three numbers in order, the victims of the next three nights.
moscow-don-sign = If he likes, the don agrees on a secret sign by which he will later show who is the commissar.
moscow-commissar-meets = Last on that night the commissar wakes to meet the host, and checks nobody.
moscow-first-night-no-shot = Nobody is shot or checked on the acquaintance night.

# Day
moscow-monologues = By day players speak one after another in monologues and give their opinions.
moscow-no-dialogue = Dialogue is forbidden, gestures are allowed.
moscow-minute = A monologue lasts one minute, from the host's call to his “time is up”.
moscow-thanks-ends = Saying “thank you” ends one's monologue at once.
moscow-nominate = In his monologue a player may put another player to the vote by the set phrase and gesture.
moscow-accepted-only = A nomination counts only if the host says “accepted”; one with a wrong phrase or number, or against a dead player, does not count.
moscow-one-nomination = Only one nomination per monologue.
moscow-nomination-optional = A player need not nominate anybody.
moscow-out-of-turn = Speaking after one's time or outside one's monologue brings a warning.
moscow-three-warnings = After three warnings a player loses the right to speak and skips his monologue.

# The vote
moscow-nominees-read = After all monologues the host reads out the nominated numbers and the vote begins.
moscow-vote-nominees-only = Votes may go only to nominated players.
moscow-vote-window = A vote counts only between the host's “voting for player N” and his “thank you”; a later one brings a warning.
moscow-vote-in-order = The vote goes nominee by nominee, except the last.
moscow-last-gets-rest = All votes not given fall automatically to the last nominee.
moscow-most-leaves = The player with the most votes leaves the game.
moscow-crash = On a tie there is a “car crash”; each of the tied gets extra time for a speech, then they are voted on again.
moscow-crash-both = If the tie persists the city votes on whether the tied leave together; with more than half they leave, otherwise they stay.
moscow-then-night = After the vote the city falls asleep.

# Night
moscow-shot-closed-eyes = At night the mafiosi fire with eyes closed, each by a gesture at the called number.
moscow-shot-all-same = The called player dies if every mafioso gestured at his number and only there.
moscow-shot-miss = Gestures at different numbers, a missing gesture or gestures at several numbers by one mafioso are a miss, and nobody dies.
moscow-don-seeks = After the shot the don wakes and asks about one player whether he is the commissar.
moscow-don-one = The don may check one player a night.
moscow-sign-shot = When the don has shown the commissar by the sign, the mafia fires next night at the commissar instead of the ordered victim.
moscow-orders-shift = Orders already given then move by one night.
moscow-commissar-seeks = After the don the commissar wakes and asks about one player whether he is mafia; the don shows as mafia.
moscow-commissar-one = The commissar may check one player a night.

# Morning and the end of the game
moscow-morning = In the morning the host announces who was killed and a new round of monologues begins.
moscow-ends = The game ends when the mafia has reached the number it needs or has been removed.
moscow-last-word = A player killed by night or by day has a last word whatever his role.
moscow-roles-hidden = Roles of those who left stay secret until the game is over.

# What may be said
moscow-bluff = Claiming any role, also falsely, is allowed.
moscow-bad-talk = Starting disputes, bets, being “100 %” sure, any phrase with “honestly”, disrespect and appeals to religion are forbidden.
moscow-oath-removal = For “word of honour” or “I swear” a player is removed at once.

# Where the text is silent
moscow-r-order = The game is settled in this order. First night: (1) roles are dealt singly; (2) the mafia meets, the don shows himself, gives three orders and may agree on a sign; (3) the commissar meets the host; (4) day, with a vote. Later nights: (1) numbers of the living are called, and every living mafioso gestures with eyes closed; (2) all on one and the same single number is a hit, anything else a miss; (3) the don asks; (4) the commissar asks, even if one of them was just hit; (5) morning: the killed leaves, last word, win check. Day: (1) monologues in turn with nominations; (2) none nominated, night; (3) votes in the order of nomination, the rest to the last; (4) the one with most votes leaves; (5) a tie: speeches of the tied and a revote among them; (6) a tie again: show of hands on all the tied leaving; (7) last words, win check, night.
moscow-r-equal = Equality of numbers is enough for the mafia, and more than that is a win too; the word “majority” later in the text is read by its section on winning.
moscow-r-nobody-left = If all who were left leave together, the town has won, for the whole mafia is out and nobody is there to be equalled.
moscow-r-first-vote = There is a vote on the first day too if anybody was nominated, for the day is described once for all.
moscow-r-self-nomination = Nobody may nominate himself; the text says “another player”.
moscow-r-twice-nominated = A player already nominated cannot be nominated again; the second nomination is not accepted and the speaker may name somebody else.
moscow-r-sole-nominee = A sole nominee is the last one and gets all votes, so he leaves, on the first day too; the text makes no exception.
moscow-r-no-nominee = With nobody nominated there is no vote.
moscow-r-plurality = By “majority of votes” is meant the most votes, not more than half.
moscow-r-self-vote = A nominee votes like the others and may vote for himself; nothing forbids it.
moscow-r-all-vote = Every living player's vote counts, also that of one who skipped his monologue; an invalid or late vote falls to the last nominee like one not given.
moscow-r-crash-order = The tied speak and are voted on again in the order of nomination, and the last of them gets the rest.
moscow-r-crash-many = With three or more tied the same holds; those tied in the revote are put to the question together.
moscow-r-half = More than half of all living players, the tied included, must raise their hands; exactly half is not enough.
moscow-r-warnings = The third warning costs the next monologue only, with the nomination in it but not the vote, and the count starts again; the text speaks of one monologue, so two third warnings before it cost no more than one.
moscow-r-late-warning = A third warning after one's monologue of the day costs that of the next day.
moscow-r-bad-talk = Forbidden talk other than oaths brings a warning, the only milder penalty in the text.
moscow-r-removed = A removed player has no last word, the day goes on, and a win is checked at once. A removed nominee or tied player is struck off and the vote goes on among the others; with none left night falls.
moscow-r-calls = Only numbers of players in the game are called; showing any other number, alone or among others, is refused, and a mafioso who then shows nothing else has made no gesture.
moscow-r-own-shot = The mafia may hit one of its own; the rule asks only for the same number.
moscow-r-lone-shot = Only living mafiosi are counted; the last one hits alone.
moscow-r-order-free = The don's order binds nobody; whatever all show is hit, and without an order the shot is as valid.
moscow-r-order-form = The order is given once, on the first night, by the don alone, and names three different players of either side; he may be one of them himself.
moscow-r-order-use = A night with a miss uses up its order; an ordered player who left is struck off and later ones move up; a hit on another number (the signed commissar) moves all orders by one night.
moscow-r-killed-checks = The don and the commissar ask on the night they are shot as well, since the victim is announced only in the morning.
moscow-r-no-heir = When the don is out nobody seeks the commissar.
moscow-r-check-target = A check of oneself or of a player out of the game is refused.
moscow-r-don-hidden-not = The commissar sees the don as mafia, as the text has him seek “the mafia, the don included”.
