### Oriflamme: думи на масата; българска книжка няма, имената са работни.

called-closed = { $seat_key ->
    [red] Червена
    [blue] Синя
    [green] Зелена
    [yellow] Жълта
   *[black] Черна
} { $number }
called-open = { $name } { $seat_key ->
    [red] на червените
    [blue] на сините
    [green] на зелените
    [yellow] на жълтите
   *[black] на черните
}
house-red = Червени
house-blue = Сини
house-green = Зелени
house-yellow = Жълти
house-black = Черни
card-prince = Принц
card-twin = Близнак
card-schemer = Интригантка
card-queen = Кралица
card-cutthroat = Главорез
card-apothecary = Аптекар
card-felon = Престъпник
card-replacement = Подмяна
card-bribe = Подкуп
card-combination = Комбинация
card-trap = Капан
row = редица
direction-left_to_right = отляво надясно
direction-right_to_left = отдясно наляво
reserve = резерв, в жетони по 1
end-left = ляв край
end-right = десен край
face-down = затворена
face-up = отворена
closed = затворена
tokens = влияние
stack = купчина
pointer = действа сега
done = вече е действала
owner = притежател
family = първоначално семейство
bribe = подкупена от
intrigue = интрига
character = герой
influence = влияние
hand = ръка
set_aside = заделени
discard = изчистени
in_front = пред играча
cards_in_row = в редицата
bribe_token = жетон за подкуп
bribe_token-home = у играча
first_player = първи играч
shows = коя е картата
target_shows = коя е картата
card = коя е картата
zone-row = в редицата
zone-hand = в ръката
zone-set_aside = сред заделените
zone-discard = сред изчистените
zone-unknown = неизвестно къде
field-influence = влияние
field-hand_count = карти в ръката
field-discard = изчистени
field-tokens = влияние върху картата
field-bribe = чий жетон за подкуп
field-round = рунд
field-first_player = първи играч
field-direction = посока на събитията
in-round = {""}
in-effect = фаза на събитията
in-combination = комбинация
at-round-planning = фаза на планирането
at-round-events = фаза на събитията
at-effect-apply = изпълнение на карта
at-combination-steps = стъпка по стъпка
text-ru = руската книжка
phase-planning = фазата на планирането
phase-events = фазата на събитията
phase-game_over = краят на играта
begin-families = Семейства, по часовниковата стрелка
begin-first_player = Първи играч (най-възрастният)
begin-direction = Посока на събитията
begin-left_to_right = отляво надясно
begin-right_to_left = отдясно наляво
count-in-row = { $seat }: { $amount }
held = заделено от Комбинацията
