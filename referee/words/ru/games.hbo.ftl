### What the game is called.

hbo = Игра престолов: карточная игра, издание HBO
hbo-short = HBO
