### Ekran własnych instrukcji.

booklets = Twoje instrukcje
booklets-about = Własne instrukcje jako tekst lub Markdown. Zostają w twojej bazie danych.
booklets-none = Nie dodano jeszcze instrukcji. a: dodaj
booklet-file = Który plik? Ścieżka do niego
booklet-text = Który to tekst?
booklet-remove = Usunąć { $booklet } ze wszystkimi ustępami?
booklet-added = { $booklet }: dodano. Ustępy pewne: { $sure }, prawdopodobne: { $likely }.
booklet-replaced = { $booklet }: zastąpiono. Ustępy pewne: { $sure }, prawdopodobne: { $likely }.
booklet-reading = Trwa czytanie pliku …
foot-booklets = Instrukcje
foot-add = Dodaj
foot-remove = Usuń
key-booklets = Otwiera twoje własne instrukcje.
key-BookletsScreen-add = Dodaje plik tekstowy lub Markdown instrukcji, którą masz.
key-remove = Zapomina zaznaczoną instrukcję; twój plik zostaje.
help-BookletsScreen = Twoje własne instrukcje: dodaj tekst wydrukowanej, a jej ustępy staną pod zasadami, do których należą. Lista mówi, jak pewny jest każdy. Nic nie opuszcza tego komputera.
