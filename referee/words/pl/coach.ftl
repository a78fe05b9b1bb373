### Trener w grze na żywo.

because = { $what }: { $why }
phase = { $phase }: { $what }
may = Możesz: { $what }
forget = Łatwo zapomnieć: { $what }
