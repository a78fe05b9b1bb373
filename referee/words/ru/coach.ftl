### Наставник в живой игре.

because = { $what }: { $why }
phase = { $phase }: { $what }
may = В этой фазе: { $what }
forget = Часто забывают: { $what }
