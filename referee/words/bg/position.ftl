### Позиция като текст: какво не може да се прочете и какво се отсъжда за спорните редове.

at = ред { NUMBER($line, useGrouping: 0) }, колона { NUMBER($column, useGrouping: 0) }
wanted = тук може да стои: { $wanted }
nearest = най-близко: { $nearest }
under = според: { $text }
under-all = според всички текстове
asks = Първо попитайте: { $question }
irrelevant = Не е нужно за това решение: { $values }
facts-after = След това:
may = { $seat } сега може:
may-nothing = { $seat } няма какво да направи сега.
nothing-disputed = Позицията е прочетена. Добавете ред, който започва с ?, за да поискате решение.
value-of = { $field } ({ $of })
