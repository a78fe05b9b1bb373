### A Clash of Kings: what the table waits for.

battle_outcome = { $purpose }: jak skończyła się bitwa?
beaten_by_neutral = { $seat }: albo przegrana z siłami neutralnymi ({ $purpose })
beaten_go = { $seat }: dokąd idą pokonani ({ $purpose })?
casualties = { $seat }: straty w bitwie ({ $purpose }), jeśli są
board_has_no_areas = Na planszy nie ma jeszcze obszarów: podajcie je, na przykład: obszar winterfell miasto beczki 1
board_is_empty = Na planszy nie ma jeszcze nikogo: podajcie, kto gdzie stoi, na przykład: stark stoi { $purpose } 1 piechur, 1 rycerz
go_on = Przejść do następnego kroku
ships_in_port = { $seat }: zamienić czy zniszczyć okręty ({ $purpose })?
support_in_battle = { $seat }: wsparcie w bitwie ({ $purpose }) albo nie
one_time_order = { $seat }: rozkaz jednorazowy albo bez niego
permanent_order = { $seat }: połóż rozkazy stałe
resolve_raids = { $seat }: wykonaj rozkaz kroku najazdów
resolve_marches = { $seat }: wykonaj rozkaz kroku marszów
resolve_power = { $seat }: wykonaj rozkaz kroku umacniania władzy
westeros_phase = { $seat }: co przynosi faza Westeros (zaciąg)
