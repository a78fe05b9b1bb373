title = Referee
tagline = sędzia dla stołu, przy którym grasz
goes-on-by-enter = Enter – dalej
learn-a-game = Poznaj grę
play-with-cards = Graj swoimi kartami
settle-dispute = Rozstrzygnij spór

nothing-open = Na nic się nie czeka
texts-agree = Wydania są zgodne.
decided-here = Postanowiono przy tym stole: { $what }
hint-name-first = n lub Enter: podaj kartę   ↓: inny wybór   Esc: wróć
none-named = Nie znamy jeszcze żadnej karty.
none-in-play = Nikogo w grze nie można wybrać.
nothing-picked = żadna
texts-differ = Wydania się tu różnią. Rozstrzygają gracze: naciśnij d.
legal = Wolno
refused = Nie wolno
unknown = Jeszcze nie wiadomo
under = podstawa: { $text }
reckoned = Ocenione tak, jakby to już zrobiono: { $what }
would-change = Co by na to pozwoliło:
came-of-it = Co z tego wynikło:
rules-kept = { $count ->
    [one] sprawdzono jeszcze { $count } zasadę
    [few] sprawdzono jeszcze { $count } zasady
   *[many] sprawdzono jeszcze { $count } zasad
}
explained = Skąd ta liczba
no-number = W tym wierszu nie ma liczby do wyjaśnienia.
how-to-quit = Ctrl+Q kończy pracę Referee. Ctrl+C kopiuje to, co zaznaczysz myszą.
line-hint = wpisz ruch, Tab uzupełnia, Enter wykonuje, Esc wychodzi
from-hand = { $seat } podaje kartę z ręki …
play-from-hand = { $seat }: zagrywa nienazwaną kartę …
nobody-now = { $asks ->
    [action] Nikt nie wykonuje akcji: dalej
    [react] Nikt nie odpowiada: dalej
   *[other] Nikt nie odpowiada: dalej
}
event-from-hand = { $seat }: zagrywa nienazwane wydarzenie …
event-from-some-hand = Ktoś zagrywa nienazwane wydarzenie …
whose-hand = Z czyjej ręki?
by-hand = ręcznie
strict = ściśle
looking = tylko podgląd
provisional-since = ✋ tymczasowo od wiersza { $line }
provisional-overruled = Orzeczenie { $ruling } zostało uchylone. Naciśnij V, aby cofnąć to, co rozegrano na jego podstawie.
provisional-confirmed = Orzeczenie { $ruling } zostało potwierdzone; gra toczy się dalej.
provisional-begun = Orzeczenie { $ruling } jest tymczasowe: grajcie dalej.
too-small = Referee potrzebuje okna co najmniej 40 na 20. To ma { $width } na { $height }.
followed = Nastąpiło samo
round = runda { $round }
banner = chorągiew
kneels = klęczy
of = z
unnamed = { $count } bez nazwy
first-player = pierwszy gracz
first-player-short = pierwszy

undone = { $count ->
    [one] Cofnięto: { $count } wpis. Zostaje w dzienniku; { $key } go przywraca.
    [few] Cofnięto: { $count } wpisy. Zostają w dzienniku; { $key } je przywraca.
   *[other] Cofnięto: { $count } wpisów. Zostają w dzienniku; { $key } je przywraca.
}
nothing-undone = Nie ma czego cofnąć.
nothing-to-repair = Żaden wiersz nie zostaje tu odrzucony przy ponownym osądzeniu. Przejdź do błędnego wiersza.
redone = Przywrócono: { $count }.
nothing-redone = Nie ma czego przywrócić.
reentered = Późniejsze wiersze wpisane ponownie: { $count }.
replaced-line = Wiersz { NUMBER($line, useGrouping: 0) } zastąpiono: { $what }
reentry-stopped = Wiersz { NUMBER($line, useGrouping: 0) } już nie pasuje: { $what }
left-out-line = Wiersz { NUMBER($line, useGrouping: 0) } pominięto: { $what }
may-leave-out = Wpisz coś zamiast niego albo naciśnij ponownie { $key }, aby go pominąć.
may-reenter = Cofnięte późniejsze wiersze: { $count }. { $key } wpisuje je ponownie.
overruled = gracze postanowili inaczej: { $reason }
passed-aloud = { $asks ->
    [react] { $seats }: bez odpowiedzi
    [save] { $seats }: bez ocalenia
    [cancel] { $seats }: bez anulowania
   *[action] { $seats }: pas
}
passed-silently = { $asks ->
    [react] { $seats }: bez odpowiedzi (milcząco)
    [save] { $seats }: bez ocalenia (milcząco)
    [cancel] { $seats }: bez anulowania (milcząco)
   *[action] { $seats }: pas (milcząco)
}
implied-move = { $move } (domyślnie)
as-told = Wprowadzono, jak powiedziano; niczego nie rozstrzygano
nobody-kneels = Nie powiedziano, kto atakował ani kto bronił, więc nikt nie uklęknął.
corrected = poprawione ręcznie
taken-back = cofnięte
undo-line = cofnięto { $count }, do wiersza { NUMBER($to, useGrouping: 0) }
redo-line = przywrócono wiersz { NUMBER($line, useGrouping: 0) }
take-back = Cofnąć te wpisy ({ $count })?
and-more = i jeszcze { $count }
nothing-to-overrule = Nie ma niedozwolonego ruchu do dopuszczenia.
given = Orzeczenie wydane; jest w dzienniku.
nothing-to-give = Nie widać orzeczenia o ruchu, które można by wydać.
given-secret = Ten ruch zdradza tajemnicę: orzeczenie o nim nie trafia do dziennika.
ruling-not-written = Referee nie zdołał zapisać orzeczenia; ruch pozostaje. Błąd zanotowano w { $file }.
overrule-why = Wbrew sędziemu: dlaczego?
doubt-why = Co jest nie tak w tym orzeczeniu i dlaczego?
nothing-to-doubt = Nie widać orzeczenia, które można by podważyć.
mend-like-this = Czy tak ruch ma stać się dozwolony?
mend-key = f: wpisz
nothing-to-mend = Nie ma niedozwolonego ruchu do poprawienia.
nothing-enterable = Nie da się tu wpisać poprawki: najpierw coś musi się wydarzyć przy stole.
mended-to-allow = by pozwolić: { $move }
mend-first = najpierw: { $move }
a-note = Notatka do dziennika

by-sums = od { $least } do { $most }, według przykładów w instrukcji
by-sums-exactly = { $only }, według przykładów w instrukcji
none-is-0 = 0: brak
palette-search = znajdź polecenie po nazwie
palette-nothing = Nie ma takiego polecenia.
name-placeholder = nazwa karty, w dowolnym języku
no-such-card = Nie ma karty „{ $name }”
nearest = Najbliższe:
which-kind = Co to jest: { $name }?
printed-on = Co jest wydrukowane na karcie { $card }?
enter-new = wpisać „{ $name }” jako nową kartę
which-card = { $seat }: która to karta?
cannot-tell-yet = jeszcze nie wiadomo
legal-so-far = wolno
nothing-to-choose = Na stole nie ma niczego nazwanego, co można by wybrać.
to-be-asked = Padnie pytanie: { $question }
set-right-of = Poprawka ręczna: czego?
set-right-why = Dlaczego poprawka?
the-table = stół
which-value-of = { $name }: która wartość?
what-really = { $field }: jak jest naprawdę?
perhaps = Być może (wybierz numerem albo ↓ i Enter):
which-card-did = Która karta coś zrobiła?
how-used = Jak użyto karty { $card }?
what-happens = { $about }: co się dzieje?
how-many = { $title }: ile?
that-is-all = to wszystko
nothing-else = nic więcej się nie dzieje
find-card = znajdź kartę po nazwie, w dowolnym języku
card-not-found = Nie ma takiej karty. a: wpisz ją jako nową.
other-title = inna nazwa …
which-value = Która wartość?
card-called = Jak nazywa się karta?

hint-confirm = y lub Enter: tak   n lub Esc: nie
hint-choose = ↑↓ i Enter albo numer, albo litera   Esc: wróć
hint-take = Enter: przyjmij   Esc: wróć
hint-tick = Spacja albo numer i Enter: zaznacz   Enter: przyjmij   Esc: wróć
hint-tick-or-name = Spacja: zaznacz   Enter: przyjmij   n: podaj kartę   Esc: wróć
hint-none-ticked = (Numer i) Enter: zaznacz   Esc: wróć
hint-none-ticked-or-name = Enter: zaznacz   n: podaj kartę   Esc: wróć
hint-last-line = ostatni wiersz: { $none }
hint-take-none = Enter: { $none }   Esc: wróć
hint-untick = Enter: usuń zaznaczenia   Esc: wróć
hint-skip = puste: pomiń
hint-form = Enter: gotowe   ↓: dalej   spacja: zaznacz   puste: później
form-empty = Wypełnij co najmniej jedną wartość albo wyjdź klawiszem Esc.
answer-empty = Wpisz odpowiedź albo wyjdź klawiszem Esc.
enter-again = Jeszcze raz Enter, by tak zostało.

book-not-opened = Nie udało się otworzyć zasad: { $error }
book-opening = Zasady jeszcze się otwierają.
work-rulebook = Zasady są przygotowywane; dzieje się to tylko raz.
no-such-game = Nie ma zapisanej gry „{ $name }”.
look-on = tylko oglądać, bez zapisu
take-over = przejąć ją, z podaniem powodu
takeover-why = Dlaczego gra jest przejmowana? Powód zostaje w jej dzienniku.
takeover-line = przejęte przez { $by } od { $held } (od { $since }): { $because }
set-aside-line = gra poszła dalej od nienaruszonej części: wpisy od { NUMBER($entry, useGrouping: 0) } nie są tym, co wpisano ({ $wrong }); odłożone: { $count }
go-on-older = grać dalej stąd, z podaniem powodu
older-why = Dlaczego gra toczy się dalej stąd? Powód zostaje w jej dzienniku.
unshown-line = niepokazane: wymienia coś, czego nie wszystkim wolno się dowiedzieć
restored-line = gra poszła dalej; wpisy: { $count } z { $seen }: { $because }
games-older = Brakuje wpisów, które tu wprowadzono: { $games }. Otwórz grę, by zobaczyć, co można zrobić.
game-older = „{ $name }” ({ $count } z { $seen })
go-on-sound = grać dalej od nienaruszonej części
leave-it = zostawić tak, jak jest
look-sound = tylko obejrzeć nienaruszoną część
not-as-usual = Tej gry nie można otworzyć jak zwykle
stopped-at = Wpis { NUMBER($entry, useGrouping: 0) } jest rodzaju, którego ten Referee nie zna: { $kind }. Stół jest taki jak przed nim; zaktualizuj Referee.
lines-differ = Te wiersze nie pasują do zasad tak, jak są dziś rozstrzygane: { $lines }. Dziennik (l) je oznacza.
differs-silence = wykonane po innych spasowaniach niż przy wpisaniu
differs-judged = wpisane i wykonane; rozstrzygane dzisiaj, nie byłoby dozwolone
differs-given = zachowane tak, jak wpisano; według zasad tak, jak są dziś rozstrzygane, nie można tego wykonać
game-called = Jak ma się nazywać gra?
both-texts = oba wydania naraz; gdzie się różnią, rozstrzygają gracze
which-text = Według którego wydania sędziować?
game-of = Gra z dnia { $day }
entries = wpisy: { $count }, { $when }
new-game = Nowa gra
texts = podstawa: { $text }
texts-both = podstawa: oba wydania
from-file = Z pliku…
case-or-position = przypadek, pozycja albo akta sporu
passes = Jak rozumieć pasowanie?
passes-silent = kto milczy, pasuje, jak zwykle
passes-strict = ściśle: każdy pas się zgłasza
which-file = Który plik?
which-file-about = przypadek, pozycja, akta sporu albo wyeksportowana gra; przy kilku przypadkach też id jednego
look-at-record = Obejrzyj ją
keep-record = Zapisz ją i graj dalej
example = przykład

search-rules = szukaj w zasadach, w dowolnym języku
nothing-found = Niczego nie znaleziono. Spróbuj słowa z karty albo jednego słowa.
points-title = Gdzie wydania milczą albo się różnią

signs = Znaki
sign-cards = karta stojąca; klęcząca (obok stoi słowo)
sign-icons = wojskowe, intrygi, władzy: w czym postać może brać udział
sign-strength = siła, po prawej stronie postaci
sign-unique = unikatowa
sign-power = władza na karcie
sign-income = premia do przychodu
sign-unknown = jeszcze nieznane; pytanie padnie, gdy będzie ważne
sign-takes-part = uczestniczy w wyzwaniu
sign-turn = czyja jest tura
sign-verdicts = wolno, nie wolno, jeszcze nie wiadomo
sign-apart = wydania się różnią: obie odpowiedzi pod zaznaczonym ruchem
apart = wydania się różnią

help = Pomoc
keys = Klawisze
log = Dziennik
palette = ctrl+p znajduje polecenie po nazwie. Klawisze działają też na cyrylicy.
help-StartScreen = Zacznij grę, wróć do zostawionej albo obejrzyj gotowy stół. Wszystko, co wpiszesz, jest od razu zachowane; niczego nie trzeba zapisywać.
help-TableScreen = Przesuwaj prawdziwe karty i mów Referee, co zrobiono. Ruch wybierzesz strzałkami i klawiszem Enter albo jego numerem; możesz też nacisnąć : i go wpisać. Szarych ruchów nie wolno wykonać; powód stoi pod zaznaczonym, a całe orzeczenie obok. Tab przechodzi z panelu do panelu. W wierszu z liczbami klawisz w mówi, jak każdą zsumowano. W orzeczeniu spacja otwiera i zamyka to, co stoi pod wierszem, a Enter otwiera zasadę, na którą wiersz się powołuje.
help-RulebookScreen = Pisz, by szukać, w dowolnym języku, nawet z błędami. Strzałki przechodzą przez to, co znaleziono, klawisze [ i ] do części drukowanych wcześniej i dalej.
help-LogScreen = Wszystko, co wpisano, po kolei. Cofnięte zostaje, przekreślone i oznaczone. Enter na wierszu pokazuje wydane orzeczenie; z cofa wszystko po nim, a przedtem pokazuje, co to jest. Wiersz z ⚖ to wydane orzeczenie: pod spodem jest odpowiedź, jak ją wydano, rozstrzygnięcie dzisiejsze i poświadczenie.
help-RepairScreen = Naprawa błędnego wiersza. Cztery sposoby stoją obok siebie z tym, co każdy zachowuje, zmienia i traci. Klawiszem i wpisuje się, co byłoby prawidłowe; o mówi, że pominięto to przed wierszem. Enter wykonuje wybrany sposób; wcześniej nic nie zostaje wpisane.
help-WindowScreen = Okna ostatnich działań, najnowsze najpierw: co je otworzyło, kogo i w jakiej kolejności pytano, kto spasował słowem lub milczeniem i czy szansa przepadła. Enter na regule ją otwiera; f cofa wiersze, po ich pokazaniu.
help-ReconcileScreen = Zapis stołu jako tekst. Zmień go na to, co leży na stole; po prawej stoi najkrótsza lista wpisów i poprawek między nimi albo pierwszy fakt, który jest niemożliwy. Ctrl+S je wpisuje.
help-LessonParts = Lekcja: cel stoi nad planszą. Wybierz ruch albo wpisz go po dwukropku; obok zobaczysz, co z tego wyszło. Liczy się każda droga do celu, a ruch, który go mija, jest cofany. Tab, a potem PageDown, pokazuje dalszy ciąg tego, co stoi obok listy.
help-TermsScreen = Słowa gry: wpisz część słowa w dowolnym języku. Obok są jego nazwy, zasady i lekcje; Enter otwiera zasadę.
help-LessonListScreen = Lekcje jednej gry z twoimi gwiazdkami. Enter zaczyna lekcję.
help-CardsScreen = Co wiadomo o każdej karcie i skąd. Pisz, by znaleźć kartę; Enter wpisuje jedną z jej wartości.
help-RuleVariantsScreen = Gdzie wydania milczą albo się różnią. Enter rozstrzyga sprawę w tej grze.
help-DisputeScreen = Pozycja w kilku wierszach i orzeczenie o niej. Najpierw gra, runda, faza, kto jest na ruchu i „prawdziwe karty”, jeśli nazwy mają być wyszukane. Potem wiersz dla każdego gracza: liczby z literami, dwukropek, karty, a za każdą jej własne litery i liczby. Wyzwanie to wiersz: kto, jakie, kogo, dwukropek, atakujący, średnik, obrońcy. Wiersz po ? to sporny ruch; ?? i gracz wylicza wszystko, co wolno. Plansza i orzeczenie stoją po prawej w trakcie pisania; ? zamiast liczby znaczy, że nikt jej nie podał.
letters = Litery
key-sample = Wpisuje pokazany przykład, gdy wpisano najwyżej samą grę.
key-rulings_down = Plansza i orzeczenia o stronę w dół.
key-rulings_up = Plansza i orzeczenia o stronę w górę.
key-complete = Wpisuje pierwsze słowo, które może tu stać; ponownie: następne.
help-dialog = Pytanie. Enter przyjmuje odpowiedź, Escape wraca bez niej i nic się nie zmienia. Na liście wybiera się strzałkami, numerem albo literą; kilka kart zaznacza się spacją. Wartość wpisuje się tak, jak jest wydrukowana: liczba, słowa z przecinkami między nimi, tak albo nie, brak.

key-line = Wpisz ruch, kilka ruchów albo notatkę; Tab dopełnia słowa.
key-why = Dlaczego tak jest w podświetlonym wierszu: jak zsumowano liczbę, czemu ruch jest dozwolony, co go zabrania.
key-undo = Cofa to, co wpisano ostatnio; zostaje ono w dzienniku.
key-redo = Przywraca cofnięte; po poprawionym wierszu wpisuje ponownie następne.
key-windows = Kogo pytano, czy działa lub odpowiada, kto spasował lub milczał i czy szansa przepadła.
key-reconcile = Wpisz cały stół, jak leży; Referee znajdzie wpisy i poprawki, po których zapis się zgadza.
key-decide = Stół rozstrzyga tam, gdzie wydania się różnią albo milczą.
key-by_hand = Powiedz, co zrobiła karta, której tekstu Referee nie zna. Wpisane: „klęka Jon Snow przez Winterfell”.
key-overrule = Wykonuje niedozwolony ruch mimo wszystko i zapisuje powód.
key-mend = Pierwszym sposobem czyni niedozwolony ruch dozwolonym i go wpisuje.
key-doubt = Zapisuje orzeczenie, które uważasz za błędne, do pliku do wysłania.
key-branch = Otwiera odgałęzienie stołu do prób; nic się tam nie zapisuje. W odgałęzieniu: przenosi jego ruchy na stół.
key-step_back = Przenosi ruchy odgałęzienia, by wprowadzać je po jednym.
asks = Pytania w wierszu (nic się nie wprowadza)
ask-judge = Osądza wiersz: orzeczenie, co by nastąpiło, o co padnie następne pytanie. „? stark broni jon”
ask-why_not = Każda zasada, która zabrania ruchu albo której on przestrzega.
ask-legal = Co wolno teraz graczowi lub z kartą; niżej – co zabrania reszty.
ask-see = Wpisz, co tam leży; różnice poprawia się jednym wpisem. „widać stark: eddard k, jon; złoto 2; ręka 6”
ask-what_if = Otwiera odgałęzienie i próbuje tam wiersza.
ask-odds = Szanse tego, o czym decyduje los; co przyniosłaby zakryta karta.
ask-threats = Jakie odpowiedzi może jeszcze mieć druga strona – z tego, co leży odkryte.
key-give = Wpisuje widoczne orzeczenie do dziennika wraz z tym, na czym się opiera.
key-correct = Poprawia liczbę albo kartę, gdy ekran nie zgadza się ze stołem.
key-note = Zapisuje notatkę w dzienniku.
key-log = Wszystko, co dotąd wpisano, z wydanymi orzeczeniami.
key-rulebook = Zasady, otwarte na tej, od której zależy orzeczenie.
key-cards = Co wiadomo o każdej karcie; tam wpisuje się brakujące wartości.
key-points = Gdzie wydania milczą albo się różnią i co rozstrzygnięto.
key-focus_moves = Do listy ruchów.
key-help = Ta strona.
key-leave = Powrót do poprzedniego ekranu.
key-TableScreen-leave = Opuszcza stół; gra zostaje zachowana tak, jak jest.
key-new = Zaczyna nową grę.
key-example = Gotowy stół do obejrzenia i do dalszej gry.
key-file = Zaczyna od przypadku albo pozycji z pliku.
key-text = Według których wydań sędziuje się nowe gry.
key-quit = Kończy program; każda gra jest zachowana.
key-search = Do wiersza, w którym wpisujesz, czego szukasz.
key-neighbour = Części drukowane przed tą i po niej.
key-focus_next = Do następnego panelu.
key-undo_to = Cofa wszystko po zaznaczonym wierszu, a przedtem to pokazuje.
key-LogScreen-words = Pokazuje tylko wiersze z podanymi słowami.
key-LogScreen-group = Pokazuje tylko jeden rodzaj wierszy: ruchy, orzeczenia, poprawki…; po ostatnim wszystkie.
key-LogScreen-seat = Pokazuje tylko wiersze jednego gracza; po ostatnim wszystkich.
key-LogScreen-mark = Zaznacza wiersz albo usuwa jego zaznaczenie.
key-LogScreen-repair = Co można zrobić, jeśli ten wiersz był błędny: zostawić, poprawić, odtworzyć późniejsze albo cofnąć.
key-RepairScreen-right = Wpisuje, co byłoby prawidłowe w miejsce wiersza.
key-RepairScreen-left_out = To, co wpisano, pominięto przed wierszem; jeszcze raz: zajmuje jego miejsce.
key-RepairScreen-carry_out = Wykonuje wybrany sposób po pytaniu dlaczego.
key-LogScreen-halt = Do poprzedniego lub następnego orzeczenia, poprawki albo zaznaczenia.
key-set = Wpisuje wartość tak, jak wydrukowano ją na karcie.
key-take_back = To, co wpisano dla wartości, już się nie liczy.
key-add = Wpisuje kartę, której nie ma na liście.
key-rule = Otwiera arkusz orzeczeń stołu.
key-tick = Zaznacza kartę albo usuwa zaznaczenie.
key-take = Przyjmuje to, co zaznaczono.
key-hint = Podpowiedź: najpierw gdzie patrzeć, potem zasada, potem ruch.
key-PlainLesson-board = Opisuje fazę i wszystko, co leży na planszy.
key-restart = Etap od początku.
key-learn = Lekcje krok po kroku.
key-terms = Słowa tej gry we wszystkich językach, z zasadami i lekcjami.
key-name = Wymienia kartę z ręki, której nikt jeszcze nie wymienił.
key-yes = Tak.

exactly = wybierz { $count }
or-more = { $least ->
    [0] wybierz dowolną liczbę albo nic
   *[other] wybierz { $least } albo więcej
}
between = wybierz od { $least } do { $most }
nobody = nikogo
under-which = { $card }: pod którą kartą?
whom = { $card }: { $what } – kogo?
under-card = pod kartą { $card }
commas = kilka oddziela się przecinkami
this-table = ten stół: { $answer }

power-of = { $total } z { $threshold } władzy

bar-draft = Draft
bar-setup = Przygotowanie
bar-plot = Fabuła
bar-draw = Dobieranie
bar-marshalling = Mobilizacja
bar-challenges = Wyzwania
bar-dominance = Dominacja
bar-standing = Powstawanie
bar-taxation = Podatki

foot-type = Ruch
foot-why = Skąd
foot-undo = Cofnij
foot-redo = Przywróć
foot-by-hand = Ręcznie
foot-log = Dziennik
foot-rules = Zasady
foot-help = Pomoc
foot-leave = Wyjdź
foot-decide = Rozstrzygnij
foot-overrule = Wbrew sędziemu
foot-mend = Popraw ruch
foot-doubt = Podważ
foot-what-if = Co jeśli
foot-put-back = Przenieś
foot-step-by-step = Po kolei
foot-give = Orzeknij
foot-missed = Przegapione
foot-reconcile = Uzgodnij
foot-enter-it = Wpisz
foot-correct = Poprawka
foot-note = Notatka
foot-cards = Karty
foot-points = Sprawy otwarte
foot-moves = Ruchy
foot-new-game = Nowa gra
foot-example = Przykład
foot-from-a-file = Z pliku
foot-rulebook = Zasady
foot-texts = Wydanie
foot-quit = Wyjdź
foot-search = Szukaj
foot-find = Szukaj
foot-pane = Panel
foot-back = Wróć
foot-undo-to-here = Cofnij dotąd
foot-halts = Przystanki
foot-mark = Zaznacz
foot-seat = Gracz
foot-kind = Rodzaj
foot-filter = Filtr
foot-set-a-value = Wpisz wartość
foot-take-back = Wycofaj
foot-new-card = Nowa karta
foot-rule = Zasada
foot-ruling-sheet = Orzeczenie
foot-yes = Tak
foot-no = Nie
foot-tick = Zaznacz
foot-take = Przyjmij
foot-hint = Wskazówka
foot-again = Od nowa
foot-learn = Lekcje
foot-terms = Słowa
foot-name-a-card = Podaj kartę
foot-scroll = Przewiń
foot-complete = Uzupełnij
foot-fold = Zwiń
foot-open = Otwórz
foot-close = Zamknij

## Nowa gra: co się ustala, zanim się zacznie.

begin = Rozpocznij
begin-name = Nazwa gry
begin-text = Tekst zasad
begin-passes = Pasy
begin-points = Gdzie zasady milczą
begin-points-usual = jak zalecono
begin-points-decided = rozstrzygnięte tu: { $count }
begin-which = Która gra?
begin-order = W jakiej kolejności siedzą?
begin-who = Kto gra? Zaznacz po kolei, zgodnie z ruchem wskazówek zegara.
begin-sit = zgodnie z ruchem wskazówek zegara: { $seats }
begin-enough = To już wszyscy
begin-seat = Miejsce { $count }: kto tam siedzi?
no-choice = Tu nie ma wyboru: odpowiedź jest jedna.
one-answer = jedyna odpowiedź
foot-change = Zmień
foot-begin = Rozpocznij
key-change = Zmienia zaznaczony wiersz.
key-begin = Rozpoczyna grę tak, jak tu stoi.
key-LessonListScreen-begin = Zaczyna lekcję albo wraca tam, gdzie ją przerwano.
help-NewGameScreen = Ustawienia nowej gry. Enter na wierszu zmienia to ustawienie; pierwszy wiersz rozpoczyna grę.

## The rulebook screen.

disputes = Spory i rozstrzygnięcia
printings-compared = Gdzie teksty się różnią
leads-nowhere = Ta strona nie prowadzi do żadnej innej.
go-where = Na którą stronę?
one-language = Ta strona jest tylko w jednym języku.
copied = Skopiowano
key-follow = Przechodzi do zasady lub sporu, o których mówi strona.
key-step = Wstecz do poprzedniej strony albo znów naprzód.
key-language = Strona albo orzeczenie w następnym języku.
key-beside = Obok drugi język: kolejno każdy, potem żaden.
key-cite = Kopiuje cytat strony: tytuł, oznaczenie i miejsce w druku.
foot-see-also = Zobacz też
foot-pages = Strony
foot-visited = Odwiedzone
foot-language = Język
foot-beside = Obok
foot-cite = Cytat

## Ekran własnych instrukcji.

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

## Tables in files.

write-where = Do którego pliku zapisać ten stół?
write-about = Cały, bez tego, co zakryte; otwiera się go klawiszem o na pierwszym ekranie.
written = Zapisano: { $file }
key-copy = Kopiuje pozycję jako tekst: to, co widzą wszyscy przy stole.
key-write = Zapisuje stół do pliku, by ktoś inny mógł grać dalej.
foot-to-a-file = Do pliku
foot-copy = Kopiuj
no-game-here = Najpierw ustaw podświetlenie na zapisanej grze.
new-name = Jak gra ma się odtąd nazywać?
delete-game = Usunąć „{ $name }”?
delete-about = Znikną wszystkie wpisy ({ $count }). Nie ma powrotu.
renamed = Teraz nazywa się { $name }
deleted = Usunięto: { $name }
key-rename = Nadaje podświetlonej grze inną nazwę.
key-delete = Usuwa podświetloną grę, po zapytaniu.
foot-rename = Nazwa
foot-delete = Usuń
no-grid = Nie ma tu czego pokazywać: przy dwóch graczach każdy działa tylko przeciw drugiemu.
no-grid-of-many = Do tej gry nie ma takiej tabeli: przy każdym odrzuconym ruchu jest podany powód.
none-by-hand = W tej grze żadnej karty nie wykonuje się ręcznie; co na stole jest inaczej, poprawia się klawiszem e.
key-grid = Kto co może zrobić komu, z powodem każdego „nie”.
foot-who-to-whom = Kto kogo
done-by-itself = To już stało się samo: { $what }
comes-first = Najpierw: { $what }
won-by = { $count ->
    [one] Wygrywa: { $seat }
   *[other] Wygrywają: { $seat }
}
none-of-them = brak
quoted = „{ $words }”

## Stół, przy którym siedzi więcej niż dwoje graczy.

four-supports = wspiera
four-rival = rywal
four-partner = partner
four-next = teraz: { $seats }
four-then = potem { $seats }
four-passed = pas: { $seats }
four-open = trwa: { $what }
four-defend = może jeszcze bronić: { $seat }
four-defend-or = może jeszcze bronić: { $seat }; jeśli nikt, { $supporter } jako wsparcie
four-support = może jeszcze bronić: { $supporter }, wspierając: { $seat }
sign-pools = złoto, ręka, talia, wpływy
sign-plot = fabuła: przychód, inicjatywa, wartość zmagań
sign-supports = tytuł wspiera; rywale nawzajem; rywal tylko jednej strony
sign-rivalry = władza z rywalizacji w tej rundzie już zdobyta
sign-by_hand = tekst fabuły, o który dbają sami gracze
letter-gold = z
letter-hand = r
letter-deck = t
letter-influence = w
letter-plot_initiative = i
letter-plot_claim = zm

## Typed lines and keys

list-changed = Lista zmieniła się po naciśnięciu klawisza. Naciśnij go jeszcze raz, jeśli nadal o to chodzi.
lines-wait = Wiersze: { $count }. Enter wprowadza je po kolei, Esc je odrzuca.
lines-part = Ruchy: { $count }. Enter wprowadza je po kolei.
lines-step = Wiersze: { $count }. Enter wprowadza pierwszy, Esc odrzuca wszystkie.
branch-banner =  CO JEŚLI · nic się tu nie zapisuje · T: przenieś ruchy · S: po kolei · q: wyjdź 
branch-empty = Nie wykonano tu ruchu, który można przenieść na stół. q opuszcza odgałęzienie.
branch-lesson = Lekcja nie ma odgałęzień: każdy ruch można spróbować i cofnąć.
lines-dropped = Odrzucone wiersze, niewprowadzone: { $count }.
line-asks = ten wiersz prowadzi do pytania
words-kept = Nie ma tu „{ $words }”. Zostaje zachowane: Esc zamyka okno i wstawia to do wiersza ruchów.
words-dropped = Nic, co tu wpisano, nie zostaje. Najpierw odpowiedz na to.
ticked = Zaznaczono. Spacja zaznacza dalej, Enter przyjmuje zaznaczone.
ticked-one = Zaznaczono. Enter przyjmuje.
lines-behind = Wiersze za nim: { $count }.
would-follow = Co by nastąpiło (nic nie wprowadzono):
may-now = { $name } – dozwolone teraz:
may-nothing-now = { $name } – teraz brak dozwolonych ruchów.
may-not-now = Teraz niedozwolone:
seen-why = Poprawić to? Dlaczego:
seen-reason = tak leży na stole
seen-agrees = Ekran zgadza się z tym, co widać.
seen-unnamed = Niewymienione, zostają jak na ekranie: { $what }
seen-untouched = Nie da się poprawić tutaj: { $what }
no-odds = Nic tu nie zależy od losu i żadna zakryta karta nie jest właśnie odkrywana.
no-threats = Nikt tu nie odpowiada kartami.
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

## Stół narysowany jako rząd kart.

row-way = { $count } w rzędzie, { $way }
row-empty = Rząd jest pusty.
row-left = z lewej jeszcze { $count }
row-right = z prawej jeszcze { $count }
row-under = pod nią: { $cards }
row-here = tu można położyć kartę
foresee = Stanie się tak:
foresee-then = Potem: { $what }
foresee-not = Nie można: { $why }
which-it-is = { $card }: która to karta?
on-card = { $card }: co zrobić?
nothing-with = Z kartą { $card } niczego teraz nie można zrobić.
whose-eyes = Czyje oczy?
look-away = Patrzeć może tylko gracz { $seat }. Enter pokazuje ukryte karty.
look-away-sealed = Patrzeć może tylko gracz { $seat }. Enter otwiera pytanie.
close-the-page = Zamknij stronę, aby odejść od stołu; gra toczy się dalej.
hand-looked-at = Na ekranie sędziego obejrzano rękę gracza { $seat }.
the-holder = Gra gospodarza
no-answer = nie przyszła odpowiedź
private-title = { $seat }: ukryte karty
private-hint = ↑↓ Enter: która to karta   inny klawisz: ukryj
private-hint-looking = ↑↓ przewija   inny klawisz: ukryj
private-unknown = nie podana
private-rest = { $pile }: niepodane karty: { $count }
private-none = Nie ma ukrytych kart.
no-secrets = Nie ma tu niczego, co widziałby tylko jeden gracz.
ledger = Skąd wzięła się każda liczba
shared = Gra skończona, zwycięstwo wspólne
foot-ledger = Rachunek
foot-look = Wgląd
foot-look-on = Podgląd
foot-row = Rząd
key-ledger = Każda zmiana każdej liczby i jej powód.
key-look = Jeden gracz patrzy na swoje ukryte karty i może je nazwać.
key-row = Idzie wzdłuż rzędu; Enter na karcie podaje, co można z nią zrobić.
key-leave-row = Wraca do ruchów.
sign-closed = karta zakryta, karta odkryta (słowo stoi obok)
sign-pointer = karta, która działa teraz
sign-tokens = wpływ na karcie; w wierszu rodziny jej zapas
sign-stack = ile kart leży w jednym miejscu
sign-bribed = przekupiona; rodzina z herbu na karcie
sign-may = można teraz wybrać
sign-may-point = można wskazać; czy to dozwolone, sprawdź
sign-first = zaczyna tę rundę
sign-order = rozkaz, który tam leży
sign-banned = ród, któremu rozkaz czegoś w tej rundzie zabrania
help-RowTable = Przesuwaj prawdziwe karty i mów Referee, co zrobiono. Strzałki ← → idą wzdłuż rzędu, Enter na karcie podaje, co można z nią zrobić; ↑ ↓ idą po ruchach. Pod zaznaczonym ruchem widać, co z niego wyjdzie. Co leży zakryte, wie tylko jego gracz: gdy karta zostaje odkryta, powiedz, która to. Tab przechodzi między panelami; w wierszu rodziny w mówi, skąd wzięła się liczba.
bar-planning = Planowanie
bar-events = Wydarzenia
bar-game_over = Koniec

## Arkusze wypełniane bez rozgrywki.

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

## Dziennik: co widać, wydane orzeczenia

log-words = słowa z wiersza
log-moves = ruchy
log-rulings = orzeczenia
log-corrections = poprawki
log-told = podane sędziemu
log-notes = notatki
log-back = cofnięte
log-marked = zaznaczone
no-lines = W dzienniku nie ma takiego wiersza.
no-halt = W tym kierunku nie ma orzeczenia, poprawki ani zaznaczenia.
no-rule-here = Nic w tym wierszu nie opiera się na regule.
mark-line = zaznaczono wiersz { NUMBER($line, useGrouping: 0) }
unmark-line = usunięto zaznaczenie wiersza { NUMBER($line, useGrouping: 0) }
given-given = Orzeczenie, tak jak je wydano
given-overruled = Orzeczenie, tak jak je wydano; gracze je uchylili
given-refused = Odmowa, tak jak jej udzielono
today-same = Rozstrzygnięte dzisiaj: tak samo
today-other-reasons = Rozstrzygnięte dzisiaj: ta sama odpowiedź z innych powodów
today-otherwise = Rozstrzygnięte dzisiaj, odpowiedź jest inna: { $answer }
today-not-judged = Ten Referee nie potrafi rozstrzygnąć tego ruchu ponownie.
receipt = Poświadczenie
receipt-program = Referee { $engine }, zbiór zasad { $rulebook }
receipt-texts = podstawa: { $texts }
receipt-table = stół po wierszu { NUMBER($line, useGrouping: 0) }: { $position }
receipt-move = ruch { $move }, powody { $reasons }
receipt-hidden = niezachowane, bo mogą wymieniać to, co ukryte
receipt-of = o ruchu z wiersza { NUMBER($line, useGrouping: 0) }
receipt-by = wydał: { $who }, { $how }
receipt-rules = Reguły, na których się opiera: { $count }
role-table = stół
origin-typed = wpisane
origin-key = klawiszem
origin-implied = przez sam program Referee
origin-unknown = nie wiadomo jak

# Judge a dispute
judge-dispute = Osądź spór
judge-dispute-kind = wpisana pozycja
judge-dispute-about = Wpisz pozycję jak niżej: gra ({ $games }) i chwila, wiersz dla każdego gracza, potem ? i sporny ruch. Tab uzupełnia słowo, F2 wpisuje ten przykład.
foot-judge = Osądź
key-judge = Osądza spór przy stole, którego nie ma na ekranie: wpisuje się jego pozycję.

## The coach of a live game.
key-coach = Trener: po co jest ta faza, kogo uczy, albo że milczy.
foot-coach = Trener
coach-whom = Trener
coach-phase = Po co jest ta faza?
coach-keyboard = Tego, kto trzyma klawiaturę
coach-all = Wszystkich przy tym stole
coach-off = Nikogo: milczy
coach-not-here = Przy ścisłym stole i tam, gdzie się tylko patrzy, nie ma trenera.
coach-not-kept = Nie można zapisać wyboru.
# Colours
theme-calm = Spokojne kolory na ciemnym
theme-light = Ciemne litery na jasnym
theme-contrast = Największy kontrast
screen-language = Język: polski
foot-colours = Kolory
key-next_theme = Następne kolory: spokojne, jasne, o dużym kontraście; wybór zostaje zapamiętany.

# Tryb wierszowy
plain-start = Wpisz numer, nazwę zapisanej gry, klawisz albo „? ” i pytanie. ? objaśnia klawisze; q kończy program.
plain-table = Wpisz ruch albo numer z listy; Enter wypisuje ruchy. ? objaśnia klawisze; q opuszcza stół.
plain-lesson = Wpisz odpowiedź albo jej numer z listy. j podpowiada, u zaczyna etap od nowa, y opisuje planszę, b podaje zasadę; Enter wypisuje możliwości, ? objaśnia klawisze, q opuszcza lekcję.
plain-lessons = Wpisz numer lekcji; Enter wypisuje lekcje, q wraca.
plain-go-on = Enter prowadzi dalej.
plain-help = Wpisz numer, klawisz albo wiersz. Enter wypisuje, co można zrobić; „? ” i pytanie odsyła do zasad; kropka wraca bez odpowiedzi.
plain-only-screen = To jest tylko na ekranie, nie w trybie wierszowym.
plain-no-such = Na liście nie ma „{ $typed }”.
plain-choose = Co wybierasz? Wpisz numer albo pierwsze litery; kropka wraca.
plain-confirm = Wpisz y, jeśli tak; wszystko inne znaczy nie.
plain-text = Wpisz odpowiedź; kropka wraca.
plain-text-or-nothing = Wpisz odpowiedź; Enter zostawia puste pole, kropka wraca.
plain-keep = Teraz: { $value }. Wpisz inną odpowiedź; Enter zostawia tę, kropka wraca.
plain-tick = Co wybierasz? Wpisz numery, rozdzielając je spacjami, albo 0, jeśli nic; kropka wraca.
plain-tick-or-name = Co wybierasz? Wpisz numery, rozdzielając je spacjami, albo 0, jeśli nic; n podaje najpierw kartę z ręki, kropka wraca.
plain-begin = Wpisz numer wiersza, aby go zmienić; Enter rozpoczyna grę, kropka wraca.
plain-rule-of = Zasada: { $rule }
plain-also = także: { $seats }
plain-perhaps = Może jedno z tych? Wpisz numer:
plain-rule = Która zasada? Wpisz jej identyfikator albo słowa z niej.
plain-rule-here = Która zasada? Wpisz jej identyfikator albo słowa z niej; Enter czyta: { $rule }.
plain-dispute = Wpisz pozycję wiersz po wierszu; wiersz zaczynający się od ? prosi o rozstrzygnięcie. Pusty wiersz kończy.
plain-key-why = Całe orzeczenie, razem z zachowanymi zasadami.
plain-key-copy = Wypisuje pozycję jako tekst: to, co widzą wszyscy przy stole.
foot-extend = Przedłuż
foot-penalty = Kara
foot-call = Wezwij
foot-call-a-judge = Wezwij sędziego
foot-take-over = Przejmij
foot-only-calls = Wezwania
foot-only-slow = Wolne
foot-only-provisional = Tymczasowe
foot-provisional = Tymczasowo
foot-head-judge = Główny
foot-uphold = Utrzymaj
foot-desk = Stolik sędziowski
judges-only = Kary wydają sędziowie patrzący od stolika sędziowskiego.
no-tournament-table = Ta gra nie jest przy stole turnieju. Dodaje ją sędzia: referee desk add-table.
help-DeskScreen = Wszystkie stoły rundy, najpierw te, które wzywają. ☎ otwarte wezwanie z czasem czekania i kto idzie, ⚖ czekające orzeczenie, ✎ poprawki i naprawy, ⚠ stół, którego program milczy od co najmniej 20 s (T przejmuje jego grę), ✋ tymczasowe, ‖ zegar stoi. Enter patrzy na stół, gdy ten gra dalej; niczego nie zajmuje. To, co piszą inni, pojawia się w ciągu sekundy.
help-RulingSheet = Pytanie przy stole: werdykt według każdego tekstu, reguła w językach graczy i podobne orzeczenia turnieju. Tab wychodzi z tekstu; potem 1 wydaje orzeczenie, 2 wydaje je tymczasowo, 3 pyta sędziego głównego, u i o rozstrzygają odwołanie.
key-take_call = Idziesz do stołu najstarszego wezwania.
key-close_call = Wezwanie jest załatwione; jego czas jest proponowany jako dodatkowy.
key-penalty = Wydaje karę; na początku stoi to, na co wskazuje orzeczenie.
key-extend = Daje stołowi więcej czasu.
key-call = Wzywa sędziego do tego stołu.
key-call_judge = Wzywa sędziego do tego stołu turnieju; jego zegar staje.
key-take_over = Przejmuje grę stołu od programu, który milczy.
key-only = Pokazuje tylko takie stoły; ten sam klawisz znowu pokazuje wszystkie.
key-DeskScreen-find = Znajduje stół po numerze albo nazwisku gracza.
key-DeskScreen-note = Zapisuje notatkę sędziego.
key-RulingSheet-note = Zapisuje notatkę sędziego.
key-RulingSheet-give = Wydaje orzeczenie z pokazanym werdyktem.
key-provisional = Wydaje orzeczenie tymczasowo; gra toczy się dalej.
key-appeal = Pyta sędziego głównego o ostatnie orzeczenie albo o pytanie.
key-settle = Rozstrzyga czekające tu odwołanie.
key-desk = Stolik sędziowski ostatniego turnieju.
kept-here = zapisane tutaj, do wysłania: { $count }
sent = Serwer znowu jest; wysłano: { $count }.
branch-kept = Wpisy z tego komputera, które już nie pasują do gry, są zapisane jako „{ $name }”; sędzia rozstrzyga, która gra trwa dalej.
pane-moves = Ruchy
pane-ruling = Rozstrzygnięcie

## A first game.
begin-first = Pierwsza gra?
first-about = W rundzie 1 nie ma wtedy wydarzeń, a każdy gracz rzuca jedno wyzwanie; reszta dochodzi w rundzie 2.
first-note = Pierwsza gra: w rundzie 1 nie ma wydarzeń, a każdy gracz rzuca jedno wyzwanie. Reszta dochodzi w rundzie 2.
first-events = Wydarzenia dochodzą w rundzie 2 tej pierwszej gry. Klawisz a: od razu według wszystkich zasad.
first-challenges = W rundzie 1 tej pierwszej gry każdy rzuca jedno wyzwanie; zakończ turę. Klawisz a: od razu według wszystkich zasad.
first-opened = Runda 2: odtąd wydarzenia i wszystkie trzy wyzwania.
coach-open = Odtąd według wszystkich zasad
foot-sealed-question = Tajne pytanie
key-ask_sealed = Jeden gracz pyta o kartę z ręki na zakrytym ekranie; nic z tego nie jest zapisywane.
sealed-title = { $seat }: tajne pytanie
sealed-type = ruch, o którym myślisz, tak jak przy stole
sealed-hint = Enter pyta   Esc wraca; nic nie zostaje

## Okna ostatnich działań

windows = Kto mógł odpowiedzieć
no-windows = Tu nikogo nie pytano, czy działa lub odpowiada.
window-of = { $asks ->
    [action] Czas na akcje
    [react] Czas na odpowiedzi
    [save] Czas na ocalenie
    [cancel] Czas na anulowanie
   *[other] Propozycja
}
window-begun = { $window }, otwarty przed wierszem 1
window-opened = { $window }, otwarty przez wiersz { NUMBER($line, useGrouping: 0) }: { $what }
window-answers = Odpowiada na: { $what }
window-order = Kolejność pytania
window-closed = Zamknięty przez wiersz { NUMBER($line, useGrouping: 0) }: { $what }
window-open = Wciąż otwarty
chance-open = { $seat }: może jeszcze odpowiedzieć
chance-passed = { $seat }: pas w wierszu { NUMBER($line, useGrouping: 0) }; kolejne pytanie tylko, jeśli inny gracz zadziała
chance-used = { $seat }: odpowiedź w wierszu { NUMBER($line, useGrouping: 0) }
chance-said = { $seat }: pas w wierszu { NUMBER($line, useGrouping: 0) }; szansa przepadła
chance-own_act = { $seat }: dalsza gra w wierszu { NUMBER($line, useGrouping: 0) } bez odpowiedzi; szansa przepadła
chance-acted_since = { $seat }: milczenie, a w wierszu { NUMBER($line, useGrouping: 0) } inne działanie bez słowa o tym; szansa przepadła
chance-not_offered = { $seat }: szansy nie było; milczenie, a { $by } działa poza kolejnością
chance-not_asked = { $seat }: szansy nie było; milczenie, a gra toczyła się dalej
window-repair = Naprawa: cofnijcie wiersze od { NUMBER($line, useGrouping: 0) } ({ $count }), niech { $seat } odpowie, potem wpiszcie ponownie późniejsze wiersze.
window-repair-key = { $key } je cofa; przy stole { $again } wpisuje ponownie późniejsze.
window-no-repair = Szansy nie można oddać. Jeśli to samo zdarzy się znowu, szansa jest nowa.
no-window-to-mend = Nikogo tu nie pominięto: nie ma czego cofać.
window-answer-now = Odpowiedź można wpisać teraz.

## Tablica na drugim ekranie.

scoreboard-acts = Działa: { $card }
scoreboard-ruling = Ostatnie orzeczenie:
scoreboard-entry = Ostatni wpis:
scoreboard-closed = Gra jest zamknięta; tablica pokazuje, jak ją zostawiono.
scoreboard-other = Otwarta jest inna gra: „{ $name }”.
no-games-yet = Nie ma jeszcze zapisanej gry. Tablica zacznie się od pierwszej.
foot-follow = Przejdź
foot-carry-out = Wykonaj
foot-right-line = Prawidłowe
foot-left-out = Pominięte
foot-repair = Naprawa
key-follow_other = Przechodzi do gry, która jest teraz otwarta.
help-ScoreboardScreen = Gra wpisywana gdzie indziej, pokazana dużymi cyframi. Widać to, co mogą zobaczyć wszyscy przy stole; niczego się tu nie wpisuje i niczego nie zajmuje. Pod liczbą jest pasek: jak daleko zaszedł gracz. ◀ oznacza, czyja jest kolej.

## Zapis i stół

reconcile = Stół, jak leży
reconcile-about = Zmień tekst po lewej na to, co leży na stole. Tu stoi najkrótsza lista wpisów i poprawek, po której zapis się zgadza, albo pierwszy fakt, który jest niemożliwy.
cannot-be = To niemożliwe: { $what }
cannot-be-card = { $card }: stół nie ma takiej karty, a { $seat } nie trzyma nienazwanej karty
not-compared = Podane, ale nieporównane: { $what }
nothing-to-reconcile = Nie ma czego wpisać.
