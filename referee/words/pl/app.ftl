title = Referee
tagline = sędzia dla stołu, przy którym grasz

game-over = Koniec gry
nothing-open = Na nic się nie czeka
texts-agree = Wydania są zgodne.
texts-differ = Wydania się tu różnią. Rozstrzyga stół: naciśnij d.
legal = Wolno
refused = Nie wolno
unknown = Jeszcze nie wiadomo
under = podstawa: { $text }
would-change = Co by na to pozwoliło:
came-of-it = Co z tego wynikło:
rules-kept = { $count ->
    [one] zachowano jeszcze { $count } zasadę
    [few] zachowano jeszcze { $count } zasady
   *[many] zachowano jeszcze { $count } zasad
}
explained = Skąd ta liczba
no-number = W tym wierszu nie ma liczby do wyjaśnienia.
line-hint = wpisz ruch, Tab uzupełnia, Enter wykonuje, Esc wychodzi
from-hand = { $seat } podaje kartę z ręki …
by-hand = ręcznie
strict = ściśle
looking = tylko podgląd
too-small = Referee potrzebuje okna co najmniej 80 na 24. To ma { $width } na { $height }.
followed = Nastąpiło samo
round = runda { $round }
banner = chorągiew
kneels = klęczy
of = z
unnamed = { $count } bez nazwy

undone = Cofnięto: { $count }. Wpisy zostają w dzienniku; { $key } je przywraca.
nothing-undone = Nie ma czego cofnąć.
redone = Przywrócono: { $count }.
nothing-redone = Nie ma czego przywrócić.
overruled = stół postanowił inaczej: { $reason }
corrected = poprawione ręcznie
taken-back = cofnięte
undo-line = cofnięto { $count }, do wiersza { NUMBER($to, useGrouping: 0) }
redo-line = przywrócono wiersz { NUMBER($line, useGrouping: 0) }
take-back = Cofnąć te wpisy ({ $count })?
and-more = i jeszcze { $count }
nothing-to-overrule = Nie ma niedozwolonego ruchu do dopuszczenia.
overrule-why = Wbrew sędziemu: dlaczego?
a-note = Notatka do dziennika

all-values = wszystkie jej wartości naraz
by-sums = według sum z książeczek: od { $least } do { $most }
name-placeholder = nazwa karty, w dowolnym języku
no-such-card = Nie ma karty „{ $name }”
nearest = Najbliższe:
which-kind = Co to jest: { $name }?
enter-new = wpisać „{ $name }” jako nową kartę
which-card = { $seat }: która to karta?
cannot-tell-yet = jeszcze nie wiadomo
legal-so-far = wolno
set-right-of = Poprawka ręczna: czego?
set-right-why = Dlaczego poprawka?
the-table = stół
which-value-of = { $name }: która wartość?
what-really = { $field }: jak jest naprawdę?
perhaps = Być może:
which-card-did = Która karta coś zrobiła?
how-used = Jak użyto karty { $card }?
what-happens = { $about }: co się dzieje?
how-many = { $title }: ile?
that-is-all = to wszystko
nothing-else = nic więcej się nie dzieje
find-card = znajdź kartę po nazwie, w dowolnym języku
card-not-found = Nie ma takiej karty. a: wpisz ją jako nową.
which-value = Która wartość?
card-called = Jak nazywa się karta?

hint-confirm = y lub Enter: tak   n lub Esc: nie
hint-choose = ↑↓ i Enter albo numer, albo litera   Esc: wróć
hint-take = Enter: przyjmij   Esc: wróć
hint-tick = Spacja: zaznacz   Enter: przyjmij   Esc: wróć
hint-tick-or-name = Spacja: zaznacz   Enter: przyjmij   n: podaj kartę   Esc: wróć
hint-skip = puste: pomiń
enter-again = Jeszcze raz Enter, by tak zostało.

book-not-opened = Nie udało się otworzyć zasad: { $error }
book-opening = Zasady jeszcze się otwierają.
no-such-game = Nie ma zapisanej gry „{ $name }”.
look-on = tylko oglądać, bez zapisu
go-on-sound = grać dalej od nienaruszonej części
leave-it = zostawić tak, jak jest
look-sound = tylko obejrzeć nienaruszoną część
not-as-usual = Tej gry nie można otworzyć jak zwykle
stopped-at = Wpisu { NUMBER($entry, useGrouping: 0) } nie można tu wykonać; stół jest taki jak przed nim.
game-called = Jak ma się nazywać gra?
who-plays = Kto gra którą stroną?
sits-first = { $first } siada pierwszy, { $second } drugi
one-text = tylko { $text }
both-texts = oba wydania naraz; gdzie się różnią, rozstrzyga stół
which-text = Według którego wydania sędziować?
game-of = Gra z dnia { $day }
entries = wpisy: { $count }, { $when }
new-game = Nowa gra
texts = podstawa: { $text_key ->
    [both] oba wydania
   *[other] { $text }
}
from-file = Z pliku…
case-or-position = przypadek albo pozycja
draft = Czy fabuły są draftowane?
draft-no = nie: każda strona gra swoimi siedmioma fabułami
draft-yes = tak: draftowanie fabuły
passes = Jak rozumieć pasowanie?
passes-silent = kto milczy, pasuje, jak zwykle
passes-strict = ściśle: każdy pas się zgłasza
which-file = Który plik?
which-file-about = przypadek albo pozycja; przy kilku przypadkach też id jednego
example = przykład

search-rules = szukaj w zasadach, w dowolnym języku
nothing-found = Niczego nie znaleziono. Spróbuj słowa z karty albo jednego słowa.
points-title = Gdzie wydania milczą albo się różnią

signs = Znaki
sign-cards = karta stojąca; klęcząca (obok stoi słowo)
sign-icons = wojskowe, intrygi, władzy: w czym postać może brać udział
sign-unique = unikatowa
sign-power = władza na karcie
sign-income = premia do przychodu
sign-unknown = jeszcze nieznane; pytanie padnie, gdy będzie ważne
sign-takes-part = uczestniczy w wyzwaniu
sign-turn = czyja jest tura
sign-verdicts = wolno, nie wolno, jeszcze nie wiadomo

help = Pomoc
keys = Klawisze
log = Dziennik
palette = ctrl+p znajduje polecenie po nazwie. Klawisze działają też na cyrylicy.
help-StartScreen = Zacznij grę, wróć do zostawionej albo obejrzyj gotowy stół. Wszystko, co wpiszesz, jest od razu zachowane; niczego nie trzeba zapisywać.
help-TableScreen = Przesuwaj prawdziwe karty i mów Referee, co zrobiono. Ruch wybierzesz strzałkami i klawiszem Enter albo jego numerem; możesz też nacisnąć : i go wpisać. Szarych ruchów nie wolno wykonać; powód stoi pod zaznaczonym, a całe orzeczenie obok. Tab przechodzi z pola do pola. W wierszu z liczbami klawisz w mówi, jak każdą zsumowano. W orzeczeniu spacja otwiera i zamyka to, co stoi pod wierszem, a Enter otwiera zasadę, na którą wiersz się powołuje.
help-RulebookScreen = Pisz, by szukać, w dowolnym języku, nawet z błędami. Strzałki przechodzą przez to, co znaleziono, klawisze [ i ] do części drukowanych wcześniej i dalej.
help-LogScreen = Wszystko, co wpisano, po kolei. Cofnięte zostaje, przekreślone i oznaczone. Enter na wierszu pokazuje wydane orzeczenie; z cofa wszystko po nim, a przedtem pokazuje, co to jest.
help-CardsScreen = Co wiadomo o każdej karcie i skąd. Pisz, by znaleźć kartę; Enter wpisuje jedną z jej wartości.
help-PointsScreen = Gdzie wydania milczą albo się różnią. Enter rozstrzyga sprawę w tej grze.
help-dialog = Pytanie. Enter przyjmuje odpowiedź, Escape wraca bez niej i nic się nie zmienia. Na liście wybiera się strzałkami, numerem albo literą; kilka kart zaznacza się spacją. Wartość wpisuje się tak, jak jest wydrukowana: liczba, słowa z przecinkami między nimi, tak albo nie, brak.
