### Маса, на която седят повече от двама.

four-supports = подкрепя
four-rival = съперник
four-partner = партньор
four-next = на ход: { $seats }
four-then = после { $seats }
four-passed = пас: { $seats }
four-open = сега: { $what }
four-defend = още може да защити: { $seat }
four-defend-or = още може да защити: { $seat }; ако никой, { $supporter } в подкрепа
four-support = още може да защити: { $supporter } в подкрепа на { $seat }
sign-pools = злато, ръка, тесте, влияние
sign-plot = сценарият: доход, инициатива, удар
sign-supports = титлата подкрепя; взаимни съперници; съперник само на едного
sign-rivalry = властта от съперничество за рунда вече е получена
sign-by_hand = текстът на сценария, за който се грижат самите играчи
letter-gold = з
letter-hand = р
letter-deck = т
letter-influence = в
letter-plot_initiative = и
letter-plot_claim = у
