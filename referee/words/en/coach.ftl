### The coach of a live game.

because = { $what }: { $why }
phase = { $phase }: { $what }
may = Now: { $what }
forget = Easy to forget: { $what }
