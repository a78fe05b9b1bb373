### What would make a refused move legal.

amount = wziąć najwyżej { $amount }
influence = znaleźć jeszcze wpływów: { $amount }
title = wziąć inny tytuł: { $title }
