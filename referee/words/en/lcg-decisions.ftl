### What the table waits for, where this game says it otherwise.

refill_hands = All players draw up to seven cards
draw_phase = { $seat_key ->
    [TABLE] Everybody draws two cards
   *[player] All players draw two cards; does the Master of Laws draw one more?
}
choose_victims = { $seat }: choose { $count ->
    [one] { $count } character to be killed
   *[other] { $count } characters to be killed
}
vigilant = { $seat }: stand Vigilant cards?
vengeful = { $seat }: stand Vengeful cards?
