### Co się mówi o liście, której nie da się odczytać.

deck-file-unreadable = Nie udało się otworzyć talii { $file }: { $problem }.
deck-file-too-large = Talia ma więcej niż { $limit } bajtów i nie została odczytana. Lista jednej talii to kilka tysięcy.
deck-not-text = Talia nie jest tekstem: ma znaki, jakich nie ma żadna lista (wiersz { $line }). Zapisz ją jako zwykły tekst w UTF-8 albo jako .o8d.
deck-not-xml = Talia zaczyna się jak .o8d, ale nie jest cała (wiersz { $line }): { $problem }. Wyeksportuj ją ponownie.
deck-declares = Talia deklaruje typ dokumentu (wiersz { $line }). Żadna talia go nie potrzebuje, a mały plik mógłby rosnąć bez końca; dlatego nie została odczytana.
deck-too-many-lines = Talia ma więcej niż { $limit } wierszy i nie została odczytana.
deck-too-many-copies = Wiersz { $line }: odczytano { $copies } egzemplarzy „{ $name }”; żadna talia nie ma więcej niż { $limit }.
deck-empty = W talii nie ma żadnej karty. Wiersz wygląda tak: 3x Great Keep.
