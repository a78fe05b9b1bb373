### A Clash of Kings: what the game is called.

kings = Битва королей
kings-short = Битва королей
