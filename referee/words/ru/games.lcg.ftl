### What the game is called.

lcg = Игра престолов: карточная игра, ЖКИ 2008 года
lcg-short = LCG
