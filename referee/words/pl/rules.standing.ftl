### Zachowane zasady o tym, czego zabraniają teksty w grze.

no_text_keeps_them_from_attacking = Żaden tekst w grze nie zabrania tym postaciom atakować.
no_text_keeps_them_from_defending = Żaden tekst w grze nie zabrania tym postaciom się bronić.
it_is_known_who_stands = Wiadomo wszystko, co trzeba, by powiedzieć, kto powstaje.
the_tolls_are_paid = To, czego teksty w grze za to żądają, jest zapłacone.
it_has_an_ability_to_use = Karta ma zdolność, której można użyć lub którą coś uruchamia.
its_host_may_carry_it = Dodatek wprowadzany do gry trafia tylko tam, gdzie można by go zagrać.
its_text_counts = Tekst karty obowiązuje.
only_its_text_puts_it_on_the_house_card = Kartę kładzie się na chorągiew rodu tylko wtedy, gdy pozwala na to jej tekst.
