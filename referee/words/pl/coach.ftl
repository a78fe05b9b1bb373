### Trener w grze na żywo.

because = { $what }: { $why }
phase = { $phase }: { $what }
may = Teraz: { $what }
forget = Łatwo zapomnieć: { $what }
