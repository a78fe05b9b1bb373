### A Clash of Kings: what cannot be read.

malformed_question = The question { $question } cannot be read: { $error }
option_is_needed = That needs option { $option } of the expansion.
unknown_area = No area is called “{ $area }”. Known: { $known }.
house_needs_option = House Martell plays with option { $option } of the expansion: take the option, or leave the House out.
