### A Clash of Kings: what the table waits for.

battle_outcome = { $purpose }: jak skończyła się bitwa?
go_on = Przejść do następnego kroku
ships_in_port = { $seat }: zamienić czy zniszczyć okręty ({ $purpose })?
support_in_battle = { $seat }: wsparcie w bitwie ({ $purpose }) albo nie
one_time_order = { $seat }: rozkaz jednorazowy albo bez niego
permanent_order = { $seat }: połóż rozkazy stałe
resolve_raids = { $seat }: wykonaj rozkaz kroku najazdów
resolve_marches = { $seat }: wykonaj rozkaz kroku marszów
resolve_power = { $seat }: wykonaj rozkaz kroku umacniania władzy
westeros_phase = { $seat }: co przynosi faza Westeros (zaciąg)
