### Что установлено о колоде.

several_house_cards = Карт Дома больше одной: { $houses }.
several_agendas = Целей в колоде: { $total }; у игрока не больше одной.
belongs_in_no_deck = Это не входит ни в какую колоду: { $cards }.
plots_are_not_seven = Замыслов в колоде: { $total }; должно быть { $wanted }.
plots_alike = Одинаковых замыслов быть не может: { $cards }.
plot_allows_more = Сам замысел допускает больше одной копии: { $cards }.
more_than_the_card_allows = Сама карта допускает в колоде меньше копий ({ $limit }): { $cards }.
marked_for_another_house = Только для другого Дома, не для этого ({ $house }): { $cards }.
house_deck_too_small = Карт в колоде Дома: { $size }; должно быть не меньше { $least }.
more_than_three_copies = Копий больше, чем { $most }: { $cards }.
