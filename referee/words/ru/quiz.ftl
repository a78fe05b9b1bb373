### Вопросы по вашим собственным играм.

line = Вопросы по вашим собственным играм
head = { $game }  Вопросы по вашим играм
over = Вопросы кончились.
goal-spot = Можно ли так?
goal-predict = { $move }. Что получится: { $what }?
goal-do = Сделайте так, чтобы вышло: { $what }
ask-combat_strength = мощь отрядов обеих сторон
why = Из вашей игры: { $table }
ended = Верно: { $right } из { $of }. Правила с ошибкой скоро вернутся, остальные позже.
back = Назад
none = Сегодня вопросов нет. Играйте с наставником (a): отказы, вызовы и взятые назад ходы станут вопросами.
which-booklet = По какой книжке вы играете?
offer = { $count ->
    [one] { $count } вопрос о сыгранном?
    [few] { $count } вопроса о сыгранном?
   *[other] { $count } вопросов о сыгранном?
}
now = Спросить сейчас
later = Не сейчас
due = снова { $day }
today = сегодня
listed = { $task }  { $title } ({ $rule }): { $due }
task-spot = Можно или нет?
task-predict = Что получится?
task-do = Сделайте.

# What is asked for.
path-challenge-attack = сумма атаки
path-challenge-defence = сумма защиты
path-challenge-winner = кто побеждает
path-claim-due = сколько платит проигравший
path-dominance-winner = кто получает господство
path-influence = { $whose }, влияние
