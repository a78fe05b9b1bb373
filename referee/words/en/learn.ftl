### Lessons: the list, the audit, the screen.

nobody = nobody
nothing = nothing

# The list
list-lesson = { $lesson }  { $title }  { $minutes } min
list-stars = { $stars } of { $most } stars
list-none = There are no lessons for this game yet.
list-note-lcg = The lessons tell what differs from the HBO edition. If both games are new to you, begin with HBO lessons 1 and 5 to 18.

# The audit
audit-done = { $lessons } lessons of { $game } checked under { $texts }: { $faults ->
    [0] no faults
    [one] { $faults } fault
   *[other] { $faults } faults
}.
at-lesson = { $lesson }
at-stage = { $lesson }, stage { $stage }
under = { $where } ({ $text })
fault = { $where }: { $fault }
fault-id-of-another-game = The id must begin with “{ $game }.”.
fault-id-twice = Another lesson has the same id.
fault-needs-unknown = “needs” names { $needs }, but no earlier lesson has this id.
fault-no-stages = The lesson has no stages.
fault-unknown-rule = The rulebook has no rule { $rule }.
fault-rule-not-taught = The stage turns on { $rule }, but “teaches” does not list it.
fault-unreadable = { $error }
fault-solution-refused = Move { $move } of { $of } of the solution is refused: { $because }.
fault-solution-short = After move { $move } of { $of } the goal is not reached: { $missing }.
fault-lost-by-solution = Move { $move } of { $of } of the solution makes a “lost” fact true: { $missing }.
fault-goal-early = The goal is reached after move { $move } of { $of }; leave the other moves out.
fault-goal-already = The goal holds before the first move.
fault-lost-already = “lost” { $number } holds before the first move.
fault-no-goal = The stage has neither “goal” nor “asks”.
fault-not-yours = Move { $move } of the solution belongs to another seat; set “by”.
fault-break-legal = The move is legal; it must be refused under { $rule }.
fault-break-otherwise = The move is refused under { $because }, not under { $rule }.
fault-path-or-ask = A prediction needs either “path” or “ask”.
fault-few-choices = A prediction needs at least { $least } choices.
fault-answer-no-choice = The answer { $answer } is not among the choices.
fault-predicted-otherwise = The answer is { $answer }, but the engine finds { $found }.
fault-spotted-otherwise = “legal” is { $legal }, but the engine finds { $found } ({ $because }).
fault-others-two = A refused move needs two rules in “others”.
fault-other-forbids = { $rule } is in “others”, but it forbids the move too.
fault-few-items = Name at least { $least } items, each once.
fault-unknown-procedure = The game has no procedure { $procedure }. Procedures: { $known }.
fault-order-otherwise = The procedure has another order: { $steps }.
fault-hint-fails = No move that is listed leads to the goal within { $depth } moves, so the third hint is empty.
fault-robot = Pressing only { $key } finishes the lesson; change the goal, or add a choice.
fault-message-missing = The message { $message } is missing.
fault-message-long = The message { $message } has { $length } characters; { $longest } are allowed.
fault-message-facts = The message { $message } does not name the same things as in English: { $names }.
fault-message-names = The message { $message } names { $variable }, which is no card, no seat and no word.

# The screen
head = { $game } { $number } of { $of }  { $title }
stage = Stage { $number } of { $of }
finished = Finished: { $stars }
stars-about = For three stars: no wrong choice and no hint; moves you try cost nothing. The third hint, or two wrong choices in one stage, leave one star; anything else leaves two.
break-about = Break this rule on purpose: make a move that is not allowed. The board does not change.
order-about = Choose what comes first, then what comes next, and so on.
cites-about = Behind a rule stand the heading and the page in { $text }, as printed there.
moves-left = { $count } moves left.
goes-on = Legal. The goal is not reached yet.
went-back = The board goes back.
moves-used-up = You have no moves left, and the goal is not reached.
dead-end = From here no move in the list leads to the goal.
missed = { $what }: { $found }; the goal: { $wanted }
wanted-at_least = at least { $than }
wanted-at_most = at most { $than }
wanted-not = not { $than }
wanted-has = { $than } among them
wanted-size = { $than } of them
wanted-more = { $than } more than before
wanted-fewer = { $than } less than before
wanted-same = as before
wanted-more_than = more than “{ $than }”
untold = none yet
refused-again = Nothing has changed; try again.
allowed = That is allowed! Find a move that is not.
other-rule = Refused, but under another rule. Find the one the goal means.
not-yours = That is another player's move.
wrong = No. Try another one.
misplaced = Not yet: something else comes before it.
wrong-rule = No, this rule says something else:
tried-before = You have tried this one.
why-where = Tab leads to the board, ↑ and ↓ to a line there; then w says how its number was added up.
hint-look = Look at: { $what }.
hint-rule = The rule to think of: { $rule }.
hint-first = First comes: { $item }
hint-next = Next comes: { $item }
hint-answer = The answer: { $answer }
choice-number = the number { $number }
choice-amount = { $what }: { $number }
spot-legal = Legal
spot-not_legal = Not legal
spot-cannot_tell = The rules do not say, or a fact is missing
which-rule = Right: not legal. Under which rule?
judged-later = Take it to find out whether it is allowed.
go-on = Go on
once-more = Once more
all-lessons = All lessons
next-lesson = Next: { $title }
well-done = Well done.
last-done = That was the last lesson. Next comes a game of your own: Esc, Esc, then n. Referee explains it as you play.
not-kept = Your progress cannot be saved.
exported = Your progress is in { $file }.
not-exported = { $file } cannot be written: { $problem }
imported = { $file }: added { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
} and { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
} to what is kept here.
not-imported = { $file } cannot be read: { $problem }
no-export = referee learn --export has not written this file
not-kept-here = { $file } cannot be written.

# The list of lessons
lessons = Lessons: { $game }
which-game = Which game do you want to learn?
lesson-line = { $number }  { $title }
lesson-about = { $minutes } min
where-left = { $game }: lesson { $number } of { $of }, { $title }

# The word list
terms-search = Type a word, in any language
terms-none = No word of this game contains that.
terms-lesson = Lesson { $number }: { $title }
terms-dispute = For example: { $question } { $ruling }

# What stands at a path of a goal
path-game-over = whether the game is over
path-game-winner = who has won the game
path-challenge-winner = who wins the challenge
path-challenge-loser = who loses the challenge
path-challenge-target = who is attacked
path-challenge-participants = who takes part
path-challenge-attack = the total attack
path-challenge-defence = the total defence
path-challenge-unopposed = whether the challenge is unopposed
path-claim-due = how much the claim takes
path-claim-payer = who pays the claim
path-dominance-winner = who wins dominance
path-initiative-winner = who wins the initiative
path-initiative-tie_break = what breaks a tie
path-payment-surplus = influence overpaid
path-active_player = whose turn it is
path-first_player = first player
path-phase = the phase
path-card-power = power on it
path-card = the card that acts next
path-seat = whose turn it is
path-kneeling = kneels
path-zone = where it is
path-duplicates = duplicates
path-strength = strength
path-dead_names = dead cards
path-hand = cards in hand
path-deck = cards in the draw deck
path-drawn = cards drawn
path-power = power
path-house-power = power tokens
path-total_power = total power
path-gold = gold
path-income = income
path-dominance = total for dominance
path-setup_total = cost of the cards laid
path-title = title
path-influence = influence
path-discard = discarded cards
path-fortification = fortification
path-orders = orders
path-units = units
path-units_of = whose units stand there
path-destroyed = units destroyed
path-mustered = units mustered
path-gained = power tokens gained
path-fortifications = fortifications left in the supply
path-winner = who wins
