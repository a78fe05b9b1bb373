### Rules on the texts of cards that are kept.

what_it_discards_is_his = A cost that discards a card is paid with a card of one's own in play.
what_its_text_wants_is_so = A card whose text names a condition is used only while that is so.
its_limit_is_not_used_up = A text is used no more often than it says.
a_text_asks_him = The player to whom a text leaves a choice makes it.
the_text_allows_this_choice = What is chosen is among what the text names, as many as it says.
a_known_text_is_carried_out_as_it_reads = Of a plot whose text is known nothing else is said.
he_reveals_a_plot_now = Everybody reveals one plot a round; another only when a text says so.
no_text_forbids_this_challenge = Players whom a plot keeps from a kind of challenge do not make it.
