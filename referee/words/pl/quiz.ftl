### Quiz: pytania z twoich własnych gier.

line = Quiz: pytania z twoich własnych gier
head = { $game }  Quiz z twoich gier
over = Koniec quizu.
goal-spot = Czy tak wolno?
goal-predict = { $move }. Co wychodzi: { $what }?
goal-do = Doprowadź do tego: { $what }
ask-combat_strength = siła jednostek po obu stronach
why = Z twojej gry: { $table }
ended = Dobrych odpowiedzi: { $right } z { $of }. Zasady z błędem wrócą niedługo, inne później.
back = Wstecz
none = Dziś nie ma pytań. Graj z trenerem (a): odrzucone ruchy, wyzwania i cofnięte ruchy stają się pytaniami.
which-booklet = Według której instrukcji grasz?
offer = { $count ->
    [one] Jedno pytanie o to, co zagrano?
    [few] { $count } pytania o to, co zagrano?
   *[other] { $count } pytań o to, co zagrano?
}
now = Pytaj teraz
later = Nie teraz
due = znów { $day }
today = dziś
listed = { $task }  { $title } ({ $rule }): { $due }
task-spot = Wolno czy nie?
task-predict = Co wychodzi?
task-do = Zrób to.

# What is asked for.
path-challenge-attack = suma ataku
path-challenge-defence = suma obrony
path-challenge-winner = kto wygrywa
path-claim-due = ile płaci przegrany
path-dominance-winner = kto zdobywa dominację
path-influence = { $whose }, wpływ
