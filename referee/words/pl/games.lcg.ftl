### What the game is called.

lcg = Gra o tron: Gra karciana, LCG z 2008 roku
lcg-short = LCG
