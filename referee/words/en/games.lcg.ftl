### What the game is called.

lcg = A Game of Thrones: The Card Game, LCG of 2008
lcg-short = LCG
