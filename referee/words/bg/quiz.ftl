### Въпроси от вашите собствени игри.

line = Въпроси от вашите собствени игри
head = { $game }  Въпроси от вашите игри
over = Въпросите свършиха.
goal-spot = Може ли това?
goal-predict = { $move }. Какво излиза: { $what }?
goal-do = Направете така, че да стане това: { $what }
ask-combat_strength = сила на отрядите от двете страни
why = От вашата игра: { $table }
ended = Верни: { $right } от { $of }. Сгрешените правила идват скоро пак, другите по-късно.
back = Назад
none = Днес няма въпроси. Играйте с наставник (a): отказани ходове, предизвикателства и върнати ходове стават въпроси.
which-booklet = По коя книжка играете?
offer = { $count ->
    [one] Един въпрос за изиграното?
   *[other] { $count } въпроса за изиграното?
}
now = Питайте сега
later = Не сега
due = пак на { $day }
today = днес
listed = { $task }  { $title } ({ $rule }): { $due }
task-spot = Може ли това?
task-predict = Какво излиза?
task-do = Направете го.

# What is asked for.
path-challenge-attack = сборът на атаката
path-challenge-defence = сборът на защитата
path-challenge-winner = кой печели
path-claim-due = колко плаща загубилият
path-dominance-winner = кой печели надмощие
path-influence = { $whose }, влияние
