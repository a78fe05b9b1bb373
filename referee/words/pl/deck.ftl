### Co się mówi o przeczytanej talii.

holds = { $house }: { $draw ->
    [one] jedna karta do dobierania
    [few] { $draw } karty do dobierania
   *[other] { $draw } kart do dobierania
}, { $plots ->
    [one] jedna fabuła
    [few] { $plots } fabuły
   *[other] { $plots } fabuł
}.
no-house = Brak chorągwi rodu
yes-official = Dozwolona na oficjalnych turniejach.
yes-casual = Dozwolona poza turniejami.
no-official = Niedozwolona na oficjalnych turniejach:
no-casual = Niedozwolona:
cannot-tell-official = Nie wiadomo jeszcze, czy jest dozwolona na oficjalnych turniejach:
cannot-tell-casual = Nie wiadomo jeszcze, czy jest dozwolona:
at-a-tournament = Na oficjalnym turnieju liczyłoby się także:
unread = Nie odczytano na pewno:
unread-ambiguous = Wiersz { $line }, { $copies } × { $name }: pasuje kilka kart: { $offers }
unread-near = Wiersz { $line }, { $copies } × { $name }: nie ma takiej karty; może: { $offers }
unread-exact = Wiersz { $line }, { $copies } × { $name }: tak nazywa się kilka kart: { $offers }
unread-none = Wiersz { $line }, { $copies } × { $name }: takiej karty nie znamy
screen-file = Plik z listą talii
screen-empty = Wpisz nazwę pliku z listą talii albo jednej z gotowych talii: { $decks }
screen-title = Sprawdzanie talii
