## Typed lines and keys

list-changed = Списъкът се смени, след като натиснахте клавиша. Натиснете го пак, ако още го искате.
lines-wait = Редове: { $count }. Enter ги въвежда един след друг, Esc ги отказва.
lines-dropped = Отказани редове, невъведени: { $count }.
line-asks = този ред води до въпрос
words-kept = „{ $words }“ не е сред изброеното. Запазва се за реда; Esc затваря този прозорец.
ticked = Отметнато. Интервалът отмята още, Enter приема отметнатото.
lines-behind = Редове след него: { $count }.
which-keyboard = Клавиатурна подредба
which-keyboard-of = На коя клавиатурна подредба е написано „{ $sign }“?
keyboard-about = Запомня се; сменя се от палитрата с команди (ctrl+p).
keyboard-key = { $layout }: клавиш { $key }
keyboard-learn = не сега; питай, когато има значение
keyboard-not-kept = Подредбата важи засега, но не можа да бъде запомнена.
keyboard-bg-standard = Българска, стандартна (БДС)
keyboard-bg-new-phonetic = Българска, нова фонетична
keyboard-bg-phonetic = Българска, традиционна фонетична
keyboard-russian = Руска
keyboard-ukrainian = Украинска
keyboard-polish = Полска или английска
