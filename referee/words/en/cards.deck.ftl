### What is said of a deck list that cannot be read.

deck-file-unreadable = The deck { $file } could not be opened: { $problem }.
deck-file-too-large = The deck is larger than { $limit } bytes, so it was not read. A list of one deck is a few thousand.
deck-not-text = The deck is not text: it has signs that no list has (line { $line }). Save it as plain text in UTF-8, or as .o8d.
deck-not-xml = The deck begins like .o8d but is not whole (line { $line }): { $problem }. Export it again.
deck-declares = The deck declares a document type (line { $line }). No deck needs one, and it could make a small file grow without end; so it was not read.
deck-too-many-lines = The deck has more than { $limit } lines, so it was not read.
deck-too-many-copies = Line { $line }: { $copies } copies of '{ $name }' were read; no deck has more than { $limit }.
deck-empty = There is no card in the deck. A line reads like: 3x Great Keep.
