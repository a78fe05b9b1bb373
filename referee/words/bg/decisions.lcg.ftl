### What the table waits for.

choose_title = { $seat }: изберете титла
end_round = Рундът свърши
place_power = { $seat }: слагате ли власт върху карта с Лоша слава?
redirect_regent = { $seat }: като Регент принуждавате ли нова цел?
redirect_commander = { $seat }: като лорд-командир поемате ли сблъсъка?
choose_new_target = { $seat }: изберете нова цел
assign_stealth = { $seat }: кого заобикаля Засадата?
support_defend = { $seat }: защитавате ли този, когото подкрепяте?
cancel = { $seat }: отменяте ли това?
name_winner = { $seat }: посочете победителя
