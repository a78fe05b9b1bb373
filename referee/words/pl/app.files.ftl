### Tables in files.

write-where = Do którego pliku zapisać ten stół?
write-about = Cały, bez tego, co zakryte; otwiera się go klawiszem o na pierwszym ekranie.
written = Zapisano: { $file }
key-write = Zapisuje stół do pliku, by ktoś inny mógł grać dalej.
foot-to-a-file = Do pliku
