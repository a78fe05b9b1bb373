### Tables in files.

write-where = Write this table to which file?
write-about = All of it but what lies hidden; it is opened again with o on the first screen.
written = Written: { $file }
key-write = Writes the table into a file, for somebody elsewhere to go on from.
foot-to-a-file = To a file
