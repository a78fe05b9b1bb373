### Rules on what texts in play forbid, that are kept.

no_text_keeps_them_from_attacking = No text in play keeps these characters from attacking.
no_text_keeps_them_from_defending = No text in play keeps these characters from defending.
it_is_known_who_stands = What is needed to tell who stands is known.
the_tolls_are_paid = What texts in play ask to be paid for this is paid.
it_has_an_ability_to_use = The card has an ability that can be used or set off.
its_host_may_carry_it = An attachment put into play goes only where it might be played.
its_text_counts = The text of the card counts.
only_its_text_puts_it_on_the_house_card = A card goes onto its player's House card only if its text says so.
