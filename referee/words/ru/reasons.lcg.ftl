### Rules of the Living Card Game of 2008: what is found under them.

## Titles

no_titles_here = При { $players } игроках за этим столом титулы не применяются.
not_the_time_for_titles = Титулы выбирают в фазе замысла, после замыслов.
others_choose_first = Титулы выбирают по часовой стрелке от первого игрока; сейчас очередь: { $seat }.
plots_before_titles = Текст раскрытых замыслов срабатывает { $option_key ->
    [after_titles] после выбора титулов
   *[before_titles] до выбора титулов
}.
title_is_gone = Этого титула нет в Палате Малого Совета: { $title }. Там лежат: { $titles }.
title_not_held = Это может только обладатель титула: { $title }.
title_is_used = Игрок { $seat } уже применил титул в этом раунде.
title_strength = Титул, { $seat } ({ $title }): { $found }.
title_income = Мастер Монеты ({ $seat }): { $found }.
titles_stay_out = В Палате ещё лежат титулы, поэтому выбранные не возвращаются: { $titles }.
titles_return = Все титулы возвращаются в Палату Малого Совета.
titles_in_the_chamber = Эти титулы лежат в Палате Малого Совета.
rivals_by_title = Кто с кем враждует, видно по титулам этого раунда.
extra_card = Мастер Законов берёт добавочную карту: { $seat }.

## Support, rivalry, redirects

supported_is_no_target = Титул зачинщика поддерживает титул игрока { $target }; бросать ему вызов нельзя.
partner_is_no_target = { $target } — партнёр, а партнёру вызов не бросают.
defenders_come_first = Сначала цель вызова назначает защитников или отказывается.
target_has_defended = Защитники уже есть; поддерживающий игрока { $target } защищает, только если { $target } не назначает никого.
nobody_supports_him = В этом вызове никто не поддерживает игрока { $target }.
not_his_supporter = Цель вызова поддерживает { $supporter }.
supporter_defends = { $seat } защищает и потому победит или проиграет; за намерения расплачивается исходная цель.
rivalry_has_paid = Власть за вражду даётся раз в раунд; игрок { $seat } её уже получил.
rival_beaten = { $seat }: победа над обладателем враждебного титула: { $rival }.
battles_only = Лорд-Командующий берёт на себя только битвы; здесь: { $kind }.
battle_is_defended = Защитники есть; Лорд-Командующий берёт только то, что никто не защищает (цель: { $target }).
is_target_already = Вызов уже направлен на игрока { $target }; перенять его можно только у других.
attacks_himself = Никто не атакует самого себя: { $seat }.
no_legal_target = Игрок { $seat } — не легальная цель для этого зачинщика.
too_late_to_turn = Регент переводит вызов сразу после объявления.
not_the_time_to_turn = Лорд-Командующий решает, когда от защиты отказались.
supporter_or_commander = Здесь могут вступиться и поддержка ({ $seat }), и Лорд-Командующий: { $option_key ->
    [commander_first] сначала решает Лорд-Командующий
   *[supporter_first] сначала решает поддержка
}.
commander_takes_it = Поддержка отказалась, и Лорд-Командующий может взять вызов.
regent_without_target = Без новой легальной цели титул { $option_key ->
    [not_spent] не считается применённым
   *[spent] всё равно применён
}; цель: { $target }.
regent_turns_any = Регент может перенаправить любой вызов, и свой, и направленный против него.
no_new_target = Новой легальной цели нет; атака идёт на прежнюю.
battle_taken = { $seat } берёт битву на себя (была цель: { $from }); зачинщики остаются.
no_new_target_wanted = Новую цель сейчас выбирать не надо.
attacker_chooses = Выбирает зачинщик: { $attacker }.
old_target_again = { $target } — прежняя цель, а нужна новая.
new_target = Новая цель — { $target }; тип и зачинщики прежние.
no_prize_there = На карте Дома игрока { $seat } нет власти; брать нечего.
titles_are_not_cancelled = Эффект титула отменить нельзя.

## Influence and gold

no_influence = { $card } не даёт влияния.
influence_short = Нужно влияния: { $needs }; здесь: { $has }.
influence_lost = Переплаченное влияние сгорает ({ $seat }): { $found }.
title_and_cards = Две единицы влияния от титула ({ $seat }) { $option_key ->
    [alone] нельзя добавить к влиянию склонённых карт
   *[combines] можно добавить к влиянию склонённых карт
}.
title_pays_alone = За этим столом титул платит отдельно.
title_pays_with_cards = Титул платит вместе с картами.
gold_penalty = Золотой штраф за карту { $card } ({ $seat }): { $found }.
cost_with_penalty = Цена вместе со штрафом: { $found }.
no_trade_here = Золото передают только в варианте «Мизинец».
no_trade_in_marshalling = В фазе приказов золото не передают.
gives_to_himself = Игрок { $seat } не может платить самому себе.
nothing_given = Платят хотя бы один золотой.
promise_binds_nobody = Обещание никого не обязывает{ $promise_key ->
    [none] .
   *[some] {""}: { $promise }.
}

## Unique cards, attachments, immunity

copy_of_an_opponent = { $copy } — копия другого игрока; карте { $card } она { $option_key ->
    [any_copy] тоже мешает
   *[own_copies] не мешает
}.
copies_of_others_do_not_bar = Уникальность считается у каждого игрока отдельно.
power_goes_along = Власть на карте { $card } переходит вместе с ней к игроку { $seat }: { $found }.
copies_bar_it_still = То, что входит в игру по эффекту, обходит цену и время, но не уникальность.
power_elsewhere = Власть на карте { $card } { $option_key ->
    [house_and_characters] не сравнивается при равной инициативе
   *[all_power] сравнивается при равной инициативе
}.
host_must_be_in_play = Для { $card } нужна карта в игре.
takes_no_attachments = { $card } не принимает довесков.
immune = Карта { $card } неуязвима для таких эффектов, выбрать её нельзя.
owners_pile = { $card } уходит в стопку своего владельца: { $seat }.
own_and_control = Дубликат кладут только на карту, которой владеют и которую контролируют; { $card } принадлежит игроку { $seat }.
orphaned_duplicates = Дубликаты под картой { $card } { $option_key ->
    [with_its_card] идут туда же
   *[discarded] сбрасываются
}.

## Keywords

renown_is_no_house_power = Власть за Славу принадлежит герою, это не власть Дома.
no_such_gain = Столько власти так не получено ({ $source }); есть { $left }.
no_infamy = У { $card } нет Дурной славы, или карта не в игре.
infamy_card = Власть кладут { $option_key ->
    [any_card] на любую карту с Дурной славой
   *[own_cards] на свою карту с Дурной славой
}: { $card }.
power_goes_there = Власть можно положить туда.
power_on_infamy = На карте { $card } теперь ещё власть ({ $found }); для победы она считается.
power_not_said_to_count = Власть на карте { $card } (не герой и без Дурной славы) для победы не считается: { $found }.
intimidated = Устрашение: СИЛ этих героев не считается: { $cards }.
no_ambush = У { $card } нет Засады.
not_a_defender = { $card } — не защитник в этом вызове.
not_that_result = { $keyword }: при таком исходе не действует.
not_the_time_to_stand = По этому ключевому слову карты поднимают сразу после расплаты за намерения.
vengeful_after_claim = Когда действует Мстительность, не сказано: после расплаты за намерения, { $option_key ->
    [opposed_only] и только если кто-то защищал
   *[unopposed_too] и при непринятом вызове тоже
}.
may_stand = Карты можно поднять.
cannot_stand_by_it = Карта { $card } не склонена, не имеет этого ключевого слова или чужая.
limited_response_used = Игрок { $seat } уже применил Ограниченный ответ в этом раунде.
deathbound_event_dies = Событие { $card } подействовало и уходит на кладбище.
stealth_comes_later = Скрытность выбирают позже, перед назначением защитников.
stealth_at_its_time = Скрытность назначают прямо перед назначением защитников, против того, кто в этот миг цель: { $target }.
stealth_wants_targets_character = { $card } — не герой цели вызова.
stealth_is_an_ability = Скрытность { $option_key ->
    [not_immune] не считается свойством героя
   *[immune] считается свойством героя
}: { $card }.

## Actions, cancels, saves

own_action = Это объявил сам игрок { $seat }.
nothing_to_cancel = Сейчас отменять нечего: { $busy }.
cancelled = { $card }: отменено; цена остаётся выплаченной.
removed_for_good = Карта { $card } выведена из игры; спасти от этого нельзя.
not_saved_from_that = { $card }: от этого ({ $zone }) так не спасти.
draws_left = Игрок { $seat } может ещё взять эффектами в этом раунде: { $found }.
draw_is_cut = Добор сверх предела { $option_key ->
    [not_at_all] не происходит
   *[cut] урезают до него
} ({ $seat }, осталось: { $left }).
draw_cap = По пределу раунда игрок { $seat } берёт: { $found }.
responses_from_the_left = Отвечают по часовой стрелке, начиная слева от действовавшего.
not_in_play_by_rule = По правилам это не в игре.

## Set-up and decks

no_mulligan = Исходную руку игрока { $seat } не меняют; правила этого не дают.
no_second_hand = Вторая исходная рука { $option_key ->
    [yes] разрешена по уговору
   *[no] не предусмотрена
}.
table_allows_mulligan = Все договорились, что руку можно сменить.
attachment_without_setup = { $card } — довесок без слова «Начало».
host_at_set_up = Исходный довесок кладут под { $option_key ->
    [any_card] любую выложенную карту
   *[own_setup_cards] свою исходную карту
}.
no_host_at_set_up = Для { $card } нет подходящей карты среди исходных.
at_most_five = Исходные карты стоят вместе { $option_key ->
    [exactly] ровно пять
   *[at_most] не больше пяти
}; здесь: { $total }.
not_exactly_five = За этим столом исходные карты стоят ровно пять; здесь: { $total }.
not_seven_plots = В колоде замыслов семь разных замыслов; здесь { $total }{ $plots_count ->
    [0] {""}
   *[other] , повторяются: { $plots }
}.
deck_too_small = В колоде Дома карт: { $size }; нужно не менее { $least }.
too_many_copies = Больше трёх копий: { $cards }.
card_of_another_house_only = В колоде есть карты только для Домов: { $houses }.
deck_rules = Таковы правила сбора колоды, которые здесь действуют.

## Ends

round_goes_on = Раунд кончается после налогов; сейчас: { $phase }.
challenge_without_winner = { $attack } против { $defence }: не побеждает никто.
winner_to_be_named = Сразу у нескольких достаточно власти{ $power_key ->
    [none] {""}
   *[some] {" "}({ $power })
}{ $claimants_key ->
    [none] {""}
   *[some] {": "}{ $claimants }
}; победителя называет первый игрок.
nobody_claims = Называть некого: условие выполнили вместе { $total }.
not_a_claimant = Игрок { $seat } условия не выполнил; выполнили: { $claimants }.
gold_is_carried = По карте золото сохраняют: { $seats }.
stealth_anew = Скрытность выбирают заново, против новой цели: { $target }.
stalwart_and_deathbound = У { $card } и Выживание, и Обречённость: что раньше, решает первый игрок; здесь принято, что карта уходит на верх колоды.
used_by_its_owner = Карта { $card } погибла под контролем другого игрока; что её текст применяет владелец, не сказано.
defenders_anew = Принявший битву на себя ({ $target }) назначает защитников или никого, как всякий, кому бросили вызов; прямо это не сказано.
stalwart_from_hand = Сброшенная с руки карта { $card } с Выживанием { $option_key ->
    [from_play_only] идёт в сброс
   *[from_hand_too] идёт на верх колоды
}.
negative_income = Сумма дохода: { $found }; меньше нуля считают нулём.
awards_before_reactions = Власть за победу в вызове даётся до ответов.
order_of_awards = { $option_key ->
    [claim_first] Сначала эффекты намерений, потом власть за непринятый вызов и за вражду.
   *[awards_first] Сначала власть за непринятый вызов и за вражду, потом эффекты намерений.
}
power_is_split = { $amount } власти ложится на карту, { $left } остаётся Дому; что её можно делить, в правилах не сказано.
