### What the table waits for.

choose_title = { $seat }: wybierz tytuł
end_round = Runda się kończy
place_power = { $seat }: położyć władzę na karcie ze Złą sławą?
redirect_regent = { $seat }: jako Regent wymusić nowy cel?
redirect_commander = { $seat }: jako Lord Dowódca przejąć wyzwanie?
choose_new_target = { $seat }: wybierz nowy cel
assign_stealth = { $seat }: kogo omija Skrytość?
support_defend = { $seat }: bronić gracza, którego wspierasz?
cancel = { $seat }: anulować to?
name_winner = { $seat }: wskaż zwycięzcę
