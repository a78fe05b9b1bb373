### What the table waits for, where this game says it otherwise.

refill_hands = Всички играчи теглят до седем карти
draw_phase = { $seat_key ->
    [TABLE] Всички теглят по две карти
   *[player] Всички теглят по две карти; тегли ли Майсторът на законите още една?
}
choose_victims = { $seat }: изберете { $count ->
    [one] { $count } герой, който да бъде унищожен
   *[other] { $count } герои, които да бъдат унищожени
}
vigilant = { $seat }: изправяте ли карти с Бдителност?
vengeful = { $seat }: изправяте ли карти с Отмъстителност?
