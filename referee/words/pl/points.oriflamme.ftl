### Oriflamme: gdzie zasady milczą.

oriflamme-twin-face = Jak Bliźniak wchodzi do rzędu?
oriflamme-twin-face-face_up = Odkryty.
oriflamme-twin-face-face_down = Zakryty.

oriflamme-apothecary-self = Czy Aptekarz może wyeliminować sam siebie?
oriflamme-apothecary-self-allowed = Tak, obok innej karty swojej rodziny.
oriflamme-apothecary-self-forbidden = Nie.

oriflamme-combination-discard-first = Kiedy Kombinacja opuszcza rząd?
oriflamme-combination-discard-first-first = Przed efektami, które stosuje.
oriflamme-combination-discard-first-last = Po nich.

oriflamme-combination-attacker = Która karta atakuje, gdy postać zastosowana Kombinacją trafi na Pułapkę?
oriflamme-combination-attacker-character = Ta postać.
oriflamme-combination-attacker-combination = Kombinacja.

oriflamme-replacement-regained = Czy Podmiana może przywrócić własną przekupioną postać, właśnie wyeliminowaną?
oriflamme-replacement-regained-allowed = Tak, od razu spośród odrzuconych.
oriflamme-replacement-regained-forbidden = Nie.

oriflamme-twin-eliminated-discards-prince = Czy zakryty Książę jest odrzucany, gdy wyeliminowano Bliźniaka?
oriflamme-twin-eliminated-discards-prince-discarded = Tak.
oriflamme-twin-eliminated-discards-prince-stays = Nie, zostaje.

oriflamme-discard-owner-pile = Dokąd idzie wpływ z zakrytej karty, którą odrzucono, a nie wyeliminowano?
oriflamme-discard-owner-pile-reserve = Do rezerwy.
oriflamme-discard-owner-pile-owner = Do właściciela.

oriflamme-info-own-hidden-cards = Czy wolno oglądać własne zakryte karty leżące pod innymi?
oriflamme-info-own-hidden-cards-may_look = Tak.
oriflamme-info-own-hidden-cards-may_not = Nie.

oriflamme-supply-limit = Co, gdy w pudełku zabraknie wpływu?
oriflamme-supply-limit-none = Zastąpić czymkolwiek.
oriflamme-supply-limit-63 = Zyskać można tylko te 63 z pudełka.

oriflamme-felon-floor = Co traci przez Przestępcę gracz, który ma za mało?
oriflamme-felon-floor-take_what_there_is = Tyle, ile ma.

oriflamme-trap-shortfall = Co zabiera Pułapka graczowi, który ma mniej niż trzy?
oriflamme-trap-shortfall-take_what_there_is = Tyle, ile ma.

oriflamme-end-tie-still = Kto wygrywa przy równym wpływie i równej liczbie kart w rzędzie?
oriflamme-end-tie-still-shared = Zwycięstwo jest wspólne.

oriflamme-cutthroat-order = W jakiej kolejności odchodzą ofiary Zbira?
oriflamme-cutthroat-order-marker_direction = W kierunku znacznika.

oriflamme-planning-first-card-centre = Gdzie kładzie się kartę, gdy rząd opustoszał?
oriflamme-planning-first-card-centre-centre = Na środek, jak pierwszą.
