### Rules about the texts of cards, when they are kept.

its_text_allows_this_host = An attachment goes onto the cards its text names.
its_limit_on_a_host_is_kept = Of an attachment with a limit no more lie under one card than its text allows.
only_weapons_go_there = A card that takes no attachments but Weapons takes no others.
its_text_saves_this_card = A card in play whose text is known saves whom and from what that text says.
the_save_is_paid = What a save costs is paid before it works.
