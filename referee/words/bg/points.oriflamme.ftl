### Oriflamme: къде правилата мълчат.

oriflamme-twin-face = Как Близнакът влиза в редицата?
oriflamme-twin-face-face_up = Отворен.
oriflamme-twin-face-face_down = Затворен.

oriflamme-apothecary-self = Може ли Аптекарят да премахне сам себе си?
oriflamme-apothecary-self-allowed = Да, до друга карта на своето семейство.
oriflamme-apothecary-self-forbidden = Не.

oriflamme-combination-discard-first = Кога Комбинацията напуска редицата?
oriflamme-combination-discard-first-first = Преди ефектите, които изпълнява.
oriflamme-combination-discard-first-last = След тях.

oriflamme-combination-attacker = Коя е атакуващата карта, когато герой, изпълнен от Комбинацията, попадне на Капан?
oriflamme-combination-attacker-character = Самият герой.
oriflamme-combination-attacker-combination = Комбинацията.

oriflamme-replacement-regained = Може ли Подмяната да върне собствения подкупен герой, току-що премахнат?
oriflamme-replacement-regained-allowed = Да, веднага от изчистените.
oriflamme-replacement-regained-forbidden = Не.

oriflamme-twin-eliminated-discards-prince = Изчиства ли се затворен Принц, когато Близнакът е премахнат?
oriflamme-twin-eliminated-discards-prince-discarded = Да.
oriflamme-twin-eliminated-discards-prince-stays = Не, остава.

oriflamme-discard-owner-pile = Къде отива влиянието от затворена карта, която се изчиства, без да е премахната?
oriflamme-discard-owner-pile-reserve = В резерва.
oriflamme-discard-owner-pile-owner = При притежателя.

oriflamme-info-own-hidden-cards = Може ли играчът да гледа своите затворени карти, които са покрити?
oriflamme-info-own-hidden-cards-may_look = Да.
oriflamme-info-own-hidden-cards-may_not = Не.

oriflamme-supply-limit = Какво става, когато влиянието в кутията свърши?
oriflamme-supply-limit-none = Замества се с каквото и да е.
oriflamme-supply-limit-63 = Могат да се получат само тези 63 от кутията.

oriflamme-felon-floor = Какво губи от Престъпника играч, който няма достатъчно?
oriflamme-felon-floor-take_what_there_is = Колкото има.

oriflamme-trap-shortfall = Какво взема Капанът от играч с по-малко от три?
oriflamme-trap-shortfall-take_what_there_is = Колкото има.

oriflamme-end-tie-still = Кой печели при равно влияние и равен брой карти в редицата?
oriflamme-end-tie-still-shared = Победата е обща.

oriflamme-cutthroat-order = В какъв ред напускат редицата жертвите на Главореза?
oriflamme-cutthroat-order-marker_direction = По посоката на маркера.

oriflamme-planning-first-card-centre = Къде се слага карта, когато редицата е опустяла?
oriflamme-planning-first-card-centre-centre = В средата, като първата.
