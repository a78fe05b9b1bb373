refused = Ruch nie został wykonany; narusza: { $because }.
impossible_position = Taka pozycja nie może istnieć: { $faults }.
impossible_start = Gra nie może się tak zacząć: { $faults }.
seat_missing = Nie powiedziano, kto to robi: { $verb }. Podaj gracza.
unknown_face = W tej grze nie ma karty { $face }.
unknown_seat = Nie ma takiego gracza: { $seat_key ->
    [none] { $read_key ->
        [none] { $path }
       *[some] { $read }
    }
   *[some] { $seat }
}. Gracze: { $known }.
unknown_card = Na stole nie ma takiej karty: { $card_key ->
    [none] { $read_key ->
        [none] { $path }
       *[some] { $read }
    }
   *[some] { $card }
}. Kartę nieznaną trzeba najpierw pokazać.
unknown_scope = „{ $read }” to nie grupa graczy. Możliwe: { $known }.
unknown_thing = O „{ $read }” nie można zapytać. Możliwe: { $known }.
unknown_by = Nie ma takiego gracza: { $read }. Gracze: { $known }.
unknown_of = Nie ma takiego przykładu: { $read }. Znane: { $known }.
unknown_verb = „{ $verb }” nie jest ruchem tej gry. Ruchy: { $known }.
unknown_field = { $verb_key ->
    [none] Pytanie { $question } nie ma pola „{ $field }”.
   *[some] Ruch { $verb } nie ma pola „{ $field }”.
}
unknown_phase = „{ $read }” to nie faza. Fazy: { $known }.
stands_there_already = Stół stoi już na początku fazy „{ $phase }”, a nic z niej jeszcze nie zrobiono. Opuść ten krok, a jeśli chodzi o następną rundę, przejdź przez fazy pomiędzy.
unknown_question = „{ $question }” to nie pytanie tej gry. Pytania: { $known }.
unknown_path = O „{ $path }” nic nie można powiedzieć.
unknown_text = Ta gra nie ma wydania „{ $text }”{ $case_key ->
    [none] .
   *[some] {" "}(przypadek { $case }).
} Wydania: { $known }.
unknown_option = „{ $option }” nie jest odpowiedzią w tej sprawie: { $point }. { $known_count ->
    [0] Nie jest to sprawa otwarta w tej grze.
   *[other] Odpowiedzi: { $known }.
}
unknown_game = Nie ma gry „{ $game }”. Gry: { $known }.
game_not_loaded = Gra „{ $game }” jest zainstalowana, ale nie da się jej wczytać: { $error }
no_position_text = Pozycji gry „{ $game }” nie da się zapisać jako tekst; użyj przypadku w JSON.
unknown_rule = Nie ma zasady { $rule }. { $nearest_count ->
    [0] Skorzystaj z wyszukiwania.
   *[other] Najbliższe: { $nearest }.
}
negative_amount = Wartość nie może być ujemna: { $verb } ma { $amount }.
nothing_to_act_on = Na stole nie ma nic, na co mogłoby to zadziałać ({ $move }), więc i gracze nie mogą tego przeprowadzić.
each_pass_is_said = Przy ścisłych pasach każdy gracz sam zgłasza pas, np. „Stark pasuje”.
would_be_misplaced = Po tym ruchu { $cards } leżałoby naraz w dwóch miejscach albo nigdzie. Najpierw poprawcie, gdzie to leży, albo pokażcie kartę; potem przeprowadźcie ruch wbrew orzeczeniu.
no_remedy = Jak do tego doprowadzić, decydują gracze: { $change }.
nothing_typed = Niczego nie wpisano.
list_changed = { $line } to numer ruchu z listy, która od tego czasu się zmieniła. Spójrz na listę i wprowadź numer jeszcze raz.
question_needs_move = Wpisz po pytaniu ruch, o który pytasz, np. „? stark broni jon”.
question_of_table = Na „{ $line }” odpowiada tylko ekran stołu.
no_such_number = Na liście nie ma ruchu { $line }; { $count ->
    [0] jest pusta
    [one] jest na niej jeden
   *[other] jest ich na niej { $count }
}.
line_too_long = Ten wiersz ma { $size } znaków; czyta się wiersz o długości najwyżej { $limit }. Wpisz jeden ruch albo krótszą notatkę.
line_reads_too_many_ways = Ten wiersz można odczytać na zbyt wiele sposobów: „{ $line }”. Ujmij nazwy w cudzysłów albo wpisz go w kilku krótszych wierszach.
line_not_understood = Wiersza „{ $line }” nie zrozumiano. { $file_key ->
    [none] {""}
   *[some] Przyczynę zapisano w { $file }. {""}
}Niczego nie wprowadzono; napisz to innymi słowami albo wybierz ruch z listy.
line_not_entered = Wiersza „{ $line }” nie udało się wprowadzić: to błąd samego Referee. { $file_key ->
    [none] {""}
   *[some] Przyczynę zapisano w { $file }. {""}
}Sprawdź w dzienniku (l), co zostało wprowadzone, i kontynuuj od tego miejsca.
line_unreadable = Wiersza „{ $line }” nie da się odczytać jako ruchu.
line_says_nothing = Wiersza „{ $line }” nie da się odczytać jako ruchu. Wiersz mówi, kto co robi, na przykład: { $example }. Tab uzupełnia to, co zaczęte.
line_asks = Wiersz „{ $line }” jest pytaniem, a nie ruchem. O zasady pytaj w „Zasadach” (klawisz b).
line_stops = Wiersz „{ $line }” zrozumiano do „{ $understood }”, ale już nie „{ $stops_at }”. Tu może stać: { $follows }.
card_not_here = Wiersza „{ $line }” nie da się odczytać: karty { $card } nie ma jeszcze na stole. Najpierw trzeba ją pokazać albo zagrać; to, co na niej wydrukowano, można wpisać w Kartach (klawisz c).
line_unfinished = Wiersz „{ $line }” nie mówi dosyć. Dalej może być: { $follows }.
name_ambiguous = Jedna z nazw w wierszu „{ $line }” nie jest jednoznaczna. O którą chodzi?
whose_effect = „{ $line }” nie odpowiada na nic, na co czeka stół, i nie wymienia karty, która to robi. Jeśli robi to tekst karty, powiedz, której karty: „{ $line } przez …”.
several_readings = Wiersz „{ $line }” może znaczyć kilka rzeczy: { $verbs }. Którą?
which_one = Wiersz „{ $line }” czegoś nie rozstrzyga. Które z tych?
which_seat = Kto to robi? Wiersz: „{ $line }”.
words_not_placed = W wierszu „{ $line }” nie wiadomo, co znaczy: { $words }. Czy chodzi o ten ruch?
words_not_placed_alone = W wierszu „{ $line }” nie wiadomo, co znaczy: { $words }.
told_another_amount = Wiersz „{ $line }” mówi: { $told }; wychodzi { $amount }. Czy chodzi o ten ruch?
told_another_winner = Wiersz „{ $line }” podaje innego zwycięzcę; wygrywa { $winner }. Czy chodzi o ten ruch?
told_winner_of_tie = Wiersz „{ $line }” podaje zwycięzcę, ale nikt nie wygrywa. Czy chodzi o ten ruch?
told_otherwise = W wierszu „{ $line }” te słowa mówią o czymś, co z tego ruchu nie wynika: { $words }. Czy chodzi o ten ruch?
raw_move_unreadable = Ruchu „{ $line }” nie da się odczytać: { $error }.
correction_why = „{ $line }” poprawia coś ręcznie. Podaj powód na końcu: „{ $line } { $because } ...”.
outcome_not_known = Aby wpisać „{ $line }”, trzeba najpierw wiedzieć: { $what } ({ $card }).
outcome_not_possible = „{ $line }” nie mogło wyniknąć z tego, co jest na stole. { $because_count ->
    [0] Jakkolwiek uzupełnić resztę, wychodzi co innego.
   *[other] Narusza: { $because }.
}
outcome_told_in_part = „{ $line }” wprowadza się tak, jak powiedziano; nic nie jest rozstrzygane. Podaj też, czy ktoś się bronił („niebronione” lub „bronione”) i czyja Sława się liczy („sława ...”).
renown_is_judged = „{ $line }”: władzę za Sławę Referee dolicza sam, gdy rozstrzyga wyzwanie. Czyja Sława się liczy, podaj tylko przy wyniku wprowadzanym „jak powiedziano”.
outcome_refused = Nie można wpisać „{ $line }”. { $why }
outcome_open = „{ $line }” mogło zajść na kilka sposobów. { $open_key ->
    [attackers] Podaj, kto atakował („z ...”) i kto bronił („przeciw ...” albo „bez obrony”).
    [defenders] Podaj, kto bronił („przeciw ...” albo „bez obrony”).
   *[killed] Podaj, kto został zabity („zabity ...”).
}
argument_missing = Pytanie { $question } wymaga: { $argument }.
field_missing = { $verb } wymaga: { $field }.
neither_move_nor_question = Krok to ruch („do”) albo pytanie („ask”); tu jest tylko: { $fields }.
cannot_be_told = Tego nie można o tym stole powiedzieć.
move_and_question = { $where_key ->
    [none] Krok to albo ruch („do”), albo pytanie („ask”), nie jedno i drugie.
   *[some] Krok to albo ruch („do”), albo pytanie („ask”), nie jedno i drugie{ $where }.
}
why_not_words = Pole „why” musi zawierać słowa{ $where_key ->
    [none] .
   *[some] { $where }.
}
no_files_here = Z przeglądarki nie można wskazywać plików tego komputera. Użyj terminala gospodarza.
not_your_seat = To wpisuje { $seat }: siedzisz gdzie indziej. Poproś tego gracza albo gospodarza.
judge_enters = Ze swojego miejsca wpisujesz własne ruchy. To wpisuje gospodarz lub sędzia: poprawkę, decyzję stołu albo cofnięcie tego, co wpisali inni.
file_not_opened = Nie można otworzyć { $file }: { $error }. Sprawdź nazwę.
no_cases = W pliku nie ma przypadków.
id_missing = Przypadek musi mieć id.
case_id_twice = Dwa przypadki mają id { $case }. Zmień jedno.
another_game = Tekst dotyczy gry „{ $game }”, a stół gry „{ $known }”.
case_of_another_game = Przypadek { $case } jest z gry „{ $game }”, a plik z gry „{ $file }”.
bad_lessons = W pliku { $file } nie ma lekcji: { $error }
lessons_of_another_game = W pliku { $file } są lekcje gry „{ $game }”.
unknown_lesson = Nie ma lekcji { $lesson }. Lekcje: { $known }.
no_moves_here = Tu odpowiada się jednym z wyborów z listy: jego numerem albo słowami.
stage_is_done = Ta część jest gotowa; Enter prowadzi dalej.
scripted_move_refused = Przewidziany ruch ({ $move }) jest odrzucony: { $because }.
misplaced_step = Pole „{ $field }” nie może zawierać tego kroku.
unknown_case = W pliku nie ma przypadku { $case }. Przypadki: { $known }.
too_deep = { $field }: zagnieżdżenie głębsze niż { $limit }. Niczego nie przejęto.
number_too_large = { $field }: liczba większa, niż potrzebuje jakikolwiek stół (granica { $limit }).
malformed_card = Karta nie ma właściwej postaci: { $error }.
file_too_large = Plik ma { $size } bajtów; czyta się najwyżej { $limit }. Niczego nie przejęto.
neither_case_nor_position = To nie jest ani plik z przypadkami (JSON), ani tekst pozycji. Tekst pozycji zaczyna się od gry: { $known }; przeczytano „{ $read }”.
record_is_no_case = To zapis gry, a nie przypadek. „referee verify” sprawdza go i ponownie rozsądza jego ruchy; „referee” i jego nazwa go otwiera.
not_json = Plik nie jest czytelnym JSON-em: { $error }. Niczego nie przejęto.
table_not_a_case = To stół zapisany w pliku, a nie przypadek. Aby grać od niego dalej, uruchom referee i wybierz „Z pliku…” (o).
not_a_case_file = Oczekiwano pliku z przypadkami; odczytano: { $read_key ->
    [list] lista
    [str] tekst
    [int] liczba
    [float] liczba
    [bool] tak lub nie
    [NoneType] nic
   *[other] { $read }
}.
game_missing = Pojedynczy przypadek musi mówić, z jakiej jest gry („game”): { $case }.
malformed_case = Przypadek nie ma właściwej postaci{ $case_key ->
    [none] {""}
   *[some] {" "}({ $case })
}: { $error }.
malformed_expectation = To, czego oczekuje krok, nie ma właściwej postaci: { $error }.
malformed_move = Ruch nie ma właściwej postaci{ $verb_key ->
    [none] {""}
   *[some] {" "}({ $verb })
}: { $error }.
malformed_position = Pozycja nie ma właściwej postaci: { $error }.
malformed_state = Zapisanego stołu nie można odczytać: { $error }.
unknown_format = Plik podaje format „{ $format }”; odczytać można „{ $known }”.
storage-error = { $found }
storage-unusable-url = { $url } nie wskazuje bazy danych, której można użyć: { $found }. REFEREE_DATABASE_URL przyjmuje SQLAlchemy URL, na przykład sqlite:////home/me/games.db; bez niej używane jest zwykłe miejsce.
storage-not-reachable = Nie można otworzyć { $place }: { $found }. Sprawdź, czy tam jest, albo wybierz inną bazę danych.
storage-nothing-saved = W { $place } nie ma zapisanej gry. Zacznij od: referee
storage-no-place = W { $place } nie ma zapisanych gier i nie można ich tam utworzyć, bo nie wolno tam zapisywać. Zmień uprawnienia albo ustaw w REFEREE_DATABASE_URL miejsce, w którym wolno zapisywać.
storage-not-writable = { $place } można czytać, ale nie zapisywać, więc nic wpisanego nie zostałoby zachowane. Zmień uprawnienia albo ustaw w REFEREE_DATABASE_URL miejsce, w którym można pisać. Zapisane gry można oglądać.
storage-damaged-file = { $place }: plik uszkodzony albo nie jest bazą danych ({ $found }). Pozostał dokładnie taki, jaki był. Odłóż jego kopię w bezpieczne miejsce; potem przenieś go, by zacząć nowy, albo wstaw na jego miejsce kopię zapasową.
storage-foreign-file = { $place } to baza danych innego programu. Pozostała, jak była; wybierz inne miejsce.
storage-newer-schema = { $place } pochodzi z nowszego Referee (schemat { NUMBER($found, useGrouping: 0) }, ten zna { NUMBER($known, useGrouping: 0) }). Pozostało, jak było. Zaktualizuj Referee albo wybierz inną bazę danych.
storage-not-migrated = { $place } pochodzi ze starszego Referee (schemat { NUMBER($schema, useGrouping: 0) }) i nie udało się doprowadzić tej bazy do schematu { NUMBER($next, useGrouping: 0) } ({ $found }). Pozostała, jak była. Usuń przyczynę i otwórz ją ponownie albo wybierz inną bazę danych.
storage-disk-full = Nie ma już miejsca na { $place }. Ostatni wpis nie został zachowany; wszystko przed nim jest bezpieczne. Zwolnij miejsce i wpisz go ponownie.
storage-busy = Do { $place } zapisuje inny program. Ostatni wpis nie został zachowany; spróbuj ponownie.
storage-device-failed = Nie udało się odczytać albo zapisać { $place } ({ $found }). Otwórz grę ponownie, zanim pójdziesz dalej, i zobacz, co w niej jest.
storage-not-text = Wpis zawiera znaki, których nie można zapisać ({ $found }). Nie został zachowany.
storage-no-such-game = W { $place } nie ma zapisanej gry numer { NUMBER($game, useGrouping: 0) }. Mogła zostać usunięta.
storage-name-missing = Zapisana gra musi mieć nazwę z co najmniej jednym widocznym znakiem.
storage-held-elsewhere = Grę { NUMBER($game, useGrouping: 0) } zapisuje proces { NUMBER($process, useGrouping: 0) } na { $host } ({ $person }), od { $since }. Zamknij ją tam albo otwórz tu tylko do oglądania. Jeśli tamten program już nie wróci, przejmij grę i podaj powód.
storage-only-looking = Tę grę tutaj tylko się ogląda; tego, co wpisano, nie zachowano. Zamknij ją tam, gdzie się ją gra.
storage-overtaken = Ktoś inny wpisał coś wcześniej. Spójrz na stół, jaki jest teraz, i wpisz swoje jeszcze raz, jeśli nadal obowiązuje.
storage-not-kept = Tego nie zachowano: { $error }
storage-lease-lost = Gry { NUMBER($game, useGrouping: 0) } nie zapisuje się już stąd: została przejęta albo usunięta gdzie indziej. Ostatni wpis nie został zachowany. Otwórz grę ponownie, by zobaczyć, jak stoi.
storage-taken-over = Grę { NUMBER($game, useGrouping: 0) } przejął użytkownik { $person } na { $host }: { $because }. Ostatni wpis nie został zachowany. Otwórz grę ponownie, by zobaczyć, jak stoi.
storage-reason-missing = Potrzebny jest powód: zostaje w dzienniku gry. Podaj go w kilku słowach.
storage-older-copy = Gra { NUMBER($game, useGrouping: 0) } ma tu wpisów: { NUMBER($count, useGrouping: 0) }, a wprowadzono { NUMBER($seen, useGrouping: 0) }; brakuje: { NUMBER($missing, useGrouping: 0) }. To starsza kopia albo koniec bazy danych przepadł. Przywróć nowszy plik razem z plikami obok niego albo graj dalej stąd i podaj powód.
storage-other-copy = Wpis { NUMBER($seen, useGrouping: 0) } gry { NUMBER($game, useGrouping: 0) } nie jest tym, który tu wprowadzono: ta kopia poszła dalej inaczej i ma wpisów: { NUMBER($count, useGrouping: 0) }. Przywróć tamten plik albo graj dalej stąd i podaj powód.
storage-file-is-there = { $place } już istnieje i pozostał, jak był. Wybierz inną nazwę.
storage-not-backed-up = Nie udało się zrobić z { $place } dobrej kopii ({ $found }). Nic tam nie zostało. Wybierz inne miejsce.
storage-journal-broken = Wpis { NUMBER($number, useGrouping: 0) } gry { NUMBER($game, useGrouping: 0) } nie jest tym, co wpisano ({ $wrong ->
    [changed] jest zmieniony
    [missing] brakuje go
    [moved] jest przestawiony
    [repeated] stoi tam znów wcześniejszy wpis
    [cut] dziennik kończy się przed nim
    [unaccounted] nigdzie go nie odnotowano
    [head] koniec dziennika nie zgadza się z tym, co odnotowano
   *[unreadable] nie można go odczytać
}). Wpisy przed nim są w porządku: { $sound }. Można je oglądać albo grać dalej od tego miejsca: to, co dalej, zostaje odłożone, nie usunięte.
storage-newer-entry = Wpis { NUMBER($number, useGrouping: 0) } gry { NUMBER($game, useGrouping: 0) } jest rodzaju, którego ten Referee nie zna: „{ $kind }”. Zapisał go nowszy Referee. Zaktualizuj Referee, aby grać dalej; wpisy przed nim można oglądać.
storage-header-broken = To, od czego zaczęła się gra { NUMBER($game, useGrouping: 0) }, zostało zmienione, więc nie można jej kontynuować. Jej wpisy można oglądać; by grać, zacznij nową.

## Oriflamme

argument_does_not_fit = W ruchu { $verb } pole „{ $argument }” nie pasuje do tego miejsca: { $where_key ->
    [left] lewy koniec rzędu
    [right] prawy koniec rzędu
    [on] na karcie
    [between] między kartami
   *[other] { $where }
}.
nobody_at_the_table = Przy stole nikogo nie ma, więc na pytanie { $question } nie ma odpowiedzi.
unknown_name = „{ $name }” nie jest kartą tej gry. Karty: { $known }.

## Table files.

file_is_there = Plik { $file } już istnieje; wybierz inną nazwę.
file_not_written = Nie można zapisać { $file }: { $error }. Wybierz inne miejsce.
not_a_table = To nie jest plik stołu, który można tu odczytać: { $error }. Niczego nie przejęto.
table_no_word = Tego stołu nie można otworzyć: { $where } to „{ $read }”, a może tu być tylko: { $could }.
table_no_such = Tego stołu nie można otworzyć: { $where } wskazuje „{ $read }”, a tego nie ma na tym stole.
table_no_number = Tego stołu nie można otworzyć: { $where } wynosi { $read }, a to niemożliwe.
table_twice = Tego stołu nie można otworzyć: „{ $read }” znajduje się w dwóch miejscach ({ $where }).
table_no_seats = Tego stołu nie można otworzyć: nikt przy nim nie siedzi ({ $where }).
table_too_many = Tego stołu nie można otworzyć: { $where } ma więcej wpisów, niż może mieć jakikolwiek stół: { $read }.
table_too_long = Tego stołu nie można otworzyć: { $where } jest dłuższe, niż potrzebuje jakikolwiek stół; liczba znaków: { $read }.
table_other_key = Tego stołu nie można otworzyć: { $where } to „{ $read }”, ale zapisano je pod inną nazwą.
table_no_slot = Tego stołu nie można otworzyć: w { $where } brakuje wartości albo jest ona błędna: „{ $read }”.
table_empty = Tego stołu nie można otworzyć: { $where } jest puste.
table_under_itself = Tego stołu nie można otworzyć: { $where } to „{ $read }”, więc karta leżałaby pod samą sobą.
table_contradicts = Tego stołu nie można otworzyć: { $where } przeczy reszcie stołu.
control_character = { $where } zawiera znak { $sign } na miejscu { $at }. Może on zmylić czytelnika albo terminal; usuń go. Niczego nie przejęto.
not_a_file = { $file } to nie plik, lecz folder, potok albo urządzenie. Niczego nie przejęto.

## A Clash of Kings: what cannot be read.

malformed_question = Pytania { $question } nie da się odczytać: { $error }
option_is_needed = Do tego potrzeba opcji { $option } dodatku.
nobody_to_go = { $area }: nie ma tam jednostek ({ $seat }).
units_missing = { $area }: powiedzcie, które jednostki idą i ile ich jest.
unknown_area = Nie ma obszaru „{ $area }”. Są: { $known }.
house_needs_option = Ród Martellów gra z opcją { $option } dodatku: włączcie opcję albo zostawcie ród poza grą.

# Position text.
position_quote_open = cytat { $read } nie jest zamknięty
position_not_json = { $read } nie jest czytelnym JSON-em
position_too_long = tekst lub wiersz jest za długi
position_empty = tekst jest pusty
position_game_unknown = pierwszym słowem musi być gra; { $read } nią nie jest
position_bracket_open = nawias nie jest zamknięty
position_word_unknown = { $read } nie może tu stać
position_ends = wiersz kończy się za wcześnie
position_name_missing = tu musi stać nazwa
position_id_twice = oznaczenie { $read } jest użyte dwa razy
position_card_unknown = w katalogu nie ma karty { $read }; po wartościach karty, której w nim nie ma, napisz „jak powiedziano”
position_card_ambiguous = { $read } może oznaczać więcej niż jedną kartę
position_card_not_here = na tym stole nie ma karty { $read }
position_seat_unknown = przy tym stole nie ma gracza { $read }
position_line_twice = drugi wiersz tego rodzaju; wystarczy jeden
position_field_twice = to podano dwa razy, i to różnie
position_deed_missing = nie podano, jakiego rodzaju jest wyzwanie
position_line_unread = sporny wiersz { $read } nie został zrozumiany
position_line_no_move = sporny wiersz { $read } jest poleceniem, a nie ruchem
position_line_a_fact = sporny wiersz { $read } mówi, jak jest, i nie jest ruchem; wpisz to do pozycji
position_line_no_such_card = sporny wiersz { $read } wymienia kartę, której nie może tam być: żadna nieznana karta nie może nią być
position_line_no_step = sporny wiersz { $read } mówi o ruchu, którego nie da się zapisać w tekście z pozycją; wprowadź go przy stole
position_type_untold = nie podano, jakiego typu jest { $read }; napisz go za nazwą
position_case_unknown = w pliku nie ma przypadku { $read }

## Zapisy gier.

record_broken = { $part ->
    [entry] Wpis { NUMBER($entry, useGrouping: 0) } (wiersz { NUMBER($line, useGrouping: 0) }) nie jest tym, co zapisano. Wpisy przed nim są w porządku.
    [ruling] Orzeczenie do wpisu { NUMBER($entry, useGrouping: 0) } (wiersz { NUMBER($line, useGrouping: 0) }) nie jest tym, co zapisano.
    [position] Stół przed wpisem { NUMBER($entry, useGrouping: 0) } (wiersz { NUMBER($line, useGrouping: 0) }) nie jest tym, co zapisano.
    [text] Wiersze dla ludzi (od wiersza { NUMBER($line, useGrouping: 0) }) nie są tym, co zapisano.
    [about] To, co plik mówi o sobie (wiersz { NUMBER($line, useGrouping: 0) }), nie jest tym, co zapisano.
    [header] Początek gry (wiersz { NUMBER($line, useGrouping: 0) }) nie jest tym, co zapisano.
    [seal] Pieczęć (wiersz { NUMBER($line, useGrouping: 0) }) nie zgadza się z tym, co jest przed nią: jakiś wiersz zmieniono albo go brakuje.
    [end] Za końcem (wiersz { NUMBER($line, useGrouping: 0) }) coś jeszcze stoi.
   *[format] To nie jest zapis gry: wiersz { NUMBER($line, useGrouping: 0) } nie podaje jego rodzaju.
} Poproś o ten plik jeszcze raz.
record_newer = Wpis { NUMBER($entry, useGrouping: 0) } tego pliku jest rodzaju, który zna tylko nowszy Referee („{ $kind }”). Zaktualizuj Referee. Niczego nie zapisano.
position_hides_card = karta { $read } jest zakryta, a pozycja musi ją nazwać
position_language_unclear = tekst można odczytać w kilku językach i znaczy co innego ({ $read }); wybierz język
desk-busy = Inni zapisują teraz w tym turnieju. Spróbuj ponownie.
desk-no-tournament = Nie ma turnieju „{ $name }”. Turnieje: { $known }. Załóż turniej: referee desk new.
desk-none-yet = Nie ma jeszcze żadnego turnieju. Załóż turniej: referee desk new.
desk-tournament-there = Turniej „{ $name }” już istnieje.
desk-tournament-over = Turniej „{ $name }” jest zakończony; nic się już w nim nie zapisuje.
desk-journal-broken = Dziennik turnieju „{ $name }” nie jest taki, jak go zapisano. referee verify powie, gdzie.
desk-newer-entry = Wpis { $number } turnieju jest rodzaju znanego tylko nowszemu Referee („{ $kind }”). Zaktualizuj Referee.
desk-no-number = Turniej nie ma takiego numeru: { $number }.
desk-told = { $what }
desk-no-entry = Gra ma wiersze: { NUMBER($count, useGrouping: 0) }; wiersza { NUMBER($entry, useGrouping: 0) } nie ma.
desk-no-table = W rundzie { $round } nie ma stołu { $table }. Dodaj go: referee desk add-table.
desk-table-there = W rundzie { $round } jest już stół { $table }.
desk-no-person = Nikt w tym turnieju nie nazywa się { $person }. Dodaj osobę: referee desk add.
desk-several-persons = Kilka osób nazywa się { $person }. Podaj numer osoby.
desk-person-there = { $person } już bierze udział albo nie podano nazwiska.
desk-not-a-judge = { $person } nie jest sędzią tego turnieju.
desk-which-judge = Którym sędzią jesteś? Dodaj --by i nazwisko. Sędziowie: { $known }.
desk-no-call = Nie ma wezwania { $number }.
desk-no-ruling = Nie ma orzeczenia { $number }.
desk-no-penalty = Nie ma obowiązującej kary { $number }.
desk-call-taken = Wezwanie { $call } przyjmuje już { $person }.
desk-call-yours = Wezwanie { $call } jest już przyjęte przez ciebie ({ $person }).
desk-call-closed = Wezwanie { $call } jest zamknięte.
desk-call-not-yours = Wezwanie { $call } nie jest twoje i nie możesz go zwrócić.
desk-calls-open = Otwarte wezwania: { $count }. Najpierw je zamknij.
desk-seated-twice = { $person } siedzi w tej rundzie przy stole { $table }.
desk-seat-unreadable = „{ $read }” nie ma postaci miejsce=osoba, np. stark=Anna.
desk-game-elsewhere = Gra { $game } należy do stołu { $table } w rundzie { $round }.
desk-no-such-time = { $minutes } min to niemożliwe: stół ma od 0 do 24 godzin.
desk-words-missing = Brakuje słów: powiedz, o co chodzi albo dlaczego.
desk-ruling-state = Orzeczenie { $ruling } jest w stanie „{ $state }”; to nie może nastąpić.
desk-own-ruling = To ty wydałeś orzeczenie { $ruling }; odwołanie rozpatruje inny sędzia.
desk-nothing-disputed = Pozycja nie ma spornego wiersza: postaw ? przed ruchem.
desk-no-game-at-table = Żadna zapisana gra nie odwzorowuje stołu { $table }. Podaj tekst pozycji.
desk-no-infraction = Regulamin nie zna przewinienia „{ $infraction }”. Przewinienia: { $known }.
desk-which-infraction = Które przewinienie? { $known }
desk-no-level = Regulamin nie zna stopnia „{ $level }”. Stopnie: { $known }.
desk-penalty-without-rule = Kara musi się opierać na zasadzie.
desk-penalty-without-event = Za co jest kara? Wskaż orzeczenie, wpis gry albo powiedz to słowami.
desk-penalty-other-level = W międzyczasie wydano inną karę; drabina daje teraz „{ $level }”. Sprawdź ponownie.
desk-deviation-without-words = Regulamin proponuje „{ $suggested }”, a nie „{ $level }”. Powiedz, dlaczego odstępujesz.
desk-penalty-twice = { $person } ma już za to karę { $penalty } ({ $level }).
desk-policy-unreadable = Regulaminu nie da się odczytać: { $found }.
desk-record-unreadable = Plik nie jest zapisem turnieju: { $found }.
desk-nobody-holds = Nikt nie trzyma gry stołu { $table }; otwórz ją.
desk-holder-lives = { $person } na { $host } trzyma grę stołu { $table } i odezwał się { $seconds } s temu. Po { $least } s ciszy przejąć ją może każdy sędzia, wcześniej sędzia główny.
desk-not-postgresql = Obie role są dla serwera PostgreSQL; { $place } nim nie jest.
storage-not-permitted = { $place } nie pozwala na to temu kontu: { $found }. Użyj adresu dla sędziów albo zapytaj tego, kto ustawił serwer.
storage-branched = Gdy serwera nie było, grę { NUMBER($game, useGrouping: 0) } przejął użytkownik { $person } na { $host } ({ $because }). To, co wpisano w tym czasie ({ $count }), jest zapisane jako „{ $name }”; sędzia rozstrzyga, która gra trwa dalej.

## Naprawy

repair_no_such_line = Wiersz { $line } nie należy do gry w jej obecnym stanie. Wybierz wiersz, którego nie cofnięto.
repair_none_wrong = Żaden wiersz nie zostaje odrzucony przy ponownym osądzeniu. Podaj błędny wiersz: --entry N.
repair_right_refused = W tamtej chwili to też nie byłoby dozwolone. Wpisz inny ruch albo go pomiń.
repair_reason_missing = Naprawa wymaga powodu do dziennika.
repair_breaks = Po tej naprawie zostałoby coś, co nie może istnieć; zob. { $rules }. Nic nie wpisano.
repair_nothing_to_mend = Nie ma tu nic, co można by poprawić ręcznie.
repair_asks_once = Ta naprawa kończy grę albo odkrywa kartę. Potwierdź jeszcze raz (--yes).
provisional_open = Ten stół gra już na podstawie tymczasowego orzeczenia z wiersza { $line }. Najpierw je potwierdź lub uchyl.
provisional_none = Ten stół nie gra na podstawie tymczasowego orzeczenia.
desk-back-up-needs-head = Gra należy do „{ $event }”: według regulaminu cofnąć ją może tylko sędzia główny. { $judge } nim nie jest.

## Co w pliku jest zapisane w złej postaci

number_wanted = Trzeba podać liczbę, a nie { $read }.
form_type = powinno być: { $wanted }; jest: { $read }
form_kind = powinno być: { $wanted }
form_least = liczba musi wynosić co najmniej { $least }
form_most = liczba może wynosić najwyżej { $most }
form_shortest = liczba elementów musi wynosić co najmniej { $least }
form_longest = liczba elementów może wynosić najwyżej { $most }
form_length = liczba elementów musi wynosić dokładnie { $count }
form_pattern = tekst nie ma postaci { $pattern }
form_missing = brakuje pola { $path }
form_unknown = nie ma pola { $path }
form_value = { $read } nie może tu stać
form_range = liczba jest za duża
form_json = nie da się tego odczytać od znaku { $at }
form_truncated = kończy się za wcześnie
form_deep = zagnieżdżenie jest zbyt głębokie
form_utf8 = znaki nie są zapisane w UTF-8
form_word_int = liczba całkowita
form_word_float = liczba
form_word_str = tekst
form_word_bool = tak lub nie
form_word_array = lista
form_word_object = obiekt
form_word_null = nic
