### What the game is called.

hbo = Игра на тронове: игра с карти, издание HBO
hbo-short = HBO
