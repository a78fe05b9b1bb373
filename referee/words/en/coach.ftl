### The coach of a live game.

because = { $what }: { $why }
phase = { $phase }: { $what }
may = In this phase: { $what }
forget = Easy to forget: { $what }
