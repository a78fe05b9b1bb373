### What is found about a deck.

several_house_cards = There is more than one House card: { $houses }.
several_agendas = There are { $total } agendas; a player has one at most.
belongs_in_no_deck = This is part of no deck: { $cards }.
plots_are_not_seven = The plot deck has { $total } plots; it must have { $wanted }.
plots_alike = No two plots may be alike: { $cards }.
plot_allows_more = The plot itself allows more than one copy: { $cards }.
more_than_the_card_allows = The card itself allows fewer copies in a deck ({ $limit }): { $cards }.
marked_for_another_house = Only for another House than { $house }: { $cards }.
house_deck_too_small = The House deck has { $size } cards; it must have at least { $least }.
more_than_three_copies = More than { $most } copies: { $cards }.
