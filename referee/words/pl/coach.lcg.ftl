### Po co jest każda faza, co w niej wolno i o czym się zapomina.

setup-for = Zaczynasz z kilkoma kartami w grze, wartymi razem do 5 złota.
setup-may = Umieść postacie i obszary za najwyżej 5; dodatki tylko ze słowem Przygotowanie.
setup-forget = Siedmiu kart się nie wymienia. Karta innego rodu i tu kosztuje o 2 więcej.

plot-for = Fabuła ustala przychód, inicjatywę i wartość zmagań w tej rundzie.
plot-may = Wybierz fabułę; wszyscy odkrywają razem. Jeśli gracie z tytułami, weź potem jeden.
plot-forget = Tytuł działa całą rundę: nie atakujesz gracza, którego tytuł wspiera twój tytuł.

draw-for = Nowe karty na rękę.
draw-may = Każdy gracz dobiera dwie karty.
draw-forget = Efekty ze słowem „dobierz” dają najwyżej trzy karty więcej w rundzie.

marshalling-for = Zamieniasz złoto w postacie, obszary i dodatki.
marshalling-may = Pobierz przychód, potem zagrywaj karty; kopie twoich kart unikatowych są za darmo. Pas to tylko rezygnacja z akcji; tura trwa, aż ją zakończysz.
marshalling-forget = Karta innego rodu kosztuje o 2 złota więcej. Karty z przychodem płacą od następnej rundy.

challenges-for = Tu traci się karty i zdobywa najwięcej władzy.
challenges-may = W swojej turze rzuć po jednym wyzwaniu: wojskowe, intrygi i władzy; podaj rodzaj i cel.
challenges-may-first = W rundzie 1 tej pierwszej gry każdy rzuca jedno wyzwanie dowolnego rodzaju albo żadnego.
challenges-forget = Przy remisie wygrywa atakujący, jeśli ma siłę co najmniej 1. Atakujący i obrońcy klękają.

dominance-for = Kto ma większą sumę siły stojących postaci, zdobywa punkt władzy.
dominance-may = Referee dodaje siłę stojących postaci i 1 za każdy żeton złota.
dominance-forget = Klęczące postacie się nie liczą. Przy remisie nikt nic nie dostaje.

standing-for = Wszystko szykuje się na następną rundę.
standing-may = Powstają wszystkie klęczące postacie, obszary i dodatki.
standing-forget = Akcje są dopiero potem: postaci, która wstała, można znów użyć.

taxation-for = Runda się zamyka.
taxation-may = Całe niewydane złoto wraca do skarbca.
taxation-forget = Złota się nie odkłada: wydaj je wcześniej albo policz do dominacji.
