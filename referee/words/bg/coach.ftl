### Наставникът в жива игра.

because = { $what }: { $why }
phase = { $phase }: { $what }
may = В тази фаза: { $what }
forget = Често се забравя: { $what }
