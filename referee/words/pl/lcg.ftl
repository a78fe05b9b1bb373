### What the table waits for, where this game says it otherwise.

decisions-refill_hands = Wszyscy gracze dobierają do siedmiu kart
decisions-draw_phase = { $seat_key ->
    [TABLE] Wszyscy dobierają po dwie karty
   *[player] Wszyscy dobierają po dwie karty; czy Mistrz Praw dobiera jeszcze jedną?
}
decisions-choose_victims = { $seat }: wybierz do zabicia { $count ->
    [one] { $count } postać
    [few] { $count } postacie
   *[many] { $count } postaci
}
decisions-vigilant = { $seat }: czy powstają karty z Czujnością?
decisions-vengeful = { $seat }: czy powstają karty z Mściwością?

## Moves of the Living Card Game of 2008 in words.

moves-choose_title = { $by } bierze tytuł: { $title }
moves-redirect = { $by } używa tytułu w wyzwaniu: { $title }
moves-choose_new_target = { $by } wybiera nowy cel: { $target }
moves-support_defend = { $by } { $defenders_count ->
    [0] nie broni innego
   *[other] broni innego: { $defenders }
}
moves-put_into_play = { $by } wprowadza do gry: { $card }{ $via_key ->
    [ambush] {" "}(Zasadzka)
   *[other] {""}
}{ $pay_influence_key ->
    [none] {""}
   *[some] , klęka dla wpływów: { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , z dwoma wpływami Namiestnika
   *[no] {""}
}
moves-cancel = { $by } anuluje kartą { $card }
moves-place_power = { $by } kładzie { $amount ->
    [one] { $amount } punkt władzy
    [few] { $amount } punkty władzy
   *[many] { $amount } punktów władzy
} na karcie { $on }
moves-stand_by_keyword = { $by }: powstają karty ({ $keyword }): { $cards }
moves-give_gold = { $by } daje { $amount ->
    [one] { $amount } żeton złota
    [few] { $amount } żetony złota
   *[many] { $amount } żetonów złota
}: { $to }{ $promise_key ->
    [none] {""}
   *[some] {": "}{ $promise }
}
moves-check_deck = { $by } sprawdza talię
moves-end_round = Runda się kończy
moves-name_winner = { $by } wskazuje zwycięzcę: { $seat }
moves-draw_phase = Wszyscy dobierają po dwie karty{ $laws_extra_key ->
    [yes] , Mistrz Praw jeszcze jedną
   *[no] {""}
}
moves-play_card = { $by }: zagrywa { $card }{ $host_key ->
    [none] {""}
   *[some] {" "}na: { $host }
}{ $on_house_key ->
    [yes] {" "}na chorągiew rodu
   *[no] {""}
}
moves-choose_victims = { $by }: { $purpose_key ->
    [deadly] ofiara Zabójczości
   *[claim] efekt zmagań, do zabicia
}: { $cards_count ->
    [0] nikt
   *[other] { $cards }
}

## Co gracz wybiera według tekstu karty.

moves-choose_by_text = { $by } wybiera według tekstu: { $seat_key ->
    [none] { $way_key ->
        [attacking] strona atakująca
        [defending] strona broniąca się
        [bottom] na spód talii
        [pay] płaci
        [return] z powrotem na rękę
        [deck] wierzchnia karta talii
        [itself] sama karta
        [draw] dobiera
        [military] wyzwania wojskowe
        [intrigue] wyzwania intrygi
        [power] wyzwania władzy
        [pool] złoto z puli
        [on_card] złoto z karty
        [attachment] był wśród nich dodatek
        [other] nie było wśród nich dodatku
       *[none] { $cards_count ->
            [0] { $name_key ->
                [none] nic
               *[some] { $name }
            }
           *[other] { $cards }
        }
    }
   *[some] { $seat }
}

## Words of the Living Card Game of 2008.

## Titles

table-title = tytuł
table-supports = wspiera
table-rivals = rywale
table-rivalry_used = władza za rywalizację wzięta
table-influence = wpływy
table-agenda = agenda
table-draws_left = może jeszcze dobrać
table-title-hand = Namiestnik Króla
table-title-laws = Mistrz Praw
table-title-coin = Mistrz Monety
table-title-whispers = Mistrz Szeptów
table-title-regent = Regent Korony
table-title-commander = Lord Dowódca Gwardii Królewskiej
table-title-hand-brings = 2 wpływu raz na rundę; wspiera Szepty, rywal Monety
table-title-laws-brings = może dobrać 1 kartę więcej; wspiera Namiestnika, rywal Szeptów
table-title-coin-brings = 2 złota więcej przychodu; wspiera Prawa, rywal Namiestnika
table-title-whispers-brings = +3 w wyzwaniach intrygi; wspiera Monetę, rywal Praw i Regenta
table-title-regent-brings = +3 w wyzwaniach władzy; raz na rundę każe atakującemu wybrać nowy cel
table-title-commander-brings = +3 w wyzwaniach wojskowych; raz na rundę przejmuje niebronione wyzwanie wojskowe

## Sources of power

table-source-claim = efekt zmagań
table-source-unopposed = niebronione wyzwanie
table-source-rivalry = rywalizacja
table-source-dominance = dominacja
table-source-renown = Sława
table-source-prize = nagroda Lorda Dowódcy
table-source-effect = efekt karty

## Where play is

table-in-announced = ogłoszone
table-in-infamy = zdobyta władza
table-in-victory = koniec gry
table-at-announced-cancel = można to anulować
table-at-infamy-offer = układanie zdobytej władzy
table-at-victory-name = wskazanie zwycięzcy
table-at-round-end = koniec rundy
table-at-plot_phase-titles = wybór tytułów
table-at-plot_phase-late_effects = wykonanie fabuł
table-at-challenge-regent = Regent może przekierować wyzwanie
table-at-challenge-new_target = wybór nowego celu
table-at-challenge-stealth = wybór Skrytości
table-at-challenge-support = wspierający może bronić
table-at-challenge-commander_first = Lord Dowódca może przejąć wyzwanie
table-at-challenge-commander = Lord Dowódca może przejąć wyzwanie
table-at-challenge-infamy = układanie zdobytej władzy
table-at-challenge-deadly = ofiara Zabójczości
table-at-challenge-standing = Czujność i Mściwość
table-text-ru-2008 = rosyjska instrukcja z 2008 roku
table-begin-houses = Rody, zgodnie z ruchem wskazówek zegara
table-begin-first_player = Pierwszy w przygotowaniu
table-begin-teams = Drużyny
table-begin-littlefinger = Wariant „Littlefinger”
table-teams-no = każdy za siebie
table-teams-yes = dwóch na dwóch
table-littlefinger-no = złota się nie przekazuje
table-littlefinger-yes = złoto można przekazywać
table-begin-ready = Talie
table-ready-no = własne
table-ready-yes = gotowe z pudełka, z ich fabułami
table-who_may_challenge = Kto kogo może wyzwać
table-at-asking-pick = wybór według tekstu karty
table-at-another_plot-reveal = odkrywa się inną fabułę
table-no_attachments_except_weapon = Brak dodatków prócz Broni
table-keyword-no_attachments_except_weapon = Brak dodatków prócz Broni
table-partner = partner
table-team_power = razem
table-occasion-dying = ma zginąć
table-occasion-to_be_discarded = ma zostać odrzucona
table-occasion-to_return_to_hand = ma wrócić na rękę
table-occasion-to_return_to_deck = ma wrócić do talii dobierania
table-occasion-to_be_removed = ma opuścić grę
table-by_hand = ręcznie
table-attack_bonus = tytuł
table-defence_bonus = tytuł
table-occasion-phase_begins = zaczyna się faza
table-occasion-phase_ends = kończy się faza
table-occasion-plot_revealed = odkryto fabułę
table-occasion-renown = zdobyto władzę dzięki Sławie
table-occasion-buried = wydarzenie trafia na stos martwych
table-occasion-shown = pokazano karty
