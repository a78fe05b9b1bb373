### Какво искат текстовете на карти, какво оставят на играчите и колко често се използват.

text_wants_otherwise = Това, което иска текстът на { $card }, сега не е налице.
no_text_asks = Сега никой текст не оставя избор; сега: { $busy }.
others_choice = Изборът е на { $seat }.
text_names_others = Текстът не предлага такъв избор; той иска { $what_key ->
    [cards] карти
    [name] заглавие на карта
    [seat] играч
   *[way] начин да се продължи
}.
text_wants_as_many = Текстът иска от { $least_count } до { $most_count }; избрани: { $chosen_count }.
limit_used_up = { $card } може да се използва { $limit_count ->
    [one] веднъж
   *[other] { $limit_count } пъти
} на { $until_key ->
    [challenge] предизвикателство
    [phase] фаза
   *[round] рунд
} и това вече е станало.
not_counted = По текста на карта не се брои силата на: { $cards }.
plot_says_otherwise = Текстът на сценария ({ $seat }) е известен; нищо друго не се казва за него.
text_forbids_challenge = { $origin } забранява през този рунд срещу { $target }: { $kind_key ->
    [military] военен сблъсък
    [intrigue] дворцови интриги
   *[power] борба за власт
}.
cannot_be_saved = По текста на карта { $card } не може да се спаси от това.
works_from_elsewhere = Текстът на { $card } действа от друго място: { $zones }; сега картата е тук: { $zone }.
early_window = По текста на { $card } сега всички може да действат: сценариите са избрани, но още не са обърнати.
gold_on_cards = От това злато { $amount } лежи върху { $cards }.
