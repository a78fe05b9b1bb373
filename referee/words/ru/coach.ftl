### Наставник в живой игре.

because = { $what }: { $why }
phase = { $phase }: { $what }
may = Сейчас: { $what }
forget = Часто забывают: { $what }
