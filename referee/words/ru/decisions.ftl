mulligan = { $seat }: оставить исходную руку или один раз сменить её?
place_setup = { $seat }: выложите исходные карты, вместе не дороже 5 золотых
reveal_setup = Все исходные карты вскрываются
refill_hands = Оба игрока добирают до семи карт
draft_pick = { $seat }: оставьте один замысел
build_plot_deck = { $seat }: выберите семь замыслов для колоды замыслов
reveal_plot = { $seat }: выберите замысел и раскройте его
determine_initiative = Сравнивается инициатива
draw_lot = Инициатива и власть равны: решает жребий. Кому он выпал?
name_first_player = { $seat }: инициатива ваша; кто будет первым игроком?
order_when_revealed = { $seat }: примените текст «при раскрытии»; если их несколько, в каком порядке?
draw_phase = Оба игрока берут по две карты
collect_income = { $seat }: получение дохода
marshal = { $seat }: играйте карты или завершите ход
action = { $seat }: проведите действие или пропустите ход
challenge = { $seat }: бросьте вызов или завершите вызовы
challenge_at_first = { $seat }: бросьте один вызов в этом раунде или завершите вызовы
challenges_made_at_first = { $seat }: завершите вызовы (один вызов в раунде 1)
declare_defenders = { $seat }: назначьте защитников или откажитесь от защиты
resolve = Вызов разбирается
choose_victims = { $seat }: расплата за намерения; выберите { $count ->
    [one] { $count } героя
   *[other] { $count } героев
}, чтобы убить
discard_for_claim = Игроки за столом: расплата за намерения; { $count ->
    [1] какая карта сброшена
    [one] какая { $count } карта сброшена
    [few] какие { $count } карты сброшены
   *[many] какие { $count } карт сброшены
} не глядя?
save = { $seat }: { $zone_key ->
    [discard] вот-вот будет сброшено
    [hand] вот-вот вернётся на руку
    [deck] вот-вот вернётся в колоду Дома
    [deck_top] вот-вот уйдёт на верх колоды Дома
    [removed] вот-вот покинет игру
   *[other] вот-вот погибнет
}: { $cards }{ $cause_key ->
    [claim] {" "}(расплата за намерения)
   *[other] { $because_key ->
        [none] {""}
       *[some] {" "}(по тексту карты { $because })
    }
}. Спасти кого-нибудь?
react = { $seat }: ответить или нет?
resolve_passive = { $seat }: примените пассивное свойство карты { $purpose }
order_passives = { $seat }: в каком порядке применить пассивные свойства?
count_dominance = Считается господство
stand_all = Все поднимают свои карты
return_gold = Нерастраченное золото возвращается в Сокровищницу

## Oriflamme

apply_card = { $seat }: примените эффект карты { $purpose }
first_application = { $seat }: какой эффект комбинация применит первым? ({ $purpose })
keep_or_activate = { $seat }: оставить карту лицом вниз или активировать?
lay_card = { $seat }: положите карту с руки в ряд
token_of_combination = { $seat }: забрать этот жетон или вернуть его в резерв ради ещё одного эффекта? ({ $purpose })

## A Clash of Kings: what the table waits for.

battle_outcome = { $purpose }: чем кончилась битва?
beaten_by_neutral = { $seat }: или поражение от нейтральных сил ({ $purpose })
beaten_go = { $seat }: куда уходят побеждённые ({ $purpose })?
casualties = { $seat }: потери в битве ({ $purpose }), если есть
board_has_no_areas = На поле ещё нет областей: назовите их, например: область винтерфелл город бочки 1
board_is_empty = На поле ещё никого нет: назовите, кто где стоит, например: Старки стоят { $purpose } 1 воин, 1 рыцарь
go_on = Перейти к следующему шагу
ships_in_port = { $seat }: заменить или уничтожить Корабли ({ $purpose })?
support_in_battle = { $seat }: Подмога в битве ({ $purpose }) или нет
one_time_order = { $seat }: Одноразовый приказ или без него
permanent_order = { $seat }: поместите постоянные приказы
resolve_raids = { $seat }: исполните приказ шага Набегов
resolve_marches = { $seat }: исполните приказ шага Походов
resolve_power = { $seat }: исполните приказ шага Усиления
westeros_phase = { $seat }: что приносит фаза Вестероса (Сбор)

## What the table waits for.

choose_title = { $seat }: выберите титул
end_round = Раунд окончен
place_power = { $seat }: положить власть на карту с Дурной славой?
redirect_regent = { $seat }: Регент, заставить зачинщика выбрать новую цель?
redirect_commander = { $seat }: Лорд-Командующий, взять битву на себя?
choose_new_target = { $seat }: выберите новую цель
assign_stealth = { $seat }: кого минует Скрытность?
support_defend = { $seat }: защитить того, кого поддерживаете?
cancel = { $seat }: отменить это?
name_winner = { $seat }: назовите победителя

## Что тексты карт оставляют игрокам.

text_cards = { $seat }: выберите { $count ->
    [0] карты
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} по тексту карты { $purpose }
text_seat = { $seat }: выберите игрока по тексту карты { $purpose }
text_way = { $seat }: выберите, как быть дальше по тексту карты { $purpose }
text_name = { $seat }: назовите карту по тексту карты { $purpose }
text_copies = { $seat }: покажите руку; каждая карта { $purpose } из неё сбрасывается
text_most_cards = { $purpose } не говорит, кто сбрасывает, если больше всего карт у нескольких игроков. Выберите одного из них или никого.
text_gold_source = { $seat }: каким золотом платить, из запаса или с карты { $purpose }? Выбирайте по одной монете; если продолжить игру, платит запас.
text_shown_attachment = { $seat }: был ли довесок среди карт, показанных из-за карты { $purpose }?
who_keeps_gold = { $purpose }: по книге фазу Налога пропускает один игрок, по карте фазы нет вовсе. Скажите, кто оставляет себе золото.
