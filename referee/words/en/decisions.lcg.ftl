### What the table waits for.

choose_title = { $seat }: choose a title
end_round = The round is over
place_power = { $seat }: put power just gained on a card with Infamy?
redirect_regent = { $seat }: as Regent, make the attacker choose a new target?
redirect_commander = { $seat }: as Lord Commander, take this battle over?
choose_new_target = { $seat }: choose a new target
assign_stealth = { $seat }: whom does Stealth pass by?
support_defend = { $seat }: defend for the player you support?
cancel = { $seat }: cancel this?
name_winner = { $seat }: name the winner
