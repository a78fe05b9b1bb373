### „Starcie królów”: wiersze arkusza bitwy.

battle-sheet = Arkusz bitwy
sheet-house = ród
sheet-support_footman = + piechur
sheet-support_knight = + rycerz
sheet-support_ship = + okręt
sheet-support_siege_engine = + machina obl.
sheet-order = liczba rozkazu
sheet-card = karta rodu
sheet-knights = rycerz wg karty
sheet-blade = valyriańskie ostrze
sheet-fiefdoms = tor remisów
sheet-options = opcje
sheet-siege_neutral = machina na neutr.
siege-neutral-four = po cztery
siege-neutral-zero = zero
sheet-footman_strength = siła piechura
sheet-knight_strength = siła rycerza
sheet-ship_strength = siła okrętu
short-power = władza
short-supply = zaop.
short-castles = mias.
short-armies = armie
short-port_income = handel
