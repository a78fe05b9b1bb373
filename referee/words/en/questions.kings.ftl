### A Clash of Kings: what to ask the table.

card_strength = What is the combat strength of { $card }?
fiefdoms = Who stands higher on the track that breaks ties in battle?
neutral_tie = Who wins a tie with neutral forces at your table?
retreat_area = May beaten units of { $seat } retreat to { $card }? See the base rules.
option_7 = How does your table play the Westeros phase variant (option 7)?
option_8 = How does your table play the battle variant (option 8)?
option_9 = How does your table play with three (option 9)?
port_positions = Which sea does the port token itself show?
wolf_into_neutral = May the Young Wolf enter an area with neutral forces at your table?
victory_below_six = How many cities and strongholds win with fewer than six, by your base rules?
crowned_cards = What do the crowned House cards say on your table?
six_player_start = What do your six start cards and overlays show?
starred_power = What does your starred Consolidate Power order say in the base rules?
raven_and_one_time = May the Raven change a one-time order at your table?
port_retreat = May a beaten fleet retreat into its own port at your table?
port_transport = May ships in a port carry units at your table?
