### Roles and teams.
### A stress mark (U+0301 after the vowel) is for the voice alone; screens do not show it.

role-don = Don
role-mafia = Mafia
role-prostitute = Prostitute
role-commissar = Commissar
role-doctor = Doctor
role-maniac = Maniac
role-citizen = Citizen

team-town = Town
team-mafia = Mafia

# How many of a role there are in the game
count-don = { $count ->
    [one] { NUMBER($count) } don
   *[other] { NUMBER($count) } dons
}
count-mafia = { NUMBER($count) } mafia
count-prostitute = { $count ->
    [one] { NUMBER($count) } prostitute
   *[other] { NUMBER($count) } prostitutes
}
count-commissar = { $count ->
    [one] { NUMBER($count) } commissar
   *[other] { NUMBER($count) } commissars
}
count-doctor = { $count ->
    [one] { NUMBER($count) } doctor
   *[other] { NUMBER($count) } doctors
}
count-maniac = { $count ->
    [one] { NUMBER($count) } maniac
   *[other] { NUMBER($count) } maniacs
}
count-citizen = { $count ->
    [one] { NUMBER($count) } citizen
   *[other] { NUMBER($count) } citizens
}
