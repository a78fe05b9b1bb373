### Trener w grze na żywo.

because = { $what }: { $why }
again = { $what }. Zasada: { $why }
rule = Zasada: { $title }
phase = { $phase }: { $what }
may = W tej fazie: { $what }
forget = Łatwo zapomnieć: { $what }
