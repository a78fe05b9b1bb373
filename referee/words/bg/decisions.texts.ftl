### Какво оставят текстовете на картите на играчите.

text_cards = { $seat }: избери { $count ->
    [0] карти
    [one] карта
   *[other] { $count } карти
} по текста на { $purpose }
text_seat = { $seat }: избери играч по текста на { $purpose }
text_way = { $seat }: избери как продължава текстът на { $purpose }
text_name = { $seat }: назови карта по текста на { $purpose }
text_copies = { $seat }: покажи ръката си; всяка карта { $purpose } в нея се изчиства
