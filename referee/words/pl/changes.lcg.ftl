### What would make a refused move legal.

amount = weź najwyżej { $amount }
influence = znajdź jeszcze wpływów: { $amount }
title = weź inny tytuł: { $title }
