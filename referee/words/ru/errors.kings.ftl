### A Clash of Kings: what cannot be read.

malformed_question = Вопрос { $question } прочесть нельзя: { $error }
option_is_needed = Для этого нужна опция { $option } дополнения.
unknown_area = Области «{ $area }» нет. Есть: { $known }.
