### What can go wrong with an input or a saved game: what was read, what is so, what can be done.

## Moves, questions, positions

refused = The move was not carried out; it breaks: { $because }.
impossible_position = This position cannot exist: { $faults }.
impossible_start = A game cannot begin like this: { $faults }.
seat_missing = Who does this? Start with a seat, e.g. "stark { $verb }".
unknown_face = This game has no card { $face }.
unknown_seat = There is no such seat: { $seat_key ->
    [none] { $read_key ->
        [none] { $path }
       *[some] { $read }
    }
   *[some] { $seat }
}. Seats: { $known }.
unknown_card = There is no such card on the table: { $card_key ->
    [none] { $read_key ->
        [none] { $path }
       *[some] { $read }
    }
   *[some] { $card }
}. Show an unknown card first.
unknown_scope = "{ $read }" is not a group of players. Possible: { $known }.
unknown_thing = You cannot ask about "{ $read }". Possible: { $known }.
unknown_by = There is no such seat: { $read }. Seats: { $known }.
unknown_of = There is no worked example { $read }. Known: { $known }.
unknown_verb = "{ $verb }" is not a move of this game. Moves: { $known }.
unknown_field = { $verb_key ->
    [none] The question { $question } has no field "{ $field }".
   *[some] The move { $verb } has no field "{ $field }".
}
unknown_phase = "{ $read }" is not a phase. Phases: { $known }.
stands_there_already = The table is already at the start of the phase "{ $phase }", and nothing of it is done yet. Leave this step out, or go through the phases between if you mean the next round.
unknown_question = "{ $question }" is not a question of this game. Questions: { $known }.
unknown_path = "{ $path }" has no value.
unknown_text = There is no printing "{ $text }" of this game{ $case_key ->
    [none] .
   *[some] {" "}(case { $case }).
} Printings: { $known }.
unknown_option = "{ $option }" is not an answer to this point: { $point }. { $known_count ->
    [0] It is not an open point of this game.
   *[other] Answers: { $known }.
}
unknown_game = There is no game "{ $game }". Games: { $known }.
game_not_loaded = The game “{ $game }” is installed, but cannot be loaded: { $error }
no_position_text = Positions of “{ $game }” cannot be written as text; use a case in JSON.
unknown_rule = There is no rule { $rule }. { $nearest_count ->
    [0] Look it up with a search.
   *[other] Nearest: { $nearest }.
}
negative_amount = The amount cannot be negative: { $verb } has { $amount }.
nothing_to_act_on = There is nothing on the table that this could affect ({ $move }), so it cannot be overruled either.
each_pass_is_said = At a strict table every player says that they pass, e.g. "stark passes".
would_be_misplaced = This move would put { $cards } in two places at once, or nowhere. First correct where it lies, or show the card; then overrule.
no_remedy = The players decide how to do this: { $change }.
nothing_typed = Nothing was typed.
list_changed = { $line } is the number of a move in a list that has changed since. Look at the list and enter the number again.
question_needs_move = Write the move after the question, e.g. "? stark defends jon".
question_of_table = "{ $line }" can be asked only on a table's screen.
no_such_number = There is no move { $line } in the list; { $count ->
    [0] it is empty
    [one] it has one
   *[other] it has { $count }
}.
line_too_long = This line has { $size } characters; the limit is { $limit }. Type one move, or a shorter note.
line_reads_too_many_ways = This line can be read in too many ways: "{ $line }". Put names in quotation marks, or enter it as several shorter lines.
line_not_understood = The line "{ $line }" was not understood. { $file_key ->
    [none] {""}
   *[some] The cause is in { $file }. {""}
}Nothing was entered. Type it in other words, or choose the move from the list.
line_not_entered = The line "{ $line }" could not be entered: a fault of Referee. { $file_key ->
    [none] {""}
   *[some] The cause is in { $file }. {""}
}See in the log (l) what was entered, and continue from there.
line_unreadable = The line "{ $line }" is not a move that Referee can read.
line_says_nothing = The line "{ $line }" is not a move that Referee can read. A line says who does what, e.g. { $example }. Tab completes words.
line_asks = The line "{ $line }" is a question, not a move. Ask about the rules in the rulebook (key b).
line_stops = The line "{ $line }" was understood up to "{ $understood }", but not "{ $stops_at }". Possible here: { $follows }.
card_not_here = The line "{ $line }" names { $card }, which is not on the table yet. Show or play it first; enter its printed values under Cards (key c).
line_unfinished = The line "{ $line }" is not complete. Next: { $follows }.
name_ambiguous = A name in the line "{ $line }" fits several cards. Which one do you mean?
whose_effect = “{ $line }” answers nothing the table waits for, and names no card that does it. If a card's text does it, say which: "{ $line } by …".
several_readings = The line "{ $line }" can mean several things: { $verbs }. Which one?
which_one = Which of these do you mean by "{ $line }"?
which_seat = Who does this? The line: "{ $line }".
words_not_placed = In the line "{ $line }" these words are not understood: { $words }. Is this the move?
words_not_placed_alone = In the line "{ $line }" these words are not understood: { $words }.
told_another_amount = The line "{ $line }" says { $told }; it comes to { $amount }. Is this the move?
told_another_winner = The line "{ $line }" names another winner: { $winner } wins. Is this the move?
told_winner_of_tie = The line "{ $line }" names a winner, but nobody wins. Is this the move?
told_otherwise = In the line "{ $line }" these words tell what does not come of the move: { $words }. Is this the move?
raw_move_unreadable = The move "{ $line }" cannot be read: { $error }.
correction_why = "{ $line }" is a correction by hand. Add the reason: "{ $line } { $because } ...".
outcome_not_known = To enter "{ $line }", one value is missing: { $what } ({ $card }).
outcome_not_possible = "{ $line }" is not a possible outcome on this table. { $because_count ->
    [0] However the rest is filled in, the result is different.
   *[other] It breaks: { $because }.
}
outcome_told_in_part = "{ $line }" is entered as told and not judged. Say also whether anybody defended ("unopposed" or "opposed") and whose Renown counted ("renown ...").
renown_is_judged = "{ $line }": when Referee judges a challenge, it adds the power for Renown itself. Say whose Renown counted only in an outcome entered "as told".
outcome_refused = "{ $line }" cannot be entered. { $why }
outcome_open = "{ $line }" can have happened in several ways. { $open_key ->
    [attackers] Say who attacked ("with ...") and who defended ("against ..." or "unopposed").
    [defenders] Say who defended ("against ..." or "unopposed").
   *[killed] Say who was killed ("killed ...").
}
argument_missing = The question { $question } needs: { $argument }.
field_missing = { $verb } needs: { $field }.
neither_move_nor_question = A step is a move ("do") or a question ("ask"); this one has only: { $fields }.
cannot_be_told = This table cannot answer that.

move_and_question = { $where_key ->
    [none] A step is either a move ("do") or a question ("ask"), not both.
   *[some] A step is either a move ("do") or a question ("ask"), not both{ $where }.
}
why_not_words = The field "why" must contain words{ $where_key ->
    [none] .
   *[some] { $where }.
}

## Files

no_files_here = You cannot open files of this computer from the browser. Use the terminal of the host.
not_your_seat = Only { $seat } can enter this; you sit elsewhere. Ask them, or the host.
judge_enters = At a seat you enter your own moves. The host or a judge enters this: a correction, a decision of the players, or undoing what others entered.
file_not_opened = { $file } cannot be opened: { $error }. Check the name.
no_cases = There is no case in the file.
id_missing = A case needs an id.
case_id_twice = Two cases have the id { $case }. Give one of them another.
another_game = The text is for the game "{ $game }", the table for "{ $known }".
case_of_another_game = The case { $case } is for the game "{ $game }", the file for the game "{ $file }".
bad_lessons = The file { $file } contains no lessons: { $error }
lessons_of_another_game = The file { $file } contains lessons of the game "{ $game }".
unknown_lesson = There is no lesson { $lesson }. Lessons: { $known }.
no_moves_here = Answer with one of the choices in the list: its number, or its words.
stage_is_done = This part is done; Enter goes on.
scripted_move_refused = A scripted move ({ $move }) is refused: { $because }.
misplaced_step = The field "{ $field }" cannot hold this step.
unknown_case = There is no case { $case } in the file. Cases: { $known }.
too_deep = { $field }: it is nested more than { $limit } deep. Nothing was imported.
number_too_large = { $field }: the number is larger than any table needs (limit { $limit }).
malformed_card = The card has the wrong form: { $error }.

file_too_large = The file has { $size } bytes; the limit is { $limit }. Nothing was imported.
neither_case_nor_position = This is neither a file of cases (JSON) nor a position text. A position text begins with a game: { $known }; “{ $read }” was read.
record_is_no_case = This is the record of a game, not a case. "referee verify" checks it and judges its moves again; "referee" and its name opens it.
not_json = The file is not valid JSON: { $error }. Nothing was imported.
table_not_a_case = This is a table that was written to a file, not a case. To play on from it, start referee and choose “From a file…” (o).
not_a_case_file = This is not a file of cases; it is: { $read }.
game_missing = A single case must say which game it is for ("game"): { $case }.
malformed_case = A case has the wrong form{ $case_key ->
    [none] {""}
   *[some] {" "}({ $case })
}: { $error }.
malformed_expectation = What a step expects has the wrong form: { $error }.
malformed_move = A move has the wrong form{ $verb_key ->
    [none] {""}
   *[some] {" "}({ $verb })
}: { $error }.
malformed_position = The position has the wrong form: { $error }.
malformed_state = The saved table cannot be read: { $error }.
unknown_format = The format of the file is "{ $format }"; Referee reads "{ $known }".

## Saved games

storage-error = { $found }
storage-unusable-url = { $url } is not a database that Referee can use: { $found }. Set REFEREE_DATABASE_URL to an SQLAlchemy URL such as sqlite:////home/me/games.db; without it Referee uses the usual place.
storage-not-reachable = { $place } cannot be opened: { $found }. Check that it exists, or choose another database.
storage-nothing-saved = No game is saved in { $place }. Start one with: referee
storage-no-place = There are no saved games in { $place }, and none can be made there, because it cannot be written. Change its permissions, or set REFEREE_DATABASE_URL to a place that may be written.
storage-not-writable = { $place } is read-only, so no entry could be saved. Change its permissions, or set REFEREE_DATABASE_URL to a place that may be written. You can still look at saved games.
storage-damaged-file = { $place } is damaged or not a database ({ $found }). It is unchanged. Copy it to a safe place; then move it away to begin a new one, or put a backup in its place.
storage-foreign-file = { $place } is a database of another program. It is unchanged; choose another place.
storage-newer-schema = A newer Referee wrote { $place } (schema { NUMBER($found, useGrouping: 0) }, this one knows { NUMBER($known, useGrouping: 0) }). It is unchanged. Update Referee, or choose another database.
storage-not-migrated = An older Referee wrote { $place } (schema { NUMBER($schema, useGrouping: 0) }), and it could not be migrated to schema { NUMBER($next, useGrouping: 0) } ({ $found }). It is unchanged. Remove the cause and open it again, or choose another database.
storage-disk-full = There is no room left for { $place }. Your last entry was not saved; everything before it is safe. Make room, then enter it again.
storage-busy = Another program is writing { $place }. Your last entry was not saved; try again.
storage-device-failed = { $place } could not be read or written ({ $found }). Open the game again before you continue, and check which entries it has.
storage-not-text = The entry contains characters that cannot be stored ({ $found }). It was not saved.
storage-no-such-game = There is no saved game number { NUMBER($game, useGrouping: 0) } in { $place }. It may have been deleted.
storage-name-missing = A saved game needs a name of at least one visible character.
storage-held-elsewhere = Process { NUMBER($process, useGrouping: 0) } on { $host } ({ $person }) has been writing game { NUMBER($game, useGrouping: 0) } since { $since }. Close it there, or open it here to look on. If that program will not come back, take the game over and give a reason.
storage-only-looking = You are only looking on; your entry was not saved. Close the game where it is played.
storage-overtaken = Somebody else entered something first. Look at the table as it is now, and enter yours again if it still applies.
storage-not-kept = Not saved: { $error }
storage-lease-lost = Game { NUMBER($game, useGrouping: 0) } is no longer written from here: somebody took it over or deleted it. Your last entry was not saved. Open the game again to see its state.
storage-taken-over = { $person } on { $host } took game { NUMBER($game, useGrouping: 0) } over: { $because }. Your last entry was not saved. Open the game again to see its state.
storage-reason-missing = A reason is needed; the log of the game keeps it. Give it in a few words.
storage-older-copy = Game { NUMBER($game, useGrouping: 0) } has { NUMBER($count, useGrouping: 0) } of the { NUMBER($seen, useGrouping: 0) } entries that were made; { NUMBER($missing, useGrouping: 0) } are missing. This is an older copy, or the end of the database was lost. Put the newer file back with the files beside it, or continue from here and give a reason.
storage-other-copy = Entry { NUMBER($seen, useGrouping: 0) } of game { NUMBER($game, useGrouping: 0) } is not the one that was entered here: this copy continued differently and has { NUMBER($count, useGrouping: 0) } entries. Put the other file back, or continue from here and give a reason.
storage-file-is-there = { $place } already exists and is unchanged. Choose another name.
storage-not-backed-up = { $place } could not be made a sound copy ({ $found }). Nothing was left there. Choose another one.
storage-journal-broken = Entry { NUMBER($number, useGrouping: 0) } of game { NUMBER($game, useGrouping: 0) } is not what was entered ({ $wrong ->
    [changed] it has been changed
    [missing] it is missing
    [moved] it stands in another place
    [repeated] an earlier entry stands there again
    [cut] the journal ends before it
    [unaccounted] nobody has accounted for it
    [head] the end of the journal does not agree with what was noted
   *[unreadable] it cannot be read
}). The entries before it are sound: { $sound }. You may look at them, or go on from there: what follows is then set aside, not deleted.
storage-newer-entry = Entry { NUMBER($number, useGrouping: 0) } of game { NUMBER($game, useGrouping: 0) } is of a kind this Referee does not know: '{ $kind }'. A newer Referee wrote it. Update Referee to go on; the entries before it can be looked at.
storage-header-broken = What game { NUMBER($game, useGrouping: 0) } was begun with has been changed, so it cannot go on. Its entries can be looked at; begin a new game to play on.

## Oriflamme

argument_does_not_fit = In the move { $verb }, "{ $argument }" does not go with the place { $where_key ->
    [left] at the left end of the row
    [right] at the right end of the row
    [on] on a card
    [between] between two cards
   *[other] "{ $where }"
}. A card goes with "on", two cards go with "between", nothing with the ends.
nobody_at_the_table = The question { $question } needs families at the table, and there are none.
unknown_name = There is no card named { $name }. Cards: { $known }.

## Table files.

file_is_there = There is a file { $file } already; choose another name.
file_not_written = { $file } cannot be written: { $error }. Choose another place.
not_a_table = This is no table file that can be read here: { $error }. Nothing was taken over.
table_no_word = This table cannot be opened: { $where } is "{ $read }", and can only be: { $could }.
table_no_such = This table cannot be opened: { $where } names "{ $read }", which is not on this table.
table_no_number = This table cannot be opened: { $where } is { $read }, which cannot be.
table_twice = This table cannot be opened: "{ $read }" stands in two places ({ $where }).
table_no_seats = This table cannot be opened: nobody sits at it ({ $where }).
table_too_many = This table cannot be opened: { $where } holds { $read } entries, more than any table has.
table_too_long = This table cannot be opened: { $where } has { $read } characters, more than any table needs.
table_other_key = This table cannot be opened: { $where } is "{ $read }", but stands under another name.
table_no_slot = This table cannot be opened: { $where } lacks a value or has a wrong one: "{ $read }".
table_empty = This table cannot be opened: { $where } is empty.
table_under_itself = This table cannot be opened: { $where } is "{ $read }", so the card would lie under itself.
table_contradicts = This table cannot be opened: { $where } contradicts the rest of the table.
control_character = { $where } holds the character { $sign } at place { $at }. It can mislead a reader or a terminal; take it out. Nothing was taken over.
not_a_file = { $file } is no file but a folder, a pipe or a device. Nothing was taken over.

## A Clash of Kings: what cannot be read.

malformed_question = The question { $question } cannot be read: { $error }
option_is_needed = That needs option { $option } of the expansion.
nobody_to_go = { $area }: no unit of { $seat } stands there.
units_missing = { $area }: say which units go, and how many.
unknown_area = No area is called “{ $area }”. Known: { $known }.
house_needs_option = House Martell plays with option { $option } of the expansion: take the option, or leave the House out.

# Position text.
position_quote_open = the quotation { $read } is not closed
position_not_json = { $read } is not readable JSON
position_too_long = the text or the line is too long to be read
position_empty = the text is empty
position_game_unknown = the first word has to be a game; { $read } is none
position_bracket_open = the bracket is not closed
position_word_unknown = { $read } does not fit here
position_ends = the line ends too early
position_name_missing = a name has to stand here
position_id_twice = the id { $read } is used twice
position_card_unknown = the catalogue has no card { $read }; write "as told" after the values of a card it does not have
position_card_ambiguous = { $read } may be more than one card
position_card_not_here = no card on this table is called { $read }
position_seat_unknown = nobody at this table is called { $read }
position_line_twice = a second line of this kind; one is enough
position_field_twice = this is told twice, and not the same
position_deed_missing = of which kind the challenge is, is not told
position_line_unread = the disputed line { $read } was not understood
position_line_no_move = the disputed line { $read } is a command, not a move
position_line_a_fact = the disputed line { $read } tells what is so and makes no move; write it into the position
position_line_no_such_card = the disputed line { $read } names a card that cannot be there: no unknown card can be this one
position_line_no_step = the disputed line { $read } says a move that no position text can hold; enter it at a table
position_type_untold = the type of { $read } is not told; write it behind the name
position_case_unknown = the file has no case { $read }

## Records of games.

record_broken = { $part ->
    [entry] Entry { NUMBER($entry, useGrouping: 0) } (line { NUMBER($line, useGrouping: 0) }) is not what was written. The entries before it are sound.
    [ruling] The ruling on entry { NUMBER($entry, useGrouping: 0) } (line { NUMBER($line, useGrouping: 0) }) is not what was written.
    [position] The table before entry { NUMBER($entry, useGrouping: 0) } (line { NUMBER($line, useGrouping: 0) }) is not what was written.
    [text] The lines for people (from line { NUMBER($line, useGrouping: 0) } on) are not what was written.
    [about] What the record says of itself (line { NUMBER($line, useGrouping: 0) }) is not what was written.
    [header] The header (line { NUMBER($line, useGrouping: 0) }) is not what was written.
    [seal] The seal (line { NUMBER($line, useGrouping: 0) }) does not fit what stands before it: a line is changed or missing.
    [end] Something stands behind the end (line { NUMBER($line, useGrouping: 0) }).
   *[format] This is no record of a game: line { NUMBER($line, useGrouping: 0) } does not name its format.
} Ask for the file again.
record_newer = Entry { NUMBER($entry, useGrouping: 0) } of this record is of a kind only a newer Referee knows (“{ $kind }”). Update Referee. Nothing was saved.
position_hides_card = the card { $read } lies closed; a position has to name it
position_language_unclear = the text can be read in several languages and means different things ({ $read }); choose the language
desk-busy = Others are writing to this tournament at the same moment. Try again.
desk-no-tournament = There is no tournament “{ $name }”. Tournaments: { $known }. Set one up: referee desk new.
desk-none-yet = There is no tournament yet. Set one up: referee desk new.
desk-tournament-there = There is a tournament “{ $name }” already.
desk-tournament-over = Tournament “{ $name }” is over; nothing more is written into it.
desk-journal-broken = The journal of tournament “{ $name }” is not as it was written. referee verify says where.
desk-newer-entry = Entry { $number } of the tournament is of a kind only a newer Referee knows (“{ $kind }”). Update Referee.
desk-no-number = The tournament has no number { $number } of this kind.
desk-told = { $what }
desk-no-entry = The game has { NUMBER($count, useGrouping: 0) } lines; there is no line { NUMBER($entry, useGrouping: 0) }.
desk-no-table = Round { $round } has no table { $table }. Set it up: referee desk add-table.
desk-table-there = Round { $round } has a table { $table } already.
desk-no-person = Nobody at this tournament is called { $person }. Add the person: referee desk add.
desk-several-persons = Several persons are called { $person }. Use the number of the person.
desk-person-there = { $person } takes part already, or no name was given.
desk-not-a-judge = { $person } is not a judge of this tournament.
desk-which-judge = Which judge are you? Say --by NAME. Judges: { $known }.
desk-no-call = There is no call { $number }.
desk-no-ruling = There is no ruling { $number }.
desk-no-penalty = There is no penalty { $number } that stands.
desk-call-taken = { $person } has taken call { $call }.
desk-call-yours = You have taken call { $call } already ({ $person }).
desk-call-closed = Call { $call } is closed.
desk-call-not-yours = Call { $call } is not yours to give back.
desk-calls-open = Open calls: { $count }. Close them first.
desk-seated-twice = { $person } sits at table { $table } in this round.
desk-seat-unreadable = “{ $read }” is not of the form SEAT=PERSON, e.g. stark=Anna.
desk-game-elsewhere = Game { $game } is that of table { $table } in round { $round }.
desk-no-such-time = { $minutes } minutes cannot be: a table has between 0 and 24 hours.
desk-words-missing = Words are missing: say what is meant, or why.
desk-ruling-state = Ruling { $ruling } is in the state “{ $state }”; this cannot follow.
desk-own-ruling = You gave ruling { $ruling }; another judge settles the appeal.
desk-nothing-disputed = The position has no disputed line: put ? before the move.
desk-no-game-at-table = No saved game mirrors table { $table }. Give a position text instead.
desk-no-infraction = The policy has no infraction “{ $infraction }”. Infractions: { $known }.
desk-which-infraction = Which infraction? { $known }
desk-no-level = The policy has no level “{ $level }”. Levels: { $known }.
desk-penalty-without-rule = A penalty needs a rule it rests on.
desk-penalty-without-event = What is the penalty for? Name a ruling, an entry of the game, or say it in words.
desk-penalty-other-level = Another penalty was given meanwhile; the ladder now gives “{ $level }”. Look again.
desk-deviation-without-words = The policy suggests “{ $suggested }”, not “{ $level }”. Say why you deviate.
desk-penalty-twice = { $person } already has penalty { $penalty } for this ({ $level }).
desk-policy-unreadable = The policy cannot be read: { $found }.
desk-record-unreadable = The file is no record of a tournament: { $found }.
desk-nobody-holds = Nobody holds the game of table { $table }; open it.
desk-holder-lives = { $person } on { $host } holds the game of table { $table } and was heard { $seconds } s ago. After { $least } s of silence any judge may take it over, before that the head judge.
desk-not-postgresql = The two roles are for a PostgreSQL server; { $place } is none.
storage-not-permitted = { $place } does not let this account do so: { $found }. Use the address for judges, or ask whoever set the server up.
storage-branched = While the server was gone, { $person } on { $host } took game { NUMBER($game, useGrouping: 0) } over ({ $because }). What you entered meanwhile ({ $count }) is saved as “{ $name }”; a judge settles which game goes on.

## Repairs

repair_no_such_line = Line { $line } is not part of the game as it stands. Choose a line that has not been taken back.
repair_none_wrong = No line is refused when it is judged again. Name the wrong line: --entry N.
repair_right_refused = That would not have been legal either at that moment. Type another move, or leave it out.
repair_reason_missing = A repair needs a reason for the log.
repair_breaks = This repair would leave something that cannot be; see { $rules }. Nothing was entered.
repair_nothing_to_mend = There is nothing that a correction could set right here.
repair_asks_once = This repair ends the game or turns a card up. Confirm it once more (--yes).
provisional_open = This table plays on under the provisional ruling of line { $line } already. Confirm it or reverse it first.
provisional_none = This table plays under no provisional ruling.
desk-back-up-needs-head = The game belongs to “{ $event }”: only the head judge may back it up under its policy. { $judge } is not.

## What a file holds in the wrong form

number_wanted = A number is wanted, not { $read }.
form_type = { $wanted } is expected, not { $read }
form_kind = { $wanted } is expected
form_least = the number must be at least { $least }
form_most = the number must be at most { $most }
form_shortest = it must hold at least { $least }
form_longest = it must hold at most { $most }
form_length = it must hold exactly { $count }
form_pattern = the text does not have the form { $pattern }
form_missing = the field { $path } is missing
form_unknown = there is no field { $path }
form_value = { $read } cannot stand here
form_range = the number is too large
form_json = it cannot be read from character { $at } on
form_truncated = it ends too early
form_deep = it is nested too deeply
form_utf8 = its characters are not UTF-8
form_word_int = a whole number
form_word_float = a number
form_word_str = text
form_word_bool = yes or no
form_word_array = a list
form_word_object = an object
form_word_null = nothing
