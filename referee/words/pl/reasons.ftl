not_known = To zależy od czegoś, czego nikt jeszcze nie powiedział. { $question }
game_is_over = Gra jest skończona, { $winner_count ->
    [one] zwycięzca
   *[other] zwycięzcy
}: { $winner }. Potem niczego już nie można zrobić.
game_won = { $seat } ma 15 lub więcej punktów władzy i od razu wygrywa ({ $power }).
team_won = { $seats } mają razem 30 lub więcej punktów władzy i od razu wygrywają ({ $power }).

no_action_now = Teraz nie można wykonać akcji: najpierw musi się skończyć to: { $busy }.
killing_under_way = Najpierw rozstrzyga się, czy ktoś ocala: { $cards }; przerwać to może tylko ocalenie.
let_the_other_act = Ostatnia akcja: { $seat }. Teraz kolej przeciwnika, na akcję albo pas.
others_turn_to_act = To nie { $seat } teraz wykonuje akcję albo pasuje.
first_player_acts_first = Pierwsza akcja należy tu do pierwszego gracza: { $first }.
passed_for_good = Gracz { $seat } już spasował i w tym momencie nie wykonuje więcej akcji.
window_has_closed = Wszyscy spasowali jeden po drugim; moment na akcje minął.
nothing_to_pass_on = Nikt tu nie czeka na pas.
actions_from_first_player = Pierwsza akcja należy do pierwszego gracza, potem gracze na przemian.
reactions_in_order = O odpowiedzi pyta się { $option_key ->
    [active_player] najpierw aktywnego gracza
   *[first_player] najpierw pierwszego gracza
}, potem po kolei, aż wszyscy zrezygnują.
cards_one_after_another = Karta jest zagrywana zaraz po innej.
card_played_is_an_action = Zagranie karty { $option_key ->
    [yes] jest akcją: przed następną przeciwnik może wykonać swoją
   *[no] nie jest akcją: karty można zagrywać jedną po drugiej
}.
first_in_window = Pierwsze słowo należy tu do { $option_key ->
    [active_player] aktywnego gracza
   *[first_player] pierwszego gracza
}{ $first_key ->
    [none] .
   *[some] : { $first }.
}
passes_close = { $option_key ->
    [passed_is_out] Kto spasował, w tym momencie nie wykonuje więcej akcji.
   *[all_pass] Moment na akcje kończy się, gdy wszyscy spasują jeden po drugim.
}
window_after_challenge = Po ostatnim kroku wyzwania gracze { $option_key ->
    [no] nie mogą wykonywać akcji
   *[yes] mogą wykonywać akcje
} przed następnym.
window_not_named = Instrukcje nie wskazują momentu na akcje w tej fazie; tu { $option_key ->
    [no] nie można ich wykonywać
   *[yes] można je mimo to wykonywać
}.
acts_after_passing = Kto spasował, może znów wykonać akcję, dopóki wszyscy nie spasują jeden po drugim.
acts_first_inside = Pierwsze słowo w momencie na akcje wewnątrz fazy należy do tego gracza.
window_is_open = To przyjdzie później{ $busy_key ->
    [none] .
   *[some] ; teraz: { $busy }.
}
resolved_already = To wyzwanie już rozpatrzono; teraz: { $busy }.

set_up_is_over = Przygotowanie do gry jest skończone; teraz: { $phase }.
mulligan_taken = { $seat }: decyzja o przygotowawczej ręce już zapadła; zmienić ją można tylko raz.
mulligan_too_late = { $seat }: karty przygotowawcze już leżą; rękę zmienia się tylko przedtem.
mulligans_in_either_order = Nie powiedziano, kto pierwszy decyduje o przygotowawczej ręce; kolejność jest dowolna.
already_revealed = Karty przygotowawcze są już odkryte.
hand_is_decided = { $seat }: decyzja o przygotowawczej ręce już zapadła.
still_placing = Nie wszyscy wyłożyli karty przygotowawcze: { $seats }.
kind_not_at_set_up = { $card } to nie postać ani obszar (jest to: { $kind }); nic innego nie wykłada się w przygotowaniu.
duplicate_at_set_up = To byłaby druga kopia: { $card }. Duplikatów nie wykłada się w przygotowaniu.
limited_at_set_up = W przygotowaniu można wyłożyć tylko jedną kartę z Ograniczeniem; tu jest ich { $cards_count }: { $cards }.
over_five = Te karty kosztują razem { $total }; w przygotowaniu mogą kosztować najwyżej { $ceiling }.
over_five_already = Same znane koszty to już razem { $total }; w przygotowaniu wszystkie mogą kosztować najwyżej { $ceiling }.
within_five = Te karty kosztują razem { $total }, nie więcej niż pięć.
setup_total = Karty przygotowawcze, { $seat }: razem { $found ->
    [one] { $found } żeton złota
    [few] { $found } żetony złota
   *[many] { $found } żetonów złota
}.
printed_cost = { $card_key ->
    [none] Wydrukowany koszt: { $found }.
   *[some] { $card }: wydrukowany koszt { $found }.
}
refill_comes_after_reveal = Ręce uzupełnia się dopiero po odkryciu kart przygotowawczych.
already_refilled = { $seat }: ręka już uzupełniona.
no_ability_at_set_up = W czasie przygotowania nie działa żadna zdolność i niczego się potem nie nadrabia.
limited_at_setup = Karta z Ograniczeniem wyłożona w przygotowaniu { $option_key ->
    [counted] liczy się jako karta z Ograniczeniem pierwszej rundy
   *[not_counted] nie liczy się jako karta z Ograniczeniem pierwszej rundy
}.

keep_one = Przy każdym wyborze zachowuje się jedną fabułę; tu zachowano: { $kept ->
    [0] żadnej
   *[other] { $kept }
}.
pass_the_rest = { $wanted ->
    [one] Jedną fabułę trzeba podać albo odłożyć
    [few] Trzeba podać { $wanted } fabuły
   *[many] Trzeba podać { $wanted } fabuł
}; tu podano: { $passed ->
    [0] żadnej
    [one] jedną
   *[other] { $passed }
}.
kept_and_passed = Fabułę { $plot } zarówno zachowano, jak i podano.
draft_is_over = Wszystkie wybory ({ $drafted }) są zrobione; draftowanie skończone.
draft_is_past = Draftowanie fabuły jest przed dobraniem przygotowawczych rąk.
draft_goes_on = Draftowanie fabuły jeszcze trwa: zostały wybory do zrobienia.
plot_deck_is_chosen = { $seat }: talia fabuły jest już wybrana.
plot_is_taken = { $plot } jest w pudełku raz i już ją zachowano albo odłożono.
plot_is_standard = { $plot } to standardowa fabuła ({ $seat }); nie bierze udziału w drafcie.
plot_deck_is_seven = Talia fabuły to dokładnie siedem fabuł; tu jest ich { $chosen }.
wait_for_the_others = Inni nie zrobili jeszcze wyboru { $drafted }; fabuły podaje się, gdy wszyscy wybiorą.
not_among_the_passed = Fabuły { $plot } nie ma wśród podanych: { $passed }.
not_his_plots = Nie ma ich wśród fabuł do wyboru: { $plots }.

plots_are_revealed = Fabuły odkrywa się raz na rundę, na początku fazy fabuły; teraz: { $phase }.
a_plot_must_be_revealed = { $seat } musi odkryć fabułę; tu się nie pasuje.
plot_revealed_already = { $seat } ma już fabułę odkrytą w tej rundzie.
plot_is_used = { $plot } to fabuła wykorzystana; wraca, gdy wyczerpie się cała talia fabuły.
plot_is_revealed_now = { $plot } to odkryta fabuła; jeszcze nie można odkryć jej ponownie.
not_in_plot_deck = Fabuły { $plot } nie ma w talii fabuły; gracz: { $seat }.
plots_return = Ostatnia fabuła jest wykorzystana; wracają: { $plots }.
plot_revealed = Fabuła jest odkryta; nic nie kosztuje, a poprzednia jest już wykorzystana.
plot_text_unknown = Przeczytajcie na głos fabułę { $plot }. Jeśli zawiera „po odkryciu”, wpiszcie przed wyborem pierwszego gracza: powiedz { $seat } tekst po odkryciu …
first_plot_revealed = Fabuła jest odkryta; nic nie kosztuje.
initiative_comes_after_reveal = { $seats_count ->
    [0] Inicjatywę porównuje się raz na rundę, zaraz po odkryciu fabuł.
   *[other] Inicjatywę porównuje się, gdy wszystkie fabuły są odkryte; brakuje jeszcze: { $seats }.
}
no_lot_needed = Losowanie niepotrzebne; inicjatywę zdobywa { $winner }.
lot_among_the_tied = Losuje się tylko między graczami, którzy wciąż remisują: { $tied }.
initiative_of = Inicjatywa, { $seat }: { $found }.
plot_initiative = Odkryta fabuła, { $seat }: { $found }.
initiative_bonus = { $card }: { $found }.
initiative_tie_power = Remis inicjatywy; rozstrzyga mniejsza władza ({ $power }).
initiative_tie_random = Remis inicjatywy i władzy ({ $power }); rozstrzyga los.
first_player_comes_later = Pierwszego gracza wybiera się po ustaleniu inicjatywy.
first_player_is_named = Pierwszy gracz tej rundy jest już wybrany: { $first }.
winner_names_first_player = Pierwszego gracza wybiera ten, kto zdobył inicjatywę: { $winner }.
first_player_decides = Kolejność ustala pierwszy gracz: { $first }.
not_the_time_for_plots = Tekst „po odkryciu” wykonuje się w fazie fabuły, po odkryciu fabuł.
initiative_is_open = Najpierw trzeba ustalić inicjatywę i pierwszego gracza.
plot_left_out = Trzeba wykonać każdą odkrytą fabułę z tekstem „po odkryciu”; pominięte: { $seats }.
no_such_text = Jedna z wymienionych fabuł nie ma tekstu „po odkryciu”, który jeszcze czeka.
plot_in_play = Odkryta fabuła { $option_key ->
    [in_play] jest kartą w grze
   *[not_in_play] nie jest kartą w grze
}.

done_this_round = W tej rundzie to już zrobiono: { $phase }.
not_the_draw_phase = Po dwie karty dobiera się raz na rundę, na początku fazy dobierania; teraz: { $phase }.
short_deck = Talia dobierania, { $seat }: jest w niej mniej kart, niż trzeba dobrać; dobiera się to, co jest.
no_hand_limit = { $seat }: kart na ręce jest teraz { $cards }; zasady nie ograniczają ręki.
deck_is_empty = Talia dobierania, { $seat }: pusta; { $option_key ->
    [reshuffle] karty odrzucone się tasuje i stają się nową talią dobierania
   *[no_cards] nie dobiera się z niej już kart
}.

income_taken = { $seat }: przychód tej rundy już pobrany.
not_your_marshalling_turn = Przychód pobiera się na początku własnej tury w fazie mobilizacji{ $active_key ->
    [none] .
   *[some] ; teraz tura gracza: { $active }.
}
income_of = Przychód, { $seat }: { $found ->
    [one] { $found } żeton złota
    [few] { $found } żetony złota
   *[many] { $found } żetonów złota
}.
plot_income = Odkryta fabuła, { $seat }: { $found }.
income_bonus = { $card }: { $found }{ $kneeling_key ->
    [yes] {" "}(klęczy, ale się liczy)
   *[no] {""}
}.
sign_is_blank = { $card }: { $found } (znak jest częścią tekstu, a ten liczy się jako pusty).
treasury_is_short = W pudełku jest mniej żetonów złota niż należne { $due }; { $option_key ->
    [limited] bierze się tylko to, co jest
   *[unlimited] brakujące można czymś zastąpić
}.
income_comes_first = { $seat_key ->
    [none] Przychód trzeba pobrać przed wszystkim innym w turze.
   *[some] { $seat } musi pobrać przychód przed wszystkim innym w turze.
}

marshalling_only = Postacie, obszary i dodatki zagrywa się w fazie mobilizacji; teraz: { $phase }.
active_player_only = Karty zagrywa tylko aktywny gracz: { $active }.
duplicates_in_your_marshalling_turn = Duplikat dołącza się we własnej turze w fazie mobilizacji; teraz: { $phase }{ $active_key ->
    [none] .
   *[some] , aktywny gracz: { $active }.
}
finish_first = { $busy_key ->
    [none] Najpierw musi się skończyć to, co zaczęto.
   *[some] Najpierw musi się skończyć to: { $busy }.
}
not_in_hand = Karty { $card } nie ma na ręce gracza, który miałby ją zagrać{ $zone_key ->
    [none] .
    [hand] : jest na drugiej ręce.
   *[some] : jest { $zone }.
}
events_are_played_for_effect = { $card } to wydarzenie; nie wykłada się go, tylko zagrywa dla efektu.
attachment_control = { $card }: kontrolę ma { $option_key ->
    [host] ten, kto kontroluje kartę, pod którą leży dodatek
   *[player] gracz, który zagrał dodatek
}: { $seat }.
no_host_wanted = { $card } to nie dodatek; nie kładzie się jej pod inną kartą.
host_must_be_a_character_in_play = { $card } to dodatek; musi trafić pod postać w grze.
unique_barred = Karta { $card } jest unikatowa, a inna jej kopia jest { $zone_key ->
    [dead] na stosie martwych
   *[play] w grze
}.
limited_played = { $seat }: karta z Ograniczeniem była już w tej rundzie zagrana; wolno jedną.
first_limited = To pierwsza karta z Ograniczeniem w tej rundzie.
limited_duplicates = Karta z Ograniczeniem dołączona jako duplikat { $option_key ->
    [yes] liczy się jako karta z Ograniczeniem tej rundy
   *[no] nie liczy się jako karta z Ograniczeniem tej rundy
}.
limited_duplicate = Karta z Ograniczeniem zostaje dołączona jako duplikat.
gold_missing = { $seat }: jest tylko { $has } złota, a cena to { $needs }. Brakuje złota: { $amount }; w puli zostaje 0.
gold_short = { $card_key ->
    [none] Koszt w złocie to { $needs }
   *[some] Koszt karty { $card } w złocie to { $needs }
}, a w puli złota { $has ->
    [0] nie ma nic
   *[other] jest { $has }
}.
free_with_empty_pool = { $option_key ->
    [may_not] Karty o koszcie 0 nie może zagrać gracz z pustą pulą złota.
   *[other] Kartę o koszcie 0 można zagrać nawet z pustą pulą złota.
}
pool_is_empty = Koszt karty to 0, ale pula złota jest pusta, a wtedy nie zagrywa się kart.
no_turns_in_this_phase = W tej fazie nie ma tur do kończenia: { $phase }.
not_your_turn = To nie jest tura tego gracza{ $active_key ->
    [none] .
   *[some] ; trwa tura gracza: { $active }.
}
marshalling_turn_ended = Tura w fazie mobilizacji skończona; w puli { $gold ->
    [one] zostaje { $gold } żeton złota
    [few] zostają { $gold } żetony złota
   *[many] zostaje { $gold } żetonów złota
}.
challenge_under_way = Trwa wyzwanie; najpierw musi się skończyć.

not_in_play = Karty { $card } nie ma w grze{ $zone_key ->
    [none] .
   *[some] : jest { $zone }.
}
your_own_character_only = Karta { $card } należy do przeciwnika; duplikaty dołącza się do własnych postaci.
not_a_copy = { $card } to nie kopia karty { $host }; nazwy są różne.
not_unique = Karta { $card } nie jest unikatowa; duplikaty mają tylko unikatowe postacie.
characters_only = { $card } to nie postać; duplikaty mają tylko unikatowe postacie.
duplicates_on_characters = Duplikaty mogą leżeć { $option_key ->
    [unique_cards] pod każdą kartą unikatową, nie tylko pod postaciami
   *[characters] tylko pod unikatowymi postaciami
}.
unique_cards_carry_duplicates = W tej grze każda karta unikatowa może mieć duplikat.
duplicate_attached = { $card } leży jako duplikat pod kartą { $host }: za darmo, liczy się tylko nazwa.
duplicate_is_optional = Ocalenie duplikatem { $option_key ->
    [no] nie jest kwestią wyboru: duplikatu trzeba użyć
   *[yes] zależy od wyboru gracza
}.
duplicate_compulsory = { $card } ma duplikat, którego { $option_key ->
    [yes] można użyć do ocalenia
   *[no] trzeba użyć do ocalenia
}.
duplicate_discarded = Odrzucony zostaje duplikat karty { $card }; odpowiada na jedno zabicie.

not_an_event = { $card } to nie wydarzenie (jest to: { $kind }).
not_your_card = Karty { $card } używa tylko gracz, który ją kontroluje.
a_reaction_is_no_action = { $card } to odpowiedź; odpowiada na coś i nie używa się jej jako akcji.
wrong_phase_for_it = Jej tekst wskazuje inną fazę: { $phase }.
pay_with_your_own = Karta { $card } należy do przeciwnika; koszt płaci się własnymi kartami.
already_kneeling = { $card_key ->
    [none] Karta już klęczy; klęka tylko karta stojąca.
   *[some] Karta { $card } już klęczy; klęka tylko karta stojąca.
}
knelt_twice = Za jeden koszt dwa razy klęka ta sama karta: { $card }.
under_itself = { $card } nie może leżeć pod samą sobą: duplikat to inna kopia.
not_of_the_house = Karta { $card } nie ma symbolu żądanego rodu: { $house }.
kneeling_not_paid = Tekst żąda, by klękła karta tego rodu, a żadna nie klęka: { $house }.
not_a_participant = Karta { $card } nie uczestniczy w wyzwaniu.
a_duplicate_is_no_card_in_play = { $card } to duplikat; liczy się tylko jego nazwa i nic nie można mu zrobić.
a_duplicate_is_no_attachment = Duplikat nie jest dodatkiem i nie można go odrzucić jako dodatku.
not_an_attachment = { $card } to nie dodatek.
text_of_the_printing = Wydania tej karty się różnią; tu jej tekst czyta się tak: { $answer }
the_text_says_so = Tak mówi tekst karty.
another_kind_of_ability = Tekst karty { $card } to co innego: { $kind }.
card_out_of_sight = Karta { $card } jest wtasowana; pozostaje nieznana, dopóki nie zostanie pokazana.
duplicate_is_blank = { $card } to duplikat; liczy się tylko jego nazwa, więc nie ma zdolności do użycia.
duplicates_add_nothing = Duplikaty pod kartą { $card } nic nie dodają: liczy się tylko ich nazwa.
known_from_another_deck = Każdy ród gra własną stałą talią, a o karcie { $card } wiadomo tylko, że jest w talii { $house }. Herb na rewersie karty pokazuje, czyja ona jest.
attachment_on_enemy = Dodatek leży pod postacią innego gracza; używa go jego własny gracz.
cannot_enter_play = Karta { $card } nie może wejść do gry ({ $kind }): jest { $zone }.
only_characters_are_killed = Zabija się tylko postacie; { $card } to co innego: { $kind }.
power_on_characters_only = Władzę kładzie się tylko na postaciach; { $card } to co innego: { $kind }.
text_says_otherwise = Tekst karty { $card } mówi co innego.
price_not_paid = Tekst karty { $card } żąda innego kosztu.
card_says_so = { $card_key ->
    [none] Tak mówi tekst karty, a on stoi ponad zasadami: { $effect }.
   *[some] Tak mówi tekst karty { $card }, a on stoi ponad zasadami: { $effect }.
}
text_is_carried_out = { $card_key ->
    [none] Wykonuje się tekst karty: { $effect }.
   *[some] Wykonuje się tekst karty { $card }: { $effect }.
}
card_not_named = Że robi to karta, przyjmuje się na słowo graczy: nie powiedziano, która.
card_named = Że robi to tekst karty { $by_means }, przyjmuje się na słowo graczy.
text_names_players = Tekst karty wskazuje graczy, których dotyczy.

passive_is_compulsory = Zdolność pasywną karty { $card } trzeba wykonać; nikt nie może odmówić.
not_a_passive = Karta { $card } nie ma zdolności pasywnej; tekst mówi, kiedy się jej używa: { $timing }.
nothing_to_use = Karta { $card } nie ma zdolności, której można użyć lub którą coś uruchamia.
passive_not_set_off = Nie zaszło właśnie to, co uruchamia zdolność pasywną karty { $card }.
reaction_missed = Tymczasem zaszło coś innego; odpowiedź przyszła za późno{ $to_key ->
    [none] .
   *[some] . Jej okazja: { $to }.
}
not_yet = Nie zaszło jeszcze to, na co ta karta odpowiada: { $to }.
no_such_occasion = Nie zaszło to, na co ta karta odpowiada{ $to_key ->
    [none] .
   *[some] : { $to }.
}
reaction_is_no_action = Odpowiedź nie jest akcją; nikt nie traci przez nią kolejki na akcję.
order_names_others = Kolejność musi wymieniać dokładnie te karty, których zdolności pasywne czekają: { $due }.
its_occasion_has_come = Jej okazja właśnie nadeszła.
printed_trigger_not_known = Referee nie wie, na co dokładnie odpowiada karta { $card }; rozstrzyga karta na stole.
passives_first = { $option_key ->
    [reactions] Odpowiedzi są przed zdolnościami pasywnymi.
   *[passives] Zdolności pasywne uruchomione przez to samo wykonuje się, zanim ktokolwiek odpowie.
}
others_word_to_react = Najpierw pyta się gracza: { $seat }.
reacts_after_passives = Zdolności pasywne już rozpatrzono; że są pierwsze, zasady nie mówią.
reacts_after_another = Ktoś już odpowiedział; kogo pyta się pierwszego, zasady nie mówią.
not_his_reaction = Karty { $card } nie ma w grze u gracza, który miałby jej użyć{ $zone_key ->
    [play] .
   *[other] : jest { $zone }.
}
reacts_to_another = Karta { $card } odpowiada na inną z rzeczy, które zaszły jednocześnie; że to dwie osobne okazje, zasady nie mówią wprost.
has_reacted = Karta { $card } już na to odpowiedziała.
reacts_once = Każda karta odpowiada na to samo raz; { $option_key ->
    [active_player] najpierw pyta się aktywnego gracza
   *[first_player] najpierw pyta się pierwszego gracza
}.
not_a_reaction = { $card } to nie odpowiedź; tekst mówi, kiedy się jej używa: { $timing }.

only_killing_can_be_saved = Karta opuściła grę, nie będąc zabita; ocala się tylko przed zabiciem.
too_late_to_save = Postać jest już zabita; ocalenie przychodzi przedtem.
a_save_of_another = Karty { $card } nie ma wśród tych, które mają opuścić grę.
nothing_to_save_from = Nikt nie jest zabijany; nie ma przed czym ocalać.
not_this_killing = Przy tym stole ocala się tylko przed zabiciem przez akcję albo efekt zmagań.
saves_against_actions_only = Ocalenie odpowiada { $option_key ->
    [yes] na każde zabicie, bez względu na przyczynę
   *[no] tylko na zabicie przez akcję albo efekt zmagań
}.
saves_this_character = Wydarzenie ocala tę postać.
saves_against_any_kill = Ocalenie odpowiada { $option_key ->
    [no] tylko na zabicie przez akcję albo efekt zmagań
   *[yes] na każde zabicie, bez względu na przyczynę
}.
no_duplicate = Karta { $card } nie ma duplikatu.
not_a_saving_event = { $card } to nie wydarzenie, które ocala.
saves_unique_only = Wydarzenie ocala tylko unikatowe postacie, a { $card } taką nie jest.
saves_its_host_only = Dodatek ocala tylko postać, pod którą leży.
saved = { $card }: ocalenie { $with_key ->
    [duplicate] duplikatem
    [effect] efektem
   *[card] kartą { $with }
}; koszt zabicia pozostaje zapłacony.
killed = { $card } trafia na stos martwych właściciela.
goes_with_it = Karta { $card } opuszcza grę{ $under_count ->
    [0] {""}
   *[other] , a razem z nią: { $under }
}{ $power ->
    [0] {""}
    [one] ; { $power } punkt władzy wraca do puli władzy
    [few] ; { $power } punkty władzy wracają do puli władzy
   *[many] ; { $power } punktów władzy wraca do puli władzy
}.

challenges_phase_only = Wyzwania rzuca się w fazie wyzwań; teraz: { $phase }.
kind_already_made = Takie wyzwanie w tej fazie już rzucono: { $kind }. Można jeszcze: { $left_count ->
    [0] nic
   *[other] { $left }
}.
target_is_no_opponent = Wyzwanie rzuca się przeciwnikowi, a { $target } nim nie jest.
targets_are_opponents = Wyzwanie można rzucić każdemu przeciwnikowi, którego nie chroni karta.
card_forbids_attack = Karta zakazuje wyzwań przeciw: { $target }.
no_attacker = Nie zadeklarowano atakującego; wyzwanie wymaga co najmniej jednego.
not_your_character = { $card_key ->
    [none] Postać należy do przeciwnika.
   *[some] { $card } to nie postać tego gracza w grze{ $zone_key ->
        [play] .
        [none] .
       *[other] : jest { $zone }.
    }
}
same_card_twice = Jedną kartę wymieniono więcej niż raz: { $card }.
attacker_kneels = { $card } klęczy; atakują tylko postacie stojące.
defender_kneels = { $card } klęczy; bronią się tylko postacie stojące.
icon_missing = { $card } nie ma symbolu, którego wymaga wyzwanie: { $kind }.
stealth_of_no_attacker = { $card } tu nie atakuje, więc nie może użyć Skrytości.
no_stealth = { $card } nie ma Skrytości.
stealth_wants_an_enemy_character = Przez Skrytość wybiera się postać broniącego się gracza w grze; { $card } nią nie jest.
stealth_is_immune = { $card } ma Skrytość, a takiej postaci nie można wybrać przez Skrytość.
stealth_too_late = Przez Skrytość wybiera się przy deklarowaniu atakujących, nie później.
no_challenge = Nie trwa żadne wyzwanie.
not_the_defending_player = Obrońców deklaruje broniący się gracz: { $target }.
defenders_declared = Obrońcy są już zadeklarowani.
defenders_not_declared = Najpierw trzeba zadeklarować obrońców albo z nich zrezygnować.
bypassed_by_stealth = { $card } to postać wybrana przez Skrytość; nie może bronić w tym wyzwaniu.

attack_total = Całkowita siła atakującego: { $found }.
defence_total = Całkowita siła obrońcy: { $found }.
strength_of = Siła, { $card }: { $found }.
printed_strength = { $card }: wydrukowana siła { $found }.
modified_by = { $origin_key ->
    [none] Zmiana: { $found }.
   *[some] { $origin }: { $found }.
}
constant_ability = { $origin_key ->
    [none] Ze stałej zdolności: { $found }.
   *[some] { $origin }: { $found }.
}
strength_per_gold = Za złoto w puli ({ $gold }): { $found }.
strength_floor = Suma jest poniżej 0; siła liczy się jako { $option_key ->
    [below_0] sama suma
   *[floor_0] 0
}.
total_below_0 = Całkowita siła obrońcy jest poniżej 0; liczy się { $option_key ->
    [below_0] taka, jaka jest
   *[floor_0] jako 0
}.
unopposed_below_0 = Całkowita siła obrońcy jest poniżej 0; to { $option_key ->
    [zero] nie jest niebronione wyzwanie, bo trzeba dokładnie 0
   *[below_1] jest niebronione wyzwanie, bo trzeba mniej niż 1
}.
order_of_awards = { $option_key ->
    [claim_first] Najpierw efekt zmagań, potem władza za wygrane wyzwanie.
    [unopposed_first] Najpierw władza za niebronione wyzwanie, potem efekt zmagań, na końcu władza ze Sławy.
   *[awards_first] Najpierw władza za wygrane wyzwanie, potem efekt zmagań.
}
no_attackers_left = Nie został żaden atakujący; wyzwanie { $option_key ->
    [called_off] przepada
   *[resolved] mimo to się rozpatruje, z siłą ataku 0
}.
challenge_winner = Wygrywa { $winner }: atak { $attack }, obrona { $defence }.
challenge_tied = Wygrywa { $winner }: atak { $attack }, obrona { $defence } (remis jest dla atakującego).
won_unopposed = { $seat } wygrywa niebronione wyzwanie (obrona { $defence }) i otrzymuje 1 punkt władzy dla rodu.
defences_foreseen = Atak { $attack }. Możliwe obrony ({ $seat }): { $ways }. Zatrzymuje atak: { $stopped } (najmniej postaci: { $cards }); bez obrony: { $unopposed }.
no_defence_foreseen = { $ways ->
    [1] Atak { $attack }. { $seat } nie może go zatrzymać.
   *[other] Atak { $attack }. { $seat } nie może go zatrzymać. Sposoby odpowiedzi (jeden: nikim): { $ways }, z nich bez obrony: { $unopposed }.
}
unopposed_foreseen = Zwycięstwo bez obrony ({ $seat }): atak { $attack }.
odds_of_claim = Zmagania { $claim } w intrydze: każda z kart na ręce ({ $seat }, { $among }) zostaje odrzucona z szansą { $hits } z { $ways } ({ $percent } %).
odds_of_named = Co najmniej jedna z kart { $cards } zostaje odrzucona z ręki ({ $seat }) z szansą { $hits } z { $ways } ({ $percent } %).
odds_of_draw = { $seat }, najbliższe { $drawn } z { $among } kart talii dobierania: każda zostaje dobrana z szansą { $hits } z { $ways } ({ $percent } %).
odds_in_hand = Karta, której nikt nie widział ({ $seat }), jest na ręce z szansą { $hits } z { $ways } ({ $percent } %): { $hand } na ręce, { $deck } w talii dobierania.
threat_defends = { $kind }: { $count ->
    [0] żadna stojąca postać nie może wziąć udziału
    [one] { $count } stojąca postać może wziąć udział: { $cards }
    [few] { $count } stojące postacie mogą wziąć udział: { $cards }
   *[other] { $count } stojących postaci może wziąć udział: { $cards }
}
threat_duplicates = Ocali duplikat: { $cards }
threat_hand = Karty na ręce: { $hand }, złoto: { $gold }. Możliwe wydarzenia i ocalenia z ręki.
battle_before_cards = Przed kartami rodów: atak { $attack }, obrona { $defence }.
battle_with_card = { $seat } z kartą { $card } ({ $strength }): wygrywa przeciw { $hits } z { $ways } kart{ $open ->
    [0] {""}
   *[other] , nierozstrzygnięte: { $open }
}
removed_participant = { $card }: usunięcie z wyzwania; postać { $option_key ->
    [stands] powstaje
   *[stays_kneeling] nadal klęczy
}.
participant_without_icon = { $card } traci symbol w trakcie wyzwania i { $option_key ->
    [leaves] już nie uczestniczy
   *[stays] uczestniczy dalej
}.
survivors_stay = Wyzwanie skończone; uczestnicy, którzy są jeszcze w grze, zostają, jak są{ $cards_count ->
    [0] .
   *[other] : { $cards }.
}
challenges_turn_ended = W tej turze nie ma już wyzwań; { $challenges_count ->
    [0] nie rzucono żadnego
   *[other] rzucone: { $challenges }
}.

claim_due = Wartość zmagań { $claim } ({ $kind }), efektowi zmagań poddaje się { $payer }: { $due ->
    [0] nic się nie należy
   *[other] należne { $due }
}.
no_victims_due = Teraz nie wybiera się postaci po przegranym wyzwaniu wojskowym; teraz: { $busy }.
defending_player_chooses = Postacie wybiera gracz, który się bronił: { $payer }.
same_victim_twice = Jedną postać wybrano dwa razy: { $card }. Za każdym razem wybiera się inną.
not_his_character = { $card } to nie postać w grze gracza, który poddaje się efektowi zmagań.
wrong_number = Należne: { $due }; tu wybrano: { $chosen ->
    [0] nic
   *[other] { $chosen }
}.
no_discard_due = Teraz nie odrzuca się kart po przegranym wyzwaniu intrygi; teraz: { $busy }.
discard_at_random = Karty po przegranym wyzwaniu intrygi wybiera się losowo; nikt ich nie wskazuje.
defending_player_pays = Efekt zmagań: karty odrzuca się z ręki gracza, który się bronił: { $payer }.

power_gained = { $seat } otrzymuje { $found ->
    [one] { $found } punkt władzy
    [few] { $found } punkty władzy
   *[many] { $found } punktów władzy
} dla rodu.
pool_is_short = W pudełku jest mniej znaczników władzy niż należne { $due }; { $option_key ->
    [limited] bierze się tylko to, co jest
   *[unlimited] brakujące można czymś zastąpić
}.
power_on_card = { $card }: { $found ->
    [one] { $found } punkt władzy
    [few] { $found } punkty władzy
   *[many] { $found } punktów władzy
}.
power_on_banner = Na chorągwi, { $seat }: { $found ->
    [one] { $found } punkt władzy
    [few] { $found } punkty władzy
   *[many] { $found } punktów władzy
}.
total_power_of = Władza razem, { $seat }: { $found }.
total_power = Władza razem: { $found } ({ $banner } na chorągwi, { $cards } na postaciach).

not_the_time_to_count = Dominację liczy się raz, na początku fazy dominacji; teraz: { $phase }.
dominance_counted_already = Dominację w tej rundzie już policzono.
dominance_of = Suma do dominacji, { $seat }: { $found }.
gold_in_pool = Złoto, { $seat }: { $found }.
dominance_tied = Obie sumy to { $total }: nikt nie zdobywa dominacji.
dominance_won = { $seat } zdobywa dominację i otrzymuje 1 punkt władzy.
not_the_standing_phase = Karty powstają raz na rundę, na początku fazy powstawania; teraz: { $phase }.
not_the_taxation_phase = Złoto odkłada się raz na rundę, na początku fazy podatków; teraz: { $phase }.
next_round = Runda skończona; zaczyna się runda { $round }.

piles_are_open = Stosy martwych i kart odrzuconych są jawne: każdy może je przeglądać w każdej chwili.
decks_are_closed = { $option_key ->
    [no] Przy tym stole talie dobierania można przeglądać.
   *[other] Nikt nie może przeglądać talii dobierania.
}
decks_are_open = Przy tym stole talie dobierania można przeglądać.
card_is_known = { $card } to nie karta, która mogłaby tam jeszcze być nieznana.
no_unknown_card = Nie ma już nieznanej karty { $zone }.
no_such_value = { $card_key ->
    [none] { $seat } nie ma odkrytej fabuły, na której mogłoby to być wydrukowane: { $field }.
   *[some] Na karcie { $card } nie jest wydrukowane nic takiego: { $field }.
}
printed_value = { $card_key ->
    [none] Odczytane z odkrytej fabuły, { $seat }: { $field }.
   *[some] Odczytane z karty { $card }: { $field }.
}
no_such_option = To nie jest odpowiedź w tej sprawie ({ $point }): { $option }.
table_decides = Stół może to rozstrzygnąć sam: { $answer }
no_such_field = Niczego takiego nie można tam poprawić: { $field }.
reason_missing = Poprawka wymaga powodu podanego słowami.
nothing_to_set_right = Nie podano, co poprawić.
all_set_right = Poprawione ręcznie: { $count ->
    [one] { $count } wartość
    [few] { $count } wartości
   *[other] { $count } wartości
}.
value_impossible = Takiej wartości nie może tam być: { $field }.
set_right = { $of_key ->
    [none] Poprawione ręcznie: { $field }.
   *[some] Poprawione ręcznie: { $of }, { $field }.
}

house_by_symbol = Karta należy do rodu, którego ma symbol; bez symbolu jest neutralna.
zone_decides = Rozstrzyga miejsce, w którym leży karta.
no_such_thing_in_this_game = W tej grze nie ma takiej karty.
worked_example = Tak mówi przykład w samych zasadach.

## Oriflamme

apothecary_himself = Aptekarz { $option_key ->
    [forbidden] nie może być własnym celem
   *[allowed] może być własnym celem
}.
apply_what_is_open = Karta { $card } jest odkryta; najpierw trzeba dokończyć jej efekt.
at_an_end = Kartę kładzie się { $where_key ->
    [left] na lewym końcu rzędu
    [right] na prawym końcu rzędu
   *[other] na końcu rzędu
}.
attacker_goes = Karta, która zaatakowała Pułapkę, trafia na stos kart odrzuconych rodziny, której herb nosi.
borrowed_attacker = Pułapkę wyeliminowano przez Kombinację; atakującą kartą jest { $option_key ->
    [combination] Kombinacja
   *[character] postać, której efekt zastosowano: { $card }
}.
cannot_be_that_card = { $card }: to nie może być { $name }; ta karta leży gdzie indziej albo nie ma jej w tej rodzinie.
card_is_applied = Stosuje się efekt odkrytej karty { $card }.
card_is_closed = Karta { $card } jest zakryta: zostawia się ją zakrytą albo odkrywa.
card_is_covered = Karta { $card } jest przykryta inną; karty niżej w stosie nie biorą udziału.
card_is_discarded = Karta { $card } zostaje odrzucona; to nie eliminacja.
card_is_eliminated = Karta { $card } ({ $seat }) zostaje wyeliminowana; czyja karta to zrobiła: { $by }.
secret_plots_disproved = Odkryto fabułę { $plot }, ale nie ma jej w talii fabuły podanej w tajemnicy. To, co podano, nie jest prawdą; liczy się to, co odkryto.
secret_forgotten = To, co podano sędziemu w tajemnicy, nie zgadza się z tym, co się stało. Nie jest już brane pod uwagę; podaj swoje ukryte karty jeszcze raz.
card_is_named = Wiadomo już, jaka to karta: { $card }. Zostaje zakryta.
card_is_open = Karta { $card } jest odkryta: stosuje się jej efekt.
card_is_opened = Karta { $card } zostaje odkryta, a jej efekt od razu zastosowany.
card_not_known = To zależy od zakrytej karty, której nikt jeszcze nie pokazał. { $question }
cards_are_named = { $seat }: znane są już { $zone_key ->
    [hand] karty na ręce
    [set_aside] karty odłożone
   *[other] karty
}.
character_is_bribed = Na karcie { $card } leży teraz żeton przekupstwa; należy ona do: { $seat }.
chosen_when_open = { $choice_key ->
    [target] Cel wybiera się
    [twin] Miejsce Bliźniaka wybiera się
    [substitute] Zastępcę wybiera się
    [bribe] Postać do przekupienia wybiera się
    [sequence] Kolejne efekty wybiera się
   *[other] Wyboru dokonuje się
} tu dopiero wtedy, gdy karta jest odkryta.
closed_card_reacts = To, co karta robi po wyeliminowaniu, działa także wtedy, gdy była zakryta.
closed_prince = Wyeliminowano Bliźniaka; zakryty Książę ({ $card }) { $option_key ->
    [stays] zostaje w rzędzie
   *[discarded] też zostaje odrzucony
}.
combination_leaves = Kombinację odrzuca się { $option_key ->
    [last] po zastosowaniu efektów
   *[first] przed zastosowaniem efektów
}.
covers_a_card = Karta przykrywa własną kartę razem z leżącymi na niej żetonami wpływu.
effect_is_applied = Kombinacja stosuje efekt karty { $card }.
events_begin = Wszyscy wyłożyli po karcie; zaczyna się faza wydarzeń.
family_of_now = Liczy się rodzina, do której wyeliminowana karta należała w tej chwili, także przez przekupstwo.
few_players = Zasady nie podają najmniejszej liczby graczy; pudełko jest dla co najmniej trzech.
first_card = Pierwsza karta leży pośrodku; oba końce rzędu są w tym samym miejscu.
free_application_first = Najpierw stosuje się jeden efekt bez żetonu, potem rozstrzyga się o żetonach.
game_ends = Wydarzenia szóstej rundy są skończone; gra się kończy.
game_has_ended = Gra jest skończona; niczego już nie można zrobić.
has_laid_his_card = { $seat }: karta tej rundy jest już wyłożona; każdy wykłada jedną.
his_covered_card = Własną zakrytą kartę, która jest przykryta, { $option_key ->
    [may_not] nie wolno oglądać
   *[may_look] wolno oglądać
}.
his_to_see = Własne zakryte karty wolno oglądać.
influence_before = { $seat }: na początku { $found ->
    [one] { $found } żeton wpływu
    [few] { $found } żetony wpływu
   *[many] { $found } żetonów wpływu
}.
influence_change = Runda { $round }{ $card_key ->
    [none] {""}
   *[some] , { $card }
}: { $found_key ->
    [less] -{ $found_size }
   *[other] +{ $found_size }
}.
influence_corrected = Runda { $round }, poprawione ręcznie: { $found_key ->
    [less] -{ $found_size }
   *[other] +{ $found_size }
}.
influence_is_open = Wpływ każdego gracza jest widoczny przez całą grę.
influence_of = Wpływ, { $seat }: { $found }.
intrigue_not_replaced = { $card } to intryga; zastępcę kładzie się tylko w miejsce postaci.
keep_or_activate = Karta { $card } jest zakryta; pominąć jej nie można: zostawia się ją zakrytą albo odkrywa.
laid_face_down = Kartę wykłada się zakrytą, wybraną w tajemnicy.
legal_targets = To są możliwe cele karty { $card }.
marker_stays = Kierunek jest ustalony na całą grę: { $direction_key ->
    [right_to_left] od prawej do lewej
   *[left_to_right] od lewej do prawej
}.
more_cards = Remis wpływu rozstrzyga większa liczba widocznych kart w rzędzie: { $seats } ({ $cards }).
most_influence = Najwięcej wpływu w zapasie: { $seats } ({ $influence }); żetony na kartach się nie liczą.
must_be_applied = Efekt odkrytej karty { $card } trzeba zastosować, nawet na własną szkodę.
name_from_flip = Wybrana karta była zakryta; o kartach tej samej nazwy rozstrzyga to, co po odkryciu widać.
namesake_spared = { $card } leżała dotąd pod inną kartą i zostaje: ofiary ustalono wcześniej. Tekst o tym milczy.
never_between = Karty nie kładzie się między dwiema kartami rzędu.
never_on_prince = { $card } to Książę; Bliźniaka na nim się nie kładzie.
new_round = Zaczyna się runda { $round }; pierwszy gracz: { $seat }. Rząd zostaje, jak leży.
no_combination = Nie jest teraz stosowana Kombinacja; kolejne efekty wybiera się tylko przy niej.
no_reward = Za jedną kartę wyeliminowaną przez Zbira nie ma nagrody.
no_stack_yet = Kartę na karcie wolno położyć dopiero od drugiej rundy; teraz runda { $round }.
no_target = Karta { $card } nie ma możliwego celu; nic się nie dzieje.
nobody_passes = W fazie planowania każdy musi wyłożyć kartę; nikt nie pasuje.
not_a_target = Karta { $card } nie może być celem. { $targets_count ->
    [0] Możliwych celów nie ma.
   *[other] Możliwe: { $targets }.
}
not_at_pointer = Wskaźnik nie stoi przy karcie { $card }; karty działają po kolei.
not_eligible = Efektu karty { $card } Kombinacja nie może zastosować; musi to być własna odkryta postać, nieprzykryta.
not_his_card = Karta { $card } należy do innego gracza: { $owner }. Przykrywać wolno tylko własne.
not_his_to_see = Cudzych zakrytych kart nie wolno oglądać.
not_his_turn = Kartę wykładają teraz: { $seat }.
not_in_the_row = Karty { $card } nie ma w rzędzie.
nothing_applied = Kombinacja nie ma postaci, której efekt mogłaby zastosować; nic się nie dzieje.
nothing_at_pointer = Wskaźnik nie stoi teraz przy żadnej karcie.
nothing_eliminated = Niczego nie wyeliminowano, więc nie ma miejsca dla zastępcy.
nothing_substituted = Zastępcy się nie kładzie.
nothing_to_choose = { $card }: { $choice_key ->
    [target] przy tej karcie nie wybiera się celu
    [twin] przy tej karcie nie kładzie się Bliźniaka
    [substitute] przy tej karcie nie kładzie się zastępcy
    [bribe] ta karta nikogo nie przekupuje
   *[other] tego przy tej karcie się nie wybiera
}.
nothing_to_repeat = Nie ma postaci, której efekt można by za żeton zastosować; żeton się zabiera.
one_is_added = Na zakrytej karcie { $card } przybywa żeton wpływu z rezerwy; leży ich na niej teraz { $tokens }.
open_to_all = Odkryte i odrzucone karty każdy może oglądać.
own_card_not_replaced = Karta { $card } była własna; zastępcę kładzie się tylko w miejsce cudzej postaci.
own_place = Liczy się miejsce, w którym leży postać, a nie miejsce Kombinacji.
own_stack = Intrygantka na własnym stosie zostaje; szkodzą jej tylko stosy obok.
own_trap = Kartę { $card } wyeliminowała karta jej właściciela; Pułapka nic nie robi.
owner_acts = O karcie { $card } rozstrzyga ten, do kogo teraz należy: { $owner }.
pays_what_there_is = { $seat }: do oddania { $due ->
    [one] { $due } żeton wpływu
    [few] { $due } żetony wpływu
   *[many] { $due } żetonów wpływu
}, w zapasie jest { $paid }; oddaje się tyle.
pointer_has_passed = Wskaźnik minął już kartę { $card }; czeka ona do następnej rundy.
prince_brings_no_twin = Bliźniaka wprowadza tylko Książę odkryty przez właściciela, i tylko raz; tu się go nie kładzie.
regained = { $card } to własna postać gracza, którą miał ktoś inny przez przekupstwo; jako zastępcy { $option_key ->
    [forbidden] nie można jej wziąć
   *[allowed] można ją wziąć
}.
reserve_is_empty = W rezerwie jest mniej żetonów wpływu niż należne { $wanted }; { $option_key ->
    [none] brakujące można czymś zastąpić
   *[other] bierze się tylko to, co jest
}: { $got }.
row_closes = Karta opuściła rząd; rząd się zsuwa, a wskaźnik idzie dalej.
row_is_empty = W rzędzie nie ma już kart; wyłożona karta leży znów pośrodku.
say_what_is_applied = Trzeba powiedzieć, efekt której postaci stosuje Kombinacja.
shared_victory = Remis wpływu i kart w rzędzie; zwycięstwo jest wspólne: { $seats }.
stack_not_replaced = Karta { $card } leżała na stosie; na stosie zastępcy się nie kładzie.
stack_on_bribed = Postać { $card } jest przekupiona i należy do tego gracza; może położyć na niej kartę.
substitute_missing = Zastępca ({ $name }) jest, więc trzeba go położyć.
substitute_not_there = Zastępcy ({ $name }) nie ma { $source_key ->
    [discard] na stosie kart odrzuconych gracza
    [set_aside] wśród kart odłożonych gracza
   *[other] tam, skąd miałby być wzięty
}.
substituted = Zastępca { $card } leży odkryty w tym samym miejscu; wzięto go { $source_key ->
    [discard] ze stosu kart odrzuconych
    [set_aside] z kart odłożonych
   *[other] z własnych kart
}.
supply_changes = Zapas, { $seat }: { $found_key ->
    [less] traci
   *[more] zyskuje
} { $amount ->
    [one] { $amount } żeton wpływu
    [few] { $amount } żetony wpływu
   *[many] { $amount } żetonów wpływu
}{ $card_key ->
    [none] .
   *[some] {" "}({ $card }).
}
taken_or_repeated = Żeton albo się zabiera, albo oddaje za jeszcze jeden efekt; nie jedno i drugie.
target_missing = Trzeba wybrać cel. Możliwe: { $targets }.
tokens_aside = Żetony wpływu z Kombinacji odkłada się na bok: { $amount }. O każdym rozstrzyga się osobno.
tokens_lost = Pułapkę odkrył jej właściciel; żetony wpływu wracają z niej do rezerwy: { $amount }.
tokens_of_discarded = Żetony wpływu z odrzuconej karty { $card } { $option_key ->
    [owner] otrzymuje jej właściciel
   *[reserve] wracają do rezerwy
}.
tokens_stay = Żetony wpływu zabiera się z karty tylko wtedy, gdy się ją odkrywa: { $card }.
tokens_undecided = Trzeba rozstrzygnąć o każdym żetonie Kombinacji: zabrać go albo oddać za efekt; zostało ich { $tokens }.
twin_enters = Bliźniak wchodzi do rzędu { $option_key ->
    [face_down] zakryty
   *[face_up] odkryty
}.
twin_is_laid = { $seat }: Książę wprowadza Bliźniaka; leży on { $where_key ->
    [left] na lewym końcu rzędu
    [right] na prawym końcu rzędu
    [on] na własnej karcie
   *[other] w rzędzie
}.
twin_missing = Bliźniak leży jeszcze przed graczem; Książę musi go wprowadzić do rzędu.
twin_not_in_hand = Bliźniaka nie ma na ręce; do rzędu wprowadza go tylko Książę.
twin_stays = Bliźniaka, który leży jeszcze przed graczem, to nie dotyczy.
uncovered_is_next = Spod karty, która odeszła, wyszła { $card }; teraz jej kolej.
waits_behind = Karta { $card } leży za wskaźnikiem; czeka do następnej rundy.
who_would_win = Kto wygrałby, gdyby gra skończyła się teraz.
wrong_number_of_cards = Trzeba podać { $zone_key ->
    [hand] wszystkie karty z ręki
    [set_aside] wszystkie karty odłożone
   *[other] wszystkie karty
}, każdą raz; jest ich { $count }.
wrong_number_of_tokens = O każdym żetonie Kombinacji rozstrzyga się raz; jest ich { $tokens }, rozstrzygnięto o { $decided }.
wrong_phase = To nie ta faza; teraz trwa { $phase_key ->
    [planning] faza planowania
    [events] faza wydarzeń
   *[other] inna faza: { $phase }
}.

## Co stwierdzono o talii.

several_house_cards = Jest więcej niż jedna chorągiew rodu: { $houses }.
several_agendas = Liczba agend: { $total }; gracz ma najwyżej jedną.
belongs_in_no_deck = To nie należy do żadnej talii: { $cards }.
plots_are_not_seven = Liczba fabuł w talii: { $total }; musi ich być { $wanted }.
plots_alike = Fabuły nie mogą się powtarzać: { $cards }.
plot_allows_more = Sama fabuła pozwala na więcej niż jeden egzemplarz: { $cards }.
more_than_the_card_allows = Sama karta pozwala na mniej egzemplarzy w talii ({ $limit }): { $cards }.
marked_for_another_house = Tylko dla innego rodu niż { $house }: { $cards }.
house_deck_too_small = Liczba kart w talii dobierania: { $size }; musi ich być co najmniej { $least }.
more_than_three_copies = Więcej egzemplarzy niż { $most }: { $cards }.

## A Clash of Kings: what was found under a rule.

no_battle_was_fought = { $area }: nie ma tam przegranej bitwy ({ $seat }).
not_covered = Źródło o tym nie mówi. { $question }
area_entered = { $area }: obszar wpisany.
area_is_in_use = { $area }: stoją tam jednostki lub rozkazy, rodzaj obszaru się nie zmienia.
area_lost = { $area }: nie ma już właściciela.
area_not_his = { $area }: obszar nie należy do rodu { $seat }.
area_of_another = { $area }: obszar należy do rodu { $seat }.
armies_of = Armie: { $seat }
army_size = { $area }: jednostek w armii { $found }
army_too_large = Armia miałaby jednostek: { $count }; dozwolone: { $limit }.
attack_strength = Atak: { $found }
ban_binds = Wskazany ród w tej rundzie nie maszeruje na Lannisterów.
ban_binds_others = Ten ród nie jest związany żadnym zakazem.
ban_is_over = Zakaz kończy się wraz z rundą.
base_strength = { $piece } × { $count }, po { $each }: { $found } ({ $certainty })
battle_begins = { $area }: bitwa, atakuje: { $seat }. Przebieg opisuje gra podstawowa.
battle_is_open = { $area }: najpierw podajcie, jak skończyła się bitwa.
beaten_wait = { $area }: pokonane jednostki ({ $seat }) muszą się jeszcze wycofać albo są stracone.
battles_come_of_marches = Bitwy biorą się z marszów: sprawa gry podstawowej.
blade_bonus = Valyriańskie ostrze: { $found } ({ $certainty })
board_preset = Plansza pochodzi z publicznego zapisu pierwszej edycji: porównajcie ze swoją ({ $certainty }). Niepewne: { $areas }.
reported_start = Podane dla gry pięciu Rodów ({ $certainty }): porównajcie z kartą początkową.
call_builds = Buduje tylko rozkaz umacniania władzy; o innym rozkazie ({ $order }) tekst milczy. { $point } { $answer }
call_did_nothing = Nie ma tam miasta ani twierdzy: wezwanie nic nie dało i wypada z gry.
call_gives_no_tokens = Wezwanie zaciąga jednostki i nie daje znaczników władzy.
call_musters = Właściciel wezwania od razu zaciąga według zwykłych zasad.
call_would_be_useless = Nie ma tu miasta ani twierdzy: wezwanie nic by tu nie dało.
call_without_castle = { $area }: brak miasta i twierdzy, nie ma zaciągu.
card_is_base_game = { $name }: działanie tej karty opisuje gra podstawowa.
card_must_be_discarded = Najpierw odrzuca się kartę rodu z ręki.
card_not_in_hand = { $name }: nie ma takiej karty na tej ręce.
card_strength = Karta rodu: { $found } ({ $certainty })
cards_return = Była to ostatnia karta rodu: wszystkie odrzucone wracają na rękę.
castle_on_land_only = { $area }: miasta i twierdze stoją na lądzie.
casualty_due = Najpierw przegrany oddaje inne jednostki za miecze: { $count }.
chance_is_over = { $seat }: okazja do rozkazu jednorazowego w tej rundzie minęła.
choice_is_final = { $area }: decyzja o okrętach jest ostateczna.
cities_and_strongholds = { $seat }: miasta i twierdze: { $found }
cities_held = miasta: { $found }
crowns_of_area = za każdą koronę: { $found } ({ $certainty })
defence_strength = Obrona: { $found }
delivery_stays = Podniesiony poziom zaopatrzenia trwa do następnej karty zaopatrzenia.
donor_orders = { $area }: o rozkazach na opuszczonych obszarach tekst milczy. { $answer }
engine_four = Machiny oblężnicze × { $count }, po { $each }: { $found }
engine_mustered = Machina oblężnicza kosztuje dwa punkty zaciągu.
engine_neutral = Machiny oblężnicze × { $count } przeciw siłom neutralnym, po { $each }. { $answer }
engine_no_casualty = { $area }: machiny oblężniczej nie wybiera się na straty.
engine_zero = Machiny oblężnicze × { $count }: { $found }
engines_are_carried = Machiny oblężnicze przewozi się morzem.
engines_lost = { $seat }: machiny oblężnicze nie wycofują się i są zniszczone: { $count }
face_down_only = Rozkazy jednorazowe kładzie się zakryte.
fact_told = { $field }: { $count }, jak podali gracze.
fewer_tokens_there = { $seat }: znaczników władzy { $has }
fleet_exactly_two = Przy tym stole Żelazna Flota usuwa dokładnie dwa rozkazy.
fleet_leaves_one_time = Żelazna Flota nie usuwa rozkazów jednorazowych.
fleet_no_one_time = { $order }: Żelazna Flota nie usuwa rozkazów jednorazowych.
fleet_one_order = O mniej niż dwóch rozkazach tekst milczy. { $answer }
fleet_plunders_nothing = Czy Żelazna Flota grabi, tekst nie mówi; usuwa ona, a nie najeżdża.
fleet_removes_two = Żelazna Flota usuwa dwa rozkazy z sąsiednich obszarów.
fleet_two_orders = Żelazna Flota usuwa najwyżej dwa rozkazy.
footman_upgraded = Piechur staje się machiną oblężniczą za jeden punkt zaciągu.
fort_bonus = Fortyfikacja: { $found }
fort_built = { $area }: fortyfikacja zamiast wszystkich znaczników władzy; w zapasie: { $left }
fort_instead_of_all = Fortyfikacja zastępuje wszystkie znaczniki władzy; nie bierze się przy niej: { $count }
fort_is_there = { $area }: fortyfikacja już tam jest.
fort_of_the_dead = { $area }: wszyscy obrońcy zniszczeni; tekst wymienia tylko marsz i odwrót. { $answer }
fort_on_land_only = { $area }: na morzu ani w porcie nie stawia się fortyfikacji.
fort_stands = { $area }: fortyfikacja stoi, póki na lądzie jest jednostka.
fortification_removed = { $area }: fortyfikacja usunięta; w zapasie: { $left }
game_is_won = Gra skończona, wygrywa: { $winner }.
higher_wins = Wyższa suma wygrywa: { $side } ({ $attack } : { $defence }; { $certainty })
highgarden_takes = { $name }: karta odrzucona; wzięte znaczniki władzy: { $count }
joins_friends = Jednostki przychodzą do swoich: rozkaz leży przy własnej jednostce.
knight_against_fort = Rycerze × { $count } przeciw fortyfikacji, po { $each }: { $found }
knight_below_one = Rycerze × { $count }: karta obniża ich poniżej jednego, zostaje niższa: { $found }
knight_defends = Rycerze w obronie × { $count }, po { $each }: { $found } ({ $certainty })
land_not_taken = { $area }: o okrętach decyduje tylko ten, kto zdobył ląd: { $land }.
land_raids_no_sea = { $area }: z lądu nie najeżdża się morza ({ $certainty }).
land_raids_port = { $area }: jako najeźdźców portu tekst wymienia tylko okręty na morzu. { $answer }
land_supports_no_sea = { $area }: ląd nie wspiera morza ({ $certainty }).
land_unit_not_into_sea = { $area }: jednostki lądowe nie wchodzą na morze.
last_card_is_safe = { $seat }: ostatnia karta na ręce zostaje.
lion_binds_only_named = Zakaz wsparcia odnosi się tylko do wskazanego rodu: { $seat }. { $answer }
lion_forbids = Wskazany ród nie maszeruje na obszary rodu { $seat } ani ich nie najeżdża ({ $area }).
lion_forbids_support = { $area }: ataku na Lannisterów nie wolno wspierać.
lion_leaves_it_free = Zakaz dotyczy tylko obszarów Lannisterów.
lion_names = Wskazany: { $seat }. W tej rundzie bez marszu, najazdu i wsparcia przeciw Lannisterom.
lion_names_nobody = Nikogo nie wskazano; rozkaz wypada z gry.
martell_for_six = Ród Martell jest dla sześciu graczy.
martell_not_recommended = Ród Martell zaleca się tylko dla sześciu; nie jest to zakaz, ale brak ustawienia dla mniejszej liczby.
march_moves_nobody = { $area }: marsz nie przesuwa żadnych jednostek; rozkaz jest zużyty.
melisandre_discarded = Melisandre odrzucona.
melisandre_is_safe = Melisandre z rodu Baratheon nie odrzuca się w ten sposób.
melisandre_not_in_hand = Melisandre nie ma na ręce, rozkaz może tylko wypaść z gry.
melisandre_pays = Płaci się za to tylko Melisandre z ręki.
more_than_its_strength = Znaczniki władzy: { $count }; siła karty: { $limit }.
mustered_here = Jednostki lądowe zaciąga się na samym obszarze: { $area }.
neutral_strength = Siły neutralne: { $found } ({ $certainty })
neutral_tie = Remis z siłami neutralnymi ({ $attack } : { $defence }). { $question }
no_barrels = Nie ma tam beczek: zaopatrzenie bez zmian.
no_battle_in_a_port = { $area }: w porcie nie toczy się bitew.
no_battle_there = { $area }: żadna bitwa nie czeka tu na wynik.
no_castle = { $area }: nie ma miasta ani twierdzy.
no_footman_there = { $area }: za mało piechurów: { $count }
no_fort_left = Wszystkie fortyfikacje są na planszy: { $count }
no_fort_there = { $area }: nie ma tam fortyfikacji.
no_friends_there = { $area }: nie ma tam własnej jednostki.
no_name_for_an_area = „{ $area }”: tak nie można nazwać obszaru.
no_one_time_in_port = { $area }: rozkazów jednorazowych nie kładzie się w porcie.
no_own_unit = { $area }: nie ma tam jednostki rodu { $seat }.
no_piece_left = { $piece }: potrzeba { $count }, w zapasie { $left } ({ $certainty })
no_port = { $area }: to nie port.
no_port_left = Żetonów portów: { $count }
no_power_at_sea = Umacniania władzy nie kładzie się na morzu ({ $certainty }).
no_ship_in_port = { $area }: nie ma tam własnego okrętu.
no_such_option_number = Nie ma opcji { $option }.
no_transport_from_port = { $area }: o przewozie okrętami z portu tekst milczy. { $answer }
no_units_next_door = { $seat }: brak jednostek obok rozkazu.
nobody_there = { $area }: nie ma tam już jednostek rodu { $seat }.
nobody_uses_it = { $area }: nikt nie ma lądu, więc nikt nie korzysta z jego portu.
not_a_neighbour = { $seat }: brak jednostek obok rozkazu.
not_adjacent = { $area } nie sąsiaduje z: { $of } i nie prowadzą tam własne okręty.
not_next_door = { $area } nie sąsiaduje z: { $of }.
not_his_chance = Kolej na rozkaz jednorazowy: { $seat }.
not_in_such_an_area = { $area }: nie może tam stać: { $piece }.
not_in_the_battle = { $area }: { $seat } tam nie walczy.
not_of_this_order = { $order }: ten rozkaz tego nie robi: { $choice }
not_the_last_card = To nie ostatnia karta rodu; na ręce: { $count }
not_the_loser = Przegrany w bitwie: { $seat }.
nothing_chosen = { $order }: niczego nie wybrano, więc rozkaz nic nie robi i wypada z gry.
nothing_resolved = Nie wykonano rozkazu usuwającego inne.
one_order_only = Usuwa się jeden rozkaz, nie więcej.
one_order_only_is_removed = Wola R'hllora usuwa jeden rozkaz wsparcia lub obrony.
one_time_order_placed = { $seat }: rozkaz jednorazowy tej rundy już był.
one_time_order_spent = { $seat }: { $order } zużyty i nie wraca.
one_time_orders_first = Najpierw rozkazy jednorazowe. { $seat }
one_time_set = { $seat }: dwa wezwania, dostawa, forsowny marsz i własny rozkaz.
only_footmen_upgraded = Ulepsza się tylko piechura, na rycerza lub machinę: { $piece }
only_the_owner_uses_it = { $area }: ląd ma { $seat }, nikt inny nie korzysta z jego portu.
option_has_text = Dla tej opcji szkic ma tekst.
option_not_in_force = Opcja { $option } nie obowiązuje przy tym stole.
options_combine = Dziewięć opcji można dowolnie łączyć.
options_without_text = Opcje 7, 8 i 9 są tylko nazwane: rozstrzyga stół.
order_bonus = Rozkaz: { $found } ({ $certainty })
order_in_port = Okręty w porcie otrzymują rozkazy według zwykłych zasad; obrona nic tam nie daje, bo portów się nie atakuje.
order_not_there = { $area }: nie ma tam takiego rozkazu: { $order }.
order_of_another_house = { $order }: to nie rozkaz rodu { $seat }.
orders_in_captured_port = { $area }: o rozkazie w zdobytym porcie tekst milczy. { $answer }
orders_lapse = Usunięte bez efektu: { $orders }
orders_revealed = Wszystkie rozkazy odkrywa się razem.
orders_unused = Niewykorzystane, w tej rundzie już bez działania: { $orders }
other_set_in_use = Wszyscy grają jednym zestawem kart rodów: { $set }.
overlays_laid = Obie nakładki kładzie się dla sześciu graczy.
out_of_own_port = Port należy do tego morza, a jego okręty przybywają z sąsiedztwa.
permanent_order_there = { $area }: leży tam już rozkaz stały.
plundered = Grabież: { $seat }; najeźdźca bierze { $count } ({ $certainty })
port_abandoned = { $area }: o okrętach przy lądzie bez właściciela tekst milczy. { $answer }
port_blockaded = { $area }: na jego morzu są wrogie okręty ({ $sea }).
port_from_sea_only = { $area }: do portu wpływa się z jego morza.
port_income = { $seat }: znaczniki władzy z portów: { $found }
port_is_full = { $area }: najwyżej trzy okręty; byłoby { $count }.
port_is_open = { $area }: najpierw zdecydujcie o okrętach w porcie.
port_lies_between = Port zachodzi na swój ląd i swoje morze, a { $area } nie sąsiaduje z { $sea }.
port_needs_land_and_sea = { $area }: port należy do jednego lądu i jednego morza.
port_of_another = { $area }: port rodu { $seat }, wrogie okręty tam nie wpływają.
port_of_other_land = { $area }: port innego lądu.
port_of_other_sea = { $area }: ten port ma wyjście tylko na { $sea }.
port_pays = { $area }: { $found }
port_pays_nothing = { $area }: brak okrętu albo na morzu wróg: { $found }
port_raided_from_its_sea = { $area }: najeżdża się z jego morza: { $sea }.
port_raids_own_sea = { $area }: najeżdża tylko własne morze: { $sea }.
port_raids_sea_only = { $area }: okręty w porcie najeżdżają morze, nie ląd ({ $sea }).
port_supports_no_land = { $area }: okręty w porcie nie wspierają bitwy na lądzie.
port_supports_own_sea = { $area }: wspiera tylko na własnym morzu: { $sea }.
port_waits = { $area }: { $seat } od razu decyduje, czy zamienić okręty, czy je zniszczyć.
port_without_owner = { $area }: nikt nie ma jego lądu. { $answer }
ports_beside_base = To, co karta daje według zasad podstawowych, bierze się osobno.
price_not_known = Ceny nie ma w źródle: { $pieces }. Wiadomo: { $count } z { $has } punktów.
raid_finds_no_order = { $area }: nie leży tam żaden rozkaz, więc najazd niczego nie usuwa; rozkaz najazdu jest zużyty.
raid_on_own_area = { $area } to własny obszar rodu { $seat }. Najeżdżać może tylko przeciwnik.
raid_removes_nothing = { $area }: najazd nie usuwa żadnego z leżących tam rozkazów; rozkaz najazdu jest zużyty.
raid_takes_both = Najazd usuwa oba rozkazy, jeśli są podatne.
raid_took_what_it_could = Najazd usunął od razu wszystko, co było tam podatne; nic więcej nie znika.
retreat_into_enemies = { $area }: stoją tam jednostki rodu { $seat }. Do bitwy prowadzi tylko marsz, nie odwrót.
retreat_into_port = { $area }: o odwrocie do portu tekst milczy. { $answer }
retreat_not_adjacent = { $area }: nie sąsiaduje z: { $of }. Źródło nie mówi, czy pobici mogą tam pójść.
retreat_to_held = { $area } należy do rodu { $seat }, choć nie ma tam jednostek. Źródło nie mówi, czy pobici mogą tam pójść.
retreat_to_neutral = { $area }: stoją tam siły neutralne. Źródło nie mówi, czy pobici mogą tam pójść.
rhllor_refused = Bez Melisandre rozkaz wypada z gry bez działania.
scorpion_and_hands = Czy ogląda się ręce, tekst nie mówi. { $answer }
scorpion_stings = Tracą po karcie rodu: { $seats }
scorpion_stings_nobody = Nikt nie traci karty rodu.
sea_is_held = { $area }: na tym morzu są wrogie okręty.
second_battle = Marsz prowadzi najwyżej do jednej bitwy ({ $certainty }): { $areas }
sets_mixed = Zestawów kart rodów się nie miesza.
sets_told_apart = Nowe karty mają koronę nad herbem; w wydaniu rosyjskim mają ją też karty podstawowe pięciu rodów.
ship_into_adjacent_sea = { $area }: nowy okręt stawia się na sąsiednim morzu lub w porcie lądu.
ship_into_port = Port przyjmuje nowy okręt, nawet gdy morze jest zajęte.
ship_not_onto_land = { $area }: okręty nie wchodzą na ląd.
ships_destroyed = { $area }: okręty zniszczone: { $count }
ships_only_in_port = { $area }: w porcie mogą być tylko okręty.
ships_replaced = { $area }: stare okręty znikają, zastępują je własne wolne: { $count }
siege_not_into_sea = { $area }: machiny oblężnicze nie maszerują na morze.
six_held = { $seat }: miasta i twierdze: { $count }, natychmiastowe zwycięstwo.
six_player_start = Używa się obu nakładek i sześciu nowych kart startowych; ich treści nie ma w źródle.
step_has_passed = To należy do wcześniejszego kroku rundy: { $step }
steps_skipped = Przyjęto, bo nic nie mówi inaczej: gra przeszła dalej ({ $begun } → { $step }).
steps_skipped_with_orders = Przyjęto, bo nic nie mówi inaczej: gra przeszła dalej ({ $begun } → { $step }), niewykonane: { $orders }.
strongholds_held = twierdze: { $found }
sunspear_token = Przy sześciu graczach żeton neutralny Słonecznej Włóczni odpada.
supply_anew = Poziomy zaopatrzenia ustala się od nowa według zasad podstawowych; dostawy już się nie liczą.
supply_exceeded = Stół mówi, że zaopatrzenie na to nie pozwala: { $count }
supply_raised = { $seat }: zaopatrzenie wyższe o { $count } do następnej karty.
supply_stops = Tor kończy się na { $limit }. { $answer }
supply_warning = { $seat }: poziom { $level } według publicznych tabel pozwala na { $allowed }; armie: { $armies }
support_does_not_count = { $area }: wsparcie stamtąd tu się nie liczy: { $found }
support_is_given = { $area }: stamtąd udzielono już wsparcia w tej bitwie.
support_or_defence_only = { $order }: usuwa się tylko rozkaz wsparcia lub obrony.
swords_are_paid = Za wszystkie miecze oddano straty: { $count }
tie_needs_track = Remis ({ $attack } : { $defence }): decyduje tor ({ $certainty }). { $question }
token_needs_no_unit = { $area }: znacznik władzy zostawia się, gdy nie ma jednostki.
token_of_order = sam rozkaz: { $found } ({ $certainty })
tokens_given = według zasad podstawowych, jak podano: { $found }
tokens_of_order = Znaczniki władzy: { $found }
too_few_points = Potrzeba punktów zaciągu: { $count }; jest { $has }.
too_few_ships = { $area }: własnych okrętów tylko na { $count } z { $of }. { $answer }
too_many_tokens = Rozkaz nie daje tylu znaczników władzy: { $count }
track_breaks_tie = Remis dla rodu wyżej na torze: { $seat } ({ $side }; { $certainty })
trade = handel: { $found }
units_counted = { $piece }: { $found }
units_gather = Jednostki z sąsiednich obszarów zbierają się tutaj.
units_not_there = { $area }: { $piece }: potrzeba { $count }, jest { $has }
until_supply_card = Wzrost trwa do następnej karty zaopatrzenia.
victory_asked = Przy sześciu graczach sześć miast i twierdz wygrywa od razu.
vulnerable_by_kind = { $order }: najazd, wsparcie i umacnianie władzy są podatne; marsz i obrona zostają.
vulnerable_by_symbol = { $order }: symbol wynika z kroku wykonania: { $symbol }
vulnerable_by_text = { $order }: sam tekst mówi, że najazd go usuwa.
wolf_and_neutral = { $area }: o siłach neutralnych tekst milczy. { $answer }
wolf_fights_nobody = { $area }: stoją tam jednostki rodu { $seat }, a Młody Wilk nie prowadzi do bitwy.
wolf_fights_nobody_ever = Młody Wilk nie może prowadzić do bitwy.
wolf_moves = Starkowie ruszają od razu według zasad marszu.
report_three_cards_open = Podaje się: trzy kolejne karty każdej talii Westeros leżą odkryte dla wszystkich ({ $certainty }: { $sources })
report_topmost_resolved = Podaje się: rozgrywa się najwyższą odkrytą kartę ({ $certainty }: { $sources })
report_winter_redrawn = Podaje się: „Nadchodzi zima” wraca do talii, nową kartę dobiera się i od razu rozgrywa ({ $certainty }: { $sources })
report_battle_picks = Podaje się: znany jest tylko tytuł; ma chodzić o wybór kart rodów ({ $certainty }: { $sources })
report_three_tracks = Podaje się: rewers nakładki ma tory wpływów dla trzech ({ $certainty }: { $sources })
report_port_dragonstone = Podaje się: w pytaniu graczy pada port Smoczej Skały ({ $certainty }: { $sources })
report_ports_as_later = Z pamięci, niesprawdzone: porty jak w późniejszej edycji. Czytajcie żetony ({ $certainty })
report_neutral_is_attack = Podaje się: wejście na siły neutralne to atak ({ $certainty }: { $sources })
report_seven_to_win = Z pamięci, niesprawdzone: siedem przy mniejszej liczbie graczy ({ $certainty }: { $sources })
report_most_after_ten = Podaje się: w innym razie najwięcej miast i twierdz po dziesiątej rundzie ({ $certainty }: { $sources })
report_highest_five = Podaje się: najwyższa siła to pięć, do trzech mieczy ({ $certainty }: { $sources })
report_reader_arianne = Podaje się: są wśród nich Czytacz i Arianne Martell ({ $certainty }: { $sources })
report_martell_south_east = Podaje się: południe ma wiele małych obszarów, Martellowie zaczynają na południowym wschodzie ({ $certainty }: { $sources })
report_retreat_opinion = Podaje się: gracze uważali, że flota może wycofać się do portu własnego lądu; nieoficjalne ({ $certainty }: { $sources })
retreat_refused = { $area }: gracze podali, że tam nie wolno się wycofać.
battle_so_far = Bitwa według planszy; karty i liczby rozkazów dolicza się osobno.

## „Starcie królów”: co arkusz bitwy mówi o przegranym.

sheet_no_casualty = { $side }: machin oblężniczych nie wybiera się jako strat za miecze: { $count }
sheet_engines_lost = { $side }: machiny oblężnicze nie wycofują się i są zniszczone: { $count }
sheet_fort_goes = Fortyfikacja znika, gdy wycofa się ostatnia jednostka obrońcy.
sheet_beaten = { $side }: ile jednostek ginie od mieczy i dokąd wycofuje się reszta, rozstrzyga gra podstawowa; źródło tego nie obejmuje.

## Rules of the Living Card Game of 2008: what is found under them.

## Titles

no_titles_here = Przy tym stole (graczy: { $players }) tytułów się nie używa.
not_the_time_for_titles = Tytuły wybiera się w fazie fabuły, po fabułach.
others_choose_first = Tytuły wybiera się zgodnie z ruchem wskazówek zegara od pierwszego gracza; teraz kolej: { $seat }.
plots_before_titles = Tekst fabuł po odkryciu działa { $option_key ->
    [after_titles] po wyborze tytułów
   *[before_titles] przed wyborem tytułów
}.
title_is_gone = Tego tytułu nie ma w Małej Radzie: { $title }. Są tam: { $titles }.
title_not_held = To może tylko posiadacz tytułu: { $title }.
title_is_used = { $seat }: tytuł został już użyty w tej rundzie.
title_strength = Tytuł, { $seat } ({ $title }): { $found }.
title_income = Mistrz Monety ({ $seat }): { $found }.
titles_stay_out = W Małej Radzie są jeszcze tytuły; wybrane nie wracają: { $titles }.
titles_return = Wszystkie tytuły wracają do Małej Rady.
titles_in_the_chamber = Te tytuły leżą w Małej Radzie.
rivals_by_title = Rywali wyznaczają tytuły tej rundy.
extra_card = Mistrz Praw dobiera dodatkową kartę: { $seat }.

## Support, rivalry, redirects

supported_is_no_target = Tytuł atakującego wspiera tytuł gracza { $target }; nie wolno rzucić mu wyzwania.
partner_is_no_target = { $target } to partner, a partnera się nie wyzywa.
defenders_come_first = Najpierw zaatakowany deklaruje obrońców albo nikogo.
target_has_defended = Obrońcy już są; wspierający ({ $target }) broni tylko, gdy { $target } nie zadeklaruje nikogo.
nobody_supports_him = W tym wyzwaniu nikt nie wspiera: { $target }.
not_his_supporter = Zaatakowanego wspiera { $supporter }.
supporter_defends = { $seat } broni, więc wygrywa lub przegrywa; efektowi zmagań poddaje się zaatakowany.
rivalry_has_paid = Władzę za rywalizację zdobywa się raz na rundę; { $seat } już ją ma.
rival_beaten = { $seat } wygrywa z rywalem: { $rival }.
battles_only = Lord Dowódca przejmuje tylko wyzwania wojskowe; to jest: { $kind }.
battle_is_defended = Są obrońcy; Lord Dowódca przejmuje tylko to, czego nikt nie broni (cel: { $target }).
is_target_already = Celem jest już { $target }; przejąć można tylko od innych.
attacks_himself = Nikt nie atakuje sam siebie: { $seat }.
no_legal_target = { $seat } nie może być celem tego atakującego.
too_late_to_turn = Regent przekierowuje zaraz po zadeklarowaniu.
not_the_time_to_turn = Lord Dowódca decyduje, gdy nie ma obrońców.
supporter_or_commander = Mogą tu działać wspierający ({ $seat }) i Lord Dowódca: { $option_key ->
    [commander_first] najpierw decyduje Lord Dowódca
   *[supporter_first] najpierw decyduje wspierający
}.
commander_takes_it = Wspierający zrezygnował, więc Lord Dowódca może przejąć.
regent_without_target = Bez nowego celu tytuł { $option_key ->
    [not_spent] nie jest użyty
   *[spent] i tak jest użyty
}; cel: { $target }.
regent_turns_any = Regent może przekierować każde wyzwanie, także własne i wymierzone w niego.
no_new_target = Nie ma nowego celu; atak idzie na dawny.
battle_taken = { $seat } przejmuje wyzwanie ({ $from }); atakujący zostają.
no_new_target_wanted = Teraz nie wybiera się nowego celu.
attacker_chooses = Wybiera atakujący: { $attacker }.
old_target_again = { $target } to dawny cel; potrzebny jest nowy.
new_target = Nowy cel to { $target }; rodzaj i atakujący zostają.
no_prize_there = Na chorągwi ({ $seat }) nie ma władzy; nic się nie zabiera.
titles_are_not_cancelled = Efektu tytułu nie można anulować.

## Influence and gold

no_influence = { $card } nie daje wpływów.
influence_is_blank = Tekst karty { $card }, w którym jest zwój, liczy się jako pusty; karta nie daje wpływów.
influence_short = Potrzeba wpływów: { $needs }; jest: { $has }.
influence_lost = Nadpłacone wpływy przepadają ({ $seat }): { $found }.
title_and_cards = Dwa wpływy tytułu ({ $seat }) { $option_key ->
    [alone] nie można dodać do wpływów z kart
   *[combines] można dodać do wpływów z kart
}.
title_pays_alone = Przy tym stole tytuł płaci sam.
title_pays_with_cards = Tytuł płaci razem z kartami.
gold_penalty = Kara w złocie za { $card } ({ $seat }): { $found }.
cost_with_penalty = Koszt z karą: { $found }.
no_trade_here = Złoto przekazuje się tylko w wariancie „Littlefinger”.
no_trade_in_marshalling = W fazie mobilizacji złota się nie przekazuje.
gives_to_himself = { $seat } nie może płacić sam sobie.
nothing_given = Płaci się co najmniej jedno złoto.
promise_binds_nobody = Obietnica nikogo nie wiąże{ $promise_key ->
    [none] .
   *[some] {""}: { $promise }.
}

## Unique cards, attachments, immunity

copy_of_an_opponent = { $copy } to kopia innego gracza i { $option_key ->
    [any_copy] też blokuje kartę { $card }
   *[own_copies] nie blokuje karty { $card }
}.
copies_of_others_do_not_bar = Unikatowość liczy się u każdego gracza osobno.
power_goes_along = Władza na karcie { $card } przechodzi z nią do gracza { $seat }: { $found }.
copies_bar_it_still = Co wchodzi do gry przez efekt, omija koszt i porę, ale nie unikatowość.
power_elsewhere = Władza na karcie { $card } { $option_key ->
    [house_and_characters] nie liczy się przy remisie inicjatywy
   *[all_power] liczy się przy remisie inicjatywy
}.
host_must_be_in_play = { $card } wymaga karty w grze.
takes_no_attachments = { $card } nie przyjmuje dodatków.
immune = Karta { $card } jest odporna na takie efekty i nie może zostać wybrana.
owners_pile = { $card } trafia na stos swojego właściciela: { $seat }.
own_and_control = Duplikat kładzie się tylko na kartę własną i kontrolowaną; { $card } należy do { $seat }.
orphaned_duplicates = Duplikaty pod kartą { $card } { $option_key ->
    [with_its_card] idą tam, gdzie ona
   *[discarded] są odrzucane
}.

## Keywords

renown_is_no_house_power = Władza ze Sławy należy do postaci, nie do rodu.
no_such_gain = Tyle władzy w ten sposób nie zdobyto ({ $source }); jest { $left }.
no_infamy = { $card } nie ma Złej sławy albo nie jest w grze.
infamy_card = Władzę kładzie się { $option_key ->
    [any_card] na dowolnej karcie ze Złą sławą
   *[own_cards] na własnej karcie ze Złą sławą
}: { $card }.
power_goes_there = Władzę można tam położyć.
power_on_infamy = Władza na karcie { $card }: { $found }; liczy się do zwycięstwa.
power_not_said_to_count = Władza na karcie { $card }, która nie jest postacią i nie ma Złej sławy, nie liczy się do zwycięstwa: { $found }.
intimidated = Zastraszenie: nie liczy się siła: { $cards }.
no_ambush = { $card } nie ma Zasadzki.
not_a_defender = { $card } nie jest obrońcą w tym wyzwaniu.
not_that_result = { $keyword } nie działa przy tym wyniku.
not_the_time_to_stand = Dzięki temu słowu kluczowemu karty powstają zaraz po efekcie zmagań.
vengeful_after_claim = Nie podano, kiedy działa Mściwość: po efekcie zmagań, { $option_key ->
    [opposed_only] tylko gdy ktoś bronił
   *[unopposed_too] także po przegranym niebronionym wyzwaniu
}.
may_stand = Karty mogą powstać.
cannot_stand_by_it = { $card } nie klęczy, nie ma tego słowa kluczowego albo jest cudza.
limited_response_used = { $seat }: Ograniczona odpowiedź już użyta w tej rundzie.
deathbound_event_dies = Wydarzenie { $card } zadziałało i idzie na stos martwych.
deathbound_untold = Nikt nie podał, czy { $card } ma Skazanie, z którym trafia na stos martwych; tu przyjęto, że nie ma.
stealth_comes_later = Skrytość wybiera się później, tuż przed zadeklarowaniem obrońców.
stealth_at_its_time = Skrytość wybiera się tuż przed zadeklarowaniem obrońców, przeciw temu, kto jest wtedy celem: { $target }.
stealth_wants_targets_character = { $card } nie jest postacią zaatakowanego.
stealth_is_an_ability = Skrytość { $option_key ->
    [not_immune] nie jest zdolnością postaci
   *[immune] jest zdolnością postaci
}: { $card }.

## Actions, cancels, saves

own_action = To ogłosił sam gracz: { $seat }.
nothing_to_cancel = Nie ma teraz czego anulować: { $busy }.
cancelled = { $card }: anulowano; koszt pozostaje zapłacony.
removed_for_good = Karta { $card } opuściła grę; tego nie można ocalić.
not_saved_from_that = Karty { $card } nie można tak ocalić przed tym ({ $zone }).
draws_left = { $seat } może jeszcze dobrać efektami w tej rundzie: { $found }.
draw_is_cut = Dobieranie ponad limit { $option_key ->
    [not_at_all] nie następuje
   *[cut] zmniejsza się do niego
} ({ $seat }, zostało: { $left }).
draw_cap = Według limitu rundy { $seat } dobiera: { $found }.
responses_from_the_left = Odpowiada się zgodnie z ruchem wskazówek zegara, od lewej strony działającego.
not_in_play_by_rule = Według zasad to nie jest w grze.

## Set-up and decks

no_mulligan = Ręki ({ $seat }) się nie wymienia; zasady tego nie przewidują.
no_second_hand = Druga ręka { $option_key ->
    [yes] jest dozwolona za zgodą
   *[no] nie jest przewidziana
}.
table_allows_mulligan = Wszyscy zgodzili się na wymianę ręki.
attachment_without_setup = { $card } to dodatek bez Przygotowania.
host_at_set_up = Dodatek przygotowawczy kładzie się pod { $option_key ->
    [any_card] dowolną wyłożoną kartę
   *[own_setup_cards] własną kartę przygotowawczą
}.
no_host_at_set_up = Dla { $card } nie ma odpowiedniej karty.
at_most_five = Karty przygotowawcze kosztują razem { $option_key ->
    [exactly] dokładnie pięć
   *[at_most] najwyżej pięć
}; tutaj: { $total }.
not_exactly_five = Przy tym stole karty przygotowawcze kosztują dokładnie pięć; tutaj: { $total }.
not_seven_plots = Talia fabuły to siedem różnych fabuł; tutaj { $total }{ $plots_count ->
    [0] {""}
   *[other] , powtarzają się: { $plots }
}.
deck_too_small = Kart w talii dobierania: { $size }; potrzeba co najmniej { $least }.
too_many_copies = Więcej niż trzy kopie: { $cards }.
card_of_another_house_only = W talii są karty tylko dla: { $houses }.
deck_rules = Takie zasady budowy talii tu obowiązują.

## Ends

round_goes_on = Runda kończy się po podatkach; teraz: { $phase }.
challenge_without_winner = { $attack } przeciw { $defence }: nikt nie wygrywa.
winner_to_be_named = Kilku ma naraz dość władzy{ $power_key ->
    [none] {""}
   *[some] {" "}({ $power })
}{ $claimants_key ->
    [none] {""}
   *[some] {": "}{ $claimants }
}; zwycięzcę wskazuje pierwszy gracz.
nobody_claims = Nie ma kogo wskazać: warunek spełniło razem { $total }.
not_a_claimant = { $seat } nie spełnia warunku; spełniają: { $claimants }.
gold_is_carried = Karta pozwala zachować złoto: { $seats }.
stealth_anew = Skrytość wybiera się na nowo, przeciw nowemu celowi: { $target }.
stalwart_and_deathbound = { $card } ma Niezłomność i Skazanie: o kolejności decyduje pierwszy gracz; tu przyjęto, że idzie na wierzch talii.
stalwart_untold = Nikt nie podał, czy { $card } ma Niezłomność, z którą trafia na wierzch talii; tu przyjęto, że nie ma.
used_by_its_owner = Karta { $card } zginęła pod kontrolą innego gracza; nie powiedziano, że jej tekstu używa właściciel.
defenders_anew = Kto przejął wyzwanie wojskowe ({ $target }), deklaruje obrońców albo nikogo, jak każdy zaatakowany; wprost tego nie powiedziano.
stalwart_from_hand = Odrzucona z ręki karta { $card } z Niezłomnością { $option_key ->
    [from_play_only] trafia na stos odrzuconych
   *[from_hand_too] trafia na wierzch talii
}.
negative_income = Suma przychodu: { $found }; poniżej zera liczy się jako zero.
awards_before_reactions = Władza zdobyta w wyzwaniu jest przed odpowiedziami.
power_is_split = { $amount } władzy trafia na kartę, a { $left } zostaje przy rodzie; że można ją podzielić, zasady nie mówią.

## Co stwierdzono o tekście karty.

saves_others = Według swego tekstu { $card } nie ocala przed tym: { $saved }.
text_wants_another_host = Według swego tekstu { $card } nie może trafić na: { $host }.
limit_on_host = Tekst { $card } pozwala na { $limit } na jednej karcie; { $host } ma już tyle.
takes_weapons_only = { $card } nie przyjmuje dodatków poza bronią.

## Co teksty w grze dają kartom i czego zabraniają

given_by_texts = Co teksty w grze dają karcie { $card }:
keyword_given = { $card } ma { $value } dzięki karcie { $by_means }.
icon_given = { $card } ma symbol { $value } dzięki karcie { $by_means }.
trait_given = { $card } ma cechę { $value } dzięki karcie { $by_means }.
immunity_given = Odporność karty { $card } pochodzi z karty { $by_means }.
unchosen_given = Z powodu karty { $by_means } przeciwnicy nie mogą wybierać karty { $card }.
icon_by_a_text = Symbol pochodzi z tekstu w grze.
keyword_by_a_text = Słowo kluczowe pochodzi z tekstu w grze.
cannot_be_chosen = Przeciwnicy nie mogą wybrać karty { $card } dla wydarzenia ani zdolności postaci.
plot_number_told = { $plot }: { $found }, jak podali gracze; w katalogu jest { $printed }.
cost_reduced = Koszt po uwzględnieniu wszystkiego: { $found }.
costs_less = { $origin }: { $found } dla karty { $card }.
costs_less_itself = { $card } kosztuje mniej dzięki własnemu tekstowi: { $found }.
barred_by = { $by_means } nie pozwala na to karcie { $card }.
stays_standing = { $card } nadal stoi dzięki tekstowi karty { $by_means }.
a_text_forbids_it = Tekst w grze nie pozwala na to karcie { $card }: { $what }.
cannot_be_killed = Karta { $card } nie może zostać zabita.
plot_income_not_counted = { $by_means }: przychód fabuły liczy się jako 0: { $found }.
bonus_not_counted = { $by_means }: { $card } nie daje przychodu: { $found }.
power_not_counted = { $by_means }: władza na karcie { $card } nie liczy się: { $found }.
toll = { $by_means }: trzeba oddać { $found ->
    [one] { $found } żeton złota
    [few] { $found } żetony złota
   *[many] { $found } żetonów złota
}.
toll_of_card = { $by_means }: { $found ->
    [one] { $found } żeton złota
    [few] { $found } żetony złota
   *[many] { $found } żetonów złota
} za to, co robi { $card }.
tolls_are_paid = To, czego żądają teksty w grze, jest zapłacone.
text_is_blank = Tekst karty { $card } liczy się jako pusty.
blank_by = Z powodu karty { $by_means } tekst karty { $card } liczy się jako pusty.
not_on_the_house_card = Karty { $card } nie można zagrać na chorągiew rodu.
guard_stands = { $by_means } powstaje w obronie karty { $card }, która nie ginie.

## Czego chcą teksty kart, co zostawiają graczom i jak często można ich używać.

text_wants_otherwise = To, czego wymaga tekst karty { $card }, teraz nie zachodzi.
no_text_asks = Żaden tekst nie zostawia teraz wyboru; teraz: { $busy }.
others_choice = Wybiera { $seat }.
text_names_others = Tekst nie daje takiego wyboru; wymaga { $what_key ->
    [cards] kart
    [name] nazwy karty
    [seat] gracza
   *[way] wyboru, co dalej
}.
text_wants_as_many = Tekst wymaga od { $least_count } do { $most_count }; wybrano: { $chosen_count }.
limit_used_up = { $card }: najwyżej { $limit_count ->
    [one] raz
   *[other] { $limit_count } razy
} na { $until_key ->
    [challenge] wyzwanie
    [phase] fazę
   *[round] rundę
}, a to już wykorzystano.
not_counted = Według tekstu karty nie liczy się siła: { $cards }.
plot_says_otherwise = Tekst fabuły ({ $seat }) jest znany; nic innego się o niej nie mówi.
text_forbids_challenge = { $origin } zabrania w tej rundzie przeciw { $target }: { $kind_key ->
    [military] wyzwanie wojskowe
    [intrigue] wyzwanie intrygi
   *[power] wyzwanie władzy
}.
cannot_be_saved = Tekst karty nie pozwala ocalić przed tym karty { $card }.
works_from_elsewhere = Tekst karty { $card } działa skądinąd: { $zones }; teraz karta jest tu: { $zone }.
early_window = Według tekstu karty { $card } wszyscy mogą teraz działać: fabuły są wybrane, ale jeszcze nie odkryte.
gold_on_cards = Z tego złota { $amount } leży na karcie { $cards }.

## Co zachowuje każdy stół

out_of_play_with_power = Karta { $card } jest poza grą, a wciąż ma punkty władzy.
out_of_play_in_use = Karta { $card } jest poza grą, a klęczy, leży pod kartą albo ma na sobie złoto.
dead_and_no_character = Karta { $card } leży na stosie martwych, a nie jest postacią.
duplicate_lies_elsewhere = Duplikat { $card } nie leży pod kopią swojego gracza w grze.
attachment_lies_loose = Dodatek { $card } nie leży pod żadną kartą w grze.
two_uniques = Jeden gracz ma w grze dwie kopie unikatowej karty { $card }.
unique_dead_and_in_play = Karta { $card } jest w grze, a jej kopia leży na stosie martwych tego samego gracza.
participant_elsewhere = Karta { $card } uczestniczy w wyzwaniu, a nie jest postacią w grze.
participant_stands = Karta { $card } uczestniczy w wyzwaniu, a nie klęczy.
participant_twice = Karta { $card } atakuje i broni się w tym samym wyzwaniu.
plot_in_two_places = { $seat }: fabułę { $plot } można jeszcze odkryć, a leży też w innym miejscu.
fewer_than_none = { $seat }: byłoby mniej niż zero: { $field }.
two_houses_there = { $area }: stoją tam jednostki dwóch rodów bez bitwy: { $seats }.
fortified_no_land = { $area }: stoi tam fortyfikacja, a to nie ląd.
fortified_and_empty = { $area }: stoi tam fortyfikacja bez jednostki.
two_orders_there = { $area }: leżą tam dwa rozkazy, a może leżeć jeden.
one_time_in_port = { $area }: w porcie leży rozkaz jednorazowy.
more_than_the_box_holds = { $seat }, { $piece }: na planszy { $count }, w pudełku { $limit }.
too_many_fortifications = Fortyfikacji na planszy: { $count }; jest ich dziewięć.
too_many_orders = { $seat }: rozkazów { $order } na planszy: { $count }; żetonów jest mniej ({ $certainty }). Jeden się cofa.
twice_in_turn_order = Jeden ród stoi w kolejności gry dwa razy.
supply_off_the_track = { $seat }: nie ma takiego poziomu zaopatrzenia.
order_left_and_out = { $seat }: rozkaz { $order } jest poza grą, a wciąż czeka na położenie.
nobody_begins = Pierwszego gracza nie ma przy tym stole: { $seat }.
tokens_on_open_card = Karta { $card } jest odkryta, a wciąż leży na niej wpływ.
two_bribe_tokens = { $seat }: przekupione są dwie karty, a żeton przekupstwa jest jeden.
bribe_on_closed_card = Karta { $card } jest zakryta, a leży na niej żeton przekupstwa.
card_in_two_places = { $seat }: jedna karta leży w dwóch miejscach ({ $name }).
not_the_whole_set = { $seat }: z potasowanych kart widać { $count }; jest ich { $limit }.
