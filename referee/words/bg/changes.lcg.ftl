### What would make a refused move legal.

amount = вземете най-много { $amount }
influence = намерете още влияние: { $amount }
title = вземете друга титла: { $title }
