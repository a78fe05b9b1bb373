### A Clash of Kings: what the game is called.

kings = Сблъсък на крале
kings-short = Сблъсък на крале
