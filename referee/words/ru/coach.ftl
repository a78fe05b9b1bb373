### Наставник в живой игре.

because = { $what }: { $why }
phase = { $phase }: { $what }
may = Что можно: { $what }
forget = Часто забывают: { $what }
