## Typed lines and keys

list-changed = Список изменился после нажатия клавиши. Нажмите её ещё раз, если ход всё ещё нужен.
lines-wait = Строки: { $count }. Enter вводит их одну за другой, Esc отбрасывает.
lines-dropped = Отброшено строк, не введено: { $count }.
line-asks = эта строка ведёт к вопросу
words-kept = «{ $words }» здесь нет. Это сохранено для строки ввода; Esc закрывает окно.
ticked = Отмечено. Пробел отмечает ещё, Enter принимает отмеченное.
lines-behind = Строк за ней: { $count }.
which-keyboard = Раскладка клавиатуры
which-keyboard-of = В какой раскладке набрано «{ $sign }»?
keyboard-about = Она запоминается; меняет её палитра команд (ctrl+p).
keyboard-key = { $layout }: клавиша { $key }
keyboard-learn = не сейчас; спросить, когда понадобится
keyboard-not-kept = Раскладка действует, но запомнить её не удалось.
keyboard-bg-standard = Болгарская, стандартная (БДС)
keyboard-bg-new-phonetic = Болгарская, новая фонетическая
keyboard-bg-phonetic = Болгарская, традиционная фонетическая
keyboard-russian = Русская
keyboard-ukrainian = Украинская
keyboard-polish = Польская или английская
