phase_begun = Рунд { $round }: { $phase }
mulligan = { $seat }: размеси ръката си и изтегли нова
placed = { $seat }: { $amount ->
    [0] не постави начални карти
    [one] постави { $amount } начална карта
   *[other] постави { $amount } начални карти
}
set_up_revealed = Началните карти бяха обърнати
drafted = { $seat }: запази един сценарий
plot_deck_built = { $seat }: избра тестето си със сценарии
plot_revealed = { $seat }: обърна сценария { $card }
plot_carried_out = { $seat }: текстът „при обръщане на тази карта“ беше изпълнен
initiative_won = { $seat }: спечели инициативата
first_player_named = Стартов играч: { $seat }
searched = { $seat }: { $amount ->
    [0] претърси тестето и не взе карта
    [one] претърси тестето и взе { $amount } карта
   *[other] претърси тестето и взе { $amount } карти
}
drew = { $seat }: { $amount ->
    [0] не изтегли карти
    [one] изтегли { $amount } карта
   *[other] изтегли { $amount } карти
}
income = { $seat }: взе доход от { $amount } злато
gold_changed = { $seat }: { $amount_key ->
    [less] даде { $amount_size } злато
   *[more] взе { $amount_size } злато
}
played = { $seat }: изигра { $card } за { $amount } злато
duplicate_attached = { $seat }: прикрепи двойник: { $card }
duplicate_discarded = { $seat }: изчисти двойник: { $card }
attached = Прикрепена карта: { $card }
entered_play = Влезе в игра: { $card }
turn_ended = { $seat }: приключи хода си
event_played = { $seat }: изигра събитието { $card }
ability_used = { $seat }: използва { $card }
challenge_declared = { $seat }: отправи предизвикателство ({ $kind }) с: { $attackers }
defenders_declared = { $seat }: { $amount ->
    [0] не обяви защитници
    [one] обяви { $amount } защитник
   *[other] обяви { $amount } защитници
}
challenge_won = { $seat }: спечели предизвикателството { $amount ->
    [0] при равенство
   *[other] с разлика { $amount }
}
challenge_called_off = Предизвикателството отпадна
removed_from_challenge = Премахната от предизвикателството карта: { $card }
knelt = Склонена карта: { $card }
stood = Изправена карта: { $card }
killed = Унищожен герой: { $card }
saved = Спасен герой: { $card }
discarded = Изчистена карта: { $card }
discarded_from_hand = { $seat }: изчисти от ръката си { $amount ->
    [one] { $amount } карта
   *[other] { $amount } карти
}
returned_to_hand = Върна се в ръката: { $card }
returned_to_deck = Отиде най-отгоре на тестето за теглене: { $card }
removed = Напусна играта: { $card }
control_taken = { $seat }: пое контрола над { $card }
modified = { $card }: { $what } { $value_key ->
    [none] { $amount_key ->
        [less] −{ $amount_size }
       *[more] +{ $amount_size }
    }
   *[some] { $value }
} ({ $until })
power_gained = { $seat }: получи { $amount ->
    [one] { $amount } символ на властта
   *[other] { $amount } символа на властта
}
power_on_card = { $card }: получи { $amount ->
    [one] { $amount } символ на властта
   *[other] { $amount } символа на властта
}
power_lost = { $card }: загуби { $amount ->
    [one] { $amount } символ на властта
   *[other] { $amount } символа на властта
}
power_moved = { $amount ->
    [one] { $amount } символ на властта
   *[other] { $amount } символа на властта
}: { $from } → { $seat }
dominance_won = { $seat }: спечели надмощие
dominance_tied = Равенство при надмощието ({ $amount }): никой не печели символ на властта
game_won = { $seat }: спечели играта
card_known = { $seat }: показа { $card }
card_named = { $seat }: назова тайно на съдията карта от ръката
value_known = { $card_key ->
    [none] Сценарият на играча { $seat }
   *[some] { $card }
}: { $field }: { $value_key ->
    [none] няма
   *[some] { $value }
}
decided = Масата реши: { $point } { $answer }
corrected = Поправено на ръка: { $card_key ->
    [none] { $field }
   *[some] { $card }, { $field }
}: { $value_key ->
    [none] няма
   *[some] { $value }
} (преди: { $old_key ->
    [none] няма
   *[some] { $old }
}; { $why }){ $total_key ->
    [none] {""}
   *[some] ; власт общо: { $total }
}

## Oriflamme

activated = { $seat }: отвориха { $card }
bribed = { $seat }: подкупиха { $card }
cards_known = { $seat }: показаха { $zone_key ->
    [hand] картите в ръката си
    [set_aside] заделените си карти
   *[other] { $zone }
}
eliminated = Премахната карта: { $card } (играч: { $seat })
game_over = Край на играта, { $winners_count ->
    [one] победител
   *[other] победители
}: { $winners }
influence_gained = { $seat }: получиха { $amount ->
    [one] { $amount } точка влияние
   *[other] { $amount } точки влияние
}{ $card_key ->
    [none] {""}
   *[other] {" "}({ $card })
}
influence_lost = { $seat }: загубиха { $amount ->
    [one] { $amount } точка влияние
   *[other] { $amount } точки влияние
}{ $card_key ->
    [none] {""}
   *[other] {" "}({ $card })
}
kept = { $seat }: оставиха картата { $card } затворена{ $amount ->
    [0] ; в резерва нямаше жетон за нея
    [one] {" "}и сложиха върху нея { $amount } жетон
   *[other] {" "}и сложиха върху нея { $amount } жетона
}
laid = { $seat }: сложиха карта { $where_key ->
    [left] в левия край на редицата
    [right] в десния край на редицата
    [on] върху карта от редицата
    [between] между две карти
   *[other] { $where }
} ({ $card })
substituted = { $seat }: сложиха за заместник { $card }
turned_up = Обърната карта: { $card } (играч: { $seat }){ $amount ->
    [0] {""}
    [one] , върнат в резерва { $amount } жетон
   *[other] , върнати в резерва { $amount } жетона
}
twin_laid = { $seat }: сложиха Близнака ({ $card })

## A Clash of Kings: what happened.

area_entered = { $card }: въведена област
area_lost = { $seat } загуби { $card }
area_taken = { $seat } превзе { $card }
battle_begun = { $card }: битка, нападател: { $seat }
battle_won = { $card }: { $seat } спечели битката
card_discarded = { $seat }: изчистена е { $card }
cards_chosen = { $seat } избра комплект карти
fact_known = { $field }: { $amount }
fortification_built = { $seat } построи укрепление: { $card }
fortification_removed = { $card }: укреплението е махнато
house_named = Назован е { $seat }
order_lapsed = махната без ефект: { $card }
mustered = { $seat } набра отряди в { $card }: { $amount }
one_time_declined = { $seat }: без еднократна заповед
order_out_of_game = { $seat }: { $card } е извън играта
order_placed = { $seat } сложи заповед: { $card }
order_removed = махната заповед: { $card }
order_unused = неизползвана: { $card }
order_resolved = { $seat }: изпълнена заповед: { $card }
plundered = { $seat }: плячкосан: { $amount }
port_settled = { $card }: { $seat } реши за корабите
retreated = { $seat } отстъпи в { $card }: { $amount }
step_begun = сега: { $step }
supply_raised = { $seat }: снабдяването се вдига с { $amount }
support_given = { $seat } подкрепи в { $card }
token_left = { $seat } остави символ на властта: { $card }
turn_begun = започва рунд { $amount }
units_destroyed = { $seat }: унищожени отряди: { $amount }
units_entered = { $seat }: въведени отряди: { $card }
units_moved = { $seat } се премести в { $card }: { $amount }
tokens_gained = { $seat }: получени символи на властта: { $amount }
tokens_lost = { $seat }: отдадени символи на властта: { $amount }

## What happened.

title_chosen = { $seat } взе титла: { $title }
titles_returned = Всички титли се върнаха в Малкия съвет
title_used = { $seat } използва титлата: { $title }
challenge_turned = Предизвикателството има нова цел: { $seat }
cancelled = { $seat } отмени { $card }
challenge_without_winner = Никой не спечели предизвикателството
power_placed = { $seat } сложи { $amount ->
    [one] { $amount } символ на властта
   *[other] { $amount } символа на властта
} върху { $card }

## Какво предизвикаха текстове на карти.

joined_challenge = { $card } се включи в предизвикателството
deck_shuffled = { $seat } размеси тестето за теглене
lasts = { $seat }: { $what_key ->
    [claim] удар { $amount }
    [foreseen] назован е сценарият { $value }
    [plots_swapped] размяна на тестетата със сценарии и използваните сценарии ({ $other })
    [toll] плаща за предизвикателства от един вид
    [extra_challenge] още едно предизвикателство от един вид
    [cheaper] следващата такава карта струва с { $amount } по-малко
   *[no_challenge] някои предизвикателства не са позволени
} до края на { $until_key ->
    [challenge] предизвикателството
    [phase] фазата
   *[round] рунда
}
discarded_from_deck = { $seat } изчисти горната карта на тестето ({ $amount })
marked = { $card }: { $what_key ->
    [uncounted] силата не се брои
    [no_stand] не се изправя във фаза Изправяне
    [comes_back] връща се в ръката в края на фазата
    [dies_at_0] бива убит при сила 0
    [guarded] е под закрила: друг ще се изправи вместо нея
   *[blank] текстът се смята за празен
}
gold_placed = { $card }: върху картата се слага злато: { $amount }
gold_taken = { $card }: от златото върху нея е взето: { $amount }
