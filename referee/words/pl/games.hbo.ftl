### What the game is called.

hbo = Gra o tron: Gra karciana, edycja HBO
hbo-short = HBO
