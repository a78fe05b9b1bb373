### Po co jest każda faza, co w niej wolno i o czym się zapomina.

setup-for = Stół jest przygotowany, z wybranymi opcjami.
setup-may = Połóż żetony portów i daj każdemu po pięć rozkazów jednorazowych, jeśli z nich korzystacie.
setup-forget = Podstawowych i nowych kart rodów nie miesza się: wszyscy grają jednym zestawem.

westeros-for = Karty gry podstawowej zmieniają stół, zanim zacznie się planowanie.
westeros-may = Wykonaj je według zasad gry podstawowej.
westeros-forget = „Gra o tron” płaci też za każdy port z okrętem, jeśli na jego morzu nie ma wrogich okrętów.

planning-one_time-for = Rozkazy, które działają raz, przed zwykłymi.
planning-one_time-may = W kolejności graczy połóż najwyżej jeden rozkaz jednorazowy tam, gdzie masz jednostkę.
planning-one_time-forget = Po turze wychodzi z gry, nawet jeśli nic nie zrobił. Nigdy w porcie.

planning-permanent-for = Rozkazy decydują, co zrobią twoje jednostki w tej turze.
planning-permanent-may = Połóż zakryty rozkaz tam, gdzie masz jednostkę; wszystkie odkrywa się razem.
planning-permanent-forget = W obszarze może leżeć jeden rozkaz stały i jeden jednorazowy.

action-raid-for = Najazdy zabierają cudze rozkazy, zanim zostaną wykonane.
action-raid-may = Wykonuj swoje najazdy po jednym albo z nich zrezygnuj.
action-raid-forget = Marsz i obrona zostają. Dwa wrażliwe rozkazy w obszarze zabiera się oba.

action-march-for = Jednostki ruszają i walczą.
action-march-may = Wykonuj swoje marsze po jednym. Część armii wpiszcie sami: Stark maszeruje z Winterfell 1 rycerz do Karhold.
action-march-forget = Gdy odejdą wszystkie jednostki, przepada drugi rozkaz w tym obszarze i fortyfikacja.

action-consolidate_power-for = Zbierasz znaczniki władzy albo budujesz.
action-consolidate_power-may = Weź znaczniki władzy albo zamiast nich zbuduj fortyfikację.
action-consolidate_power-forget = W porcie daje jeden znacznik, jeśli na jego morzu nie ma wrogich okrętów.
