### Какво се установява за текста на карта.

saves_others = По текста си { $card } не спасява { $saved } от това.
text_wants_another_host = По текста си { $card } не може да се постави на { $host }.
limit_on_host = По текста на { $card } на една карта може да има { $limit }; { $host } вече има толкова.
takes_weapons_only = { $card } не приема приложения освен оръжия.
