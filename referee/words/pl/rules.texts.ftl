### Zachowane zasady o tekstach kart.

what_it_discards_is_his = Koszt, który odrzuca kartę, płaci się własną kartą w grze.
what_its_text_wants_is_so = Kartę, której tekst stawia warunek, stosuje się tylko wtedy, gdy jest spełniony.
its_limit_is_not_used_up = Tekstu nie używa się częściej, niż on mówi.
a_text_asks_him = Wyboru dokonuje gracz, któremu tekst go zostawia.
the_text_allows_this_choice = Wybór mieści się w tym, co tekst wymienia, i jest tak liczny, jak on mówi.
a_known_text_is_carried_out_as_it_reads = O fabule o znanym tekście nie mówi się nic innego.
he_reveals_a_plot_now = Każdy odkrywa jedną fabułę na rundę; inną tylko wtedy, gdy mówi tak tekst.
no_text_forbids_this_challenge = Gracze, którym fabuła zabrania pewnego wyzwania, nie rzucają go.
