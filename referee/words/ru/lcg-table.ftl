### Words of the Living Card Game of 2008.

## Titles

title = титул
supports = поддерживает
rivals = враждует
influence = влияние
agenda = Цель
draws_left = может ещё взять
title-hand = Десница Короля
title-laws = Мастер Законов
title-coin = Мастер Монеты
title-whispers = Мастер Шёпота
title-regent = Регент Короны
title-commander = Лорд-Командующий Королевской Стражи

## Sources of power

source-claim = намерения
source-unopposed = непринятый вызов
source-rivalry = вражда
source-dominance = господство
source-renown = Слава
source-prize = приз Лорда-Командующего
source-effect = эффект карты

## Where play is

in-announced = объявленное
in-infamy = полученная власть
in-victory = конец игры
at-announced-cancel = это можно отменить
at-infamy-offer = размещение полученной власти
at-victory-name = называют победителя
at-round-end = конец раунда
at-plot_phase-titles = выбор титулов
at-plot_phase-late_effects = применение замыслов
at-challenge-regent = Регент может перевести вызов
at-challenge-new_target = выбор новой цели
at-challenge-stealth = выбор Скрытности
at-challenge-support = поддерживающий может защитить
at-challenge-commander_first = Лорд-Командующий может взять битву
at-challenge-commander = Лорд-Командующий может взять битву
at-challenge-infamy = размещение полученной власти
at-challenge-deadly = жертва Смертоносности
at-challenge-standing = Бдительность и Мстительность
text-ru-2008 = русская книга правил 2008 года
begin-houses = Дома по часовой стрелке
begin-first_player = Первый в подготовке
begin-teams = Команды
begin-littlefinger = Вариант «Мизинец»
teams-no = каждый за себя
teams-yes = двое на двое
littlefinger-no = золото не передают
littlefinger-yes = золото можно передавать
begin-ready = Колоды
ready-no = свои
ready-yes = готовые из коробки, с их замыслами
who_may_challenge = Кто кому может бросить вызов
at-asking-pick = выбор по тексту карты
at-another_plot-reveal = раскрывается другой замысел
no_attachments_except_weapon = Нет довесков, кроме Оружия
keyword-no_attachments_except_weapon = Нет довесков, кроме Оружия
partner = партнёр
team_power = вместе
occasion-dying = должна погибнуть
occasion-to_be_discarded = должна быть сброшена
occasion-to_return_to_hand = должна вернуться на руку
occasion-to_return_to_deck = должна вернуться в колоду Дома
occasion-to_be_removed = должна покинуть игру
by_hand = вручную
attack_bonus = титул
defence_bonus = титул
occasion-phase_begins = начинается фаза
occasion-phase_ends = кончается фаза
occasion-plot_revealed = раскрыт замысел
occasion-renown = получена власть за Славу
occasion-buried = событие ушло на кладбище
occasion-shown = показаны карты
