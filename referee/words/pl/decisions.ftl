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
