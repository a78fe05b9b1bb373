### Ready tables: titles, and what players should know of them.

oriflamme-middle = Раунд 4, посреди фазы событий
oriflamme-middle-note = Никто не сказал судье, что лежит закрытым; когда карту открывают, выберите, что это за карта.
oriflamme-planning = Раунд 2, первые карты можно накрывать
oriflamme-planning-note = Со второго раунда карту можно класть на свою.
