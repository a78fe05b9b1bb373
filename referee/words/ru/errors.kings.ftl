### A Clash of Kings: what cannot be read.

malformed_question = Вопрос { $question } прочесть нельзя: { $error }
option_is_needed = Для этого нужна опция { $option } дополнения.
nobody_to_go = { $area }: там нет отрядов ({ $seat }).
units_missing = { $area }: назовите, какие отряды идут и сколько их.
unknown_area = Области «{ $area }» нет. Есть: { $known }.
house_needs_option = Дому Мартеллов нужна опция { $option } дополнения. Включите её или играйте без этого Дома.
