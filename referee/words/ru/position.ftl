### Позиция текстом: что в ней не читается и решения по спорным строкам.

at = строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }
wanted = здесь может стоять: { $wanted }
nearest = ближайшее: { $nearest }
under = по тексту: { $text }
under-all = по всем текстам
asks = Сначала спросите: { $question }
irrelevant = Не нужно для этого решения: { $values }
facts-after = После этого:
may = { $seat } сейчас может:
may-nothing = { $seat } сейчас ничего не может.
nothing-disputed = Позиция прочитана. Добавьте строку, начинающуюся с ?, чтобы получить решение.
value-of = { $field } ({ $of })
