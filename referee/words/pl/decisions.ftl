mulligan = { $seat }: zachować przygotowawczą rękę czy raz skorzystać z mulligana?
place_setup = { $seat }: wyłóż karty przygotowawcze, razem za najwyżej 5 złota
reveal_setup = Wszystkie karty przygotowawcze zostają odkryte
refill_hands = Obaj gracze dobierają do siedmiu kart
draft_pick = { $seat }: zachowaj jedną fabułę
build_plot_deck = { $seat }: wybierz siedem fabuł do talii fabuły
reveal_plot = { $seat }: wybierz fabułę i odkryj ją
determine_initiative = Porównuje się inicjatywę
draw_lot = Remis inicjatywy i władzy: rozstrzyga los. Na kogo padł?
name_first_player = { $seat }: inicjatywa zdobyta; kto jest pierwszym graczem?
order_when_revealed = { $seat }: wykonaj tekst „po odkryciu”; jeśli jest ich kilka, w jakiej kolejności?
draw_phase = Obaj gracze dobierają po dwie karty
collect_income = { $seat }: pobranie przychodu
marshal = { $seat }: zagrywaj karty albo zakończ turę
action = { $seat }: wykonaj akcję albo spasuj
challenge = { $seat }: rzuć wyzwanie albo zakończ
challenge_at_first = { $seat }: rzuć jedno wyzwanie w tej rundzie albo zakończ
challenges_made_at_first = { $seat }: zakończ (jedno wyzwanie w rundzie 1)
declare_defenders = { $seat }: zadeklaruj obrońców albo nikogo
resolve = Wyzwanie zostaje rozpatrzone
choose_victims = { $seat }: efekt zmagań; wybierz do zabicia { $count ->
    [one] { $count } postać
    [few] { $count } postacie
   *[many] { $count } postaci
}
discard_for_claim = Stół: efekt zmagań; { $count ->
    [one] którą kartę
    [few] które { $count } karty
   *[many] które { $count } kart
} losowo odrzucono?
save = { $seat }: { $zone_key ->
    [discard] zaraz zostanie odrzucone
    [hand] zaraz wróci na rękę
    [deck] zaraz wróci do talii dobierania
    [deck_top] zaraz trafi na wierzch talii dobierania
    [removed] zaraz opuści grę
   *[other] zaraz zginie
}: { $cards }{ $cause_key ->
    [claim] {" "}(efekt zmagań)
   *[other] { $because_key ->
        [none] {""}
       *[some] {" "}(tekst karty { $because })
    }
}. Ocalić kogoś?
react = { $seat }: odpowiedzieć czy nie?
resolve_passive = { $seat }: wykonaj zdolność pasywną karty { $purpose }
order_passives = { $seat }: w jakiej kolejności wykonać zdolności pasywne?
count_dominance = Liczy się dominację
stand_all = Wszystkie karty powstają
return_gold = Niewydane złoto wraca do skarbca

## Oriflamme

apply_card = { $seat }: zastosuj efekt karty { $purpose }
first_application = { $seat }: efekt której postaci najpierw stosuje Kombinacja ({ $purpose })?
keep_or_activate = { $seat }: zostaw kartę zakrytą albo ją odkryj
lay_card = { $seat }: wyłóż zakrytą kartę z ręki
token_of_combination = { $seat }: zabierz żeton z Kombinacji albo oddaj go za jeszcze jeden efekt ({ $purpose })

## A Clash of Kings: what the table waits for.

battle_outcome = { $purpose }: jak skończyła się bitwa?
beaten_by_neutral = { $seat }: albo przegrana z siłami neutralnymi ({ $purpose })
beaten_go = { $seat }: dokąd idą pokonani ({ $purpose })?
casualties = { $seat }: straty w bitwie ({ $purpose }), jeśli są
board_has_no_areas = Na planszy nie ma jeszcze obszarów: podajcie je, na przykład: obszar winterfell miasto beczki 1
board_is_empty = Na planszy nie ma jeszcze nikogo: podajcie, kto gdzie stoi, na przykład: stark stoi { $purpose } 1 piechur, 1 rycerz
houses_without_units = Bez jednostek na planszy: { $houses }. Wpiszcie, kto gdzie stoi, na przykład: { $house } stoi { $purpose } 1 piechur, 1 rycerz
units_to_lay_out = Ustawcie jednostki: { $houses }. Lista podaje znany z relacji początek pięciu Rodów. Albo wpiszcie: { $house } stoi { $purpose } 1 piechur, 1 rycerz
ports_to_lay_out = Połóż żetony portów tak, jak je wydrukowano, leży { $laid } z { $of }; źródło ich nie wymienia. Albo wpisz: port { $land } nad { $sea }
go_on = Przejść do następnego kroku
ships_in_port = { $seat }: zamienić czy zniszczyć okręty ({ $purpose })?
support_in_battle = { $seat }: wsparcie w bitwie ({ $purpose }) albo nie
one_time_order = { $seat }: rozkaz jednorazowy albo bez niego
permanent_order = { $seat }: połóż rozkazy stałe
resolve_raids = { $seat }: wykonaj rozkaz kroku najazdów
resolve_marches = { $seat }: wykonaj rozkaz kroku marszów
resolve_power = { $seat }: wykonaj rozkaz kroku umacniania władzy
westeros_phase = { $seat }: co przynosi faza Westeros (zaciąg)

## What the table waits for.

choose_title = { $seat }: wybierz tytuł
end_round = Runda się kończy
place_power = { $seat }: położyć władzę na karcie ze Złą sławą?
redirect_regent = { $seat }: jako Regent wymusić nowy cel?
redirect_commander = { $seat }: jako Lord Dowódca przejąć wyzwanie?
choose_new_target = { $seat }: wybierz nowy cel
assign_stealth = { $seat }: kogo omija Skrytość?
support_defend = { $seat }: bronić gracza, którego wspierasz?
cancel = { $seat }: anulować to?
name_winner = { $seat }: wskaż zwycięzcę

## Co teksty kart zostawiają graczom.

text_cards = { $seat }: wybierz { $count ->
    [0] karty
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
} według tekstu: { $purpose }
text_seat = { $seat }: wybierz gracza według tekstu: { $purpose }
text_way = { $seat }: wybierz, co dalej według tekstu: { $purpose }
text_name = { $seat }: wymień nazwę karty według tekstu: { $purpose }
text_copies = { $seat }: pokaż rękę; każda karta { $purpose } z niej zostaje odrzucona
text_most_cards = { $purpose } nie mówi, kto odrzuca, gdy kilku graczy ma najwięcej kart. Kto odrzuca: jeden z nich czy nikt?
text_gold_source = { $seat }: które złoto płaci, z puli czy z karty { $purpose }? Wybierz dla każdej monety osobno; jeśli grasz dalej, płaci pula.
text_shown_attachment = { $seat }: czy wśród kart pokazanych z powodu karty { $purpose } był dodatek?
who_keeps_gold = { $purpose }: według instrukcji jeden gracz pomija fazę podatków, według karty fazy nie ma. Kto zatrzymuje złoto?
