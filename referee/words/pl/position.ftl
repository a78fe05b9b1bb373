### Pozycja jako tekst: czego nie da się odczytać i orzeczenia o spornych wierszach.

at = wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }
wanted = tu może stać: { $wanted }
nearest = najbliższe: { $nearest }
under = według: { $text }
under-all = według wszystkich tekstów
asks = Najpierw zapytaj: { $question }
irrelevant = Niepotrzebne do tego orzeczenia: { $values }
facts-after = Potem:
may = { $seat } może teraz:
may-nothing = { $seat } nie ma teraz nic do zrobienia.
nothing-disputed = Pozycję odczytano. Dodaj wiersz zaczynający się od ?, aby poprosić o orzeczenie.
value-of = { $field } ({ $of })
