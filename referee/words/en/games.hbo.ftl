### What the game is called.

hbo = A Game of Thrones: The Card Game, HBO edition
hbo-short = HBO
