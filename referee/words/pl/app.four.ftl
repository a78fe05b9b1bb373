### Stół, przy którym siedzi więcej niż dwoje graczy.

four-supports = wspiera
four-rival = rywal
four-partner = partner
four-next = teraz: { $seats }
four-then = potem { $seats }
four-passed = pas: { $seats }
four-open = trwa: { $what }
four-defend = może jeszcze bronić: { $seat }
four-defend-or = może jeszcze bronić: { $seat }; jeśli nikt, { $supporter } jako wsparcie
four-support = może jeszcze bronić: { $supporter }, wspierając: { $seat }
sign-pools = złoto, ręka, talia, wpływy
sign-plot = fabuła: przychód, inicjatywa, wartość zmagań
sign-supports = tytuł wspiera; rywale nawzajem; rywal tylko jednej strony
sign-rivalry = władza z rywalizacji w tej rundzie już zdobyta
sign-by_hand = tekst fabuły, o który dbają sami gracze
letter-gold = z
letter-hand = r
letter-deck = t
letter-influence = w
letter-plot_initiative = i
letter-plot_claim = zm
