### „Битка на крале“: редове на бойния лист.

battle-sheet = Боен лист
sheet-house = дом
sheet-support_footman = + пехотинец
sheet-support_knight = + рицар
sheet-support_ship = + кораб
sheet-support_siege_engine = + обсадна машина
sheet-order = число на заповед
sheet-card = карта на дома
sheet-knights = рицар по карта
sheet-blade = валирианско острие
sheet-fiefdoms = скала за равенства
sheet-options = опции
sheet-siege_neutral = машина с/у неутр.
siege-neutral-four = по четири
siege-neutral-zero = нула
sheet-footman_strength = сила на пехотинец
sheet-knight_strength = сила на рицар
sheet-ship_strength = сила на кораб
short-power = власт
short-supply = снаб.
short-castles = град.
short-armies = армии
short-port_income = търг.
