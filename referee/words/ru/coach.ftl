### Наставник в живой игре.

because = { $what }: { $why }
again = { $what }. Правило: { $why }
rule = Правило: { $title }
phase = { $phase }: { $what }
may = В этой фазе: { $what }
forget = Часто забывают: { $what }
