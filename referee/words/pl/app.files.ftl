### Tables in files.

write-where = Do którego pliku zapisać ten stół?
write-about = Cały, bez tego, co zakryte; otwiera się go klawiszem o na pierwszym ekranie.
written = Zapisano: { $file }
key-write = Zapisuje stół do pliku, by ktoś inny mógł grać dalej.
foot-to-a-file = Do pliku
no-game-here = Najpierw ustaw podświetlenie na zapisanej grze.
new-name = Jak gra ma się odtąd nazywać?
delete-game = Usunąć „{ $name }”?
delete-about = Znikną wszystkie wpisy ({ $count }). Nie ma powrotu.
renamed = Teraz nazywa się { $name }
deleted = Usunięto: { $name }
key-rename = Nadaje podświetlonej grze inną nazwę.
key-delete = Usuwa podświetloną grę, po zapytaniu.
foot-rename = Nazwa
foot-delete = Usuń
no-grid = Nie ma tu czego pokazywać: przy dwóch graczach każdy działa tylko przeciw drugiemu.
no-grid-of-many = Do tej gry nie ma takiej tabeli: przy każdym odrzuconym ruchu jest podany powód.
none-by-hand = W tej grze żadnej karty nie wykonuje się ręcznie; co na stole jest inaczej, poprawia się klawiszem e.
key-grid = Kto co może zrobić komu, z powodem każdego „nie”.
foot-who-to-whom = Kto kogo
done-by-itself = To już stało się samo: { $what }
comes-first = Najpierw: { $what }
won-by = Wygrywa: { $seat }
none-of-them = brak
quoted = „{ $words }”
