### A Clash of Kings: what the game is called.

kings = A Clash of Kings
kings-short = A Clash of Kings
