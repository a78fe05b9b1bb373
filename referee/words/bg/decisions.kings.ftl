### A Clash of Kings: what the table waits for.

battle_outcome = { $purpose }: как завърши битката?
beaten_by_neutral = { $seat }: или загуба срещу неутралните сили ({ $purpose })
beaten_go = { $seat }: къде отиват победените ({ $purpose })?
casualties = { $seat }: загуби от битката ({ $purpose }), ако има
board_has_no_areas = На полето още няма области: кажете ги, например: област винтерфел град бурета 1
board_is_empty = На полето още няма никого: кажете кой къде стои, например: Старк стои { $purpose } 1 пехотинец, 1 рицар
go_on = Към следващата стъпка
ships_in_port = { $seat }: замяна или унищожаване на корабите в { $purpose }?
support_in_battle = { $seat }: подкрепа в битката ({ $purpose }) или не
one_time_order = { $seat }: еднократна заповед или без нея
permanent_order = { $seat }: сложете постоянни заповеди
resolve_raids = { $seat }: изпълнете заповед от стъпката на набезите
resolve_marches = { $seat }: изпълнете заповед от стъпката на походите
resolve_power = { $seat }: изпълнете заповед от стъпката на събирането на власт
westeros_phase = { $seat }: какво носи фаза Вестерос (набор)
