### Table files.

file_is_there = There is a file { $file } already; choose another name.
file_not_written = { $file } cannot be written: { $error }. Choose another place.
not_a_table = This is no table file that can be read here: { $error }. Nothing was taken over.
