### What would make a refused move legal.

amount = берите не больше { $amount }
influence = найдите ещё влияния: { $amount }
title = возьмите другой титул: { $title }
