### A Clash of Kings: what the table waits for.

battle_outcome = { $purpose }: чем кончилась битва?
go_on = Перейти к следующему шагу
ships_in_port = { $seat }: заменить или уничтожить Корабли ({ $purpose })?
support_in_battle = { $seat }: Подмога в битве ({ $purpose }) или нет
one_time_order = { $seat }: Одноразовый приказ или без него
permanent_order = { $seat }: поместите постоянные приказы
resolve_raids = { $seat }: исполните приказ шага Набегов
resolve_marches = { $seat }: исполните приказ шага Походов
resolve_power = { $seat }: исполните приказ шага Усиления
westeros_phase = { $seat }: что приносит фаза Вестероса (Сбор)
