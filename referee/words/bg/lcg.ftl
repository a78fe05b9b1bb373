### What the table waits for, where this game says it otherwise.

decisions-refill_hands = Всички играчи теглят до седем карти
decisions-draw_phase = { $seat_key ->
    [TABLE] Всички теглят по две карти
   *[player] Всички теглят по две карти; тегли ли Майсторът на законите още една?
}
decisions-choose_victims = { $seat }: изберете { $count ->
    [one] { $count } герой, който да бъде унищожен
   *[other] { $count } герои, които да бъдат унищожени
}
decisions-vigilant = { $seat }: изправяте ли карти с Бдителност?
decisions-vengeful = { $seat }: изправяте ли карти с Отмъстителност?

## Moves of the Living Card Game of 2008 in words.

moves-choose_title = { $by } взема титла: { $title }
moves-redirect = { $by } използва титла върху предизвикателството: { $title }
moves-choose_new_target = { $by } избира нова цел: { $target }
moves-support_defend = { $by } { $defenders_count ->
    [0] не защитава друг
   *[other] защитава друг с { $defenders }
}
moves-put_into_play = { $by } вкарва в игра { $card }{ $via_key ->
    [ambush] {" "}чрез Изненада
   *[other] {""}
}{ $pay_influence_key ->
    [none] {""}
   *[some] , като скланя за влияние { $pay_influence }
}{ $pay_hand_title_key ->
    [yes] , с влиянието на Ръката на краля (2)
   *[no] {""}
}
moves-cancel = { $by } отменя с { $card }
moves-place_power = { $by } слага { $amount ->
    [one] { $amount } символ на властта
   *[other] { $amount } символа на властта
} върху { $on }
moves-stand_by_keyword = { $by } изправя карти ({ $keyword }): { $cards }
moves-give_gold = { $by } дава { $amount } злато на { $to }{ $promise_key ->
    [none] {""}
   *[some] {": "}{ $promise }
}
moves-check_deck = { $by } проверява тесте
moves-end_round = Рундът свърши
moves-name_winner = { $by } посочва победителя: { $seat }
moves-draw_phase = Всички теглят по две карти{ $laws_extra_key ->
    [yes] , Майсторът на законите още една
   *[no] {""}
}
moves-play_card = { $by }: изиграва { $card }{ $host_key ->
    [none] {""}
   *[some] {" "}върху { $host }
}{ $on_house_key ->
    [yes] {" "}върху знамето на дома
   *[no] {""}
}
moves-choose_victims = { $by }: избира { $purpose_key ->
    [deadly] жертвата на Смъртоносност
   *[claim] за загубите
}: { $cards_count ->
    [0] никого
   *[other] { $cards }
}

## Какво избира играч по текста на карта.

moves-choose_by_text = { $by } избира по текст: { $seat_key ->
    [none] { $way_key ->
        [attacking] нападащата страна
        [defending] защитаващата страна
        [bottom] под тестето
        [pay] плаща
        [return] обратно в ръката
        [deck] горната карта на тестето
        [itself] самата карта
        [draw] тегли
        [military] военен сблъсък
        [intrigue] дворцови интриги
        [power] борба за власт
        [pool] злато от запаса
        [on_card] злато от картата
        [attachment] имало е приложение
        [other] не е имало приложение
       *[none] { $cards_count ->
            [0] { $name_key ->
                [none] нищо
               *[some] { $name }
            }
           *[other] { $cards }
        }
    }
   *[some] { $seat }
}

## Words of the Living Card Game of 2008.

## Titles

table-title = титла
table-supports = подкрепя
table-rivals = врагове
table-rivalry_used = символът за вражда е взет
table-influence = влияние
table-agenda = цел на дома
table-draws_left = може още да тегли
table-title-hand = Ръката на краля
table-title-laws = Майстор на законите
table-title-coin = Майстор на монетата
table-title-whispers = Майстор на шепотите
table-title-regent = Регент на короната
table-title-commander = Лорд-командир на Кралската гвардия
table-title-hand-brings = влияние 2 веднъж на рунд; подкрепя Шепотите, враждува с Монетата
table-title-laws-brings = може да изтегли 1 карта повече; подкрепя Ръката, враждува с Шепотите
table-title-coin-brings = 2 злато повече доход; подкрепя Законите, враждува с Ръката
table-title-whispers-brings = +3 в дворцови интриги; подкрепя Монетата, враждува със Законите и Регента
table-title-regent-brings = +3 в борба за власт; веднъж на рунд кара нападател да избере нова цел
table-title-commander-brings = +3 във военен сблъсък; веднъж на рунд поема сблъсък без защитници

## Sources of power

table-source-claim = загубите
table-source-unopposed = победа без съпротива
table-source-rivalry = вражда
table-source-dominance = надмощие
table-source-renown = Прослава
table-source-prize = наградата на лорд-командира
table-source-effect = ефект на карта

## Where play is

table-in-announced = обявено
table-in-infamy = спечелена власт
table-in-victory = край на играта
table-at-announced-cancel = може да се отмени
table-at-infamy-offer = слагане на спечелената власт
table-at-victory-name = посочване на победителя
table-at-round-end = край на рунда
table-at-plot_phase-titles = избор на титли
table-at-plot_phase-late_effects = изпълнение на сценариите
table-at-challenge-regent = Регентът може да пренасочи предизвикателството
table-at-challenge-new_target = избор на нова цел
table-at-challenge-stealth = избор за Засада
table-at-challenge-support = подкрепящият може да защити
table-at-challenge-commander_first = лорд-командирът може да поеме сблъсъка
table-at-challenge-commander = лорд-командирът може да поеме сблъсъка
table-at-challenge-infamy = слагане на спечелената власт
table-at-challenge-deadly = жертвата на Смъртоносност
table-at-challenge-standing = Бдителност и Отмъстителност
table-text-ru-2008 = руската книжка от 2008 г.
table-begin-houses = Домове, по часовниковата стрелка
table-begin-first_player = Пръв в подготовката
table-begin-teams = Отбори
table-begin-littlefinger = Вариант „Кутрето“
table-teams-no = всеки за себе си
table-teams-yes = двама срещу двама
table-littlefinger-no = злато не се предава
table-littlefinger-yes = злато може да се предава
table-begin-ready = Тестета
table-ready-no = собствени
table-ready-yes = готовите от кутията, с техните сценарии
table-who_may_challenge = Кой кого може да предизвика
table-at-asking-pick = избор по текста на карта
table-at-another_plot-reveal = обръща се друг сценарий
table-no_attachments_except_weapon = Без приложения освен оръжия
table-keyword-no_attachments_except_weapon = Без приложения освен оръжия
table-partner = партньор
table-team_power = заедно
table-occasion-dying = ще бъде унищожена
table-occasion-to_be_discarded = ще бъде изчистена
table-occasion-to_return_to_hand = ще се върне в ръката
table-occasion-to_return_to_deck = ще се върне в тестето за теглене
table-occasion-to_be_removed = ще напусне играта
table-by_hand = на ръка
table-attack_bonus = титла
table-defence_bonus = титла
table-occasion-phase_begins = започва фаза
table-occasion-phase_ends = свършва фаза
table-occasion-plot_revealed = обърнат е сценарий
table-occasion-renown = получена е власт чрез Прослава
table-occasion-buried = събитие отива при унищожените карти
table-occasion-shown = показани са карти
