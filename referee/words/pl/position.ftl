### Pozycja jako tekst: czego nie da się odczytać i orzeczenia o spornych wierszach.

at = wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }
wanted = tu może stać: { $wanted }
nearest = najbliższe: { $nearest }
not-understood = Nie zrozumiano: { $question }
offers = Tu może stać:
depends-on = Nie rozsądzono: to zależy od wiersza { NUMBER($line, useGrouping: 0) }.
under = według: { $text }
under-all = według wszystkich tekstów
asks = Najpierw zapytaj: { $question }
irrelevant = Niepotrzebne do tego orzeczenia: { $values }
facts-after = Potem:
may = { $seat } może teraz:
may-nothing = { $seat } nie ma teraz nic do zrobienia.
assumed = Przyjęto, bo tekst tego nie mówi: { $seat }, { $field }. Jeśli jest inaczej, napisz „{ $otherwise }”.
nothing-disputed = Pozycję odczytano. Dodaj wiersz zaczynający się od ?, aby poprosić o orzeczenie.
value-of = { $field } ({ $of })

## What a move may change, behind whose it is.

path-battle = bitwa, której wyniku jeszcze nie podano
path-units_by_house = jednostki
path-retreating = jednostki, które muszą się wycofać
path-destroyed = jednostki zniszczone
path-claim-kind = rodzaj efektu zmagań
path-pending = teraz rozstrzyga
path-row = rząd
path-next-phase = następna faza
path-next-card = karta, która działa następna
path-next-seat = kto jest na ruchu
path-next-round = runda
path-next-first_player = pierwszy gracz
path-controller = kto ją kontroluje
path-bribe_token = gdzie leży żeton przekupstwa
path-twin = gdzie jest bliźniak
path-power_token = znacznik władzy
path-supply = zaopatrzenie
path-banned = czego nie wolno
