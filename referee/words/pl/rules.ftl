the_draft_belongs_to_set_up = Fabuły draftuje się przed początkiem gry, na końcu trzeciego kroku przygotowania.
one_plot_is_kept = Z trzech rozdanych jedną się zachowuje, a dwie podaje; z tych dwóch jedną się zachowuje, drugą odkłada.
the_draft_goes_on = Trzy rozdania wyczerpują talię draftowania; każdy gracz ma wtedy sześć wydraftowanych fabuł.
the_plot_is_not_his_already = Każda fabuła jest w pudełku raz: nie można zachować takiej, którą ktoś już ma.
the_plots_have_been_passed = Drugi wybór jest spośród fabuł podanych przez przeciwnika.
the_plot_deck_has_seven = Talia fabuły to dokładnie siedem fabuł.
it_is_chosen_once_after_the_draft = Talię fabuły wybiera się po drafcie, raz na grę.
they_are_his_own_plots = Siedem wybiera się ze standardowych fabuł gracza i z wydraftowanych.

there_is_something_to_pass_on = Gracz pasuje, gdy jest jego kolej na akcję albo odpowiedź.
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
