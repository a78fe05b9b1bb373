### «Битва королей»: строки боевого листа.

battle-sheet = Боевой лист
sheet-house = Дом
sheet-support_footman = + Воин
sheet-support_knight = + Рыцарь
sheet-support_ship = + Корабль
sheet-support_siege_engine = + Осадное орудие
sheet-order = число приказа
sheet-card = карта Дома
sheet-knights = рыцарь по карте
sheet-blade = Валирийский клинок
sheet-fiefdoms = трек для ничьих
sheet-options = опции
sheet-siege_neutral = орудие на нейтр.
siege-neutral-four = по четыре
siege-neutral-zero = ноль
sheet-footman_strength = мощь Воина
sheet-knight_strength = мощь Рыцаря
sheet-ship_strength = мощь Корабля
short-power = Сила
short-supply = Снаб.
short-castles = гор.
short-armies = армии
short-port_income = торг.
