### What the table waits for, where this game says it otherwise.

decisions-refill_hands = Все игроки добирают до семи карт
decisions-draw_phase = { $seat_key ->
    [TABLE] Все игроки берут по две карты
   *[player] Все игроки берут по две карты; берёт ли Мастер Законов добавочную?
}
decisions-choose_victims = { $seat }: выберите { $count ->
    [one] { $count } героя, который погибнет
   *[other] { $count } героев, которые погибнут
}
decisions-vigilant = { $seat }: поднять карты с Бдительностью?
decisions-vengeful = { $seat }: поднять карты с Мстительностью?

## Moves of the Living Card Game of 2008 in words.

moves-choose_title = { $by } берёт титул: { $title }
moves-redirect = { $by } применяет титул к вызову: { $title }
moves-choose_new_target = { $by } выбирает новую цель: { $target }
moves-support_defend = { $by } { $defenders_count ->
    [0] не защищает другого
   *[other] защищает другого: { $defenders }
}
moves-put_into_play = { $by } вводит в игру: { $card }{ $via_key ->
    [ambush] {" "}(Засада)
   *[other] {""}
}{ $pay_influence_key ->
    [none] {""}
   *[some] , склоняя ради влияния { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , с влиянием Десницы (2)
   *[no] {""}
}
moves-cancel = { $by } отменяет картой { $card }
moves-place_power = { $by } кладёт власть ({ $amount }) на карту { $on }
moves-stand_by_keyword = { $by } поднимает карты ({ $keyword }): { $cards }
moves-give_gold = { $by } передаёт золото ({ $amount }) игроку { $to }{ $promise_key ->
    [none] {""}
   *[some] {": "}{ $promise }
}
moves-check_deck = { $by } проверяет колоду
moves-end_round = Раунд окончен
moves-name_winner = { $by } называет победителя: { $seat }
moves-draw_phase = Все берут по две карты{ $laws_extra_key ->
    [yes] , Мастер Законов — ещё одну
   *[no] {""}
}
moves-play_card = { $by }: играет { $card }{ $host_key ->
    [none] {""}
   *[some] {" "}на карту { $host }
}{ $on_house_key ->
    [yes] {" "}на карту Дома
   *[no] {""}
}
moves-choose_victims = { $by }: { $purpose_key ->
    [deadly] жертва Смертоносности
   *[claim] расплата за намерения, выбраны
}: { $cards_count ->
    [0] никто
   *[other] { $cards }
}

## Что игрок выбирает по тексту карты.

moves-choose_by_text = { $by } выбирает по тексту: { $seat_key ->
    [none] { $way_key ->
        [attacking] сторона зачинщика
        [defending] сторона защиты
        [bottom] под низ колоды
        [pay] платит
        [return] назад на руку
        [deck] верхняя карта колоды
        [itself] сама карта
        [draw] берёт карту
        [military] битвы
        [intrigue] интриги
        [power] делёж власти
        [pool] золото из запаса
        [on_card] золото с карты
        [attachment] довесок был
        [other] довеска не было
       *[none] { $cards_count ->
            [0] { $name_key ->
                [none] ничего
               *[some] { $name }
            }
           *[other] { $cards }
        }
    }
   *[some] { $seat }
}

## Words of the Living Card Game of 2008.

## Titles

table-title = титул
table-supports = поддерживает
table-rivals = враждует
table-rivalry_used = власть за вражду получена
table-influence = влияние
table-agenda = Цель
table-draws_left = может ещё взять
table-title-hand = Десница Короля
table-title-laws = Мастер Законов
table-title-coin = Мастер Монеты
table-title-whispers = Мастер Шёпота
table-title-regent = Регент Короны
table-title-commander = Лорд-Командующий Королевской Стражи
table-title-hand-brings = 2 влияния раз за раунд; поддерживает Шёпот, враждует с Монетой
table-title-laws-brings = может взять в фазе добора лишнюю карту; поддерживает Десницу, враждует с Шёпотом
table-title-coin-brings = доход больше на 2 золотых; поддерживает Законы, враждует с Десницей
table-title-whispers-brings = +3 в интриге; поддерживает Монету, враждует с Законами и Регентом
table-title-regent-brings = +3 в дележе власти; раз за раунд велит зачинщику выбрать новую цель
table-title-commander-brings = +3 в битве; раз за раунд берёт на себя битву без защитников

## Sources of power

table-source-claim = намерения
table-source-unopposed = непринятый вызов
table-source-rivalry = вражда
table-source-dominance = господство
table-source-renown = Слава
table-source-prize = приз Лорда-Командующего
table-source-effect = эффект карты

## Where play is

table-in-announced = объявленное
table-in-infamy = полученная власть
table-in-victory = конец игры
table-at-announced-cancel = это можно отменить
table-at-infamy-offer = размещение полученной власти
table-at-victory-name = называют победителя
table-at-round-end = конец раунда
table-at-plot_phase-titles = выбор титулов
table-at-plot_phase-late_effects = применение замыслов
table-at-challenge-regent = Регент может перевести вызов
table-at-challenge-new_target = выбор новой цели
table-at-challenge-stealth = выбор Скрытности
table-at-challenge-support = поддерживающий может защитить
table-at-challenge-commander_first = Лорд-Командующий может взять битву
table-at-challenge-commander = Лорд-Командующий может взять битву
table-at-challenge-infamy = размещение полученной власти
table-at-challenge-deadly = жертва Смертоносности
table-at-challenge-standing = Бдительность и Мстительность
table-text-ru-2008 = русская книга правил 2008 года
table-begin-houses = Дома по часовой стрелке
table-begin-first_player = Первый в подготовке
table-begin-teams = Команды
table-begin-littlefinger = Вариант «Мизинец»
table-teams-no = каждый за себя
table-teams-yes = двое на двое
table-littlefinger-no = золото не передают
table-littlefinger-yes = золото можно передавать
table-begin-ready = Колоды
table-ready-no = свои
table-ready-yes = готовые из коробки, с их замыслами
table-who_may_challenge = Кто кому может бросить вызов
table-at-asking-pick = выбор по тексту карты
table-at-another_plot-reveal = раскрывается другой замысел
table-no_attachments_except_weapon = Нет довесков, кроме Оружия
table-keyword-no_attachments_except_weapon = Нет довесков, кроме Оружия
table-partner = партнёр
table-team_power = вместе
table-occasion-dying = должна погибнуть
table-occasion-to_be_discarded = должна быть сброшена
table-occasion-to_return_to_hand = должна вернуться на руку
table-occasion-to_return_to_deck = должна вернуться в колоду Дома
table-occasion-to_be_removed = должна покинуть игру
table-by_hand = вручную
table-attack_bonus = титул
table-defence_bonus = титул
table-occasion-phase_begins = начинается фаза
table-occasion-phase_ends = кончается фаза
table-occasion-plot_revealed = раскрыт замысел
table-occasion-renown = получена власть за Славу
table-occasion-buried = событие ушло на кладбище
table-occasion-shown = показаны карты
