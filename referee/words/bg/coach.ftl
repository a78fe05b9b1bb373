### Наставникът в жива игра.

because = { $what }: { $why }
phase = { $phase }: { $what }
may = Сега: { $what }
forget = Често се забравя: { $what }
