### The quiz: questions from your own games.

line = Quiz: questions from your own games
head = { $game }  Quiz from your games
over = The quiz is over.
goal-spot = May they do that?
goal-predict = { $move }. What is the result: { $what }?
goal-do = Make this happen: { $what }
ask-combat_strength = strength of the units on both sides
why = From your game: { $table }
ended = { $right } of { $of } right. Missed rules come again soon, the others later.
back = Back
none = No questions today. Play with the coach on (a): refused moves, challenges and undone moves become questions.
which-booklet = Which booklet are you playing by?
offer = { $count ->
    [one] One question about this game?
   *[other] { $count } questions about this game?
}
now = Ask me now
later = Not now
due = again on { $day }
today = today
listed = { $task }  { $title } ({ $rule }): { $due }
task-spot = Legal or not?
task-predict = What is the result?
task-do = Make it happen.

# What is asked for.
path-challenge-attack = the total of the attack
path-challenge-defence = the total of the defence
path-challenge-winner = who wins
path-claim-due = how much the loser pays
path-dominance-winner = who wins dominance
path-influence = { $whose }, influence
