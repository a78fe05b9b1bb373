### A Clash of Kings: what cannot be read.

malformed_question = Pytania { $question } nie da się odczytać: { $error }
option_is_needed = Do tego potrzeba opcji { $option } dodatku.
unknown_area = Nie ma obszaru „{ $area }”. Są: { $known }.
