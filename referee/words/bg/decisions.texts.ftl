### Какво оставят текстовете на картите на играчите.

text_cards = { $seat }: изберете { $count ->
    [0] карти
    [one] карта
   *[other] { $count } карти
} по текста на { $purpose }
text_seat = { $seat }: изберете играч по текста на { $purpose }
text_way = { $seat }: изберете как продължава текстът на { $purpose }
text_name = { $seat }: назовете карта по текста на { $purpose }
text_copies = { $seat }: покажете ръката си; всяка карта { $purpose } в нея се изчиства
