### A Clash of Kings: what the table waits for.

battle_outcome = { $purpose }: как завърши битката?
go_on = Към следващата стъпка
ships_in_port = { $seat }: замяна или унищожаване на корабите в { $purpose }?
support_in_battle = { $seat }: подкрепа в битката ({ $purpose }) или не
one_time_order = { $seat }: еднократна заповед или без нея
permanent_order = { $seat }: сложете постоянни заповеди
resolve_raids = { $seat }: изпълнете заповед от стъпката на набезите
resolve_marches = { $seat }: изпълнете заповед от стъпката на походите
resolve_power = { $seat }: изпълнете заповед от стъпката на събирането на власт
westeros_phase = { $seat }: какво носи фаза Вестерос (набор)
