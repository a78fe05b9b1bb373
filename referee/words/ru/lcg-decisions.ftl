### What the table waits for, where this game says it otherwise.

refill_hands = Все игроки добирают до семи карт
draw_phase = { $seat_key ->
    [TABLE] Все игроки берут по две карты
   *[player] Все игроки берут по две карты; берёт ли Мастер Законов добавочную?
}
choose_victims = { $seat }: выберите { $count ->
    [one] { $count } героя, который погибнет
   *[other] { $count } героев, которые погибнут
}
vigilant = { $seat }: поднять карты с Бдительностью?
vengeful = { $seat }: поднять карты с Мстительностью?
