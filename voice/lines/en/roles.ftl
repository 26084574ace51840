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
