### A Clash of Kings: what the table waits for.

battle_outcome = { $purpose }: how did the battle end?
beaten_by_neutral = { $seat }: or beaten by the neutral forces of { $purpose }
beaten_go = { $seat }: where do the beaten of { $purpose } go?
casualties = { $seat }: casualties of the battle ({ $purpose }), if any
board_has_no_areas = The board has no areas yet: tell them, as in: area winterfell city barrels 1
board_is_empty = Nobody stands on the board yet: tell who stands where, as in: stark stands { $purpose } 1 footman, 1 knight
go_on = Go on to the next step
ships_in_port = { $seat }: replace or destroy the ships in { $purpose }?
support_in_battle = { $seat }: support in the battle ({ $purpose }), or not
one_time_order = { $seat }: place a one-time order, or none
permanent_order = { $seat }: place permanent orders
resolve_raids = { $seat }: resolve an order of the raid step
resolve_marches = { $seat }: resolve an order of the march step
resolve_power = { $seat }: resolve an order of the Consolidate Power step
westeros_phase = { $seat }: what the Westeros phase brings (mustering)
