### What the game is called.

hbo = Gra o tron: Gra karciana, edycja HBO
hbo-short = HBO

## A Clash of Kings: what the game is called.

kings = Starcie królów
kings-short = Starcie królów

## What the game is called.

lcg = Gra o tron: Gra karciana, LCG z 2008 roku
lcg-short = LCG

## What the game is called.

oriflamme = Oriflamme: Ablaze
oriflamme-short = Oriflamme

## Gotowe stoły: tytuły i co gracze powinni o nich wiedzieć.

hbo-middle = Runda 3, w środku fazy wyzwań
hbo-middle-note = Wszystkie liczby, symbole i słowa kluczowe na tym stole są wymyślone na potrzeby przykładu, poza siłą 3 Ogara.
hbo-setup = Przygotowanie z instrukcji: siedem kart, pięć złota
hbo-setup-note = Wydrukowane: karty, to, że Arya, Jon i jedna Twierdza kosztują razem 5 i że Twierdza ma Ograniczenie. Wymyślone: poszczególne koszty.
hbo-challenge = Wyzwanie z instrukcji: atakuje Ogar
hbo-challenge-note = Wydrukowane: kto atakuje i broni, siła 3 Ogara, +2 z „Podstępnych Metod”, wartość zmagań 1, co się dzieje. Wymyślone: fabuły i siła dwóch obrońców.

## A Clash of Kings: ready tables.

kings-march = Krok marszów na małej planszy
kings-march-note = Plansza jest zmyślona; obowiązują opcje 3–6, najazdów nie było.
kings-planning = Kładzie się rozkazy jednorazowe
kings-planning-note = Pierwszy jest Stark; kto nie kładzie, mówi o tym.
kings-example-call = Przykład ze szkicu: wezwanie jest podatne na najazd
kings-example-call-note = Powiedziane: wezwanie ma symbol umacniania władzy, więc wykonuje się je w tym kroku, a najazd je usuwa i grabi. Plansza i liczby są wymyślone.

## Ready tables.

lcg-council = Runda 2, czterech graczy: tytuły wybrane, przed nimi wyzwania
lcg-duel = Dwóch graczy w środku wyzwania wojskowego
lcg-council-note = Liczby, symbole i słowa kluczowe na tym stole wymyślono na potrzeby przykładu.
lcg-duel-note = Liczby, symbole i słowa kluczowe na tym stole wymyślono na potrzeby przykładu.

## Ready tables: titles, and what players should know of them.

oriflamme-middle = Runda 4, w środku wydarzeń
oriflamme-middle-note = Nikt nie powiedział sędziemu, co leży zakryte; gdy karta jest odkrywana, wybierzcie, która to.
oriflamme-planning = Runda 2, pierwsze karty można przykrywać
oriflamme-planning-note = Od drugiej rundy kartę wolno położyć na własnej.
oriflamme-example-events = Faza wydarzeń z instrukcji, od lewej do prawej
oriflamme-example-events-note = Wydrukowane: Niebiescy odkrywają Zbira z 1 wpływem przeciw Królowej czerwonych z 2; Przestępca niebieskich jest odkryty. Nie wydrukowano: dwóch innych zakrytych kart i zapasów.
oriflamme-example-stack = Stos z instrukcji: Podmiana na własnej Królowej
oriflamme-example-stack-note = Wydrukowane: zakryta Podmiana czerwonych leży na ich odkrytej Królowej. Wymyślone: sąsiedzi i zapasy.
oriflamme-example-trap = Pułapka z instrukcji: wpada w nią Aptekarz
oriflamme-example-trap-note = Wydrukowane: Aptekarz innego gracza eliminuje Pułapkę, dostaje 1, a potem traci 3. Wymyślone: reszta rzędu i zapasy.
oriflamme-example-planning = Faza planowania z instrukcji: po jednej karcie
oriflamme-example-planning-note = Wydrukowane: Czerwoni zaczynają na środku, Niebiescy kładą obok, Zieloni na którymś końcu. Jakie karty kładą, nie wydrukowano.
