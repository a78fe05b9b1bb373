### Co stwierdzono o talii.

several_house_cards = Jest więcej niż jedna chorągiew rodu: { $houses }.
several_agendas = Liczba agend: { $total }; gracz ma najwyżej jedną.
belongs_in_no_deck = To nie należy do żadnej talii: { $cards }.
plots_are_not_seven = Liczba fabuł w talii: { $total }; musi ich być { $wanted }.
plots_alike = Fabuły nie mogą się powtarzać: { $cards }.
plot_allows_more = Sama fabuła pozwala na więcej niż jeden egzemplarz: { $cards }.
more_than_the_card_allows = Sama karta pozwala na mniej egzemplarzy w talii ({ $limit }): { $cards }.
marked_for_another_house = Tylko dla innego rodu niż { $house }: { $cards }.
house_deck_too_small = Liczba kart w talii dobierania: { $size }; musi ich być co najmniej { $least }.
more_than_three_copies = Więcej egzemplarzy niż { $most }: { $cards }.
