### A Clash of Kings: what cannot be read.

malformed_question = The question { $question } cannot be read: { $error }
option_is_needed = That needs option { $option } of the expansion.
nobody_to_go = { $area }: no unit of { $seat } stands there.
units_missing = { $area }: say which units go, and how many.
unknown_area = No area is called “{ $area }”. Known: { $known }.
house_needs_option = House Martell plays with option { $option } of the expansion: take the option, or leave the House out.
