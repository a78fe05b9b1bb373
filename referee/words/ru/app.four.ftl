### Стол, за которым больше двух игроков.

four-supports = поддерживает
four-rival = враждует
four-partner = партнёр
four-next = сейчас: { $seats }
four-then = потом { $seats }
four-passed = пас: { $seats }
four-open = идёт: { $what }
four-defend = ещё может защищаться: { $seat }
four-defend-or = ещё может защищаться: { $seat }; если никто, { $supporter } в поддержку
four-support = ещё может защитить: { $supporter } в поддержку игрока { $seat }
sign-pools = золото, рука, колода, влияние
sign-plot = замысел: доход, инициатива, сила намерений
sign-supports = титул поддерживает; враждуют взаимно; вражда одной стороны
sign-rivalry = власть за вражду в этом раунде уже получена
sign-by_hand = текст замысла, за которым следят сами игроки
letter-gold = з
letter-hand = р
letter-deck = к
letter-influence = в
letter-plot_initiative = и
letter-plot_claim = н
