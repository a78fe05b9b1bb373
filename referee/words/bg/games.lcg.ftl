### What the game is called.

lcg = Игра на тронове: игра с карти, LCG от 2008
lcg-short = LCG
