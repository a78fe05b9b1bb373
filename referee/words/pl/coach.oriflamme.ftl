### Po co jest każda faza, co w niej wolno i o czym się zapomina.

planning-for = Decydujesz, gdzie zadziała twoja karta.
planning-may = Wyłóż jedną kartę z ręki, zakrytą, na lewym albo prawym końcu rzędu.
planning-forget = Od drugiej rundy możesz też przykryć kartę własnej rodziny. Między karty: nigdy.

events-for = Rząd rozpatruje się raz, karta po karcie, i daje on wpływ.
events-may = Zakryta karta: zostaw ją zakrytą za 1 wpływu albo odkryj, zabierz jej wpływ i zastosuj ją.
events-forget = Odkryta karta musi działać, nawet przeciw własnej rodzinie.
