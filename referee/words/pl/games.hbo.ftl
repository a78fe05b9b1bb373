### What the game is called.

hbo = Gra o tron: gra karciana, edycja HBO
hbo-short = HBO
