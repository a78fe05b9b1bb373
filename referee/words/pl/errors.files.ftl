### Table files.

file_is_there = Plik { $file } już istnieje; wybierz inną nazwę.
file_not_written = Nie można zapisać { $file }: { $error }. Wybierz inne miejsce.
not_a_table = To nie jest plik stołu, który można tu odczytać: { $error }. Niczego nie przejęto.
