### Что тексты в игре дают картам и что запрещают

given_by_texts = Что тексты в игре дают карте { $card }:
keyword_given = У карты { $card } есть { $value } благодаря карте { $by_means }.
icon_given = У карты { $card } есть знак { $value } благодаря карте { $by_means }.
trait_given = У карты { $card } есть черта { $value } благодаря карте { $by_means }.
immunity_given = Неуязвимость карты { $card } даёт { $by_means }.
unchosen_given = Из-за карты { $by_means } противники не могут выбирать карту { $card }.
icon_by_a_text = Знак даёт текст в игре.
keyword_by_a_text = Ключевое слово даёт текст в игре.
cannot_be_chosen = Противники не могут выбрать карту { $card } для события или свойства героя.
plot_number_told = { $plot }: { $found }, как сообщили игроки; в каталоге { $printed }.
cost_reduced = Цена с учётом всего: { $found }.
costs_less = { $origin }: { $found } для карты { $card }.
costs_less_itself = { $card } стоит меньше по собственному тексту: { $found }.
barred_by = { $by_means } запрещает это для карты { $card }.
stays_standing = { $card } остаётся поднятой по тексту карты { $by_means }.
a_text_forbids_it = Текст в игре не позволяет этого карте { $card }: { $what }.
cannot_be_killed = { $card } нельзя убить.
plot_income_not_counted = { $by_means }: доход замысла считается равным 0: { $found }.
bonus_not_counted = { $by_means }: { $card } не даёт дохода: { $found }.
power_not_counted = { $by_means }: власть на карте { $card } не считается: { $found }.
toll = { $by_means }: нужно отдать { $found ->
    [one] { $found } золотой
   *[other] { $found } золотых
}.
toll_of_card = { $by_means }: { $found ->
    [one] { $found } золотой
   *[other] { $found } золотых
} за то, что делает { $card }.
tolls_are_paid = То, чего требуют тексты в игре, уплачено.
text_is_blank = Текст карты { $card } считается пустым.
blank_by = Из-за карты { $by_means } текст карты { $card } считается пустым.
not_on_the_house_card = Карту { $card } нельзя сыграть на карту Дома.
guard_stands = { $by_means } поднимается за карту { $card }, и она не гибнет.
