### A Clash of Kings: what cannot be read.

malformed_question = Pytania { $question } nie da się odczytać: { $error }
option_is_needed = Do tego potrzeba opcji { $option } dodatku.
nobody_to_go = { $area }: nie ma tam jednostek ({ $seat }).
units_missing = { $area }: powiedzcie, które jednostki idą i ile ich jest.
unknown_area = Nie ma obszaru „{ $area }”. Są: { $known }.
house_needs_option = Ród Martellów gra z opcją { $option } dodatku: włączcie opcję albo zostawcie ród poza grą.
