### Trener w grze na żywo.

because = { $what }: { $why }
phase = { $phase }: { $what }
may = W tej fazie: { $what }
forget = Łatwo zapomnieć: { $what }
