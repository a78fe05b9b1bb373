### A Clash of Kings: what cannot be read.

malformed_question = Въпросът { $question } не се чете: { $error }
option_is_needed = За това е нужна опция { $option } от разширението.
nobody_to_go = { $area }: там няма отряд ({ $seat }).
units_missing = { $area }: кажете кои отряди тръгват и колко са.
unknown_area = Няма област „{ $area }“. Има: { $known }.
house_needs_option = Домът Мартел играе с опция { $option } на разширението: включете опцията или оставете дома извън играта.
