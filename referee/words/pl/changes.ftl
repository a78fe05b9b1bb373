wait_window = poczekać, aż przyjdzie kolej na akcję; gracz: { $seat }
wait_marshalling = poczekać na turę w fazie mobilizacji, z pobranym przychodem; gracz: { $seat }
wait_income = poczekać na początek następnej tury w fazie mobilizacji; gracz: { $seat }
wait_challenge = poczekać na kolej na następne wyzwanie; gracz: { $seat }
wait_next_round = poczekać na następną rundę: { $phase }
wait_phase = { $phase_key ->
    [setup] tylko w przygotowaniu, przed pierwszą rundą
   *[other] poczekać na właściwą fazę: { $phase }
}
wait_step = poczekać na ten moment: { $step }
defence_first = najpierw { $seat } deklaruje obrońców albo mówi, że nikt nie broni
wait_claim = poczekać, aż trzeba będzie poddać się takiemu efektowi zmagań: { $kind }
occasion = użyć zaraz po tym: { $occasion }{ $card_key ->
    [none] {""}
   *[some] {" "}({ $card })
}
occasion_of = użyć zaraz po tym, co mówi jej tekst: { $card }
before_reveal = to trzeba było zrobić przed odkryciem kart przygotowawczych
game_goes_on = gra musiałaby jeszcze trwać; sędzia może cofnąć kroki
by = zostawić to graczowi: { $seat }
target = skierować to przeciw graczowi: { $seat }
lot_on = los musi paść na: { $seat }
no_lot = porównać inicjatywę bez losowania
leave_out = pominąć kartę { $card }
leave_out_repeats = wymienić każdą kartę raz
choose_host = położyć ją pod postacią w grze
no_host = zagrać ją, nie kładąc pod kartą
no_stealth = nie używać Skrytości: { $card }
an_attacker = zadeklarować stojącego atakującego z symbolem wyzwania ({ $kind }); gracz: { $seat }
victims = wybrać tyle różnych postaci, ile wynosi wartość zmagań; gracz: { $seat }
count = odrzucić dokładnie { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
at_random = wybrać karty losowo
choose_plot = odkryć fabułę z talii fabuły; gracz: { $seat }
seven_plots = wybrać dokładnie siedem fabuł; gracz: { $seat }
picks_first = najpierw dokonać pozostałych wyborów draftu
keep_one = zachować dokładnie jedną fabułę
pass_count = podać dokładnie { $amount ->
    [one] { $amount } fabułę
    [few] { $amount } fabuły
   *[many] { $amount } fabuł
}
others_picked = poczekać, aż inni wybiorą tyle razy, co { $seat }
keep_passed = zachować jedną z podanych fabuł; gracz: { $seat }
order_due = wymienić karty, których zdolności czekają, każdą raz
pass_others = podać fabuły, które nie zostały zachowane
carry_out = wykonać też fabułę gracza { $seat }
carry_out_only = wykonać tylko fabuły z tekstem „po odkryciu”{ $seats_count ->
    [0] {""}
   *[other] {""}: { $seats }
}
kneel_one = uklęknąć stojącą kartą tego rodu: { $house }; gracz: { $seat }
effects_of_card = zrobić to, co mówi tekst karty { $card }
price_of_card = zapłacić to, czego żąda tekst karty { $card }
resolve_passive = wykonać zdolność pasywną karty { $card }
look_at_pile = przejrzeć zamiast tego stos martwych albo kart odrzuconych
stealth_at_declaration = wybrać przez Skrytość przy deklarowaniu atakujących
use_otherwise = użyć jej wtedy, gdy mówi jej tekst
passives_done = najpierw wykonać zdolności pasywne
wait_word = poczekać na swoją kolej; gracz: { $seat }
play_event = zagrać ją dla efektu, jako wydarzenie
respond = użyć jej jako odpowiedzi, gdy nadejdzie okazja
gold = jeszcze { $amount ->
    [one] { $amount } żeton złota
    [few] { $amount } żetony złota
   *[many] { $amount } żetonów złota
}; gracz: { $seat }
stand = najpierw musi powstać { $card }
icon = karta { $card } musiałaby mieć symbol: { $kind }
in_hand = karta { $card } musiałaby być na ręce gracza { $seat }
in_play = karta { $card } musiałaby być w grze
take_away = gdyby innej kopii karty { $card } nie było ani w grze, ani na stosie martwych
kind_not_made = gdyby to wyzwanie nie było jeszcze rzucone: { $kind }; gracz: { $seat }
no_limited_yet = gdyby gracz { $seat } nie zagrał jeszcze w tej rundzie karty z Ograniczeniem
no_mulligan_yet = gdyby gracz { $seat } mógł jeszcze zmienić rękę
plot_available = fabuła { $plot } musiałaby wrócić do talii fabuły gracza { $seat }
plot_dealt = podać fabułę, którą rozdano albo przekazano; { $plot } nie mogła nią być
not_taken = gdyby gracz { $seat } nie pobrał jeszcze przychodu tej rundy
not_refilled = gdyby gracz { $seat } nie miał jeszcze siedmiu kart
not_revealed = gdyby gracz { $seat } nie odkrył jeszcze fabuły w tej rundzie
not_reacted = gdyby karta { $card } jeszcze na to nie odpowiedziała
undeclared = gdyby obrońcy nie byli jeszcze zadeklarowani
no_ban = gdyby nie było karty, która zakazuje ataku ({ $seat } → { $target })
participant = karta { $card } musiałaby uczestniczyć w wyzwaniu
house = karta { $card } musiałaby mieć symbol tego rodu: { $house }
control = karta { $card } musiałaby być pod kontrolą gracza { $seat }
same_name = karta { $card } musiałaby mieć nazwę { $host }
unique = karta { $card } musiałaby być unikatowa
host_character = karta { $card } musiałaby być postacią
duplicate = karta { $card } musiałaby mieć duplikat
save_host = ocalić nią zamiast tego postać { $card }
saves_first = najpierw rozstrzygnąć, kto ocala: { $cards }, albo że nikt
kill_instead = gdyby karta { $card } miała właśnie zostać zabita
unknown_card = gracz { $seat } musiałby mieć nieznaną kartę { $zone }
a_reason = napisać dlaczego

## Oriflamme

apply_one = zastosować efekt karty { $card }
as_many_cards = podać dokładnie { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}, każdą raz
as_many_tokens = rozstrzygnąć o dokładnie { $amount ->
    [one] { $amount } żetonie wpływu
   *[other] { $amount } żetonach wpływu
}
by_owner = zostawić to właścicielowi karty: { $seat }
choose_bribe = przekupić kartę { $card }
choose_target = wybrać na cel kartę { $card }
face_down = położyć awersem w dół
finish_open = najpierw dokończyć odkrytą kartę { $card }
free_first = zacząć od jednego efektu bez żetonu
keep_it = zostawić kartę { $card } zakrytą albo ją odkryć
lay_a_card = wyłożyć kartę z ręki; gracz: { $seat }
lay_another = wyłożyć inną kartę, z ręki; gracz: { $seat }
lay_at = położyć ją { $where_key ->
    [left] na lewym końcu rzędu
    [right] na prawym końcu rzędu
    [on] na własnej karcie
   *[other] na końcu rzędu
}
lay_twin = położyć Bliźniaka { $where_key ->
    [left] na lewym końcu rzędu
    [right] na prawym końcu rzędu
    [on] na własnej karcie
   *[other] na końcu rzędu
}
resolve_it = zastosować efekt karty { $card }
substitute = { $source_key ->
    [discard] wziąć zastępcę ze swojego stosu kart odrzuconych
    [set_aside] wziąć zastępcę z kart odłożonych
   *[none] nie kłaść zastępcy
}
take_all = zabrać { $amount ->
    [one] { $amount } żeton wpływu
    [few] { $amount } żetony wpływu
   *[many] { $amount } żetonów wpływu
} z Kombinacji
take_token = żeton zabrać, nie stosując za niego efektu
uncovered = gdyby karty { $card } nic nie przykrywało
wait_pointer = poczekać, aż wskaźnik dojdzie do karty { $card }
wait_turn = poczekać na swoją kolej wykładania; gracz: { $seat }
without_choice = { $choice_key ->
    [target] nie wybierać celu
    [twin] nie kłaść Bliźniaka
    [substitute] nie kłaść zastępcy
    [bribe] nie wskazywać postaci do przekupienia
    [sequence] nie podawać kolejnych efektów
    [apply] nie stosować żadnego efektu
   *[other] pominąć ten wybór
}

## A Clash of Kings: what would make a refused move legal.

choose_area = wskazać inny obszar: { $area }
choose_order = położyć inny rozkaz: { $order }
choose_other_area = wskazać obszar innego rodu
choose_set = wziąć wspólny zestaw: { $set }
choose_unit = oddać inną jednostkę: { $piece }
clear_sea = bez wrogich okrętów: { $area }
discard_card = odrzucić kartę z ręki: { $name }
discard_nobody = nic nie odrzucać, rozkaz wypada z gry
fewer_ships = okrętów najwyżej: { $count }
fewer_units = jednostek najwyżej: { $count }
give_casualty = najpierw oddać stratę: { $piece }
go_to_step = we własnym kroku: { $step }
lay_order = rozkaz ({ $order }) na obszarze { $area }
leave_piece = bez jednostki: { $piece }
leave_out_area = bez obszaru: { $area }
leave_out_choice = bez tego wyboru: { $choice }
leave_out_order = bez tego rozkazu: { $order }
muster_less = zaciągnąć za tyle punktów: { $count }
name_house = wskazać sąsiada: { $seat }
next_turn = poczekać na następną rundę
no_token = nie zostawiać znacznika władzy
no_tokens = nie brać znaczników władzy ponadto
other_side = wesprzeć obronę
permanent_step = poczekać na krok rozkazów stałych
place_here = postawić na samym obszarze
place_in = postawić okręt: { $area }
remove_nothing = nie usuwać rozkazu
spare = pominąć ród { $seat }
take_back_order = zabrać tyle rozkazów ({ $order }): { $count }
take_in_all = wziąć łącznie: { $count }
take_land = najpierw zdobyć ląd: { $area }
take_less = wziąć od rodu { $seat } najwyżej: { $count }
take_nothing_from = nic nie brać od rodu { $seat }
take_tokens = wziąć zamiast tego znaczniki władzy
tell_outcome = najpierw powiedzcie, jak skończyła się bitwa: { $area }
upgrade_footman = ulepszyć stojącego tam piechura
use_option = grać z opcją { $option }
wait_chance = poczekać na kolej: { $seat }

## What would make a refused move legal.

amount = wziąć najwyżej { $amount }
influence = znaleźć jeszcze wpływów: { $amount }
title = wziąć inny tytuł: { $title }
