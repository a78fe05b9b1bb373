### What the table waits for.

choose_title = { $seat }: выберите титул
end_round = Раунд окончен
place_power = { $seat }: положить власть на карту с Дурной славой?
redirect_regent = { $seat }: Регент, заставить зачинщика выбрать новую цель?
redirect_commander = { $seat }: Лорд-Командующий, взять битву на себя?
choose_new_target = { $seat }: выберите новую цель
assign_stealth = { $seat }: кого минует Скрытность?
support_defend = { $seat }: защитить того, кого поддерживаете?
cancel = { $seat }: отменить это?
name_winner = { $seat }: назовите победителя
