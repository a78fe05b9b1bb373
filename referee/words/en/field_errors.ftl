### An input that cannot be read, told at a terminal: with the names of its fields. A language may do
### without these; it then says what the screen says.

file_too_large = it has more than { $limit } bytes, so Referee did not read it
not_json = it is not valid JSON: { $error }
not_a_case_file = it should be an object with cases, or one case; found a { $read }
table_not_a_case = it is a table file, not a case; to play on from it, start referee and choose "From a file" (o)
malformed_case = { $error }
unknown_format = its format is '{ $format }'; this program reads { $known }
game_missing = field game: a single case must name its game
unknown_game = field game: there is no game '{ $game }'; there are { $known }
case_of_another_game = field game: '{ $game }' stands in a file of the game '{ $file }'
no_cases = field cases: it has no case
id_missing = field id: a case needs an id
case_id_twice = field id: two cases have the id '{ $case }'
unknown_text = there is no text '{ $text }' of this game; there are { $known }
malformed_position = { $error }
too_deep = field { $field }: it is nested more than { $limit } deep
number_too_large = field { $field }: the number has more digits than any table needs (limit { $limit })
malformed_expectation = field expect: { $error }
why_not_words = field why: it must be text
neither_move_nor_question = it has neither do nor ask; its fields are { $fields }
move_and_question = it has both do and ask; a step is one or the other
unknown_verb = field do: there is no verb '{ $verb }'; there are { $known }
malformed_move = { $verb }: { $error }
unknown_field = field { $field }: there is no such field
unknown_phase = field phase: there is no phase '{ $read }'; there are { $known }
unknown_seat = there is no seat '{ $seat }'; there are { $known }
unknown_card = there is no card with the id '{ $card }'; there are { $known }
seat_missing = field by: { $verb } needs the seat that does it
unknown_question = field ask: there is no question '{ $question }'; there are { $known }
field_missing = { $verb }: field { $field } is missing
argument_missing = field { $argument }: { $question } needs it
unknown_path = field facts or tell: there is no path '{ $path }'
impossible_position = field position: this position is impossible: { $faults }
