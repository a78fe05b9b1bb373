### Что тексты карт оставляют игрокам.

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
