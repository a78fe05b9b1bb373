### What the game is called.

oriflamme = Oriflamme: Ablaze
oriflamme-short = Oriflamme
