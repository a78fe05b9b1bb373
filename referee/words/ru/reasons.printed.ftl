### Что установлено о тексте карты.

saves_others = По своему тексту { $card } не спасает от этого: { $saved }.
text_wants_another_host = По своему тексту { $card } не кладётся на эту карту: { $host }.
limit_on_host = По тексту { $card } на одной карте может быть { $limit }; у { $host } уже столько.
takes_weapons_only = { $card } не принимает довесков, кроме оружия.
