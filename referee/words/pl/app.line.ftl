## Typed lines and keys

list-changed = Lista zmieniła się po naciśnięciu klawisza. Naciśnij go jeszcze raz, jeśli nadal o to chodzi.
lines-wait = Wiersze: { $count }. Enter wprowadza je po kolei, Esc je odrzuca.
lines-dropped = Odrzucone wiersze, niewprowadzone: { $count }.
line-asks = ten wiersz prowadzi do pytania
words-kept = Nie ma tu „{ $words }”. Zostaje dla wiersza poleceń; Esc zamyka to okno.
ticked = Zaznaczono. Spacja zaznacza dalej, Enter przyjmuje zaznaczone.
lines-behind = Wiersze za nim: { $count }.
