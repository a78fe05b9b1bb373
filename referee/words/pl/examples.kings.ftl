### A Clash of Kings: ready tables.

kings-march = Krok marszów na małej planszy
kings-march-note = Plansza jest zmyślona; obowiązują opcje 3–6, najazdów nie było.
kings-planning = Kładzie się rozkazy jednorazowe
kings-planning-note = Pierwszy jest Stark; kto nie kładzie, mówi o tym.
