### Co dodatek bierze z gry podstawowej.

title = To jest dodatek: czego potrzebujesz z gry podstawowej
about = Źródłem jest szkic samego dodatku. Poniższe jest podawane o grze podstawowej, pierwsze wydanie, i nie stoi w źródle; nie opiera się na tym żadne rozstrzygnięcie. Pierwszeństwo ma twoja instrukcja.
line-01 = Gra trwa dziesięć tur. Tura ma trzy fazy: Westeros, planowanie, akcje. W pierwszej turze fazy Westeros nie ma.
line-02 = Westeros: odkryj wierzchnią kartę każdej z trzech talii i wykonaj I, II, III w tej kolejności.
line-03 = Planowanie: połóż zakryte rozkazy tam, gdzie masz jednostki; odkrywa się je razem. Nie musisz dawać rozkazu wszędzie.
line-04 = Akcje: najazdy, potem marsze, potem umacnianie władzy. W każdym kroku gracze działają na zmianę, w kolejności gry.
line-05 = Piechur i okręt mają siłę 1, rycerz 2. Miasto daje 1 punkt zaciągu, twierdza 2.
line-06 = Marsz: wszystkie, część albo żadna z jednostek obszaru rusza do jednego lub kilku sąsiednich; najwyżej jedna bitwa na rozkaz.
line-07 = Łańcuch mórz z twoimi okrętami przewozi jednostki lądowe w jednym ruchu.
line-08 = Wsparcie liczy się w każdej bitwie obok. Morze może wspierać ląd, ląd nie może wspierać morza; tak samo jest z najazdem.
line-09 = Najazd usuwa jeden sąsiedni rozkaz najazdu, wsparcia albo umacniania władzy; za ten ostatni najeźdźca dostaje znacznik władzy.
line-10 = Umacnianie władzy daje 1 znacznik władzy i po 1 za każdą koronę w obszarze.
line-11 = Bitwa: jednostki, wsparcie, wartość marszu albo obrony i karty rodów. Przy remisie decyduje wyższe miejsce na torze Lenn.
line-12 = Przegrany się wycofuje, a jego jednostki są rozbite; tylko z pamięci: jedna ginie za każdy miecz bez odpowiadającego symbolu fortyfikacji.
line-13 = Zaopatrzenie ogranicza armie, dwie lub więcej jednostek w obszarze: przy zaopatrzeniu 3 jedna z trzech i trzy z dwóch.
line-14 = Po dziesiątej turze wygrywa najwięcej miast i twierdz. Tylko z pamięci: przy mniej niż sześciu graczach siedem wygrywa od razu.
