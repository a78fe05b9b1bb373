### Po co jest każda faza, co w niej wolno i o czym się zapomina.

draft-for = Każdy dobiera jeszcze sześć fabuł, z których będzie wybierał.
draft-may = Zatrzymaj jedną z trzech fabuł, dwie podaj; z dwóch podanych zatrzymaj jedną.
draft-forget = Wszystko zostaje zakryte; na koniec wybierasz do talii 7 z 13 fabuł.

setup-for = Zaczynasz z kilkoma kartami w grze, wartymi razem do 5 złota.
setup-may = Możesz raz wymienić siedem kart; potem umieść postacie i obszary za najwyżej 5.
setup-forget = Najwyżej jedna karta z Ograniczeniem i jedna kopia unikatowej; potem dobierz do siedmiu.

plot-for = Fabuła ustala przychód, inicjatywę i wartość zmagań w tej rundzie.
plot-may = Wybierz w sekrecie jedną fabułę; obaj odkrywacie je razem.
plot-forget = Kto wygrał inicjatywę, wskazuje pierwszego gracza i może wskazać przeciwnika.

draw-for = Nowe karty na rękę.
draw-may = Każdy gracz dobiera dwie karty.
draw-forget = Ręka nie ma limitu; z pustej talii po prostu nic nie dobierasz.

marshalling-for = Zamieniasz złoto w postacie, obszary i dodatki.
marshalling-may = Pobierz przychód, potem zagraj tyle kart, na ile cię stać. Pas to tylko rezygnacja z akcji; tura trwa, aż ją zakończysz.
marshalling-forget = Karta z przychodem płaci od następnej rundy. Zachowanym złotem płacisz za wydarzenia; liczy się też do dominacji.

challenges-for = Tu traci się karty i zdobywa najwięcej władzy.
challenges-may = W swojej turze rzuć po jednym wyzwaniu: wojskowe, intrygi i władzy, albo żadnego.
challenges-may-first = W rundzie 1 tej pierwszej gry każdy rzuca jedno wyzwanie dowolnego rodzaju albo żadnego.
challenges-forget = Atakujący i obrońcy klękają; klęcząca postać ani nie broni, ani nie liczy się do dominacji.

dominance-for = Wyższa suma stojącej siły i złota daje punkt władzy.
dominance-may = Referee dodaje siłę stojących postaci i 1 za każdy żeton złota.
dominance-forget = Klęczące postacie się nie liczą. Przy remisie nikt nic nie dostaje.

standing-for = Wszystko szykuje się na następną rundę.
standing-may = Powstają wszystkie klęczące postacie, obszary i dodatki.
standing-forget = Akcje są dopiero potem: postaci, która wstała, można znów użyć.

taxation-for = Runda się zamyka.
taxation-may = Całe niewydane złoto wraca do skarbca.
taxation-forget = Złota się nie odkłada: niewydane przepada.
