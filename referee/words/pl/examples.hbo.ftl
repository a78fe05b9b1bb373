### Gotowe stoły: tytuły i co gracze powinni o nich wiedzieć.

hbo-middle = Runda 3, w środku fazy wyzwań
hbo-middle-note = Wszystkie liczby, symbole i słowa kluczowe na tym stole są wymyślone na potrzeby przykładu, poza siłą 3 Ogara.
hbo-setup = Przygotowanie z instrukcji: siedem kart, pięć złota
hbo-setup-note = Wydrukowane: karty, to, że Arya, Jon i jedna Twierdza kosztują razem 5 i że Twierdza ma Ograniczenie. Wymyślone: poszczególne koszty.
hbo-challenge = Wyzwanie z instrukcji: atakuje Ogar
hbo-challenge-note = Wydrukowane: kto atakuje i broni, siła 3 Ogara, +2 z „Podstępnych Metod”, wartość zmagań 1, co się dzieje. Wymyślone: fabuły i siła dwóch obrońców.
