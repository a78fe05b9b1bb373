the_draft_belongs_to_set_up = Fabuły draftuje się przed początkiem gry, na końcu trzeciego kroku przygotowania.
one_plot_is_kept = Z trzech rozdanych jedną się zachowuje, a dwie podaje; z tych dwóch jedną się zachowuje, drugą odkłada.
the_draft_goes_on = Trzy rozdania wyczerpują talię draftowania; każdy gracz ma wtedy sześć wydraftowanych fabuł.
the_plot_is_not_his_already = Każda fabuła jest w pudełku raz: nie można zachować takiej, którą ktoś już ma.
the_plots_have_been_passed = Drugi wybór jest spośród fabuł podanych przez przeciwnika.
the_plot_deck_has_seven = Talia fabuły to dokładnie siedem fabuł.
it_is_chosen_once_after_the_draft = Talię fabuły wybiera się po drafcie, raz na grę.
they_are_his_own_plots = Siedem wybiera się ze standardowych fabuł gracza i z wydraftowanych.

there_is_something_to_pass_on = Gracz pasuje, gdy jest jego kolej na akcję albo odpowiedź.
all_are_asked_in_turn = Wszyscy pasują w kolejności, w jakiej są pytani.
it_has_been_set_off = Zaszło właśnie to, co uruchamia tę zdolność pasywną.
the_passive_card_is_there = Zdolność pasywna to tekst karty w grze; wykonuje ją jej gracz.
no_ability_works_at_set_up = W czasie przygotowania nie działa żadna zdolność i niczego się potem nie nadrabia.
a_passive_must_be_carried_out = Zdolność pasywną trzeba wykonać zawsze, gdy spełnione są jej warunki.
the_first_player_orders_passives = Gdy naraz uruchomi się kilka zdolności pasywnych, kolejność ustala pierwszy gracz, czyjekolwiek są.

there_is_a_card_nobody_knew = Tą kartą może być tylko taka, która leży nieznana na tej ręce, w tej talii albo na tym stosie.
the_card_is_here = To, co wydrukowane na karcie, odczytuje się z niej.
the_plot_is_revealed = To, co wydrukowane na fabule, odczytuje się, gdy jest odkryta.
it_is_an_open_point = Stół może rozstrzygać tam, gdzie instrukcje milczą albo się różnią.
it_can_be_set_right = Zapisane jest to, co leży na stole; sędzia może zapis poprawić i powiedzieć dlaczego.

decks_are_closed_and_piles_open = Nikt nie przegląda talii dobierania; stosy odrzuconych i martwych każdy może przeglądać.
a_card_says_so = Gdy tekst karty przeczy zasadom, ważniejsza jest karta.
only_a_save_breaks_in = Rozpoczęte zabijanie rozpatruje się do końca; przerywa je tylko ocalenie.

its_gold_is_paid = Kto nie może zapłacić złota, którego karta żąda za efekt, nie może jej użyć.
what_it_kneels_is_standing_and_his = Koszt, przez który karta klęka, płaci się własną stojącą kartą.
what_it_kneels_is_of_the_house = Gdy tekst żąda, by klękła karta danego rodu, musi ona mieć jego symbol.
its_own_price_is_paid = Karta o znanym tekście kosztuje tyle, ile on mówi.

challenges_are_made_in_their_phase = Wyzwania rzuca się w fazie wyzwań.
it_is_his_turn_to_attack = Każdy rzuca wyzwania w swojej turze; drugi gracz dopiero, gdy pierwszy całkiem skończy.
no_other_challenge_is_under_way = Wyzwania są pojedyncze; każde kończy się przed następnym.
one_challenge_of_each_kind = W każdej fazie gracz rzuca najwyżej jedno wyzwanie każdego rodzaju, bez względu na wynik.
the_target_is_an_opponent = Wyzwanie rzuca się przeciwnikowi.
at_least_one_attacker = Aby rzucić wyzwanie, aktywny gracz klęka co najmniej jedną postacią i deklaruje ją jako atakującego.
attackers_are_his_characters = Atakujący to postacie aktywnego gracza w grze.
attackers_are_standing = Atakującymi mogą być tylko postacie stojące.
attackers_have_the_icon = Uczestniczy tylko postać z symbolem tego wyzwania.

victims_are_due = Postacie wybiera się po przegranym wyzwaniu wojskowym, gdy wartość zmagań wynosi co najmniej 1.
the_defending_player_chooses = Obowiązek i wybór należą do broniącego się gracza; atakujący nie ma głosu.
victims_are_different = Jednej postaci nie można wybrać więcej niż raz, nawet jeśli da się ją ocalić.
victims_are_his_characters = Wybiera się spośród własnych postaci w grze; nieważne, czy uczestniczyły.
as_many_victims_as_the_claim = Wybiera się tyle postaci, ile wynosi wartość zmagań, albo wszystkie, jeśli jest ich mniej.
a_discard_is_due = Karty odrzuca się po przegranym wyzwaniu intrygi, gdy wartość zmagań wynosi co najmniej 1.
chance_chooses_the_cards = Karty wybiera się losowo; nikt ich nie wskazuje.
as_many_cards_as_the_claim = Odrzuca się tyle kart, ile wynosi wartość zmagań, albo całą rękę, jeśli jest mniejsza.
they_are_in_the_payers_hand = Karty są z ręki broniącego się gracza.

it_is_the_start_of_dominance = Dominację liczy się raz, na początku jej fazy.
standing_strengths_are_known = Dodaje się siłę wszystkich stojących postaci.
it_is_the_standing_phase = Karty powstają raz, w fazie powstawania.
it_is_the_taxation_phase = Złoto odkłada się raz, w fazie podatków.

it_is_time_to_defend = Obrońców deklaruje zaatakowany gracz w drugim kroku wyzwania.
defenders_are_his_characters = Obrońcy to postacie broniącego się gracza w grze.
bypassed_characters_do_not_defend = Postaci wybranych przez Skrytość nie można w tym wyzwaniu zadeklarować jako obrońców.
defenders_are_standing = Klęczących postaci nie można zadeklarować jako obrońców.
defenders_have_the_icon = Uczestniczy tylko postać z symbolem tego wyzwania.

it_is_the_draw_phase = Po dwie karty dobiera się raz, w fazie dobierania.

duplicates_are_attached_in_marshalling = Duplikat dołącza tylko aktywny gracz, w fazie mobilizacji.
it_is_a_copy_of_a_unique_character = Duplikat to kopia z ręki unikatowej postaci, którą gracz już ma w grze.
only_characters_carry_duplicates = Część o duplikatach mówi tylko o unikatowych postaciach.

it_is_the_start_of_his_turn = Przychód pobiera aktywny gracz raz, na początku swojej tury w fazie mobilizacji.
his_income_is_known = Przychód to liczba z odkrytej fabuły i wszystkie premie w grze.

both_plots_are_revealed = Inicjatywę porównuje się raz na rundę, po odkryciu fabuł.
both_initiatives_are_known = Porównuje się liczby z odkrytych fabuł.
the_lot_falls_on_one_of_the_tied = Los rozstrzyga tylko między graczami o równej inicjatywie i władzy.

one_limited_card_a_round = Każdy gracz może zagrać tylko jedną kartę z Ograniczeniem na rundę.
a_limited_duplicate = Nie jest powiedziane, czy karta z Ograniczeniem dołączona jako duplikat liczy się jako zagrana.

it_is_set_up = Kroki przygotowania wykonuje się przed pierwszą rundą, w wydrukowanej kolejności.
set_up_cards_are_laid_before_the_reveal = Karty przygotowawcze wykłada się zakryte, zanim obaj gracze odkryją swoje.
they_come_from_the_set_up_hand = Karty przygotowawcze pochodzą z własnej przygotowawczej ręki.
only_characters_and_locations = W przygotowaniu wykłada się tylko postacie i obszary, bez dodatków i wydarzeń.
nothing_is_laid_under_a_card = Pod inną kartę podkłada się tylko dodatki, a tych w przygotowaniu się nie wykłada.
no_duplicates_at_set_up = W przygotowaniu nie wykłada się duplikatów: najwyżej jedna kopia karty unikatowej.
at_most_one_limited = W przygotowaniu wykłada się najwyżej jedną kartę z Ograniczeniem, jakąkolwiek ma nazwę.
together_they_cost_five_at_most = Wydrukowane koszty kart wyłożonych przez gracza to razem najwyżej 5.

cards_are_played_in_marshalling = Postacie, obszary i dodatki zagrywa się tylko w fazie mobilizacji.
only_the_active_player_marshals = Tylko aktywny gracz zagrywa z ręki postacie, obszary i dodatki.
income_comes_first = Przychód pobiera się na początku tury, zanim zagra się kartę.
nothing_else_is_going_on = To, co zaczęte, wykonuje się do końca, zanim zagra się kartę.
the_others_had_their_chance = Gdy zagranie karty jest akcją, przed następną przeciwnik musi móc wykonać swoją.
it_is_in_his_hand = Kartę zagrywa się z własnej ręki.
it_is_no_event = Wydarzeń się nie wykłada; zagrywa się je dla efektu, gdy pozwala na to ich tekst.
an_attachment_has_a_host = Dodatek kładzie się pod postacią w grze, własną albo przeciwnika.
no_other_copy_bars_it = Karty unikatowej nie można zagrać, gdy inna jej kopia jest w grze albo na stosie martwych gracza.
its_whole_cost_is_paid = Koszt w złocie płaci się w całości z własnej puli, inaczej karty się nie zagrywa.

each_player_reveals_one_plot = W każdej rundzie każdy gracz odkrywa dokładnie jedną fabułę; tu się nie pasuje.
the_plot_is_available = Wykorzystanych fabuł nie odkrywa się ponownie, dopóki nie wyczerpie się cała talia fabuły.
the_winner_of_initiative_names_him = Kto zdobył inicjatywę, rozstrzyga, kto w tej rundzie jest pierwszym graczem.

it_is_time_to_resolve = Wyzwanie rozpatruje się po zadeklarowaniu atakujących i obrońców.
all_strengths_are_known = Dodaje się siłę wszystkich uczestników.
renown_is_known = To, czy uczestnik ma Sławę, jest ważne dla zwycięzcy.
the_claim_is_known = Liczy się wartość zmagań z odkrytej fabuły atakującego gracza.

the_first_player_orders_plots = Gdy obie fabuły mają tekst „po odkryciu”, kolejność ustala pierwszy gracz.
initiative_is_settled_first = Tekst „po odkryciu” wykonuje się w fazie fabuły, po ustaleniu inicjatywy i pierwszego gracza.
every_when_revealed_text_is_carried_out = Wykonuje się każdą odkrytą fabułę z tekstem „po odkryciu” i żadnej innej.

a_hand_is_changed_once_and_early = Każdy gracz może zmienić przygotowawczą rękę tylko raz, i to przed wyłożeniem kart.
his_hand_is_undecided = Rękę zachowuje się raz, po jej dobraniu.
all_have_laid_their_cards = Gdy wszyscy wyłożą karty, wszystkie karty przygotowawcze odkrywa się jednocześnie.
set_up_cards_have_been_revealed = Ręce uzupełnia się do siedmiu raz, po odkryciu kart.

stealth_is_used_by_stealthy_attackers = Za każdego atakującego ze Skrytością jego gracz może wybrać jedną wrogą postać.
stealth_is_immune_to_stealth = Postaci, która sama ma Skrytość, nie można wybrać przez Skrytość.
it_is_known_from_this_deck = O karcie nie wiadomo, by była z talii drugiego rodu.
who_has_lost_the_icon_takes_part = Uczestnik, który stracił symbol wyzwania, liczy się dalej.
stealth_belongs_to_the_declaration = Przez Skrytość wybiera się przy deklarowaniu atakujących, nie później.

it_is_his_turn_to_end = Turę kończy gracz, którego to tura.
nothing_is_unfinished = To, co zaczęte, kończy się przed końcem tury.

the_game_goes_on = Gra kończy się w chwili, gdy gracz ma 15 punktów władzy; potem niczego się nie robi.

passives_come_first = Zdolności pasywne uruchomione przez to samo wykonuje się, zanim ktokolwiek odpowie.
it_is_his_word_to_react = Najpierw pyta się pierwszego gracza, potem przeciwnika, na przemian, aż obaj zrezygnują.
its_occasion_has_just_come = Odpowiedź przychodzi zaraz po tym, na co odpowiada, przed każdą inną akcją.
a_card_reacts_once = Każda karta odpowiada na to samo najwyżej raz.
a_reaction_of_his_own = Odpowiedzi to wydarzenia na ręce i karty w grze gracza, który ich używa.

a_killing_is_under_way = Ocalenie przerywa zabijanie; bez niego nie ma przed czym ocalać.
a_duplicate_lies_under_it = Aby ocalić duplikatem, gracz odrzuca jeden duplikat tej postaci.
the_event_saves_this_character = Wydarzenie ocala postacie, które wskazuje jego tekst; rozstrzyga karta na stole.
the_saving_event_is_paid = Ocalenie, które kosztuje złoto, płaci się z puli jego gracza.
a_save_may_be_declined = Ocalenie jest odpowiedzią, a odpowiedzi są dobrowolne.

its_target_takes_part = Tekst, który wskazuje uczestniczącą postać, nie dotyczy nikogo innego.
every_target_can_be_affected = Na karty w grze można wpływać, na każdą według jej rodzaju; żadna nie klęka dwa razy.
the_card_does_this = Karta o znanym tekście robi to, co on mówi, i nic innego.

actions_are_possible_now = Akcja wymaga momentu na akcje; nie przerywa kroku, liczenia ani innej akcji.
it_is_this_seats_turn_to_act = Kto wykonał akcję, daje przeciwnikowi wykonać swoją albo spasować; zacząć może pierwszy gracz.

nothing_is_used_at_set_up = W czasie przygotowania nie działają zdolności i nie zagrywa się wydarzeń.
the_event_is_in_its_players_hand = Wydarzenie zagrywa się prosto z własnej ręki.
the_card_is_in_play_under_its_user = Karty w grze używa jej gracz; karty poza grą nic nie robią.
its_text_allows_this_moment = Akcji używa się w fazie, którą wskazuje tekst, albo w dowolnej; odpowiedź nie jest akcją.

## Oriflamme

nothing_is_done_after_the_end = Gra jest skończona; nic więcej się w niej nie robi.

a_combination_is_open = Efekty innych kart stosuje się w trakcie Kombinacji, a wybiera je jej gracz.
it_can_be_that_card = Zakryta karta, której nikt nie nazwał, to jedna z kart jej rodziny, które nie leżą nigdzie indziej.
it_is_at_the_pointer = Karty działają jedna po drugiej w kierunku znacznika; to, co wskaźnik minął, czeka.
it_is_closed = Efekt odkrytej karty się stosuje: nie zostawia się jej ani nie odkrywa ponownie.
it_is_his_turn = Każdy wykłada dokładnie jedną kartę, od pierwszego gracza zgodnie z ruchem wskazówek zegara.
it_is_known = To, co karta robi, wiadomo, gdy zostaje odkryta.
it_is_laid_face_down = Kartę wybiera się w tajemnicy i kładzie zakrytą.
it_is_not_covered = Przykryte karty nie biorą udziału: nie odkrywa się ich, nic nie zyskują i nie stosuje się ich efektów.
it_is_not_laid_between = Karty nigdy nie kładzie się między dwiema kartami rzędu, nawet własnymi.
it_is_open = Zakrytą kartę zostawia się zakrytą albo odkrywa.
it_is_the_event_phase = Karty działają tylko w fazie wydarzeń.
it_is_the_planning_phase = Karty wykłada się tylko w fazie planowania; kończy się ona, gdy każdy wyłożył jedną.
its_choices_are_right = Efekt karty stosuje się od razu po odkryciu, z wyborami, których żąda jej tekst.
its_duty_is_done = Efekt odkrytej karty stosuje się w całości, z wyborami, których żąda jej tekst.
its_owner_acts = O karcie rozstrzyga i jej efekt stosuje gracz, do którego karta teraz należy.
no_card_is_half_applied = Efekt odkrytej karty stosuje się, zanim zrobi się cokolwiek innego.
nobody_passes = Faza kończy się dopiero, gdy każdy wyłożył kartę, więc nikt nie może spasować.
nothing_is_skipped = Efekt odkrytej karty trzeba zastosować, także przeciw własnej rodzinie; zakrytą zostawia się albo odkrywa.
the_card_is_in_his_hand = Karta pochodzi z ręki: nie ze stosu kart odrzuconych ani z odłożonych, i nie jest Bliźniakiem.
the_marker_stays = Kierunek jest ustalony na całą grę.
the_names_can_be = Odkryta karta to jedna z jedenastu kart rodziny, która nie leży nigdzie indziej.
the_step_is_right = Najpierw jeden efekt, potem po kolei każdy żeton: zabiera się go albo oddaje za jeszcze jeden efekt.
they_can_be_his_cards = Karty na ręce i odłożone są z dziesięciu potasowanych, każda raz, i nie leżą nigdzie indziej.
tokens_come_with_opening = Wpływ zabiera się z karty tylko przez jej odkrycie.
what_it_covers_is_his_own = Od drugiej rundy kartę można położyć na widocznej własnej karcie, odkrytej albo zakrytej.

## A Clash of Kings: rules that are kept.

it_is_his_chance = Rozkazy jednorazowe proponuje się w kolejności gry.
nothing_follows_the_victory = Szóste miasto lub twierdza od razu kończy grę sześcioosobową.
its_option_is_in_force = Opcje wybiera się przed grą; obowiązują tylko reguły wybranych.
its_step_has_not_passed = Rozkazy kładzie się w planowaniu, a wykonuje w kroku ich symbolu.
the_new_cards_are_in_use = Karty z koroną są osobną opcją.
the_sets_are_not_mixed = Nowy zestaw zastępuje stary, nie miesza się ich, wszyscy grają jednym.
it_is_his_own_order = Rozkaz unikatowy należy do jednego rodu.
not_in_a_port = Rozkazów jednorazowych nie kładzie się w portach.
his_unit_is_there = Rozkazy kładzie się tam, gdzie jest własna jednostka.
it_lies_face_down = Kładzie się je zakryte.
one_in_a_turn = Każdy kładzie najwyżej jeden rozkaz jednorazowy na rundę.
he_still_has_it = Pięć żetonów na całą grę: położony nie wraca.
one_time_orders_come_first = Rozkazy stałe kładzie się, gdy każdy miał okazję do jednorazowego.
no_power_at_sea = Umacnianie władzy kładzie się na lądzie i w porcie z okrętem.
one_permanent_order_in_an_area = Na obszarze leży jeden rozkaz jednorazowy i jeden stały.
the_tokens_are_enough = Rozkazów stałych jest po trzy każdego rodzaju: fakt z gry podstawowej.
a_port_raids_its_sea_only = Okręty w porcie najeżdżają jego morze, ale nie ląd.
a_port_is_raided_from_its_sea = Port najeżdżają wrogie okręty na jego morzu; o innych tekst milczy.
the_port_is_his = Z portu korzysta ród, który ma jego ląd.
its_land_is_held = W porcie, którego lądu nikt nie ma, nikt nie handluje.
lion_forbids_it = Wskazany ród w tej rundzie nie maszeruje na obszary Lannisterów ani ich nie najeżdża.
the_raid_is_against_another_house = Najeżdża przeciwnik: nikt nie najeżdża własnego obszaru.
the_target_is_adjacent = Najazd idzie na sąsiedni obszar, z lądu nie na morze: zasady podstawowe.
a_raid_order_lies_there = Najazd to wykonanie rozkazu najazdu.
units_go_where_they_can = W porcie tylko okręty, machiny nie wchodzą na morze.
the_port_is_open_to_them = Tylko okręty właściciela pływają między portem a jego morzem, najwyżej trzy.
there_is_a_way = Jednostki idą na sąsiednie obszary lub morzem; okręty w porcie nikogo nie wiozą.
one_battle_at_most = Marsz prowadzi najwyżej do jednej bitwy: zasada podstawowa.
armies_can_be_fed = Jeśli gracze podali limit armii, nie jest przekroczony.
units_are_there = Maszeruje to, co stoi na obszarze.
token_only_behind_everybody = Znacznik władzy zostawia się, gdy nie ma jednostki.
a_march_order_lies_there = Marsz to wykonanie rozkazu marszu.
a_port_supports_at_sea = Okręty w porcie wspierają bitwę na jego morzu, nie na lądzie, nawet własnym.
no_battle_in_a_port = W porcie nie ma bitew, nie ma czego wspierać.
lion_forbids_the_support = Nie wspiera też ataku na Lannisterów, może wspierać obronę przed nimi.
lion_forbids_the_wolf = Młodego Wilka wiąże zakaz Lwa tak jak marsz.
the_battle_is_adjacent = Wsparcie działa na sąsiednie obszary, z lądu nie na morze: zasady podstawowe.
a_support_order_lies_there = Wsparcie wymaga rozkazu wsparcia przy jednostkach.
forts_are_in_use = Fortyfikacje są osobną opcją.
forts_stand_on_land = Fortyfikacji nie stawia się na morzach ani w portach.
one_fort_in_an_area = Na obszarze jest najwyżej jedna fortyfikacja.
a_fort_is_left = Póki wszystkie dziewięć jest na planszy, nie buduje się.
the_fort_replaces_all_tokens = Budowa w całości zastępuje znaczniki władzy.
the_sea_is_clear = Port handluje, gdy ma własny okręt, a na morzu nie ma wrogich.
no_more_than_it_brings = W porcie jeden znacznik władzy, bez względu na liczbę okrętów; na lądzie według zasad podstawowych.
a_power_order_lies_there = Bierze się i buduje, wykonując umacnianie władzy; wezwanie nie buduje.
he_can_muster_there = Zaciąg jest we własnym mieście lub twierdzy.
engines_are_in_use = Machiny oblężnicze i porty są osobnymi opcjami.
footmen_are_upgraded = Stojącego tam piechura można zmienić w machinę jak w rycerza.
points_suffice = Zaciąg nie kosztuje więcej, niż daje obszar; nieznaną cenę sprawdzają gracze.
they_go_where_they_may = Okręt stawia się na sąsiednim morzu lub w porcie, nawet przy blokadzie; inne na lądzie.
pieces_are_left = Każdy ród ma trzy machiny, pozostałych tyle, ile w pudełku.
the_army_can_be_fed = Przy zaciągu obowiązują zasady zaopatrzenia.
it_is_his_order = Każdy ród ma jeden rozkaz unikatowy, tylko dla siebie.
it_does_only_that = Każdy rozkaz ma własne działanie i żadnego innego.
it_builds_nothing = Fortyfikację buduje tylko umacnianie władzy, wezwanie nie daje znaczników.
it_musters_in_a_castle = Na obszarze bez miasta i twierdzy nic nie robi.
only_ships_come_to_sea = Na morze przypływają tylko okręty, na ląd żadne.
they_come_from_next_door = Z sąsiednich obszarów, z portu tego morza lub przewozem.
they_are_his_units = Dowolnie wiele własnych jednostek, nie więcej niż tam stoi.
friends_wait_there = Rozkaz leży przy własnej jednostce, przybyli trafiają do swoich.
fleet_takes_no_one_time_order = Żelazna Flota nie usuwa rozkazów jednorazowych.
fleet_takes_two_from_next_door = Dowolne dwa rozkazy sąsiednich obszarów, także marsz i obronę; o mniejszej liczbie tekst milczy.
it_leads_to_no_battle = Nie wchodzi się na obszar z wrogami; o neutralnych tekst milczy.
it_keeps_the_rules_of_marching = Jednostki wychodzą według zasad marszu.
the_armies_can_be_fed = Jeśli gracze podali limit armii, nie jest przekroczony.
a_card_is_discarded_first = Przy wykonaniu Tyrellowie od razu odrzucają kartę z ręki.
from_players_next_door = Znaczniki władzy bierze się od graczy z jednostkami obok rozkazu, z tego, co mają.
no_more_than_its_strength = Łącznie nie więcej niż siła odrzuconej karty; rozdzielają Tyrellowie.
cards_return_after_the_last = Odrzucone karty wracają tylko po ostatniej.
melisandre_is_safe = Melisandre Baratheonów nie odrzuca się w ten sposób.
the_last_card_is_safe = Ostatniej karty z ręki nie odrzuca się w ten sposób.
cards_of_players_next_door = Po jednej karcie od każdego z jednostkami obok rozkazu, z jego ręki.
a_neighbour_is_named = Ród z jednostkami obok rozkazu.
only_melisandre_pays = Baratheonowie odrzucają Melisandre z ręki albo rozkaz nic nie robi.
one_support_or_defence = Jeden rozkaz wsparcia lub obrony z dowolnego miejsca i żaden inny.
it_lies_there = Usunięty lub wykonany rozkaz jest poza grą.
no_engine_is_chosen = Machiny oblężniczej nie wybiera się jako straty za miecz.
the_unit_fought_there = Strata to jednostka przegranego z tej bitwy.
a_sword_is_left = Strat nie jest więcej niż mieczy.
casualties_come_first = Za miecze oddaje się inne jednostki, potem machiny giną w odwrocie.
no_retreat_into_a_port = Tekst wpuszcza okręty marszem, o odwrocie milczy.
there_is_somebody_to_retreat = Wycofują się ci, którzy walczyli i zostali.
the_way_back_is_told = Dokąd się wycofać, mówi gra podstawowa; źródła tego nie mają.
they_are_there = Niszczy się tylko tych, którzy tam są.
the_choice_is_final = Zamienionych okrętów nie można później zniszczyć.
he_has_taken_the_land = O okrętach w porcie decyduje zdobywca lądu.
a_fort_stands_there = Usuwa się tylko stojącą fortyfikację.
it_was_his = Traci się tylko to, co się ma.
a_battle_is_open = Jest bitwa, której wyniku nie podano.
a_battle_was_fought = Gdzie nie było bitwy, nikt nie ginie, nie wycofuje się i nie przepada.
it_helps_once = Jednostki z jednego obszaru wspierają w bitwie jedną stronę, i to raz.
one_of_the_two_wins = Wygrywa jeden z walczących.
nothing_is_pending = Bitwę i okręty zdobytego portu rozstrzyga się, zanim gra toczy się dalej.
it_can_be_an_area = Obszar to ląd, morze lub port; port należy do jednego lądu i morza, jest ich osiem.
they_can_stand_there = Okręty na morzu i w porcie, inne na lądzie; jeden ród i nie więcej figurek niż jest.
it_is_a_reported_start = Żadne źródło nie podaje, gdzie zaczynają jednostki; początek pięciu Rodów pochodzi z publicznego zapisu.
it_is_a_fact_we_use = Gracze mogą podać to, co szkic bierze z gry podstawowej.
no_battle_comes_of_a_retreat = Do bitwy prowadzi tylko marsz; nikt nie wycofuje się tam, gdzie stoją jednostki wroga.
they_retreat_where_they_can = Jednostki lądowe nie wycofują się na morze, a okręty na ląd.
nothing_waits_for_it = Żaden inny rozkaz nie jest wykonywany, zanim bitwa się skończy.

## Rules of the Living Card Game of 2008 that are kept.

hands_are_not_changed = Zasady nie przewidują wymiany początkowej ręki.
only_what_set_up_allows = Wykłada się postacie i obszary oraz dodatki z Przygotowaniem; wydarzeń nigdy.
set_up_attachments_have_a_host = Dodatek przygotowawczy ma odpowiednią kartę.
the_five_is_a_maximum = Pięć czyta się jako górną granicę.
seven_different_plots = Talia fabuły to siedem różnych fabuł.
sixty_cards_at_least = Na oficjalnych turniejach talia ma co najmniej 60 kart.
three_copies_at_most = Na oficjalnych turniejach najwyżej trzy kopie karty.
only_cards_of_the_house = Na oficjalnych turniejach nie ma kart tylko dla innego rodu.
by_which_rules = Zasady budowy obowiązują na turniejach; można umówić się inaczej.
this_game_has_titles = Dwóch graczy i drużyny nie używają tytułów.
the_title_is_left = Można wziąć tylko tytuł z Małej Rady.
it_is_his_turn_to_choose = Tytuły wybiera się raz na rundę, po fabułach, zgodnie z ruchem wskazówek zegara od pierwszego gracza.
the_extra_card_is_for_the_master_of_laws = Trzecią kartę daje tylko tytuł.
no_copy_bars_it = Gracz może mieć jedną kopię unikatu i żadnej, gdy jego kopia jest martwa lub przejęta.
its_cost_and_penalty_are_paid = Koszt i karę płaci się w całości z własnej puli.
the_host_takes_attachments = Karta ze słowem „Brak dodatków” nie przyjmuje dodatków.
it_is_a_copy_of_a_unique_card = Duplikat ma nazwę unikatowej karty w grze.
he_owns_and_controls_it = Duplikaty kładzie się tylko na karty własne i kontrolowane.
influence_comes_from_standing_cards = Wpływy dają tylko własne stojące postacie i obszary.
the_hand_uses_his_title_once = Namiestnik Króla otrzymuje dwa wpływy raz na rundę.
its_influence_is_paid = Daje się co najmniej tyle wpływów, ile trzeba.
no_immune_card_is_chosen = Nie wybiera się karty dla efektu, na który jest odporna.
what_it_does_is_not_ignored = Żadna karta, której dotyczy efekt, nie ignoruje tego, co robi wymieniona karta.
what_enters_may_enter = Co wchodzi przez efekt, respektuje kopie i „Brak dodatków”.
one_limited_response_a_round = Najwyżej jedna Ograniczona odpowiedź gracza na rundę.
there_is_something_to_cancel = Anulowanie przerywa to, co właśnie ogłoszono.
it_is_a_response_of_his_own = Anulowanie to własna odpowiedź gracza.
one_limited_event_a_round = Anulujące wydarzenie z Ograniczeniem to zagrana karta z Ograniczeniem.
its_gold_is_there = Koszt karty anulującej płaci się z własnej puli.
ambush_needs_a_moment_for_actions = Zasadzka to akcja i czeka na moment na akcje.
it_is_his_turn_to_act = Akcja czeka, aż inni zadziałają lub spasują.
it_comes_from_his_hand = Karta jest na ręce gracza, który ją wprowadza.
it_can_stand_by_itself = Same wchodzą do gry postacie i obszary.
it_has_ambush = Za wpływy wchodzi tylko karta z Zasadzką.
a_loss_is_under_way = Ocalenie zapobiega zabiciu lub odrzuceniu; duplikat także powrotowi.
the_saving_card_is_his = Karta ocalająca jest własna.
stealth_comes_later = Wybór Skrytości następuje po deklaracji.
he_holds_the_title = Tytułu używa jego posiadacz.
a_challenge_can_be_turned_now = Regent przekierowuje wyzwanie właśnie rzucone, Lord Dowódca przejmuje niebronione wojskowe; raz na rundę.
he_has_to_choose = Wybiera atakujący, gdy zmusi go Regent.
it_is_a_legal_new_target = Według zwykłych zasad i nie dawny cel.
stealthy_attackers_choose = Za każdego atakującego ze Skrytością można wybrać jedną postać.
they_choose_the_targets_characters = Wybiera się tylko postacie zaatakowanego.
the_chosen_can_be_bypassed = Nie wybiera się postaci ze Skrytością ani odpornej.
it_is_time_for_stealth = Skrytość wybiera się między atakującymi a obrońcami.
he_may_defend_for_the_target = Wspierający może bronić, gdy gracz zaatakowany przez trzeciego nikogo nie zadeklarował.
they_are_his_characters = Wspierający broni własnymi postaciami.
they_are_standing = Klęczące postacie nie bronią.
they_have_the_icon = Broni tylko postać z symbolem wyzwania.
keywords_are_known = Wiadomo, czy jest Zastraszenie i Zabójczość.
a_deadly_victim_is_due = Ofiarę Zabójczości gracz wybiera spośród swoich obrońców.
it_was_gained_for_the_house = Gdzie indziej można położyć tylko władzę zdobytą dla rodu.
it_goes_on_a_card_with_infamy = Kładzie się ją na karcie ze Złą sławą.
the_challenge_went_that_way = Czujność dla zwycięskiego atakującego, Mściwość dla przegranego obrońcy.
they_have_the_keyword_and_kneel = Powstaje dowolna liczba własnych klęczących kart z tym słowem kluczowym.
the_round_is_over = Runda kończy się po fazie podatków.
there_are_several_claimants = Zwycięzcę wskazuje się tylko, gdy kilku spełniło warunek naraz.
the_first_player_names = Decyduje pierwszy gracz.
he_names_a_claimant = Można wskazać tylko spełniającego warunek.
gold_may_change_hands = W wariancie „Littlefinger” gracze przekazują złoto.
not_in_marshalling = Złoto przekazuje się w każdej fazie oprócz mobilizacji.
he_has_the_gold = Złoto płaci się od razu z własnej puli.
its_owner_uses_it = Karty ze stosu używa jej właściciel.
it_is_known_who_can_be_killed = Gdy tekst chroni pewne postacie, wiadomo, które to są.
a_battle_taken_is_defended_anew = Kto przejmuje wyzwanie wojskowe, deklaruje obrońców na nowo.

## Reguły o tekstach kart, gdy są zachowane.

its_text_allows_this_host = Dodatek trafia na karty, które wymienia jego tekst.
its_limit_on_a_host_is_kept = Dodatku z limitem nie ma pod jedną kartą więcej, niż pozwala jego tekst.
only_weapons_go_there = Karta, która przyjmuje tylko broń, nie przyjmuje innych dodatków.
its_text_saves_this_card = Karta w grze o znanym tekście ocala tego i przed tym, o czym mówi jej tekst.
the_save_is_paid = Koszt ocalenia płaci się, zanim ono zadziała.

## Zachowane zasady o tym, czego zabraniają teksty w grze.

no_text_keeps_them_from_attacking = Żaden tekst w grze nie zabrania tym postaciom atakować.
no_text_keeps_them_from_defending = Żaden tekst w grze nie zabrania tym postaciom się bronić.
it_is_known_who_stands = Wiadomo wszystko, co trzeba, by powiedzieć, kto powstaje.
the_tolls_are_paid = To, czego teksty w grze za to żądają, jest zapłacone.
it_has_an_ability_to_use = Karta ma zdolność, której można użyć lub którą coś uruchamia.
its_host_may_carry_it = Dodatek wprowadzany do gry trafia tylko tam, gdzie można by go zagrać.
its_text_counts = Tekst karty obowiązuje.
only_its_text_puts_it_on_the_house_card = Kartę kładzie się na chorągiew rodu tylko wtedy, gdy pozwala na to jej tekst.

## Zachowane zasady o tekstach kart.

what_it_discards_is_his = Koszt, który odrzuca kartę, płaci się własną kartą w grze.
what_its_text_wants_is_so = Kartę, której tekst stawia warunek, stosuje się tylko wtedy, gdy jest spełniony.
its_limit_is_not_used_up = Tekstu nie używa się częściej, niż on mówi.
a_text_asks_him = Wyboru dokonuje gracz, któremu tekst go zostawia.
the_text_allows_this_choice = Wybór mieści się w tym, co tekst wymienia, i jest tak liczny, jak on mówi.
a_known_text_is_carried_out_as_it_reads = O fabule o znanym tekście nie mówi się nic innego.
he_reveals_a_plot_now = Każdy odkrywa jedną fabułę na rundę; inną tylko wtedy, gdy mówi tak tekst.
no_text_forbids_this_challenge = Gracze, którym fabuła zabrania pewnego wyzwania, nie rzucają go.
