### What texts in play give cards, and what they forbid

given_by_texts = What texts in play give { $card }:
keyword_given = { $card } has { $value } from { $by_means }.
icon_given = { $card } has the icon { $value } from { $by_means }.
trait_given = { $card } has the trait { $value } from { $by_means }.
immunity_given = The immunity of { $card } comes from { $by_means }.
unchosen_given = { $by_means } keeps opponents from choosing { $card }.
icon_by_a_text = The icon comes from a text in play.
keyword_by_a_text = The keyword comes from a text in play.
cannot_be_chosen = Opponents cannot choose { $card } for an event or an ability of a character.
plot_number_told = { $plot }: { $found } as the table has told; the catalogue has { $printed }.
cost_reduced = Cost, everything counted: { $found }.
costs_less = { $origin }: { $found } for { $card }.
costs_less_itself = { $card } costs less by its own text: { $found }.
barred_by = { $by_means } forbids it for { $card }.
stays_standing = { $card } stays standing by the text of { $by_means }.
a_text_forbids_it = A text in play keeps { $card } from this: { $what }.
cannot_be_killed = { $card } cannot be killed.
plot_income_not_counted = { $by_means }: the income of the plot counts as 0: { $found }.
bonus_not_counted = { $by_means }: no income bonus from { $card }: { $found }.
power_not_counted = { $by_means }: power on { $card } does not count: { $found }.
toll = { $by_means }: { $found } gold to be given.
toll_of_card = { $by_means }: { $found } gold for what { $card } does.
tolls_are_paid = What texts in play ask for it is paid.
text_is_blank = The text of { $card } counts as blank.
blank_by = { $by_means } makes the text of { $card } count as blank.
not_on_the_house_card = { $card } cannot be played onto a House card.
