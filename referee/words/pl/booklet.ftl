### Co mówi się o własnych instrukcjach: dodawanie, lista, pokazywanie, usuwanie i dlaczego plik nie zostaje przyjęty.

## W wierszu poleceń

read = Przeczytano { $file } jako { $booklet }. Akapity: { NUMBER($count, useGrouping: 0) }.
headings = Nagłówki, które podają nasze zasady i które w nim są: { $count } z { $headings }.
sections = Zasady wydrukowane w tym tekście: { NUMBER($count, useGrouping: 0) }. Z nich
are-sure = mają swój ustęp i jest on pewny
are-likely = mają ustęp prawdopodobny; mówi się o tym przy zasadzie
are-unsure = mają ustęp niepewny; stoi na liście, ale nie pod zasadą
are-without = nie mają ustępu
replaced = Zastępuje dodaną wcześniej ({ $file }, { $day }).
kept = Przechowywana w { $place } i nigdzie indziej. Odtąd ustępy stoją pod zasadami.
show-all = Wszystkie ustępy: referee booklet show { $booklet }
none = Nie dodano żadnej instrukcji. Dodaje się ją tak: referee booklet add FILE --text TEXT
listed = { $booklet } ({ $game }), z { $file }, { $day }
stale = Od tego czasu zasady tutaj się zmieniły. Dodaj plik ponownie, a zostanie dopasowany od nowa.
no-passage = W { $booklet } nie ma takiego ustępu.
no-such-booklet = Nie dodano instrukcji { $booklet }. Są: { $texts }.
removed = Usunięto instrukcję { $booklet } ze wszystkimi jej ustępami. Twój plik pozostał bez zmian.
sure = pewne
likely = prawdopodobne
unsure = niepewne
on-page = , s. { $page }

## Dlaczego plik nie zostaje przyjęty

nothing-kept = Niczego z niego nie zachowano.
not-there = { $file }: nie ma takiego pliku. Sprawdź pisownię i podaj całą ścieżkę.
not-a-file = { $file } to katalog albo urządzenie. Podaj ścieżkę jednego pliku tekstowego lub Markdown.
not-readable = Nie można przeczytać { $file }: { $found }. Zmień uprawnienia albo skopiuj plik gdzie indziej.
too-large = { $file } ma { $size } MB, a instrukcja jako tekst ma mniej niż { $limit } MB; nie czytano go. Zapisz samą instrukcję, jako tekst bez obrazków.
empty = W { $file } jest za mało słów jak na instrukcję: { $count }. Zapisz w nim tekst instrukcji.
binary = { $file } to nie tekst, lecz { $found ->
    [PDF] PDF
    [ZIP] dokument albo archiwum
    [Office] stary dokument biurowy
    [RTF] dokument RTF
    [picture] obrazek
    [database] baza danych
   *[binary] dane binarne
}. Najpierw zapisz go jako zwykły tekst lub Markdown; do PDF potrzebny jest program, który wydobędzie tekst.
undecodable = { $file } jest w nieznanym tu kodowaniu; bajt { NUMBER($number, useGrouping: 0) } nie jest UTF-8. Zapisz go jako UTF-8.
too-many-parts = Wierszy lub akapitów w { $file } jest { NUMBER($count, useGrouping: 0) }, a żadna instrukcja nie ma ich więcej niż { NUMBER($limit, useGrouping: 0) }. Zapisz samą instrukcję.
other-language = Język pliku { $file } to { $found ->
    [en] angielski
    [bg] bułgarski
    [pl] polski
    [ru] rosyjski
    [uk] ukraiński
    [sr] serbski
    [cs] czeski
    [de] niemiecki
    [fr] francuski
    [es] hiszpański
    [it] włoski
   *[other] żaden z rozpoznawanych
}, a językiem tekstu { $booklet } jest { $wanted ->
    [bg] bułgarski
    [pl] polski
    [ru] rosyjski
   *[en] angielski
}. Podaj instrukcję w tym języku albo inny tekst: { $texts }.
other-text = { $file } to instrukcja { $found }, nie { $booklet }: jest w nim { $count } z jej { $headings } nagłówków. Dodaj ją z --text { $found }.
not-this-rulebook = Przeczytano { $file }, ale to nie instrukcja { $booklet }: z jej { $headings } nagłówków jest w nim { $count } albo słowa pod nimi są inne. Sprawdź, czy to właściwy plik i właściwy tekst: { $texts }.
unknown-text = Nie ma tu tekstu { $booklet }. Są: { $texts }.
