### Words of the Living Card Game of 2008.

## Titles

title = tytuł
supports = wspiera
rivals = rywale
influence = wpływy
agenda = agenda
draws_left = może jeszcze dobrać
title-hand = Namiestnik Króla
title-laws = Mistrz Praw
title-coin = Mistrz Monety
title-whispers = Mistrz Szeptów
title-regent = Regent Korony
title-commander = Lord Dowódca Gwardii Królewskiej

## Sources of power

source-claim = efekt zmagań
source-unopposed = niebronione wyzwanie
source-rivalry = rywalizacja
source-dominance = dominacja
source-renown = Sława
source-prize = nagroda Lorda Dowódcy
source-effect = efekt karty

## Where play is

in-announced = ogłoszone
in-infamy = zdobyta władza
in-victory = koniec gry
at-announced-cancel = można to anulować
at-infamy-offer = układanie zdobytej władzy
at-victory-name = wskazanie zwycięzcy
at-round-end = koniec rundy
at-plot_phase-titles = wybór tytułów
at-plot_phase-late_effects = wykonanie fabuł
at-challenge-regent = Regent może przekierować wyzwanie
at-challenge-new_target = wybór nowego celu
at-challenge-stealth = wybór Skrytości
at-challenge-support = wspierający może bronić
at-challenge-commander_first = Lord Dowódca może przejąć wyzwanie
at-challenge-commander = Lord Dowódca może przejąć wyzwanie
at-challenge-infamy = układanie zdobytej władzy
at-challenge-deadly = ofiara Zabójczości
at-challenge-standing = Czujność i Mściwość
text-ru-2008 = rosyjska instrukcja z 2008 roku
begin-houses = Rody, zgodnie z ruchem wskazówek zegara
begin-first_player = Pierwszy w przygotowaniu
begin-teams = Drużyny
begin-littlefinger = Wariant „Littlefinger”
teams-no = każdy za siebie
teams-yes = dwóch na dwóch
littlefinger-no = złota się nie przekazuje
littlefinger-yes = złoto można przekazywać
begin-ready = Talie
ready-no = własne
ready-yes = gotowe z pudełka, z ich fabułami
who_may_challenge = Kto kogo może wyzwać
at-asking-pick = wybór według tekstu karty
at-another_plot-reveal = odkrywa się inną fabułę
no_attachments_except_weapon = Brak dodatków prócz Broni
keyword-no_attachments_except_weapon = Brak dodatków prócz Broni
partner = partner
team_power = razem
occasion-dying = ma zginąć
occasion-to_be_discarded = ma zostać odrzucona
occasion-to_return_to_hand = ma wrócić na rękę
occasion-to_return_to_deck = ma wrócić do talii dobierania
occasion-to_be_removed = ma opuścić grę
by_hand = ręcznie
attack_bonus = tytuł
defence_bonus = tytuł
occasion-phase_begins = zaczyna się faza
occasion-phase_ends = kończy się faza
occasion-plot_revealed = odkryto fabułę
occasion-renown = zdobyto władzę dzięki Sławie
occasion-buried = wydarzenie trafia na stos martwych
occasion-shown = pokazano karty
