### The coach of a live game.

because = { $what }: { $why }
phase = { $phase }: { $what }
may = You may: { $what }
forget = Easy to forget: { $what }
