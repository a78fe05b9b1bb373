### Zapis gry, gdy opuszcza program: dziennik, sprawdzenie, akta, eksport, import.

texts = Wydania
seats = Miejsca
entries = Wpisy
head = ostatnie ogniwo { $link }…
entered = Wpisano
shown = Tutaj pokazano
covered = Wpisy bez tego, co powiedziano w tajemnicy
table-before = Stół przed wpisem { NUMBER($entry, useGrouping: 0) }:
how-to-check = Sprawdzenie pliku: referee verify FILE. Obejrzenie gry: referee open FILE.
no-such-entries = „{ $game }” ma wpisy od 1 do { NUMBER($count, useGrouping: 0) }, więc od { NUMBER($first, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) } nic nie ma.
damaged-from = „{ $game }” jest w porządku do wpisu { NUMBER($entry, useGrouping: 0) }, który nie jest tym, co wpisano ({ $wrong }). Z --to otrzymasz zdrową część jako plik; więcej mówi referee verify.
newer-from = Wpis { NUMBER($entry, useGrouping: 0) } gry „{ $game }” jest rodzaju, który zna tylko nowszy Referee („{ $kind }”); wszystko przed nim jest tutaj. Zaktualizuj Referee.
broken = { $wrong ->
    [changed] jest zmieniony
    [missing] brakuje go
    [moved] jest przestawiony
    [repeated] stoi tam znów wcześniejszy wpis
    [cut] dziennik kończy się przed nim
    [unaccounted] nigdzie go nie odnotowano
    [head] koniec dziennika nie zgadza się z tym, co odnotowano
   *[unreadable] nie można go odczytać
}
neither = Nie ma ani zapisanej gry, ani pliku „{ $game }”. Listę gier podaje: referee games.
header-changed = Zmieniono to, od czego gra się zaczęła. Wpisy, które dają się jeszcze odczytać: { NUMBER($sound, useGrouping: 0) }.
not-as-entered = Wpis { NUMBER($entry, useGrouping: 0) } nie jest tym, co wpisano ({ $wrong }). Wpisy w porządku przed nim: { NUMBER($sound, useGrouping: 0) }.
witness-missing = Wpisów dokonano { NUMBER($seen, useGrouping: 0) }, a jest ich { NUMBER($count, useGrouping: 0) }: na końcu brakuje { NUMBER($missing, useGrouping: 0) }.
witness-other = Wpis { NUMBER($seen, useGrouping: 0) } nie jest tym, którego tu dokonano: ta kopia poszła dalej inaczej.
gone = Gry „{ $game }” już nie ma; rozegrano ją tutaj, wpisów było { NUMBER($seen, useGrouping: 0) }.
sound = { $count ->
    [one] { $count } wpis jest taki, jak go wpisano
    [few] { NUMBER($count, useGrouping: 0) } wpisy są takie, jak je wpisano
   *[other] { NUMBER($count, useGrouping: 0) } wpisów jest takich, jak je wpisano
}; ruchy osądzone ponownie: { NUMBER($judged, useGrouping: 0) }.
here-too = Gra zapisana tu jako „{ $game }” ({ NUMBER($number, useGrouping: 0) }) ma te same wpisy.
here-otherwise = W grze zapisanej tu jako „{ $game }” ({ NUMBER($number, useGrouping: 0) }) wpis { NUMBER($entry, useGrouping: 0) } jest inny: jedno z dwojga zmieniono.
ends-early = Plik kończy się na wpisie { NUMBER($last, useGrouping: 0) }; gra miała ich wtedy { NUMBER($count, useGrouping: 0) }.
newer = Wpis { NUMBER($entry, useGrouping: 0) } jest rodzaju, który zna tylko nowszy Referee („{ $kind }”); od niego dalej nic nie osądzono.
otherwise-silence = Wykonane po innych pasach niż wtedy: { $entries }.
otherwise-judged = Osądzone dziś, te nie byłyby dozwolone: { $entries }.
otherwise-given = Dzisiejsze zasady nie mogą tych wykonać; stoją tak, jak je wpisano: { $entries }.
otherwise-position = Stół przed tym wpisem nie jest tym, który podaje plik: { $entries }.
otherwise-verdict = Wpis { NUMBER($entry, useGrouping: 0) }: dziś orzeczenie jest inne. Wtedy: { $then }. Teraz: { $now }.
otherwise-rules = Wpis { NUMBER($entry, useGrouping: 0) }: to samo orzeczenie, inne zasady. Tylko wtedy: { $then }. Tylko teraz: { $now }.
written = { $file } zawiera grę „{ $game }”, { $count ->
    [one] { $count } wpis
    [few] { NUMBER($count, useGrouping: 0) } wpisy
   *[other] { NUMBER($count, useGrouping: 0) } wpisów
}. Sprawdzenie: referee verify
left-covered = Pominięto to, co powiedziano w tajemnicy: ukryte we wpisach { $entries }.
there-already = Ta gra jest tu już zapisana jako „{ $game }” ({ NUMBER($number, useGrouping: 0) }).
taken-in = „{ $game }” zapisano pod numerem { NUMBER($number, useGrouping: 0) }, { $count ->
    [one] { $count } wpis
    [few] { NUMBER($count, useGrouping: 0) } wpisy
   *[other] { NUMBER($count, useGrouping: 0) } wpisów
}; ruchy osądzone ponownie: { NUMBER($judged, useGrouping: 0) }.
