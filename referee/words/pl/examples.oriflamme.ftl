### Ready tables: titles, and what players should know of them.

oriflamme-middle = Runda 4, w środku wydarzeń
oriflamme-middle-note = Nikt nie powiedział sędziemu, co leży zakryte; gdy karta jest odkrywana, wybierzcie, która to.
oriflamme-planning = Runda 2, pierwsze karty można przykrywać
oriflamme-planning-note = Od drugiej rundy kartę wolno położyć na własnej.
