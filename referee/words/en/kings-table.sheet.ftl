### A Clash of Kings: lines of the battle sheet.

battle-sheet = Battle sheet
sheet-house = House
sheet-support_footman = + footman
sheet-support_knight = + knight
sheet-support_ship = + ship
sheet-support_siege_engine = + siege engine
sheet-order = number of order
sheet-card = House card
sheet-knights = knight by card
sheet-blade = Valyrian blade
sheet-fiefdoms = track for ties
sheet-options = options
sheet-siege_neutral = engine on neutrals
siege-neutral-four = four each
siege-neutral-zero = nothing
sheet-footman_strength = a footman is
sheet-knight_strength = a knight is
sheet-ship_strength = a ship is
short-power = power
short-supply = supply
short-castles = cities
short-armies = armies
short-port_income = trade
