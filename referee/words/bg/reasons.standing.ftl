### Какво дават текстовете в игра на картите и какво забраняват

given_by_texts = Какво дават текстовете в игра на { $card }:
keyword_given = { $card } има { $value } заради { $by_means }.
icon_given = { $card } има символа { $value } заради { $by_means }.
trait_given = { $card } има отличителен белег { $value } заради { $by_means }.
immunity_given = Имунитетът на { $card } идва от { $by_means }.
unchosen_given = Заради { $by_means } противниците не могат да избират { $card }.
icon_by_a_text = Символът идва от текст в игра.
keyword_by_a_text = Ключовата дума идва от текст в игра.
cannot_be_chosen = Противниците не могат да избират { $card } за събитие или умение на герой.
plot_number_told = { $plot }: { $found }, както каза масата; в каталога е { $printed }.
cost_reduced = Цена, всичко взето предвид: { $found }.
costs_less = { $origin }: { $found } за { $card }.
costs_less_itself = { $card } струва по-малко заради собствения си текст: { $found }.
barred_by = { $by_means } го забранява за { $card }.
stays_standing = { $card } остава изправена заради текста на { $by_means }.
a_text_forbids_it = Текст в игра не позволява това на { $card }: { $what }.
cannot_be_killed = { $card } не може да бъде унищожена.
plot_income_not_counted = { $by_means }: приходът на сценария се брои за 0: { $found }.
bonus_not_counted = { $by_means }: { $card } не дава приход: { $found }.
power_not_counted = { $by_means }: властта върху { $card } не се брои: { $found }.
toll = { $by_means }: трябва да се дадат { $found } злато.
toll_of_card = { $by_means }: { $found } злато за онова, което прави { $card }.
tolls_are_paid = Онова, което искат текстовете в игра, е платено.
text_is_blank = Текстът на { $card } се брои за празен.
blank_by = Заради { $by_means } текстът на { $card } се брои за празен.
not_on_the_house_card = { $card } не може да се изиграе върху карта на Дом.
