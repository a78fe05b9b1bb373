### Arkusze wypełniane bez rozgrywki.

foot-sheet = Arkusz
foot-clear = Wymaż
foot-clear-all = Wyczyść
key-sheet = Arkusz do wypełnienia i policzenia, bez odtwarzania rozgrywki.
key-clear = Wymazuje wskazane pole.
key-clear_all = Wymazuje cały arkusz.
key-more = O jeden więcej lub mniej.
which-sheet = Który arkusz?
no-sheet = Ta gra nie ma arkusza.
sheet-how = Cyfra ustawia liczbę, + i - ją zmieniają; Enter wpisuje, zaznacza, wybiera.
sheet-several = Enter dodaje na koniec albo usuwa.
sheet-filled = Wypełniono ze stołu.
sheet-none = brak
help-SheetScreen = Wpisz, co jest na stole, i przeczytaj, co z tego wynika. Strzałki prowadzą od pola do pola; cyfra ustawia liczbę, + i - ją zmieniają, a Enter wpisuje dłuższą, zaznacza lub wybiera. Tab prowadzi do odpowiedzi: spacja otwiera, skąd suma, a Enter otwiera zasadę. Nic tu nie zmienia rozgrywki.
bar-westeros = Westeros
bar-action = Akcje
