### Орифламма: слова стола.

called-closed = { $seat_key ->
    [red] Красная
    [blue] Синяя
    [green] Зелёная
    [yellow] Жёлтая
   *[black] Чёрная
} { $number }
called-open = { $name } { $seat_key ->
    [red] красных
    [blue] синих
    [green] зелёных
    [yellow] жёлтых
   *[black] чёрных
}
house-red = Красные
house-blue = Синие
house-green = Зелёные
house-yellow = Жёлтые
house-black = Чёрные
card-prince = Принц
card-twin = Близнец
card-schemer = Интриганка
card-queen = Королева
card-cutthroat = Головорез
card-apothecary = Аптекарь
card-felon = Преступник
card-replacement = Подмена
card-bribe = Подкуп
card-combination = Комбинация
card-trap = Ловушка
row = ряд
direction-left_to_right = слева направо
direction-right_to_left = справа налево
reserve = резерв, в жетонах по 1
end-left = левый край
end-right = правый край
face-down = закрыта
face-up = открыта
closed = закрыта
tokens = влияние
stack = стек
pointer = действует
done = уже действовала
owner = владелец
family = изначальная семья
bribe = подкуп
intrigue = интрига
character = персонаж
influence = влияние
hand = рука
set_aside = отложено
discard = сброс
in_front = перед собой
cards_in_row = в ряду
bribe_token = жетон подкупа
bribe_token-home = у игрока
first_player = первый игрок
shows = какая это карта
target_shows = какая это карта
card = какая это карта
zone-row = в ряду
zone-hand = на руке
zone-set_aside = среди отложенных
zone-discard = в сбросе
zone-unknown = неизвестно где
field-influence = влияние
field-hand_count = карт на руке
field-discard = сброс
field-tokens = влияние на карте
field-bribe = чей жетон подкупа
field-round = раунд
field-first_player = первый игрок
field-direction = направление событий
in-round = {""}
in-effect = фаза событий
in-combination = комбинация
at-round-planning = фаза планирования
at-round-events = фаза событий
at-effect-apply = применение карты
at-combination-steps = шаг за шагом
text-ru = русские правила
phase-planning = фаза планирования
phase-events = фаза событий
phase-game_over = конец игры
begin-families = Семьи, по часовой стрелке
begin-first_player = Первый игрок (самый старший)
begin-direction = Направление событий
begin-left_to_right = слева направо
begin-right_to_left = справа налево
count-in-row = { $seat }: { $amount }
held = отложено с комбинации
