### Table files.

file_is_there = Plik { $file } już istnieje; wybierz inną nazwę.
file_not_written = Nie można zapisać { $file }: { $error }. Wybierz inne miejsce.
not_a_table = To nie jest plik stołu, który można tu odczytać: { $error }. Niczego nie przejęto.
table_no_word = Tego stołu nie można otworzyć: { $where } to „{ $read }”, a może tu być tylko: { $could }.
table_no_such = Tego stołu nie można otworzyć: { $where } wskazuje „{ $read }”, a tego nie ma na tym stole.
table_no_number = Tego stołu nie można otworzyć: { $where } wynosi { $read }, a to niemożliwe.
table_twice = Tego stołu nie można otworzyć: „{ $read }” znajduje się w dwóch miejscach ({ $where }).
table_no_seats = Tego stołu nie można otworzyć: nikt przy nim nie siedzi ({ $where }).
table_too_many = Tego stołu nie można otworzyć: { $where } ma więcej wpisów, niż może mieć jakikolwiek stół: { $read }.
table_too_long = Tego stołu nie można otworzyć: { $where } jest dłuższe, niż potrzebuje jakikolwiek stół; liczba znaków: { $read }.
table_other_key = Tego stołu nie można otworzyć: { $where } to „{ $read }”, ale zapisano je pod inną nazwą.
table_no_slot = Tego stołu nie można otworzyć: w { $where } brakuje wartości albo jest ona błędna: „{ $read }”.
table_empty = Tego stołu nie można otworzyć: { $where } jest puste.
table_under_itself = Tego stołu nie można otworzyć: { $where } to „{ $read }”, więc karta leżałaby pod samą sobą.
table_contradicts = Tego stołu nie można otworzyć: { $where } przeczy reszcie stołu.
control_character = { $where } zawiera znak { $sign } na miejscu { $at }. Może on zmylić czytelnika albo terminal; usuń go. Niczego nie przejęto.
not_a_file = { $file } to nie plik, lecz folder, potok albo urządzenie. Niczego nie przejęto.
