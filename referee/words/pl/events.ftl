phase_begun = Runda { $round }: { $phase }
mulligan = { $seat }: mulligan, nowa ręka
placed = { $seat }: { $amount ->
    [0] nie wykłada kart przygotowawczych
    [one] wykłada { $amount } kartę przygotowawczą
    [few] wykłada { $amount } karty przygotowawcze
   *[many] wykłada { $amount } kart przygotowawczych
}
set_up_revealed = Karty przygotowawcze odkryte
drafted = { $seat }: zachowuje jedną fabułę
plot_deck_built = { $seat }: wybiera talię fabuły
plot_revealed = { $seat }: odkrywa fabułę { $card }
plot_carried_out = { $seat }: tekst „po odkryciu” wykonany
initiative_won = { $seat }: zdobywa inicjatywę
first_player_named = Pierwszy gracz: { $seat }
searched = { $seat }: { $amount ->
    [0] przeszukuje talię i nie bierze karty
    [one] przeszukuje talię i bierze { $amount } kartę
    [few] przeszukuje talię i bierze { $amount } karty
   *[many] przeszukuje talię i bierze { $amount } kart
}
drew = { $seat }: { $amount ->
    [0] nie dobiera kart
    [one] dobiera { $amount } kartę
    [few] dobiera { $amount } karty
   *[many] dobiera { $amount } kart
}
income = { $seat }: pobiera przychód: { $amount ->
    [one] { $amount } żeton złota
    [few] { $amount } żetony złota
   *[many] { $amount } żetonów złota
}
gold_changed = { $seat }: { $amount_key ->
    [less] oddaje { $amount_size ->
        [one] { $amount_size } żeton złota
        [few] { $amount_size } żetony złota
       *[many] { $amount_size } żetonów złota
    }
   *[more] bierze { $amount_size ->
        [one] { $amount_size } żeton złota
        [few] { $amount_size } żetony złota
       *[many] { $amount_size } żetonów złota
    }
}
played = { $seat }: zagrywa kartę { $card } za { $amount ->
    [one] { $amount } żeton złota
    [few] { $amount } żetony złota
   *[many] { $amount } żetonów złota
}
duplicate_attached = { $seat }: dołącza duplikat: { $card }
duplicate_discarded = { $seat }: odrzuca duplikat: { $card }
attached = Dołączona karta: { $card }
entered_play = Wchodzi do gry: { $card }
turn_ended = { $seat }: kończy turę
event_played = { $seat }: zagrywa wydarzenie { $card }
ability_used = { $seat }: aktywuje kartę { $card }
challenge_declared = { $seat }: rzuca wyzwanie ({ $kind }), atakujący: { $attackers }
defenders_declared = { $seat }: { $amount ->
    [0] nie deklaruje obrońców
    [one] deklaruje { $amount } obrońcę
   *[other] deklaruje { $amount } obrońców
}
challenge_won = { $seat }: wygrywa wyzwanie { $amount ->
    [0] przy remisie
   *[other] różnicą { $amount }
}
challenge_called_off = Wyzwanie przepada
removed_from_challenge = Karta usunięta z wyzwania: { $card }
knelt = Klęka: { $card }
stood = Powstaje: { $card }
killed = Zabita postać: { $card }
saved = Ocalona postać: { $card }
discarded = Odrzucona karta: { $card }
discarded_from_hand = { $seat }: odrzuca z ręki { $amount ->
    [one] { $amount } kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
returned_to_hand = Wraca na rękę: { $card }
returned_to_deck = Wraca na wierzch talii dobierania: { $card }
removed = Opuszcza grę: { $card }
control_taken = { $seat }: przejmuje kontrolę nad kartą { $card }
modified = { $card }: { $what } { $value_key ->
    [none] { $amount_key ->
        [less] −{ $amount_size }
       *[more] +{ $amount_size }
    }
   *[some] { $value }
} ({ $until })
power_gained = { $seat }: otrzymuje { $amount ->
    [one] { $amount } punkt władzy
    [few] { $amount } punkty władzy
   *[many] { $amount } punktów władzy
}
power_on_card = { $card }: otrzymuje { $amount ->
    [one] { $amount } punkt władzy
    [few] { $amount } punkty władzy
   *[many] { $amount } punktów władzy
}
power_lost = { $card }: traci { $amount ->
    [one] { $amount } punkt władzy
    [few] { $amount } punkty władzy
   *[many] { $amount } punktów władzy
}
power_moved = { $amount ->
    [one] { $amount } punkt władzy
    [few] { $amount } punkty władzy
   *[many] { $amount } punktów władzy
}: { $from } → { $seat }
dominance_won = { $seat }: zdobywa dominację
dominance_tied = Remis w dominacji ({ $amount }): nikt nie zdobywa władzy
game_won = { $seat }: wygrywa grę
card_known = { $seat }: pokazuje { $card }
card_named = { $seat }: podał sędziemu w tajemnicy kartę z ręki
value_known = { $card_key ->
    [none] Fabuła gracza { $seat }
   *[some] { $card }
}: { $field }: { $value_key ->
    [none] brak
   *[some] { $value }
}
decided = Stół rozstrzyga: { $point } { $answer }
corrected = Poprawione ręcznie: { $card_key ->
    [none] { $field }
   *[some] { $card }, { $field }
}: { $value_key ->
    [none] brak
   *[some] { $value }
} (przedtem: { $old_key ->
    [none] brak
   *[some] { $old }
}; { $why }){ $total_key ->
    [none] {""}
   *[some] ; władza łącznie: { $total }
}

## Oriflamme

activated = { $seat }: odkrywają kartę { $card }
bribed = { $seat }: przekupują kartę { $card }
cards_known = { $seat }: pokazują { $zone_key ->
    [hand] karty z ręki
    [set_aside] karty odłożone
   *[other] karty
}
eliminated = Karta wyeliminowana: { $card } ({ $seat })
game_over = Koniec gry, zwycięstwo: { $winners }
influence_gained = { $seat }: zyskują { $amount ->
    [one] { $amount } żeton wpływu
    [few] { $amount } żetony wpływu
   *[many] { $amount } żetonów wpływu
}{ $card_key ->
    [none] {""}
   *[some] {" "}({ $card })
}
influence_lost = { $seat }: tracą { $amount ->
    [one] { $amount } żeton wpływu
    [few] { $amount } żetony wpływu
   *[many] { $amount } żetonów wpływu
}{ $card_key ->
    [none] {""}
   *[some] {" "}({ $card })
}
kept = { $seat }: zostawiają kartę { $card } zakrytą; { $amount ->
    [0] nie przybywa na niej żetonów wpływu
    [one] przybywa na niej { $amount } żeton wpływu
    [few] przybywają na niej { $amount } żetony wpływu
   *[many] przybywa na niej { $amount } żetonów wpływu
}
laid = { $seat }: kładą zakrytą kartę { $card } { $where_key ->
    [left] na lewym końcu rzędu
    [right] na prawym końcu rzędu
    [on] na własnej karcie
   *[other] w rzędzie
}
substituted = { $seat }: kładą zastępcę: { $card }
turned_up = { $seat }: karta { $card } zostaje odkryta{ $amount ->
    [0] {""}
    [one] , { $amount } żeton wpływu wraca z niej do rezerwy
    [few] , { $amount } żetony wpływu wracają z niej do rezerwy
   *[many] , { $amount } żetonów wpływu wraca z niej do rezerwy
}
twin_laid = { $seat }: kładą w rzędzie Bliźniaka: { $card }

## A Clash of Kings: what happened.

area_entered = { $card }: wpisano obszar
area_lost = { $seat }: utracono obszar: { $card }
area_taken = { $seat }: zdobyto obszar: { $card }
battle_begun = { $card }: bitwa, atakuje { $seat }
battle_won = { $card }: bitwę wygrywa { $seat }
card_discarded = { $seat }: odrzucono kartę { $card }
cards_chosen = { $seat }: wybrano zestaw kart rodu
fact_known = { $field }: { $amount }
fortification_built = { $seat }: zbudowano fortyfikację: { $card }
fortification_removed = { $card }: usunięto fortyfikację
house_named = Wskazano: { $seat }
order_lapsed = usunięty bez efektu: { $card }
mustered = { $seat }: zaciąg na obszarze { $card }: { $amount }
one_time_declined = { $seat }: bez rozkazu jednorazowego
order_out_of_game = { $seat }: { $card } wypada z gry
order_placed = { $seat }: położono rozkaz: { $card }
order_removed = usunięto rozkaz: { $card }
order_unused = niewykorzystany: { $card }
order_resolved = { $seat }: wykonano rozkaz: { $card }
plundered = { $seat }: ograbiono: { $amount }
port_settled = { $card }: zapadła decyzja o okrętach ({ $seat })
retreated = { $seat }: odwrót na obszar { $card }: { $amount }
step_begun = teraz: { $step }
supply_raised = { $seat }: zaopatrzenie wyższe o { $amount }
support_given = { $seat }: wsparcie na obszarze { $card }
token_left = { $seat }: zostawiono znacznik władzy: { $card }
turn_begun = zaczyna się runda { $amount }
units_destroyed = { $seat }: zniszczone jednostki: { $amount }
units_entered = { $seat }: wpisano jednostki: { $card }
units_moved = { $seat }: ruch na obszar { $card }: { $amount }
tokens_gained = { $seat }: otrzymano znaczników władzy: { $amount }
tokens_lost = { $seat }: oddano znaczników władzy: { $amount }

## What happened.

title_chosen = { $seat } bierze tytuł: { $title }
titles_returned = Wszystkie tytuły wróciły do Małej Rady
title_used = { $seat } używa tytułu: { $title }
challenge_turned = Wyzwanie ma nowy cel: { $seat }
cancelled = { $seat } anuluje: { $card }
challenge_without_winner = Nikt nie wygrał wyzwania
power_placed = { $seat } kładzie { $amount ->
    [one] { $amount } punkt władzy
    [few] { $amount } punkty władzy
   *[many] { $amount } punktów władzy
} na karcie { $card }

## Co sprawiły teksty kart.

joined_challenge = { $card }: dołącza do wyzwania
deck_shuffled = { $seat }: talia dobierania potasowana
lasts = { $seat }: { $what_key ->
    [claim] wartość zmagań { $amount }
    [foreseen] wymieniono fabułę { $value }
    [plots_swapped] wymiana talii fabuły i wykorzystanych fabuł ({ $other })
    [toll] płaci za wyzwania jednego rodzaju
    [extra_challenge] jeszcze jedno wyzwanie jednego rodzaju
    [cheaper] następna taka karta kosztuje o { $amount } mniej
   *[no_challenge] niektóre wyzwania są niedozwolone
} do końca { $until_key ->
    [challenge] wyzwania
    [phase] fazy
   *[round] rundy
}
discarded_from_deck = { $seat }: odrzucona wierzchnia karta talii ({ $amount })
marked = { $card }: { $what_key ->
    [uncounted] siła się nie liczy
    [no_stand] nie powstaje w fazie powstawania
    [comes_back] wraca na rękę na końcu fazy
    [dies_at_0] ginie przy sile 0
    [guarded] jest pod ochroną: ktoś powstanie w jej obronie
   *[blank] tekst uważa się za pusty
}
gold_placed = { $card }: na kartę trafia złoto: { $amount }
gold_taken = { $card }: ze złota na karcie wzięto: { $amount }
