### Rules of the Living Card Game of 2008: what is found under them.

## Titles

no_titles_here = При { $players } играчи на тази маса титлите не се използват.
not_the_time_for_titles = Титлите се избират във фаза Планиране, след сценариите.
others_choose_first = Титлите се избират по часовниковата стрелка от стартовия играч; сега е ред на: { $seat }.
plots_before_titles = Текстът на сценариите при обръщане действа { $option_key ->
    [after_titles] след избора на титли
   *[before_titles] преди избора на титли
}.
title_is_gone = Тази титла не е в Малкия съвет: { $title }. Там са: { $titles }.
title_not_held = Това може само притежателят на титлата: { $title }.
title_is_used = { $seat } вече използва титлата в този рунд.
title_strength = Титла на { $seat } ({ $title }): { $found }.
title_income = Майстор на монетата ({ $seat }): { $found }.
titles_stay_out = В Малкия съвет още има титли; избраните още не се връщат: { $titles }.
titles_return = Всички титли се връщат в Малкия съвет.
titles_in_the_chamber = Тези титли са в Малкия съвет.
rivals_by_title = Съперниците се определят по титлите в този рунд.
extra_card = Майсторът на законите тегли още една карта: { $seat }.

## Support, rivalry, redirects

supported_is_no_target = Титлата на нападателя подкрепя титлата на { $target }; { $target } не може да бъде предизвикан.
partner_is_no_target = { $target } е партньор, а партньор не се предизвиква.
defenders_come_first = Първо нападнатият обявява защитници или никого.
target_has_defended = Вече има защитници; който подкрепя { $target }, защитава само ако { $target } не обяви никого.
nobody_supports_him = Никой не подкрепя { $target } в това предизвикателство.
not_his_supporter = Нападнатия подкрепя { $supporter }.
supporter_defends = { $seat } защитава и печели или губи; загубите остават за нападнатия.
rivalry_has_paid = Власт за съперничество се печели веднъж на рунд; { $seat } вече я получи.
rival_beaten = { $seat } победи съперник: { $rival }.
battles_only = Лорд-командирът поема само военни сблъсъци; това е: { $kind }.
battle_is_defended = Има защитници; лорд-командирът поема само незащитеното (цел: { $target }).
is_target_already = Предизвикателството вече е насочено към { $target }; поема се само от други.
attacks_himself = Никой не напада себе си: { $seat }.
no_legal_target = { $seat } не може да бъде предизвикан от този нападател.
too_late_to_turn = Регентът пренасочва веднага след обявяването.
not_the_time_to_turn = Лорд-командирът решава, когато няма защитници.
supporter_or_commander = Тук могат да действат и подкрепящият ({ $seat }), и лорд-командирът: { $option_key ->
    [commander_first] първо решава лорд-командирът
   *[supporter_first] първо решава подкрепящият
}.
commander_takes_it = Подкрепящият отказа, затова лорд-командирът може да поеме сблъсъка.
regent_without_target = Без нова позволена цел титлата { $option_key ->
    [not_spent] не е използвана
   *[spent] все пак е използвана
}; цел: { $target }.
regent_turns_any = Регентът може да пренасочи всяко предизвикателство, и своето, и отправеното към него.
no_new_target = Няма нова позволена цел; нападението продължава срещу старата.
battle_taken = { $seat } поема сблъсъка от { $from }; нападателите остават.
no_new_target_wanted = Сега не се избира нова цел.
attacker_chooses = Избира нападателят: { $attacker }.
old_target_again = { $target } е старата цел; трябва нова.
new_target = Новата цел е { $target }; видът и нападателите остават.
no_prize_there = На знамето на { $seat } няма власт; нищо не се взема.
titles_are_not_cancelled = Ефект на титла не може да се отмени.

## Influence and gold

no_influence = { $card } не дава влияние.
influence_short = Нужно е влияние { $needs }; тук е { $has }.
influence_lost = Надплатеното влияние се губи ({ $seat }): { $found }.
title_and_cards = Влиянието на титлата (2; { $seat }) { $option_key ->
    [alone] не може да се добавят към това на картите
   *[combines] може да се добавят към това на картите
}.
title_pays_alone = На тази маса титлата плаща самостоятелно.
title_pays_with_cards = Титлата плаща заедно с карти.
gold_penalty = Златна глоба за { $card } ({ $seat }): { $found }.
cost_with_penalty = Цена заедно с глобата: { $found }.
no_trade_here = Злато се предава само във варианта „Кутрето“.
no_trade_in_marshalling = Във фаза Строяване злато не се предава.
gives_to_himself = { $seat } не може да плаща сам на себе си.
nothing_given = Плащането е поне едно злато.
promise_binds_nobody = Обещанието не обвързва никого{ $promise_key ->
    [none] .
   *[some] {""}: { $promise }.
}

## Unique cards, attachments, immunity

copy_of_an_opponent = { $copy } е копие на друг играч и { $option_key ->
    [any_copy] също пречи на { $card }
   *[own_copies] не пречи на { $card }
}.
copies_of_others_do_not_bar = Уникалността важи за всеки играч поотделно.
power_goes_along = Властта върху { $card } преминава с нея у { $seat }: { $found }.
copies_bar_it_still = Което влиза в игра чрез ефект, заобикаля цената и времето, но не и уникалността.
power_elsewhere = Властта върху { $card } { $option_key ->
    [house_and_characters] не се сравнява при равна инициатива
   *[all_power] се сравнява при равна инициатива
}.
host_must_be_in_play = { $card } се поставя под карта в игра.
takes_no_attachments = { $card } не приема приложения.
immune = Картата { $card } е неуязвима за такъв ефект и не може да бъде избрана.
owners_pile = { $card } отива в купчината на притежателя си: { $seat }.
own_and_control = Двойник се слага само на собствена и контролирана карта; { $card } принадлежи на { $seat }.
orphaned_duplicates = Двойниците под { $card } { $option_key ->
    [with_its_card] отиват където нея
   *[discarded] се изчистват
}.

## Keywords

renown_is_no_house_power = Властта от Прослава е на героя, не на дома.
no_such_gain = Толкова власт не е спечелена по този начин ({ $source }); има { $left }.
no_infamy = { $card } няма Лоша слава или не е в игра.
infamy_card = Властта отива { $option_key ->
    [any_card] на всяка карта с Лоша слава
   *[own_cards] на собствена карта с Лоша слава
}: { $card }.
power_goes_there = Властта може да се постави там.
power_on_infamy = Власт върху { $card } сега: { $found }; брои се за победа.
power_not_said_to_count = Властта върху { $card }, която не е герой и няма Лоша слава, не се брои за победа: { $found }.
intimidated = Сплашване: не се брои силата на: { $cards }.
no_ambush = { $card } няма Изненада.
not_a_defender = { $card } не е защитник в това предизвикателство.
not_that_result = { $keyword } не действа при този изход.
not_the_time_to_stand = По тази ключова дума картите се изправят веднага след загубите.
vengeful_after_claim = Кога действа Отмъстителност, не е казано: след загубите, { $option_key ->
    [opposed_only] само ако някой е защитавал
   *[unopposed_too] и при загуба без съпротива
}.
may_stand = Картите може да се изправят.
cannot_stand_by_it = { $card } не е склонена, няма тази ключова дума или е чужда.
limited_response_used = { $seat } вече използва Ограничена реакция в този рунд.
deathbound_event_dies = Събитието { $card } подейства и отива при унищожените карти.
stealth_comes_later = Засада се избира по-късно, точно преди обявяването на защитниците.
stealth_at_its_time = Засадата се избира непосредствено преди обявяването на защитниците, срещу този, който тогава е целта: { $target }.
stealth_wants_targets_character = { $card } не е герой на нападнатия.
stealth_is_an_ability = Засада { $option_key ->
    [not_immune] не се брои за функция на герой
   *[immune] се брои за функция на герой
}: { $card }.

## Actions, cancels, saves

own_action = Това обяви самият играч: { $seat }.
nothing_to_cancel = Няма какво да се отмени сега: { $busy }.
cancelled = { $card }: отменено; цената остава платена.
removed_for_good = { $card } напусна играта; спасяване от това няма.
not_saved_from_that = { $card } не може така да се спаси от това ({ $zone }).
draws_left = { $seat } може още да тегли чрез ефекти в този рунд: { $found }.
draw_is_cut = Теглене над лимита { $option_key ->
    [not_at_all] не става
   *[cut] се намалява до него
} ({ $seat }, остават: { $left }).
draw_cap = По лимита на рунда { $seat } тегли { $found }.
responses_from_the_left = Реагира се по часовниковата стрелка, като се започва отляво на действалия.
not_in_play_by_rule = По правилата това не е в игра.

## Set-up and decks

no_mulligan = Началната ръка на { $seat } не се сменя; правилата не го предвиждат.
no_second_hand = Втора начална ръка { $option_key ->
    [yes] е позволена по уговорка
   *[no] не е предвидена
}.
table_allows_mulligan = Всички са се съгласили, че ръката може да се смени.
attachment_without_setup = { $card } е приложение без Начало.
host_at_set_up = Началното приложение се слага под { $option_key ->
    [any_card] всяка поставена карта
   *[own_setup_cards] собствена начална карта
}.
no_host_at_set_up = За { $card } няма подходяща карта.
at_most_five = Началните карти струват заедно { $option_key ->
    [exactly] точно пет
   *[at_most] най-много пет
}; тук: { $total }.
not_exactly_five = На тази маса началните карти струват точно пет; тук: { $total }.
not_seven_plots = Тестето със сценарии е от седем различни сценария; тук са { $total }{ $plots_count ->
    [0] {""}
   *[other] , повтарят се: { $plots }
}.
deck_too_small = Карти в тестето за теглене: { $size }; нужни са поне { $least }.
too_many_copies = Повече от три копия: { $cards }.
card_of_another_house_only = В тестето има карти само за: { $houses }.
deck_rules = Това са правилата за съставяне на тесте, които важат тук.

## Ends

round_goes_on = Рундът свършва след данъците; сега: { $phase }.
challenge_without_winner = { $attack } срещу { $defence }: никой не печели.
winner_to_be_named = Няколко имат достатъчно власт едновременно{ $power_key ->
    [none] {""}
   *[some] {" "}({ $power })
}{ $claimants_key ->
    [none] {""}
   *[some] {": "}{ $claimants }
}; стартовият играч посочва победителя.
nobody_claims = Няма кого да се посочи: { $total } са изпълнили условието заедно.
not_a_claimant = { $seat } не е изпълнил условието; изпълнили са: { $claimants }.
gold_is_carried = Карта позволява да запазят златото си: { $seats }.
stealth_anew = Засадата се избира наново срещу новата цел: { $target }.
stalwart_and_deathbound = { $card } има Издръжливост и Обреченост: кое е първо, казва стартовият играч; тук се приема, че отива най-отгоре на тестето.
used_by_its_owner = Картата { $card } беше унищожена под контрола на друг играч; не е казано, че притежателят ѝ използва текста ѝ.
defenders_anew = Поелият сблъсъка ({ $target }) обявява защитници или никого, като всеки нападнат; изрично това не е казано.
stalwart_from_hand = Изчистена от ръка, картата { $card } с Издръжливост { $option_key ->
    [from_play_only] отива при изчистените
   *[from_hand_too] отива върху тестето
}.
negative_income = Сборът на дохода е { $found }; под нула се брои за нула.
awards_before_reactions = Властта за спечелено предизвикателство идва преди реакциите.
order_of_awards = { $option_key ->
    [claim_first] Първо са загубите, после властта за победа без съпротива и за вражда.
   *[awards_first] Първо е властта за победа без съпротива и за вражда, после са загубите.
}
power_is_split = { $amount } власт отива на картата, а { $left } остава за династията; че може да се дели, правилата не го казват.
