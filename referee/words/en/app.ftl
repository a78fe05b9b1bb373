### What the app itself says: names of panes, questions of its dialogs, short remarks, help. The screen has 80
### columns and the pane of rulings 38, so a phrase in another language should not be much longer than its English.

title = Referee
tagline = a referee for your table
goes-on-by-enter = Enter goes on
learn-a-game = Learn a game
play-with-cards = Play with your cards
settle-dispute = Settle a dispute

## The table and its rulings

nothing-open = Nothing is open
texts-agree = The texts agree.
decided-here = Decided at this table: { $what }
hint-name-first = n or Enter: name a card   ↓: other choices   Esc: back
none-named = No cards are named yet.
none-in-play = Nobody in play can be chosen.
nothing-picked = none of them
texts-differ = The texts differ here. The table decides: press d.
legal = Legal
refused = Not legal
unknown = Cannot tell yet
under = under { $text }
reckoned = Judged as if this were done first: { $what }
would-change = This would make it legal:
came-of-it = Result:
rules-kept = { $count ->
    [one] { $count } other rule checked
   *[other] { $count } other rules checked
}
explained = Why this number
no-number = This line has no number to explain.
how-to-quit = Ctrl+Q ends Referee. Ctrl+C copies what you have selected with the mouse.
line-hint = type a move; Tab completes, Enter enters, Esc leaves
from-hand = { $seat } names a card of the hand …
play-from-hand = { $seat } plays a card not named yet …
nobody-now = { $asks ->
    [action] Nobody takes an action: go on
    [react] Nobody reacts: go on
   *[other] Nobody answers: go on
}
event-from-hand = { $seat } plays an event card …
event-from-some-hand = Play an event card …
whose-hand = From whose hand?
by-hand = by hand
strict = strict
looking = looking on
provisional-since = ✋ provisional since line { $line }
provisional-overruled = Ruling { $ruling } was overruled. Press V to take back what was played under it.
provisional-confirmed = Ruling { $ruling } is confirmed; play goes on.
provisional-begun = Ruling { $ruling } is provisional: play on.
too-small = Referee needs a window of at least 40 by 20. This one is { $width } by { $height }.
followed = Done automatically
round = round { $round }
banner = banner
kneels = kneels
of = of
unnamed = { $count } not named
first-player = first player
first-player-short = first

## Taking back, the log

undone = { $count ->
    [one] Undone: { $count } line. It stays in the log; { $key } redoes it.
   *[other] Undone: { $count } lines. They stay in the log; { $key } redoes them.
}
nothing-undone = There is nothing to undo.
nothing-to-repair = No line here is refused when it is judged again. Put the cursor on the wrong line.
redone = Redone: { $count }.
nothing-redone = There is nothing to redo.
reentered = Later lines entered again: { $count }.
replaced-line = Line { NUMBER($line, useGrouping: 0) } was replaced: { $what }
reentry-stopped = Line { NUMBER($line, useGrouping: 0) } no longer fits: { $what }
left-out-line = Line { NUMBER($line, useGrouping: 0) } was left out: { $what }
may-leave-out = Enter something in its place, or press { $key } again to leave it out.
may-reenter = Later lines undone: { $count }. { $key } enters them again.
overruled = overruled by the players: { $reason }
passed-aloud = { $asks ->
    [react] { $seats }: no reaction
    [save] { $seats }: no save
    [cancel] { $seats }: no cancel
   *[action] { $seats }: pass
}
passed-silently = { $asks ->
    [react] { $seats }: no reaction (silence)
    [save] { $seats }: no save (silence)
    [cancel] { $seats }: no cancel (silence)
   *[action] { $seats }: pass (silence)
}
implied-move = { $move } (implied)
as-told = Entered as told, not judged
nobody-kneels = Nobody was said to attack or to defend, so nobody knelt.
corrected = corrected by hand
taken-back = undone
undo-line = undid { $count }, back to line { NUMBER($to, useGrouping: 0) }
redo-line = redid line { NUMBER($line, useGrouping: 0) }
take-back = Undo these entries ({ $count })?
and-more = and { $count } more
nothing-to-overrule = There is no refused move to overrule.
given = The ruling is in the log.
nothing-to-give = No ruling on a move is shown.
given-secret = This move reveals a secret, so its ruling does not go into the log.
ruling-not-written = Referee failed to write the ruling; the move stands. The fault is noted in { $file }.
overrule-why = Overrule the referee: why?
doubt-why = What is wrong with this ruling, and why?
nothing-to-doubt = No ruling is shown.
mend-like-this = Make the refused move legal this way?
mend-key = f: enter it
nothing-to-mend = There is no refused move to make legal.
nothing-enterable = No way to make it legal can be entered now: something must happen at the table first.
mended-to-allow = to allow: { $move }
mend-first = first: { $move }
a-note = A note for the log

## Questions about cards

by-sums = { $least } to { $most }, going by the booklets' examples
by-sums-exactly = { $only }, going by the booklets' examples
none-is-0 = 0: none
palette-search = find a command by its name
palette-nothing = No command has this name.
name-placeholder = name of the card, in any language
no-such-card = No card is called “{ $name }”
nearest = The nearest:
which-kind = What is { $name }?
printed-on = What is printed on { $card }?
enter-new = enter “{ $name }” as a new card
which-card = { $seat }: which card is it?
cannot-tell-yet = cannot tell yet
legal-so-far = legal
nothing-to-choose = There is none on the table that has been named.
to-be-asked = Asked next: { $question }
set-right-of = Correct a value: of what?
set-right-why = Why is it corrected?
the-table = the table
which-value-of = Which value of { $name }?
what-really = { $field }: new value?
perhaps = Did you mean (its number, or ↓ and Enter):
which-card-did = Which card did something?
how-used = How was { $card } used?
what-happens = { $about }: what happens?
how-many = { $title }: how many?
that-is-all = that is all
nothing-else = nothing else happens
find-card = find a card by its name in any language
card-not-found = No such card. a: enter it as a new one.
other-title = another title …
which-value = Which value?
card-called = What is the card called?

## Keys of the dialogs

hint-confirm = y or Enter: yes   n or Esc: no
hint-choose = ↑↓ and Enter, or its number, or a letter   Esc: back
hint-take = Enter: take it   Esc: back
hint-tick = Space, or number and Enter: tick   Enter: take it   Esc: back
hint-tick-or-name = Space: tick   Enter: take it   n: name a card   Esc: back
hint-none-ticked = (Number and) Enter: tick   Esc: back
hint-none-ticked-or-name = Enter: tick   n: name a card   Esc: back
hint-last-line = last line: { $none }
hint-take-none = Enter: take { $none }   Esc: back
hint-untick = Enter: take all ticks away   Esc: back
hint-skip = empty: skip it
hint-form = Enter: take it   ↓: next   Space: tick   Esc: back   empty: later
form-empty = Fill in at least one value, or leave with Esc.
answer-empty = Type an answer first, or leave with Esc.
enter-again = Press Enter again to leave it as it is.

## Opening and beginning games

book-not-opened = The rulebook cannot be opened: { $error }
book-opening = The rulebook is still opening.
work-rulebook = Preparing the rulebook; this happens once.
no-such-game = There is no saved game “{ $name }”.
look-on = look on without writing
take-over = take it over, with a reason
takeover-why = Why do you take over the game? The log keeps the reason.
takeover-line = taken over by { $by } from { $held } (since { $since }): { $because }
set-aside-line = continued from the sound part: entries from { NUMBER($entry, useGrouping: 0) } on were not as entered ({ $wrong }); set aside: { $count }
go-on-older = continue from here, with a reason
older-why = Why does the game continue from here? The log keeps the reason.
unshown-line = not shown: it names something not everybody may know
restored-line = continued with { $count } entries of { $seen }: { $because }
games-older = Entries that were made here are missing: { $games }. Open a game to see what can be done.
game-older = “{ $name }” ({ $count } of { $seen })
go-on-sound = continue from the sound part
leave-it = leave it as it is
look-sound = only look at the sound part
not-as-usual = This game cannot be opened as usual
stopped-at = This Referee does not know entries of this kind: { $kind } (entry { NUMBER($entry, useGrouping: 0) }). The table shows the state before it; update Referee.
lines-differ = These lines do not fit the rules as they are judged now: { $lines }. The log (l) marks them.
differs-silence = carried out after other passes than when it was entered
differs-judged = entered and carried out; today it would not be legal
differs-given = shown as entered; by today's rules it cannot be carried out
game-called = Name of the game?
both-texts = both texts at once; where they differ, the players decide
which-text = Which text rules the game?
game-of = Game of { $day }
entries = entries: { $count }, { $when }
new-game = New game
texts = texts: { $text }
texts-both = texts: both
from-file = From a file…
case-or-position = a case, position or case file
passes = How are passes entered?
passes-silent = silence is a pass, as at most tables
passes-strict = strict: every pass is said
which-file = Which file?
which-file-about = a case, a position, a case file or an export; of several cases also the id of one
look-at-record = Look at it
keep-record = Save it and go on with it
example = example

## Rules and open points

search-rules = search the rules, in any language
nothing-found = Nothing found. Try the word printed on the card, or a single word.
points-title = Where the texts are silent or differ

## Signs

signs = Signs
sign-cards = a standing card; a kneeling one (with the word beside it)
sign-icons = military, intrigue, power: challenges a character may be in
sign-strength = strength, at the right of a character
sign-unique = unique
sign-power = power on a card
sign-income = income bonus
sign-unknown = not known yet; asked when it first matters
sign-takes-part = participates in the challenge
sign-turn = whose turn it is
sign-verdicts = legal, not legal, cannot tell yet
sign-apart = the texts differ: both answers are under the highlight
apart = the texts differ

## Help

help = Help
keys = Keys
log = Log
palette = ctrl+p finds any command by name. Keys work on Cyrillic layouts too.
help-StartScreen = Begin a game, continue one, or look at a ready table. Every entry is saved at once; there is nothing to save.
help-TableScreen = Move your real cards and tell Referee what you did. Choose a move with the arrows and Enter or its number, or press : and type it. Greyed moves are refused: the reason is under the highlight, the whole ruling beside it. Tab goes from pane to pane. On a line with numbers, w shows how each was added up. In a ruling, space opens and closes the part under a line, and Enter opens the rule it cites.
help-RulebookScreen = Type to search, in any language, even with typing errors. The arrows move through the results, the keys [ and ] to the sections printed before and after.
help-LogScreen = Everything entered, in order. Undone entries stay, struck through. Enter on a line shows the ruling; z undoes everything after it, after showing what that is. A line with ⚖ is a ruling that was given: below it are the answer as given, today's answer, and its receipt.
help-RepairScreen = The repair of a wrong line. Four remedies are shown side by side, with what each keeps, changes and loses. Press i to type what would have been right; o says that it was left out before the line. Enter carries out the chosen remedy; until then nothing is entered.
help-WindowScreen = The windows of the last acts, newest first: what opened each, who was asked in which order, who passed by word or by silence, and whether the chance is gone. Enter on a rule opens it; f undoes the lines, after showing which.
help-ReconcileScreen = The record of the table as a text. Change it to match the table; at the right is the shortest list of entries and corrections between both, or the first fact that is impossible. Ctrl+S enters them.
help-LessonParts = A lesson: the goal is above the board. Choose a move, or type it after a colon; the coach shows the result. Any move that reaches the goal counts; a move that misses it is undone. Tab, then PageDown, reads on in what the coach says.
help-TermsScreen = The words of a game: type part of one, in any language. Beside it are its names, its rules and the lessons that teach it; Enter opens the rule.
help-LessonListScreen = The lessons of a game, with the stars you have earned. Enter begins one.
help-CardsScreen = What is known of each card, and its source. Type to find a card; Enter sets one of its values.
help-RuleVariantsScreen = Points on which the printed texts are silent or differ. Enter decides a point for this game.
help-DisputeScreen = A position in a few lines, and a ruling on it. First the game, the round, the phase, whose turn it is, and "real cards" to look names up. Then a line for each player: numbers with their letters, a colon, the cards, each followed by its own letters and numbers. A challenge is a line: who, which kind, against whom, a colon, the attackers, a semicolon, the defenders. A line after ? is the disputed move; ?? and a player lists everything that player may do. Board and ruling are at the right as you type; ? in place of a number means it is unknown.
letters = Letters
key-sample = Writes the example shown, if you have typed only the game.
key-rulings_down = The board and the rulings a page further down.
key-rulings_up = The board and the rulings a page further up.
key-complete = Writes the first word that fits there; again: the next one.
help-dialog = A question. Enter takes the answer; Escape goes back and changes nothing. In a list, the arrows, the numbers or a letter choose; the space bar ticks cards. Type a value as it is printed: a number, words with commas between them, yes or no, none.

## Keys, one short sentence each: what the key does

key-line = Type a move, several moves, or a note; Tab completes words.
key-why = Explains the highlighted line: how a number adds up, why a move is legal, what forbids it.
key-undo = Undoes the last entry; it stays in the log.
key-redo = Redoes what was undone; after a corrected line, enters the later ones again.
key-windows = Shows who was asked to act or respond, who passed or was silent, and whether the chance is gone.
key-reconcile = Type the whole table as it is; Referee finds the entries and corrections that make the record match.
key-decide = Decide a point on which the texts differ or are silent.
key-by_hand = Enter what a card did that Referee does not automate. Typed: "kneel Jon Snow by Winterfell".
key-overrule = Overrule: make the refused move anyway and record why.
key-mend = Makes the refused move legal in the first way shown, and enters it.
key-doubt = Writes a ruling you think wrong into a file to send.
key-branch = Opens a branch of the table to try moves; nothing there is recorded. On the branch: undoes its moves.
key-step_back = Undoes the moves of the branch, to enter them one by one.
asks = Questions on the typed line (nothing is entered)
ask-judge = Judges a line: the ruling, what would follow, what comes next. "? stark defends jon"
ask-why_not = Shows every rule that forbids a line, or that it follows.
ask-legal = Shows what a player may do now, or what a card may do; below it, what forbids the rest.
ask-see = Type what is on the table; all differences are corrected in one entry. "see stark: eddard k, jon; gold 2; hand 6"
ask-what_if = Opens a branch and tries the line there.
ask-odds = The odds of what chance decides; what a hidden card would bring.
ask-threats = Shows which kinds of response the other side may have, from open information.
key-give = Enters the ruling shown into the log, with its reasons.
key-correct = Correct the screen: a number or a card that differs from the table.
key-note = Writes a remark into the log.
key-log = Shows everything entered so far, with the rulings given.
key-rulebook = Opens the rulebook at the rule that decides the ruling.
key-cards = Shows what is known of each card; enter missing values there.
key-points = Shows where the texts are silent or differ, and your decisions.
key-focus_moves = To the list of moves.
key-help = This page.
key-leave = Back to where you were.
key-TableScreen-leave = Leaves the table; the game is saved.
key-new = Begins a new game.
key-example = A ready table to look at and to play on.
key-file = Begins from a case or a position in a file.
key-text = Chooses the printed texts that rule new games.
key-quit = Ends the program; every game is saved.
key-search = Goes to the search line.
key-neighbour = Goes to the sections printed before and after this one.
key-focus_next = To the next pane.
key-undo_to = Undoes everything after the highlighted line, after showing what that is.
key-LogScreen-words = Shows only the lines that contain certain words.
key-LogScreen-group = Shows only one kind of lines: moves, rulings, corrections …; after the last, all.
key-LogScreen-seat = Shows only the lines of one player; after the last, of all.
key-LogScreen-mark = Marks the line, or takes its mark away.
key-LogScreen-repair = What can be done if this line was wrong: leave it, mend it, replay the later lines, back up.
key-RepairScreen-right = Types what would have been right in place of the line.
key-RepairScreen-left_out = What you typed was left out before the line; again: it replaces the line.
key-RepairScreen-carry_out = Carries out the chosen remedy, after asking why.
key-LogScreen-halt = To the ruling, correction or mark before or after.
key-set = Enters a value as it is printed on the card.
key-take_back = The entered value no longer counts.
key-add = Enters a card that is not in the list.
key-rule = Opens the ruling sheet of the table.
key-tick = Ticks the card, or takes the tick away.
key-take = Takes the ticked cards.
key-hint = A hint: first where to look, then the rule, then the move.
key-PlainLesson-board = Tells the phase and everything on the board.
key-restart = Starts the stage again.
key-learn = Lessons, step by step.
key-terms = The words of this game in all languages, with their rules and lessons.
key-name = Names a card of the hand that has no name yet.
key-yes = Yes.

exactly = choose { $count }
or-more = { $least ->
    [0] choose any number, or none
   *[other] choose { $least } or more
}
between = choose { $least } to { $most }
nobody = nobody
under-which = { $card }: under which card?
whom = { $card }: { $what } — whom?
under-card = under { $card }
commas = several are separated by commas
this-table = in this game: { $answer }

power-of = { $total } of { $threshold } power

bar-draft = Draft
bar-setup = Setup
bar-plot = Plot
bar-draw = Draw
bar-marshalling = Marshalling
bar-challenges = Challenges
bar-dominance = Dominance
bar-standing = Standing
bar-taxation = Taxation

foot-type = Type
foot-why = Why
foot-undo = Undo
foot-redo = Redo
foot-by-hand = By hand
foot-log = Log
foot-rules = Rules
foot-help = Help
foot-leave = Leave
foot-decide = Decide
foot-overrule = Overrule
foot-mend = Mend move
foot-doubt = Doubt
foot-what-if = What if
foot-put-back = Put back
foot-step-by-step = One by one
foot-give = Give
foot-missed = Missed
foot-reconcile = Reconcile
foot-enter-it = Enter it
foot-correct = Correct
foot-note = Note
foot-cards = Cards
foot-points = Points
foot-moves = Moves
foot-new-game = New game
foot-example = Example
foot-from-a-file = From a file
foot-rulebook = Rulebook
foot-texts = Texts
foot-quit = Quit
foot-search = Search
foot-find = Find
foot-pane = Pane
foot-back = Back
foot-undo-to-here = Undo to here
foot-halts = Halts
foot-mark = Mark
foot-seat = Player
foot-kind = Kind
foot-filter = Filter
foot-set-a-value = Set a value
foot-take-back = Take back
foot-new-card = New card
foot-rule = Rule
foot-ruling-sheet = Ruling
foot-yes = Yes
foot-no = No
foot-tick = Tick
foot-take = Take
foot-hint = Hint
foot-again = Again
foot-learn = Learn
foot-terms = Terms
foot-name-a-card = Name a card
foot-scroll = Scroll
foot-complete = Complete
foot-fold = Fold
foot-open = Open
foot-close = Close

## A new game: what is settled before it begins.

begin = Begin
begin-name = Name of the game
begin-text = Text
begin-passes = Passes
begin-points = Where the text is silent
begin-points-usual = as recommended
begin-points-decided = decided here: { $count }
begin-which = Which game?
begin-order = In which order do they sit?
begin-who = Who plays? Tick them clockwise.
begin-sit = clockwise: { $seats }
begin-enough = That is all of them
begin-seat = Seat { $count }: who sits there?
no-choice = There is nothing to choose here: the rule knows one answer.
one-answer = the only answer
foot-change = Change
foot-begin = Begin
key-change = Changes the highlighted line.
key-begin = Begins the game as it stands here.
key-LessonListScreen-begin = Begins the lesson, or goes on where you left it.
help-NewGameScreen = The settings of the new game. Press Enter on a line to change it; the first line begins the game.

## The rulebook screen.

disputes = Disputes and their rulings
printings-compared = Where the printings differ
leads-nowhere = This page speaks of no other.
go-where = Go to which page?
one-language = This page is worded in one language only.
copied = Copied
key-follow = Goes to a rule or a dispute this page speaks of.
key-step = Back to the page before, or forward again.
key-language = The page or the ruling in the next language.
key-beside = Another language beside it: each in turn, then none.
key-cite = Copies how this page is cited: title, id, and where each text prints it.
foot-see-also = See also
foot-pages = Pages
foot-visited = Visited
foot-language = Language
foot-beside = Beside
foot-cite = Cite

## The screen of the owner's own booklets.

booklets = Your booklets
booklets-about = Rulebooks of your own, as text or Markdown files. They stay in your database.
booklets-none = No booklet has been added yet. a: add one
booklet-file = Which file? Its path
booklet-text = Which text is it?
booklet-remove = Remove { $booklet } with all its passages?
booklet-added = { $booklet } is added. Passages that are sure: { $sure }, likely: { $likely }.
booklet-replaced = { $booklet } is replaced. Passages that are sure: { $sure }, likely: { $likely }.
booklet-reading = The file is being read …
foot-booklets = Booklets
foot-add = Add
foot-remove = Remove
key-booklets = Opens the booklets of your own.
key-BookletsScreen-add = Adds a text or Markdown file of a rulebook that you have.
key-remove = Forgets the highlighted booklet; your file stays.
help-BookletsScreen = Rulebooks of your own: add the text of a printed one, and its passages stand under the rules they belong to. The list says how sure each is. Nothing leaves this computer.

## Tables in files.

write-where = Write this table to which file?
write-about = All of it but what lies hidden; it is opened again with o on the first screen.
written = Written: { $file }
key-copy = Copies the position as text: what everybody at the table sees.
key-write = Writes the table into a file, for somebody elsewhere to go on from.
foot-to-a-file = To a file
foot-copy = Copy
no-game-here = Put the highlight on a saved game first.
new-name = What is the game called from now on?
delete-game = Delete “{ $name }”?
delete-about = All { $count } entries go with it. There is no way back.
renamed = Now called { $name }
deleted = { $name } is deleted
key-rename = Gives the saved game under the highlight another name.
key-delete = Deletes the saved game under the highlight, after asking.
foot-rename = Rename
foot-delete = Delete
no-grid = There is nothing to tell here: with two players each may only act against the other.
no-grid-of-many = There is no such table of this game: what is refused says why, move by move.
none-by-hand = No card of this game is carried out by hand; what differs is set right with e.
key-grid = Who may do what to whom, with the reason for each no.
foot-who-to-whom = Who to whom
done-by-itself = This was done by itself: { $what }
comes-first = Comes first: { $what }
won-by = { $count ->
    [one] { $seat } has won the game
   *[other] { $seat } have won the game
}
none-of-them = none
quoted = “{ $words }”

## A table where more than two sit.

four-supports = supports
four-rival = rival
four-partner = partner
four-next = next: { $seats }
four-then = then { $seats }
four-passed = passed: { $seats }
four-open = open: { $what }
four-defend = may still defend: { $seat }
four-defend-or = may still defend: { $seat }; if nobody, { $supporter } in support
four-support = may still defend: { $supporter } in support of { $seat }
sign-pools = gold, hand, draw deck, influence
sign-plot = the plot: income, initiative, claim
sign-supports = the title supports; rivals of each other; rival of one alone
sign-rivalry = power by rivalry was gained this round
sign-by_hand = the text of the plot, which the players see to themselves
letter-gold = g
letter-hand = h
letter-deck = d
letter-influence = f
letter-plot_initiative = i
letter-plot_claim = c

## Typed lines and keys

list-changed = The list has changed since this key was pressed. Press it again if it is still meant.
lines-wait = Lines: { $count }. Enter enters them one after the other, Esc drops them.
lines-part = Moves: { $count }. Enter enters them one after the other.
lines-step = Lines: { $count }. Enter enters the first, Esc drops them all.
branch-banner =  WHAT IF · nothing here is recorded · T: put the moves back · S: one by one · q: leave 
branch-empty = No move was made here that could be put back. q leaves the branch.
branch-lesson = A lesson has no branches: any move can be tried and taken back.
lines-dropped = Lines dropped and not entered: { $count }.
line-asks = this line leads to a question
words-kept = None of these is “{ $words }”. It is kept: Esc closes this box and puts it on the line for moves.
words-dropped = Nothing that is typed here is kept. Answer this first.
ticked = Ticked. Space ticks more, Enter takes what is ticked.
ticked-one = Ticked. Enter takes it.
lines-behind = Lines behind it: { $count }.
would-follow = What would follow (nothing is entered):
may-now = { $name } may now:
may-nothing-now = { $name } may do nothing now.
may-not-now = Not now:
seen-why = Set these right? Why:
seen-reason = as it lies on the table
seen-agrees = The screen agrees with what you see.
seen-unnamed = Not named, left as on the screen: { $what }
seen-untouched = Cannot be set right here: { $what }
no-odds = Nothing here is decided by chance, and no hidden card is about to be turned.
no-threats = Nobody here answers with cards.
which-keyboard = Keyboard layout
which-keyboard-of = On which keyboard layout was “{ $sign }” typed?
keyboard-about = It is kept; the command palette (ctrl+p) changes it.
keyboard-key = { $layout }: the key { $key }
keyboard-learn = not this time; ask when it matters
keyboard-not-kept = The layout holds for now, but could not be kept.
keyboard-bg-standard = Bulgarian, standard (BDS)
keyboard-bg-new-phonetic = Bulgarian, new phonetic
keyboard-bg-phonetic = Bulgarian, traditional phonetic
keyboard-russian = Russian
keyboard-ukrainian = Ukrainian
keyboard-polish = Polish or English

## A table drawn as a row of cards.

row-way = { $count } in the row, { $way }
row-empty = The row is empty.
row-left = before it: { $count }
row-right = after it: { $count }
row-under = under it: { $cards }
row-here = a card may be laid here
foresee = It would come to this:
foresee-then = Then: { $what }
foresee-not = Not possible: { $why }
which-it-is = { $card }: which card is it?
on-card = { $card }: what is done?
nothing-with = Nothing can be done with { $card } now.
whose-eyes = Whose eyes?
look-away = Only { $seat } may look. Enter shows the hidden cards.
look-away-sealed = Only { $seat } may look. Enter opens the question.
close-the-page = Close the page to leave the table; the game goes on.
hand-looked-at = The hand of { $seat } was looked at from the judge's screen.
the-holder = The game of the host
no-answer = no answer came
private-title = { $seat }: hidden cards
private-hint = ↑↓ Enter: say which card it is   any other key: hide
private-hint-looking = ↑↓ scrolls   any other key: hide
private-unknown = not told
private-rest = { $pile }: { $count } not named
private-none = No hidden cards.
no-secrets = There is nothing hidden that one player alone may see.
ledger = How every number came about
shared = The game is over, the victory is shared
foot-ledger = Ledger
foot-look = Look
foot-look-on = Look on
foot-row = Row
key-ledger = Every change of every number that can be explained, with its reason.
key-look = One player alone looks at hidden cards, and may say what they are.
key-row = Goes along the row of cards; Enter on a card offers what can be done with it.
key-leave-row = Back to the moves.
sign-closed = a card face down, a card face up (the word stands beside it)
sign-pointer = the card that acts now
sign-tokens = influence on a card; in a family's line its supply
sign-stack = how many cards lie in one place
sign-bribed = bribed; the family printed on the card
sign-may = may be chosen now
sign-may-point = can be pointed at; find out whether it is legal
sign-first = begins this round
sign-order = an order that lies there
sign-banned = a House that an order forbids something this turn
help-RowTable = Move your real cards; tell Referee what you did. The arrows ← → go along the row and Enter on a card offers what can be done with it; ↑ ↓ go through the moves. A move under the highlight shows what it would come to. What lies face down is known to nobody but its player: when a card is opened, say which one it is. Tab goes from pane to pane; on a line of a family, w says how its number was added up.
bar-planning = Planning
bar-events = Events
bar-game_over = End

## Sheets that are filled in without a game around them.

foot-sheet = Sheet
foot-clear = Clear
foot-clear-all = Clear all
key-sheet = A sheet to fill in and have answered, without mirroring a game.
key-clear = Empties the field under the highlight.
key-clear_all = Empties the whole sheet.
key-more = One more, or one less.
which-sheet = Which sheet?
no-sheet = This game has no sheet.
sheet-how = A digit sets a number, + and - change it; Enter types it, ticks or chooses.
sheet-several = Enter adds it behind the others, or takes it out.
sheet-filled = Filled in from the table.
sheet-none = none
help-SheetScreen = Type what stands on the table and read what comes of it. The arrows go from field to field; a digit sets a number, + and - change it, and Enter types a longer one, ticks or chooses. Tab goes to the answer, where space opens how a sum came about and Enter opens the rule. Nothing here touches a game.
bar-westeros = Westeros
bar-action = Action

## The log: what is shown, rulings given

log-words = words on a line
log-moves = moves
log-rulings = rulings
log-corrections = corrections
log-told = told to Referee
log-notes = notes
log-back = taken back
log-marked = marked
no-lines = No line of the log is like that.
no-halt = No ruling, correction or mark in that direction.
no-rule-here = Nothing on this line rests on a rule.
mark-line = marked line { NUMBER($line, useGrouping: 0) }
unmark-line = took the mark off line { NUMBER($line, useGrouping: 0) }
given-given = Ruling, as it was given
given-overruled = Ruling, as it was given; the table overruled it
given-refused = Refusal, as it was given
today-same = Judged today: the same
today-other-reasons = Judged today: the same answer, told by other reasons
today-otherwise = Judged today, the answer is another: { $answer }
today-not-judged = This Referee cannot judge the move again.
receipt = Receipt
receipt-program = Referee { $engine }, rulebook { $rulebook }
receipt-texts = under: { $texts }
receipt-table = the table after line { NUMBER($line, useGrouping: 0) }: { $position }
receipt-move = move { $move }, reasons { $reasons }
receipt-hidden = not kept, because they may name what is hidden
receipt-of = on the move of line { NUMBER($line, useGrouping: 0) }
receipt-by = given by { $who }, { $how }
receipt-rules = Rules it rests on: { $count }
role-table = the table
origin-typed = typed
origin-key = by a key
origin-implied = by Referee itself
origin-unknown = it is not known how

# Judge a dispute
judge-dispute = Judge a dispute
judge-dispute-kind = typed position
judge-dispute-about = Type the position as below: the game ({ $games }) and the moment, a line for each player, then ? and the disputed move. Tab completes a word, F2 writes this example.
foot-judge = Judge
key-judge = Judges a dispute at a table that is not on the screen: type its position.

## The coach of a live game.
key-coach = The coach: what this phase is for, whom it teaches, or that it is silent.
foot-coach = Coach
coach-whom = Coach
coach-phase = What is this phase for?
coach-keyboard = Whoever holds the keyboard
coach-all = Everybody at this table
coach-off = Nobody: it is silent
coach-not-here = At a strict table, or where you only look on, there is no coach.
coach-not-kept = The choice cannot be kept.
# Colours
theme-calm = Calm colours on dark
theme-light = Dark letters on light
theme-contrast = As much contrast as there is
screen-language = Language: English
foot-colours = Colours
key-next_theme = The next colours: calm, light, high contrast; the choice is kept.

# Line mode
plain-start = Type a number, the name of a saved game, a key, or “? ” and a question. ? explains the keys; q ends.
plain-table = Type a move, or a number of the list; Enter lists the moves. ? explains the keys; q leaves the table.
plain-lesson = Type the answer, or its number in the list. j gives a hint, u begins the stage again, y tells the board, b the rule; Enter lists what there is to choose, ? explains the keys, q leaves.
plain-lessons = Type the number of a lesson; Enter lists the lessons, q goes back.
plain-go-on = Enter goes on.
plain-help = Type a number, a key, or a line. Enter lists what can be done; “? ” and a question asks the rulebook; a full stop goes back from a question without an answer.
plain-only-screen = This is only on the screen, not in line mode.
plain-no-such = “{ $typed }” is not in the list.
plain-choose = Which one? Type its number or its first letters; a full stop goes back.
plain-confirm = Type y for yes; anything else is no.
plain-text = Type the answer; a full stop goes back.
plain-text-or-nothing = Type the answer; Enter leaves it empty, a full stop goes back.
plain-keep = Now: { $value }. Type another answer; Enter keeps this one, a full stop goes back.
plain-tick = Which ones? Type their numbers with spaces between them, or 0 for none; a full stop goes back.
plain-tick-or-name = Which ones? Type their numbers with spaces between them, or 0 for none; n names a card of the hand first, a full stop goes back.
plain-begin = Type the number of a line to change it; Enter begins the game, a full stop goes back.
plain-rule-of = Rule: { $rule }
plain-also = also asked: { $seats }
plain-perhaps = Did you mean one of these? Type its number:
plain-rule = Which rule? Type its id or words from it.
plain-rule-here = Which rule? Type its id or words from it; Enter reads: { $rule }.
plain-dispute = Type the position, one line after the other; a line that begins with ? asks for a ruling. An empty line ends it.
plain-key-why = The whole ruling, with the rules that are kept.
plain-key-copy = Says the position as text: what everybody at the table sees.
foot-extend = Extend
foot-penalty = Penalty
foot-call = Call
foot-call-a-judge = Call a judge
foot-take-over = Take over
foot-only-calls = Calls
foot-only-slow = Slow
foot-only-provisional = Provisional
foot-provisional = Provisional
foot-head-judge = Head judge
foot-uphold = Uphold
foot-desk = Desk
judges-only = Penalties are given by judges who look on from the desk.
no-tournament-table = This game is at no table of a tournament. A judge adds it: referee desk add-table.
help-DeskScreen = All tables of the round, those that call first. ☎ an open call with its waiting time and who goes, ⚖ a ruling that waits, ✎ corrections and repairs, ⚠ a table whose program has been silent for 20 s or more (T takes its game over), ✋ provisional, ‖ the clock stands. Enter looks on at a table while it goes on; nothing is held. What others write appears within a second.
help-RulingSheet = A question at a table: the verdict under each text, the clause in the players' languages, and like rulings of this tournament. Tab leaves the text; then 1 gives the ruling, 2 gives it provisionally, 3 asks the head judge, u and o settle an appeal.
key-take_call = You go to the table of the oldest call.
key-close_call = The call is answered; its time is offered as an extension.
key-penalty = Gives a penalty; what the ruling points to stands first.
key-extend = Gives the table more time.
key-call = Calls a judge for this table.
key-call_judge = Calls a judge to this table of a tournament; its clock stops.
key-take_over = Takes the game of the table from a program that is silent.
key-only = Shows only such tables; the same key again shows all.
key-DeskScreen-find = Finds a table by its number or a player's name.
key-DeskScreen-note = Writes a remark of the judge.
key-RulingSheet-note = Writes a remark of the judge.
key-RulingSheet-give = Gives the ruling with the verdict shown.
key-provisional = Provisional ruling: play on under it, then confirm it or return to it.
key-appeal = Asks the head judge about the last ruling, or about the question.
key-settle = Settles the appeal that waits here.
key-desk = The judge's desk of the last tournament.
kept-here = kept here, { $count } to send
sent = The server is back: { $count } sent.
branch-kept = Entries from this computer that no longer fit the game are saved as “{ $name }”; a judge settles which game goes on.
pane-moves = Moves
pane-ruling = Ruling

## A first game.
begin-first = First game?
first-about = Round 1 then has no event cards and one challenge for each player; all else opens in round 2.
first-note = First game: in round 1 there are no event cards, and each player makes one challenge. All else opens in round 2.
first-events = Event cards come in round 2 of this first game. Press a to play by all rules now.
first-challenges = One challenge each in round 1 of this first game; finish the turn. Press a to play by all rules now.
first-opened = Round 2: event cards and all three challenges from now on.
coach-open = Play by all rules from now on
foot-sealed-question = Sealed question
key-ask_sealed = One player asks about a card in hand on a covered screen; nothing of it is written.
sealed-title = { $seat }: sealed question
sealed-type = the move you think of, as you would type it at the table
sealed-hint = Enter asks   Esc goes back; nothing is kept

## Windows of the last acts

windows = Who could answer
no-windows = No player was asked here whether they act or answer.
window-of = { $asks ->
    [action] Window for actions
    [react] Window for reactions
    [save] Window for saves
    [cancel] Window for cancels
   *[other] Offer
}
window-begun = { $window }, open before line 1
window-opened = { $window }, opened by line { NUMBER($line, useGrouping: 0) }: { $what }
window-answers = It answers: { $what }
window-order = Asked in this order
window-closed = Closed by line { NUMBER($line, useGrouping: 0) }: { $what }
window-open = Still open
chance-open = { $seat }: may still answer
chance-passed = { $seat }: passed in line { NUMBER($line, useGrouping: 0) }; is asked again only if another player acts
chance-used = { $seat }: answered in line { NUMBER($line, useGrouping: 0) }
chance-said = { $seat }: passed in line { NUMBER($line, useGrouping: 0) }; the chance is gone
chance-own_act = { $seat }: went on in line { NUMBER($line, useGrouping: 0) } without answering; the chance is gone
chance-acted_since = { $seat }: was silent, and acted in line { NUMBER($line, useGrouping: 0) } without a word about it; the chance is gone
chance-not_offered = { $seat }: was not offered the chance; silent, while { $by } acted out of turn
chance-not_asked = { $seat }: was not offered the chance; silent, while the table went on
window-repair = Repair: take back the lines from { NUMBER($line, useGrouping: 0) } on ({ $count }), let { $seat } answer, then enter the later lines again.
window-repair-key = { $key } takes them back; at the table { $again } enters the later ones again.
window-no-repair = The chance cannot be given back. If the same happens again, it is a new chance.
no-window-to-mend = Here nobody was passed over: there is nothing to take back.
window-answer-now = The answer can be entered now.

## A scoreboard on a second screen.

scoreboard-acts = Acting: { $card }
scoreboard-ruling = Last ruling:
scoreboard-entry = Last entry:
scoreboard-closed = The game is closed; the board shows how it was left.
scoreboard-other = Another game is open: “{ $name }”.
no-games-yet = No game is saved yet. The board begins with the first one.
foot-follow = Follow
foot-carry-out = Carry out
foot-right-line = Right line
foot-left-out = Left out
foot-repair = Repair
key-follow_other = Goes over to the game that is open now.
help-ScoreboardScreen = A game that is entered somewhere else, followed in large figures. It shows what everybody at the table may see; nothing can be entered here and nothing is held. A number has a bar beneath it: how far that player has come. ◀ marks whose turn it is.

## A record and its table

reconcile = The table as it lies there
reconcile-about = Change the text at the left to what lies on the table. Here stands the shortest list of entries and corrections that makes the record agree, or the first fact that cannot be.
cannot-be = This cannot be: { $what }
cannot-be-card = { $card }: the table has no such card, and { $seat } holds no card that nobody has named
not-compared = Told, but not compared: { $what }
nothing-to-reconcile = There is nothing to enter.
