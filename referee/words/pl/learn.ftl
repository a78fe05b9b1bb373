### Lekcje: lista, kontrola, ekran.

nobody = nikt
nothing = nic

# Lista
list-lesson = { $lesson }  { $title }  { $minutes } min
list-stars = gwiazdki: { $stars } z { $most }
list-none = Do tej gry nie ma jeszcze lekcji.
list-note-lcg = Lekcje mówią o różnicach wobec edycji HBO. Jeśli obie gry są dla ciebie nowe, zacznij od lekcji 1 i 5–18 edycji HBO.

# Kontrola
audit-done = Sprawdzone lekcje gry { $game }: { $lessons } ({ $texts }); { $faults ->
    [0] bez błędów
    [one] { $faults } błąd
    [few] { $faults } błędy
   *[many] { $faults } błędów
}.
at-lesson = { $lesson }
at-stage = { $lesson }, etap { $stage }
under = { $where } ({ $text })
fault = { $where }: { $fault }
fault-id-of-another-game = Oznaczenie musi zaczynać się od „{ $game }.”.
fault-id-twice = Inna lekcja ma to samo oznaczenie.
fault-needs-unknown = „needs” wymienia { $needs }, ale żadna wcześniejsza lekcja nie ma tego oznaczenia.
fault-no-stages = Lekcja nie ma etapów.
fault-unknown-rule = W zasadach nie ma { $rule }.
fault-rule-not-taught = Etap opiera się na { $rule }, ale „teaches” tego nie wymienia.
fault-unreadable = { $error }
fault-solution-refused = Ruch { $move } z { $of } w rozwiązaniu jest odrzucony: { $because }.
fault-solution-short = Po ruchu { $move } z { $of } cel nie jest osiągnięty: { $missing }.
fault-lost-by-solution = Ruch { $move } z { $of } w rozwiązaniu spełnia coś z „lost”: { $missing }.
fault-goal-early = Cel jest osiągnięty po ruchu { $move } z { $of }; pomiń pozostałe ruchy.
fault-goal-already = Cel jest spełniony przed pierwszym ruchem.
fault-lost-already = „lost” { $number } jest spełnione przed pierwszym ruchem.
fault-no-goal = Etap nie ma ani „goal”, ani „asks”.
fault-not-yours = Ruch { $move } w rozwiązaniu należy do kogoś innego; podaj „by”.
fault-break-legal = Ruch jest dozwolony; ma być odrzucony na podstawie { $rule }.
fault-break-otherwise = Ruch jest odrzucony na podstawie { $because }, a nie { $rule }.
fault-path-or-ask = Przewidywanie potrzebuje albo „path”, albo „ask”.
fault-few-choices = Przewidywanie potrzebuje co najmniej { $least } odpowiedzi do wyboru.
fault-answer-no-choice = Odpowiedzi { $answer } nie ma wśród podanych.
fault-predicted-otherwise = Podana odpowiedź to { $answer }, a program znajduje { $found }.
fault-spotted-otherwise = „legal” to { $legal }, a program znajduje { $found } ({ $because }).
fault-others-two = Odrzucony ruch wymaga dwóch zasad w „others”.
fault-other-forbids = { $rule } jest w „others”, a też zabrania tego ruchu.
fault-few-items = Podaj co najmniej { $least } rzeczy, każdą raz.
fault-unknown-procedure = Gra nie ma procedury { $procedure }. Procedury: { $known }.
fault-order-otherwise = Procedura ma inną kolejność: { $steps }.
fault-hint-fails = Żaden z wymienionych ruchów nie prowadzi do celu w { $depth } ruchach, więc trzecia podpowiedź jest pusta.
fault-robot = Lekcję można skończyć, naciskając tylko { $key }; zmień cel albo dodaj wybór.
fault-message-missing = Brakuje komunikatu { $message }.
fault-message-long = Komunikat { $message } ma { $length } znaków; dozwolonych jest { $longest }.
fault-message-facts = Komunikat { $message } nie wymienia tego samego co po angielsku: { $names }.
fault-message-names = Komunikat { $message } wymienia { $variable }, a to ani karta, ani miejsce, ani słowo.

# Ekran
head = { $game } { $number } z { $of }  { $title }
stage = Etap { $number } z { $of }
finished = Gotowe: { $stars }
stars-about = Na trzy gwiazdki: bez błędnego wyboru i bez wskazówki; próbne ruchy nic nie kosztują. Po trzeciej wskazówce albo dwóch błędnych wyborach w jednym etapie zostaje jedna; inaczej dwie.
break-about = Złam zasadę celowo: zrób ruch, którego nie wolno. Z planszą nic się nie stanie.
order-about = Wybierz, co jest pierwsze, potem co następne, i tak dalej.
cites-about = Za zasadą stoją nagłówek i strona, tak jak je wydrukowano: { $text }.
moves-left = Pozostałe ruchy: { $count }.
goes-on = Wolno. Cel nie jest jeszcze osiągnięty.
went-back = Plansza wraca do początku.
moves-used-up = Nie ma już ruchów, a cel nie jest osiągnięty.
dead-end = Żaden ruch z listy nie prowadzi stąd do celu.
missed = { $what }: { $found }; cel: { $wanted }
wanted-at_least = co najmniej { $than }
wanted-at_most = najwyżej { $than }
wanted-not = nie { $than }
wanted-has = wśród nich { $than }
wanted-size = razem { $than }
wanted-more = o { $than } więcej niż przedtem
wanted-fewer = o { $than } mniej niż przedtem
wanted-same = jak przedtem
wanted-more_than = więcej niż „{ $than }”
untold = jeszcze brak
refused-again = Nic się nie zmieniło; spróbuj jeszcze raz.
allowed = To wolno! Znajdź ruch, którego nie wolno.
other-rule = Odrzucone, ale na podstawie innej zasady. Znajdź tę, o którą chodzi.
not-yours = Ten ruch należy do kogoś innego.
wrong = Nie. Spróbuj inaczej.
misplaced = Jeszcze nie: wcześniej jest coś innego.
wrong-rule = Nie, ta zasada mówi co innego:
tried-before = To już było.
why-where = Tab prowadzi na planszę, ↑ i ↓ do jej wiersza; wtedy w mówi, skąd wzięła się liczba.
hint-look = Spójrz na: { $what }.
hint-rule = Pomyśl o zasadzie: { $rule }.
hint-first = Najpierw: { $item }
hint-next = Potem: { $item }
hint-answer = Odpowiedź: { $answer }
choice-number = liczba { $number }
choice-amount = { $what }: { $number }
spot-legal = Wolno
spot-not_legal = Nie wolno
spot-cannot_tell = Zasady tego nie mówią albo brakuje danych
which-rule = Zgadza się: nie wolno. Na podstawie której zasady?
judged-later = Przyjmij, a dowiesz się, czy to wolno.
go-on = Dalej
once-more = Jeszcze raz
all-lessons = Wszystkie lekcje
next-lesson = Następna: { $title }
well-done = Dobra robota.
last-done = To była ostatnia lekcja. Teraz własna gra: Esc, Esc, potem n. Referee objaśnia ją w trakcie.
not-kept = Nie można zapisać twoich postępów.
exported = Twoje postępy są w pliku { $file }.
not-exported = Nie można zapisać pliku { $file }: { $problem }
imported = { $file }: do zapisanych postępów dodano { $lessons ->
    [one] { $lessons } lekcję
    [few] { $lessons } lekcje
   *[other] { $lessons } lekcji
} i { $rules ->
    [one] { $rules } zasadę
    [few] { $rules } zasady
   *[other] { $rules } zasad
}.
not-imported = Nie można odczytać pliku { $file }: { $problem }
no-export = tego pliku nie zapisało polecenie referee learn --export
not-kept-here = Nie można zapisać pliku { $file }.

# Lista lekcji
lessons = Lekcje: { $game }
which-game = Której gry chcesz się nauczyć?
lesson-line = { $number }  { $title }
lesson-about = { $minutes } min
where-left = { $game }: lekcja { $number } z { $of }, { $title }

terms-search = Wpisz słowo w dowolnym języku
terms-none = Żadne słowo tej gry tego nie zawiera.
terms-lesson = Lekcja { $number }: { $title }
terms-dispute = Na przykład: { $question } { $ruling }

# Co stoi w miejscu, o którym mówi cel
path-game-over = czy gra się skończyła
path-game-winner = kto wygrał grę
path-challenge-winner = kto wygrywa wyzwanie
path-challenge-loser = kto przegrywa wyzwanie
path-challenge-target = kto jest atakowany
path-challenge-participants = kto bierze udział
path-challenge-attack = cały atak
path-challenge-defence = cała obrona
path-challenge-unopposed = czy wyzwanie jest niebronione
path-claim-due = ile kosztują zmagania
path-claim-payer = kto poddaje się efektowi zmagań
path-dominance-winner = kto zdobywa dominację
path-initiative-winner = kto wygrywa inicjatywę
path-initiative-tie_break = co decyduje przy remisie
path-payment-surplus = nadpłacony wpływ
path-active_player = czyja jest tura
path-first_player = pierwszy gracz
path-phase = faza
path-card-power = władza na karcie
path-card = karta, która działa następna
path-seat = czyja jest kolej
path-kneeling = klęczy
path-zone = gdzie leży
path-duplicates = duplikaty
path-strength = siła
path-dead_names = martwe karty
path-hand = karty na ręce
path-deck = karty w talii dobierania
path-drawn = dobrane karty
path-power = władza
path-house-power = znaczniki władzy
path-total_power = władza razem
path-gold = złoto
path-income = przychód
path-dominance = razem do dominacji
path-setup_total = koszt umieszczonych kart
path-title = tytuł
path-influence = wpływ
path-discard = odrzucone karty
path-fortification = fortyfikacja
path-orders = rozkazy
path-units = jednostki
path-units_of = czyje jednostki tam stoją
path-destroyed = zniszczone jednostki
path-mustered = jednostki z zaciągu
path-gained = zdobyte znaczniki władzy
path-fortifications = fortyfikacje, które zostały
path-winner = kto wygrywa
