### Наставникът в жива игра.

because = { $what }: { $why }
again = { $what }. Правило: { $why }
rule = Правило: { $title }
phase = { $phase }: { $what }
may = В тази фаза: { $what }
forget = Често се забравя: { $what }
