### What the table waits for, where this game says it otherwise.

refill_hands = Всички играчи теглят до седем карти
draw_phase = { $seat_key ->
    [TABLE] Всички теглят по две карти
   *[player] Всички теглят по две карти; тегли ли Майсторът на законите още една?
}
choose_victims = { $seat }: изберете герои за унищожаване: { $count }
vigilant = { $seat }: изправяте ли карти с Бдителност?
vengeful = { $seat }: изправяте ли карти с Отмъстителност?
