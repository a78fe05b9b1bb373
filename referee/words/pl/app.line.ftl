## Typed lines and keys

list-changed = Lista zmieniła się po naciśnięciu klawisza. Naciśnij go jeszcze raz, jeśli nadal o to chodzi.
lines-wait = Wiersze: { $count }. Enter wprowadza je po kolei, Esc je odrzuca.
lines-dropped = Odrzucone wiersze, niewprowadzone: { $count }.
line-asks = ten wiersz prowadzi do pytania
words-kept = Nie ma tu „{ $words }”. Zostaje dla wiersza poleceń; Esc zamyka to okno.
ticked = Zaznaczono. Spacja zaznacza dalej, Enter przyjmuje zaznaczone.
lines-behind = Wiersze za nim: { $count }.
which-keyboard = Układ klawiatury
which-keyboard-of = W którym układzie klawiatury wpisano „{ $sign }”?
keyboard-about = Zostanie zapamiętany; zmienia go paleta poleceń (ctrl+p).
keyboard-key = { $layout }: klawisz { $key }
keyboard-learn = nie teraz; pytaj, gdy to ważne
keyboard-not-kept = Układ obowiązuje teraz, ale nie udało się go zapamiętać.
keyboard-bg-standard = Bułgarski, standardowy (BDS)
keyboard-bg-new-phonetic = Bułgarski, nowy fonetyczny
keyboard-bg-phonetic = Bułgarski, tradycyjny fonetyczny
keyboard-russian = Rosyjski
keyboard-ukrainian = Ukraiński
keyboard-polish = Polski lub angielski
