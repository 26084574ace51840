### Roles and teams.
### A stress mark (U+0301 after the vowel) is for the voice alone; screens do not show it.

role-don = Don
role-mafia = Mafia
role-yakuza = Yakuza
role-boss = Boss
role-mafia_1 = First-rank mafioso
role-mafia_2 = Second-rank mafioso
role-mafia_3 = Third-rank mafioso
role-mafia_4 = Fourth-rank mafioso
role-advocate = Advocate
role-blackmailer = Blackmailer
role-beauty = Beauty
role-recruiter = Recruiter
role-prostitute = Prostitute
role-putana = Putana
role-courtesan = Courtesan
role-girl = Girl
role-cop = Cop
role-commissar = Commissar
role-detective = Detective
role-sheriff = Sheriff
role-sergeant = Sergeant
role-lover = Lover
role-doctor = Doctor
role-reanimator = Reanimator
role-lunatic = Lunatic
role-witness = Witness
role-journalist = Journalist
role-hobo = Hobo
role-judge = Judge
role-mercenary = Mercenary
role-elder = Elder
role-immortal = Immortal
role-rake = Rake
role-kamikaze = Kamikaze
role-bomber = Bomber
role-maniac = Maniac
role-killer = Killer
role-psycho = Psycho
role-sharper = Sharper
role-werewolf = Werewolf
role-virgin = Virgin
role-citizen = Citizen

team-town = Town
team-mafia = Mafia
team-yakuza = Yakuza
team-maniac = Maniac
team-psycho = Psycho
team-sharper = Sharper
team-werewolf = Werewolf
team-virgin = Virgin
team-killer = Killer

# How many of a role there are in the game
count-don = { $count ->
    [one] { NUMBER($count) } don
   *[other] { NUMBER($count) } dons
}
count-mafia = { NUMBER($count) } mafia
count-yakuza = { NUMBER($count) } yakuza
count-boss = { $count ->
    [one] { NUMBER($count) } boss
   *[other] { NUMBER($count) } bosses
}
count-mafia_1 = { $count ->
    [one] { NUMBER($count) } first-rank mafioso
   *[other] { NUMBER($count) } first-rank mafiosi
}
count-mafia_2 = { $count ->
    [one] { NUMBER($count) } second-rank mafioso
   *[other] { NUMBER($count) } second-rank mafiosi
}
count-mafia_3 = { $count ->
    [one] { NUMBER($count) } third-rank mafioso
   *[other] { NUMBER($count) } third-rank mafiosi
}
count-mafia_4 = { $count ->
    [one] { NUMBER($count) } fourth-rank mafioso
   *[other] { NUMBER($count) } fourth-rank mafiosi
}
count-advocate = { $count ->
    [one] { NUMBER($count) } advocate
   *[other] { NUMBER($count) } advocates
}
count-blackmailer = { $count ->
    [one] { NUMBER($count) } blackmailer
   *[other] { NUMBER($count) } blackmailers
}
count-beauty = { $count ->
    [one] { NUMBER($count) } beauty
   *[other] { NUMBER($count) } beauties
}
count-recruiter = { $count ->
    [one] { NUMBER($count) } recruiter
   *[other] { NUMBER($count) } recruiters
}
count-prostitute = { $count ->
    [one] { NUMBER($count) } prostitute
   *[other] { NUMBER($count) } prostitutes
}
count-putana = { $count ->
    [one] { NUMBER($count) } putana
   *[other] { NUMBER($count) } putanas
}
count-courtesan = { $count ->
    [one] { NUMBER($count) } courtesan
   *[other] { NUMBER($count) } courtesans
}
count-girl = { $count ->
    [one] { NUMBER($count) } girl
   *[other] { NUMBER($count) } girls
}
count-cop = { $count ->
    [one] { NUMBER($count) } cop
   *[other] { NUMBER($count) } cops
}
count-commissar = { $count ->
    [one] { NUMBER($count) } commissar
   *[other] { NUMBER($count) } commissars
}
count-detective = { $count ->
    [one] { NUMBER($count) } detective
   *[other] { NUMBER($count) } detectives
}
count-sheriff = { $count ->
    [one] { NUMBER($count) } sheriff
   *[other] { NUMBER($count) } sheriffs
}
count-sergeant = { $count ->
    [one] { NUMBER($count) } sergeant
   *[other] { NUMBER($count) } sergeants
}
count-lover = { $count ->
    [one] { NUMBER($count) } lover
   *[other] { NUMBER($count) } lovers
}
count-doctor = { $count ->
    [one] { NUMBER($count) } doctor
   *[other] { NUMBER($count) } doctors
}
count-reanimator = { $count ->
    [one] { NUMBER($count) } reanimator
   *[other] { NUMBER($count) } reanimators
}
count-lunatic = { $count ->
    [one] { NUMBER($count) } lunatic
   *[other] { NUMBER($count) } lunatics
}
count-witness = { $count ->
    [one] { NUMBER($count) } witness
   *[other] { NUMBER($count) } witnesses
}
count-journalist = { $count ->
    [one] { NUMBER($count) } journalist
   *[other] { NUMBER($count) } journalists
}
count-hobo = { $count ->
    [one] { NUMBER($count) } hobo
   *[other] { NUMBER($count) } hobos
}
count-judge = { $count ->
    [one] { NUMBER($count) } judge
   *[other] { NUMBER($count) } judges
}
count-mercenary = { $count ->
    [one] { NUMBER($count) } mercenary
   *[other] { NUMBER($count) } mercenaries
}
count-elder = { $count ->
    [one] { NUMBER($count) } elder
   *[other] { NUMBER($count) } elders
}
count-immortal = { $count ->
    [one] { NUMBER($count) } immortal
   *[other] { NUMBER($count) } immortals
}
count-rake = { $count ->
    [one] { NUMBER($count) } rake
   *[other] { NUMBER($count) } rakes
}
count-kamikaze = { $count ->
    [one] { NUMBER($count) } kamikaze
   *[other] { NUMBER($count) } kamikazes
}
count-bomber = { $count ->
    [one] { NUMBER($count) } bomber
   *[other] { NUMBER($count) } bombers
}
count-maniac = { $count ->
    [one] { NUMBER($count) } maniac
   *[other] { NUMBER($count) } maniacs
}
count-killer = { $count ->
    [one] { NUMBER($count) } killer
   *[other] { NUMBER($count) } killers
}
count-psycho = { $count ->
    [one] { NUMBER($count) } psycho
   *[other] { NUMBER($count) } psychos
}
count-sharper = { $count ->
    [one] { NUMBER($count) } sharper
   *[other] { NUMBER($count) } sharpers
}
count-werewolf = { $count ->
    [one] { NUMBER($count) } werewolf
   *[other] { NUMBER($count) } werewolves
}
count-virgin = { $count ->
    [one] { NUMBER($count) } virgin
   *[other] { NUMBER($count) } virgins
}
count-citizen = { $count ->
    [one] { NUMBER($count) } citizen
   *[other] { NUMBER($count) } citizens
}
