### Table files.

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
