### What the table waits for, where this game says it otherwise.

refill_hands = Wszyscy gracze dobierają do siedmiu kart
draw_phase = { $seat_key ->
    [TABLE] Wszyscy dobierają po dwie karty
   *[player] Wszyscy dobierają po dwie karty; czy Mistrz Praw dobiera jeszcze jedną?
}
choose_victims = { $seat }: wybierz do zabicia { $count ->
    [one] { $count } postać
    [few] { $count } postacie
   *[many] { $count } postaci
}
vigilant = { $seat }: czy powstają karty z Czujnością?
vengeful = { $seat }: czy powstają karty z Mściwością?
