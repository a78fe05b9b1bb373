### Наставникът в жива игра.

because = { $what }: { $why }
phase = { $phase }: { $what }
may = Можете: { $what }
forget = Често се забравя: { $what }
