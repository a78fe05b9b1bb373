### A Clash of Kings: what the game is called.

kings = Starcie królów
kings-short = Starcie królów
