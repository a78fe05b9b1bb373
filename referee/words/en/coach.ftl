### The coach of a live game.

because = { $what }: { $why }
again = { $what }. Rule: { $why }
rule = Rule: { $title }
phase = { $phase }: { $what }
may = In this phase: { $what }
forget = Easy to forget: { $what }
