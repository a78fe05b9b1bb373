### What the game is called.

oriflamme = Орифламма: Пламя войны
oriflamme-short = Орифламма
