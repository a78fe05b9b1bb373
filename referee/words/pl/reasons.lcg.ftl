### Rules of the Living Card Game of 2008: what is found under them.

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
used_by_its_owner = Karta { $card } zginęła pod kontrolą innego gracza; nie powiedziano, że jej tekstu używa właściciel.
defenders_anew = Kto przejął wyzwanie wojskowe ({ $target }), deklaruje obrońców albo nikogo, jak każdy zaatakowany; wprost tego nie powiedziano.
stalwart_from_hand = Odrzucona z ręki karta { $card } z Niezłomnością { $option_key ->
    [from_play_only] trafia na stos odrzuconych
   *[from_hand_too] trafia na wierzch talii
}.
negative_income = Suma przychodu: { $found }; poniżej zera liczy się jako zero.
awards_before_reactions = Władza zdobyta w wyzwaniu jest przed odpowiedziami.
order_of_awards = { $option_key ->
    [claim_first] Najpierw efekt zmagań, potem władza za niebronione wyzwanie i za rywalizację.
   *[awards_first] Najpierw władza za niebronione wyzwanie i za rywalizację, potem efekt zmagań.
}
power_is_split = { $amount } władzy trafia na kartę, a { $left } zostaje przy rodzie; że można ją podzielić, zasady nie mówią.
