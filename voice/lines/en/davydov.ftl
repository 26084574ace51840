### Davydov's rules, the game as it was first played, each clause in our words. The text they rest on is the rule
### text 000; the rulings say what holds where it is silent.

# The sunrise
davydov-sunrise-cards = Each player takes one card from the shuffled deck, looks at its colour in secret and returns it to the deck; black is mafia, red is honest.
davydov-sunrise-eyes-down = After that everybody closes his eyes and lowers his head.
davydov-sunrise-count-aloud = Somebody, as a rule the dealer, counts aloud to 5.
davydov-sunrise-count-silent = After 5 he counts on silently to 15.
davydov-sunrise-count-end = After 15 he counts aloud again, to 20.
davydov-sunrise-mafia-looks = During the silence the black cards open their eyes, raise their heads and look at one another, then close their eyes and lower their heads again.
davydov-sunrise-open = At 20 everybody opens his eyes.
davydov-sunrise-knowledge = The mafia know one another; honest players know nobody.

# The day
davydov-accuse-any-time = At any moment of the day any player may accuse another of being mafia.
davydov-accuse-reasons = The accuser must give reasons, and everybody, the accused included, may contest them.
davydov-accuse-vote-on-request = The vote is taken when the accuser asks for it, by a show of hands.
davydov-accuse-majority = If a majority of the players, not counting the accused, are for it, the accused is sentenced and leaves the game.
davydov-accuse-no-majority = Without such a majority the game goes on with the same players.
davydov-accuse-many = Accusations may be made many times in one day.
davydov-dead-hidden = Players who are out do not reveal who they are until the game is over.
davydov-dead-passive = They should not try to help those still in the game.
davydov-team-unknown-by-day = The team of a dead player cannot be learnt before the next night.

# The mafia's night
davydov-night-called = Anybody may announce the mafia's night.
davydov-night-majority = Night falls only if a majority of the players in the game agree.
davydov-night-everybody-writes = All players write a secret note.
davydov-night-honest-note = Honest players must write “I am honest”.
davydov-night-mafia-note = Every mafioso writes the name of the person he wants out.
davydov-night-read-out = The notes are put in the middle and somebody reads them out.
davydov-night-count = The number of notes with names is the number of living mafiosi, so everybody learns what those sentenced by day were.
davydov-night-unanimous = If all the mafia's notes bear the same name, that person is killed and leaves the game.
davydov-night-split = Otherwise those named survive and the game goes on with the same players.
davydov-night-single = If only one mafioso is left, his shot alone is enough.

# End of the game
davydov-end-no-shot = The game ends when no shot is fired in a mafia's night.
davydov-end-honest-out = The game ends when all honest players are out.
davydov-new-round = After the end the game starts anew, and everybody is back in.

# Where the text is silent
davydov-r-order = A mafia's night goes like this. Somebody calls it, and a show of hands gives more than half of the living players. Every living player hands in one note; a wrong kind of note is refused and written again. All notes are read out: the names, and how many notes bear a name. If there is no name, the honest have won. If all named notes bear one and the same name, that player is out. If no honest player is left, the mafia has won. Otherwise it is day again. A day is a free sequence of accusations, each settled by its own show of hands before the next.
davydov-r-sunrise-is-first-night = The sunrise is the first night; no notes are written in it and nobody can be killed.
davydov-r-count-16 = The silence covers 6 to 15; 16 is the first number said aloud again (15 itself ends the silence).
davydov-r-majority = A majority is more than half; half is not enough (the text says “majority” and gives no casting vote).
davydov-r-accused-hand = The accused may not raise his hand; it is refused and not counted, as he is left out of the number of players (“not counting the accused”).
davydov-r-accuser-hand = The accuser is counted only if his hand is up; hands are all that counts.
davydov-r-accuse-targets = Only a living player can accuse, raise a hand or be accused, and nobody can accuse himself (the text says “another player”).
davydov-r-accuse-again = A player acquitted by the hands may be accused again the same day (accusations may be made many times).
davydov-r-night-caller = The caller of the night is counted only if his hand is up.
davydov-r-names-free = A mafioso may write the name of any living player, a fellow mafioso or himself included (no limit is stated).
davydov-r-wrong-notes = A name from an honest player and a note without a living player's name from a mafioso are refused; a machine knows the roles, and the count must be the number of living mafiosi. As long as a living mafioso has no legal note, nothing is read out and the night goes on until the missing notes are there. A second note of the same player in one night is refused.
davydov-r-leave = A player who leaves the game is out at once and his card stays closed; that ends the game only if he was the last honest player.
davydov-r-day-no-end = The sentence on the last mafioso does not end the game; the honest win only when a night shows no name, so nobody is told by day.
davydov-r-honest-out-at-once = When the last honest player leaves, by day or night, the mafia wins at once (all who are left know it).
davydov-r-parity = Equal numbers of mafia and honest players do not end the game (the text names only two ends).
davydov-r-night-repeat = A night may be called again at once after a night without an accusation in between, if a majority agrees.
davydov-r-no-role-shown = Neither by day nor by night is a victim's card announced; the roles come out when the game is over.
davydov-r-deal = The numbers of black and red cards are the dealer's choice (the text gives none); at least one of each.
