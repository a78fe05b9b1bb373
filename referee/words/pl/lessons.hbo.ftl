### Lekcje wydania HBO. Kartę, ród albo słowo gry nazywa się ich oznaczeniem.

chapter-a = O co chodzi
chapter-b = Pierwsza połowa rundy
chapter-c = Wyzwania

l01-title = Piętnaście punktów władzy
l01-1-goal = Starkowie: 11 na chorągwi, 3 na karcie { $eddard }. Lannisterowie: 14. Czy ktoś wygrał?
l01-1-why = Wszystko w tej grze służy jednemu celowi: władzy.
l01-1-done = Tak: nikt nie ma jeszcze 15.
l01-2-goal = Ile punktów władzy mają razem Starkowie?
l01-2-why = Znaczniki władzy leżą na chorągwi i na postaciach.
l01-2-done = 11 + 3 = 14. Brakuje jednego.
l01-3-goal = Wygraj grę jednym atakiem.
l01-3-why = { $shae } ma tylko symbol intrygi. Niebronione wyzwanie daje dodatkowy znacznik władzy.
l01-3-done = 15! Gra kończy się od razu, w środku fazy.

l03-title = Siedem kart, pięć złota
l03-1-goal = Przekrocz limit: umieść karty, które razem kosztują więcej niż 5.
l03-1-why = Przed pierwszą rundą kładziesz karty z ręki bez płacenia, ale do pewnego limitu.
l03-1-done = Za drogo: wolno najwyżej 5.
l03-2-goal = Umieść kartę rodzaju, którego teraz nie wolno umieścić.
l03-2-why = Masz na ręce postacie, obszary, dodatek i wydarzenie.
l03-2-done = W przygotowaniu umieszcza się tylko postacie i obszary.
l03-3-goal = Umieść więcej kart z Ograniczeniem, niż wolno.
l03-3-why = Obie kopie karty { $keep_1 } mają słowo kluczowe Ograniczenie.
l03-3-done = Najwyżej jedna karta z Ograniczeniem.
l03-4-goal = Umieść karty o łącznym koszcie dokładnie 5.
l03-4-why = Za każdą umieszczoną kartę dobierasz nową. Im więcej umieścisz, tym więcej dobierzesz.
l03-4-done = Dokładnie 5: nic się nie zmarnowało.
l03-5-goal = Ile kart teraz dobierzesz?
l03-5-why = Gra zaczyna się z pełną ręką.
l03-5-done = Masz znów siedem kart na ręce.

l10-title = Stanie i klęczenie
l10-1-goal = { $jon } atakuje. Jak potem leży jego karta?
l10-1-why = Karta stoi prosto albo klęczy, obrócona o 90 stopni.
l10-1-choice-1 = Klęczy.
l10-1-choice-2 = Stoi.
l10-1-done = Kto atakuje, ten klęka.
l10-2-goal = Zaatakuj postacią, która nie może atakować.
l10-2-why = Spójrz, jak leżą karty.
l10-2-done = { $eddard } już klęczy: w tej rundzie został użyty.
l10-3-goal = Zaatakuj dwiema postaciami naraz. { $arya } ma dalej stać.
l10-3-why = Atakujący klękają razem. Kto stoi, może jeszcze bronić.
l10-3-lost-1 = { $arya } teraz klęczy.
l10-3-done = Obie klęczą; { $arya } może później bronić albo atakować.

l12-title = Nikt nie odpowiada
l12-1-goal = Zdobądź punkt władzy JEDNYM atakującym. { $eddard } ma dalej stać.
l12-1-why = Niebronione wyzwanie daje dodatkowy punkt władzy. Kto po drugiej stronie ma jakie symbole?
l12-1-lost-1 = { $eddard } teraz klęczy.
l12-1-lost-2 = { $guards } – ta postać się obroniła.
l12-1-done = Punkt władzy za niebronione wyzwanie.
l12-2-goal = { $arya } atakuje, { $shae } o sile 0 się broni. Czy wyzwanie jest niebronione?
l12-2-why = Liczy się całkowita siła obrońcy.
l12-2-done = Obrona o sile 0 to żadna obrona: punkt więcej.

l15-title = Wyzwanie z instrukcji
l15-1-goal = Grasz za obie strony, jak w instrukcji. Lannister atakuje: { $hound }.
l15-1-why = { $hound } ma symbol wyzwania wojskowego i siłę 3.
l15-1-done = { $hound } klęka i atakuje z siłą 3.
l15-2-goal = Broń się obiema postaciami Starków.
l15-2-why = 2 + 1 przeciw 3: przy remisie wygrywa atakujący.
l15-2-done = Obie klękają. W instrukcji każda strona używa teraz karty.
l15-3-goal = { $ways }: { $hound } ma +2 do siły. Kto wygrywa?
l15-3-why = Atak 3 + 2, obrona 2 + 1.
l15-3-done = 5 : 3. Reszta wydarzenia daje Lannisterowi dwie karty.
l15-4-goal = Poddaj się efektowi zmagań, ale zachowaj postać { $jon }.
l15-4-why = Wartość zmagań to 1: przegrany wybiera jedną postać, która ginie.
l15-4-lost-1 = { $jon } nie żyje.
l15-4-done = { $ret }: na stos martwych.
l15-5-goal = Odpowiedź: gdy przegrasz, { $jon } powstaje. Stark jej używa. Czy klęczy?
l15-5-why = Odpowiedzi używa się, gdy zajdzie jej okoliczność, tu przegrana.
l15-5-choice-1 = Klęczy.
l15-5-choice-2 = Stoi.
l15-5-done = Dokładnie tak, jak w instrukcji.

nudge-challenge-attackers_standing = Atakują tylko postacie stojące.
nudge-challenge-declare_attackers = Możesz zadeklarować dowolnie wielu atakujących; wszyscy klękają.
nudge-challenge-declare_defenders = Broniący się klęka stojącymi postaciami z symbolem wyzwania.
nudge-challenge-totals = Dodaj siłę wszystkich atakujących i wszystkich obrońców.
nudge-challenge-unopposed = Jeśli wygrasz jako atakujący, a obrona wynosi 0, zdobywasz punkt władzy w każdym rodzaju wyzwania.
nudge-claim-military = Po wyzwaniu wojskowym przegrany zabija tyle postaci, ile wynosi wartość zmagań.
nudge-position-why_kneel = Postać klęka, aby atakować albo się bronić.
nudge-power-on_character = Znaczniki na postaci liczą się do 15 punktów jej gracza.
nudge-reaction-definition = Odpowiedzi można użyć, gdy zajdzie to, o czym mówi.
nudge-setup-limit_gold5 = W przygotowaniu koszty twoich kart mogą wynosić razem najwyżej 5.
nudge-setup-limit_kinds = W przygotowaniu umieszczasz postacie i obszary, a nie dodatki i wydarzenia.
nudge-setup-limit_one_limited = W przygotowaniu możesz umieścić najwyżej jedną kartę z Ograniczeniem.
nudge-setup-place_cards = Wybierz z ręki postacie i obszary; ich koszty liczą się do 5.
nudge-setup-refill = Po przygotowaniu dobierasz, aż znów masz siedem kart.
nudge-victory-fifteen = Wygrywasz, gdy masz 15 lub więcej punktów władzy: na chorągwi i na swoich postaciach w grze.
nudge-victory-immediate = Gra kończy się, gdy tylko ktoś ma 15 lub więcej punktów władzy.
