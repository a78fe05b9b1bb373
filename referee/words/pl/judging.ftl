### Rozsądzanie pliku: wiersz, którym się kończy, odpowiedzi i miejsce błędu.

judged = rozsądzono: { $judged }
as-expected = zgodnie z oczekiwaniem: { $met }
not-as-expected = niezgodnie: { $failed } – { $cases }
none-expected = żaden przypadek nie podawał oczekiwania
without-expectation = bez oczekiwania: { $free }
none = brak
as-written = W pliku: { $words }
asked = pytanie: { $question }
differs = NIEZGODNIE Z OCZEKIWANIEM: { $fault }
nothing-judged = Niczego nie rozsądzono.
not-judged-from = Wierszy od { NUMBER($line, useGrouping: 0) } nie rozsądzono.
standard-input = standardowe wejście
not-opened = nie można go otworzyć: { $problem }
in-case = przypadek { $case }
in-case-number = przypadek numer { NUMBER($number, useGrouping: 0) }
at-step = , krok { NUMBER($number, useGrouping: 0) }
at-position = , pozycja
more-faults = i jeszcze błędy: { NUMBER($count, useGrouping: 0) }
nested-too-deep = zagnieżdżenie jest zbyt głębokie
fault-legal = czy wolno, oczekiwano: { $expected }, orzeczono: { $found } ({ $because })
fault-because = oczekiwano z powodu { $expected }, orzeczono z powodu { $found }
fault-answer = oczekiwana odpowiedź: { $expected }, udzielona: { $found }
fault-untold = { $path }: nie da się powiedzieć; oczekiwano: { $expected }
fault-value = { $path }: oczekiwano { $expected }, jest { $found }
at-least = { $field }: liczba musi wynosić co najmniej { $least }
not-told = tu nie podano: { $field }
