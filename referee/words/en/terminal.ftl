### An input that cannot be read, told at a terminal: with the names of its fields. A language may do
### without these; it then says what the screen says.

file_too_large = it has more than { $limit } bytes and was not read
not_json = it is not readable JSON: { $error }
not_a_case_file = it should hold an object with cases, or one case; a { $read } was read
table_not_a_case = it is a table that was written to a file, not a case; to play on from it, start referee and choose "From a file" (o)
malformed_case = { $error }
unknown_format = its format is '{ $format }'; this program reads { $known }
game_missing = field game: a case alone has to say which game it is
unknown_game = there is no game '{ $game }' here; there are { $known }
case_of_another_game = field game: '{ $game }' stands in a file of the game '{ $file }'
no_cases = field cases: there is no case in it
id_missing = field id: a case needs an id
case_id_twice = field id: two cases are called '{ $case }'
unknown_text = there is no text '{ $text }' of this game; there are { $known }
malformed_position = { $error }
too_deep = field { $field }: it is nested more than { $limit } deep
number_too_large = field { $field }: the number has more digits than any table needs (limit { $limit })
malformed_expectation = field expect: { $error }
why_not_words = field why: words are needed
neither_move_nor_question = it has neither do nor ask; its fields are { $fields }
move_and_question = it has both do and ask; a step is one or the other
unknown_verb = field do: there is no verb '{ $verb }'; there are { $known }
malformed_move = { $verb }: { $error }
unknown_field = field { $field }: there is no such field here
unknown_phase = field phase: '{ $read }' was read; possible are { $known }
unknown_seat = no seat is called '{ $seat }'; there are { $known }
unknown_card = no card has the id '{ $card }'; there are { $known }
seat_missing = field by: { $verb } needs the seat that does it
unknown_question = field ask: there is no question '{ $question }'; there are { $known }
field_missing = { $verb }: field { $field } is missing
argument_missing = field { $argument }: { $question } needs it
unknown_path = field facts or tell: there is no path '{ $path }'
impossible_position = field position: it cannot exist: { $defects }
