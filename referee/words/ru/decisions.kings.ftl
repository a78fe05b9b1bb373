### A Clash of Kings: what the table waits for.

battle_outcome = { $purpose }: чем кончилась битва?
beaten_by_neutral = { $seat }: или поражение от нейтральных сил ({ $purpose })
beaten_go = { $seat }: куда уходят побеждённые ({ $purpose })?
casualties = { $seat }: потери в битве ({ $purpose }), если есть
board_has_no_areas = На поле ещё нет областей: назовите их, например: область винтерфелл город бочки 1
board_is_empty = На поле ещё никого нет: назовите, кто где стоит, например: Старки стоят { $purpose } 1 воин, 1 рыцарь
go_on = Перейти к следующему шагу
ships_in_port = { $seat }: заменить или уничтожить Корабли ({ $purpose })?
support_in_battle = { $seat }: Подмога в битве ({ $purpose }) или нет
one_time_order = { $seat }: Одноразовый приказ или без него
permanent_order = { $seat }: поместите постоянные приказы
resolve_raids = { $seat }: исполните приказ шага Набегов
resolve_marches = { $seat }: исполните приказ шага Походов
resolve_power = { $seat }: исполните приказ шага Усиления
westeros_phase = { $seat }: что приносит фаза Вестероса (Сбор)
