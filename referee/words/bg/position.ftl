### Позиция като текст: какво не може да се прочете и какво се отсъжда за спорните редове.

at = ред { NUMBER($line, useGrouping: 0) }, колона { NUMBER($column, useGrouping: 0) }
wanted = тук може да стои: { $wanted }
nearest = най-близко: { $nearest }
not-understood = Не е разбрано: { $question }
offers = Тук може да стои:
depends-on = Не е отсъдено: зависи от ред { NUMBER($line, useGrouping: 0) }.
under = според: { $text }
under-all = според всички текстове
asks = Първо попитайте: { $question }
irrelevant = Не е нужно за това решение: { $values }
facts-after = След това:
may = { $seat } сега може:
may-nothing = { $seat } няма какво да направи сега.
assumed = Прието, защото текстът не го казва: { $seat }, { $field }. Ако не е така, напишете „{ $otherwise }“.
nothing-disputed = Позицията е прочетена. Добавете ред, който започва с ?, за да поискате решение.
value-of = { $field } ({ $of })

## What a move may change, behind whose it is.

path-battle = битката, чийто изход още не е казан
path-units_by_house = отряди
path-retreating = отряди, които трябва да отстъпят
path-destroyed = унищожени отряди
path-claim-kind = видът на удара
path-pending = сега се чака
path-row = редицата
path-next-phase = следващата фаза
path-next-card = картата, която действа след това
path-next-seat = кой е на ход
path-next-round = рундът
path-next-first_player = първи играч
path-controller = кой я контролира
path-bribe_token = къде е жетонът за подкуп
path-twin = къде е близнакът
path-power_token = символ на властта
path-supply = снабдяване
path-banned = какво не е позволено
