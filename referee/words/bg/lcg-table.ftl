### Words of the Living Card Game of 2008.

## Titles

title = титла
supports = подкрепя
rivals = съперници
influence = влияние
agenda = цел на дома
draws_left = може още да тегли
title-hand = Ръката на краля
title-laws = Майстор на законите
title-coin = Майстор на монетата
title-whispers = Майстор на шепотите
title-regent = Регент на короната
title-commander = Лорд-командир на Кралската гвардия

## Sources of power

source-claim = загубите
source-unopposed = победа без съпротива
source-rivalry = съперничество
source-dominance = надмощие
source-renown = Прослава
source-prize = наградата на лорд-командира
source-effect = ефект на карта

## Where play is

in-announced = обявено
in-infamy = спечелена власт
in-victory = край на играта
at-announced-cancel = може да се отмени
at-infamy-offer = слагане на спечелената власт
at-victory-name = посочване на победителя
at-round-end = край на рунда
at-plot_phase-titles = избор на титли
at-plot_phase-late_effects = изпълнение на сценариите
at-challenge-regent = Регентът може да пренасочи предизвикателството
at-challenge-new_target = избор на нова цел
at-challenge-stealth = избор за Засада
at-challenge-support = подкрепящият може да защити
at-challenge-commander_first = лорд-командирът може да поеме сблъсъка
at-challenge-commander = лорд-командирът може да поеме сблъсъка
at-challenge-infamy = слагане на спечелената власт
at-challenge-deadly = жертвата на Смъртоносност
at-challenge-standing = Бдителност и Отмъстителност
text-ru-2008 = руската книжка от 2008 г.
begin-houses = Домове, по часовниковата стрелка
begin-first_player = Пръв в подготовката
begin-teams = Отбори
begin-littlefinger = Вариант „Кутрето“
teams-no = всеки за себе си
teams-yes = двама срещу двама
littlefinger-no = злато не се предава
littlefinger-yes = злато може да се предава
begin-ready = Тестета
ready-no = собствени
ready-yes = готовите от кутията, с техните сценарии
who_may_challenge = Кой кого може да предизвика
at-asking-pick = избор по текста на карта
at-another_plot-reveal = обръща се друг сценарий
no_attachments_except_weapon = Без приложения освен оръжия
keyword-no_attachments_except_weapon = Без приложения освен оръжия
partner = партньор
team_power = заедно
occasion-dying = ще бъде унищожена
occasion-to_be_discarded = ще бъде изчистена
occasion-to_return_to_hand = ще се върне в ръката
occasion-to_return_to_deck = ще се върне в тестето за теглене
occasion-to_be_removed = ще напусне играта
by_hand = на ръка
attack_bonus = титла
defence_bonus = титла
occasion-phase_begins = започва фаза
occasion-phase_ends = свършва фаза
occasion-plot_revealed = обърнат е сценарий
occasion-renown = получена е власт чрез Прослава
occasion-buried = събитие отива при унищожените карти
occasion-shown = показани са карти
