### Орифламма: где правила молчат.

oriflamme-twin-face = Как близнец входит в ряд?
oriflamme-twin-face-face_up = Лицом вверх.
oriflamme-twin-face-face_down = Лицом вниз.

oriflamme-apothecary-self = Может ли аптекарь устранить сам себя?
oriflamme-apothecary-self-allowed = Да, рядом с другой картой своей семьи.
oriflamme-apothecary-self-forbidden = Нет.

oriflamme-combination-discard-first = Когда комбинация уходит из ряда?
oriflamme-combination-discard-first-first = До эффектов, которые она применяет.
oriflamme-combination-discard-first-last = После них.

oriflamme-combination-attacker = Кто атакует, если персонаж, применённый комбинацией, попал в ловушку?
oriflamme-combination-attacker-character = Сам персонаж.
oriflamme-combination-attacker-combination = Комбинация.

oriflamme-replacement-regained = Может ли подмена вернуть своего подкупленного персонажа, только что устранённого?
oriflamme-replacement-regained-allowed = Да, сразу из сброса.
oriflamme-replacement-regained-forbidden = Нет.

oriflamme-twin-eliminated-discards-prince = Сбрасывается ли закрытый принц, когда устранён близнец?
oriflamme-twin-eliminated-discards-prince-discarded = Да.
oriflamme-twin-eliminated-discards-prince-stays = Нет, он остаётся.

oriflamme-discard-owner-pile = Куда идёт влияние с закрытой карты, которую сбросили, а не устранили?
oriflamme-discard-owner-pile-reserve = В резерв.
oriflamme-discard-owner-pile-owner = Владельцу.

oriflamme-info-own-hidden-cards = Можно ли смотреть свои закрытые карты, прикрытые другими?
oriflamme-info-own-hidden-cards-may_look = Да.
oriflamme-info-own-hidden-cards-may_not = Нет.

oriflamme-supply-limit = Что делать, когда влияние в коробке кончилось?
oriflamme-supply-limit-none = Замените его чем угодно.
oriflamme-supply-limit-63 = Получить можно только те 63, что в коробке.

oriflamme-felon-floor = Что теряет из-за преступника игрок, которому не хватает влияния?
oriflamme-felon-floor-take_what_there_is = Сколько есть.

oriflamme-trap-shortfall = Что забирает ловушка у игрока, у которого меньше трёх?
oriflamme-trap-shortfall-take_what_there_is = Сколько есть.

oriflamme-end-tie-still = Кто побеждает, если равны и влияние, и число карт в ряду?
oriflamme-end-tie-still-shared = Победа общая.

oriflamme-cutthroat-order = В каком порядке уходят жертвы головореза?
oriflamme-cutthroat-order-marker_direction = В направлении маркера.

oriflamme-planning-first-card-centre = Куда кладут карту, если ряд опустел?
oriflamme-planning-first-card-centre-centre = В середину, как первую.
