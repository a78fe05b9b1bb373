### Позиция текстом: что в ней не читается и решения по спорным строкам.

at = строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }
wanted = здесь может стоять: { $wanted }
nearest = ближайшее: { $nearest }
not-understood = Не понято: { $question }
offers = Здесь может стоять:
depends-on = Не рассмотрено: это зависит от строки { NUMBER($line, useGrouping: 0) }.
under = по тексту: { $text }
under-all = по всем текстам
asks = Сначала спросите: { $question }
irrelevant = Не нужно для этого решения: { $values }
facts-after = После этого:
may = { $seat } сейчас может:
may-nothing = { $seat } сейчас ничего не может.
assumed = Принято, потому что текст этого не говорит: { $seat }, { $field }. Если это не так, напишите «{ $otherwise }».
nothing-disputed = Позиция прочитана. Добавьте строку, начинающуюся с ?, чтобы получить решение.
value-of = { $field } ({ $of })

## What a move may change, behind whose it is.

path-battle = битва, исход которой ещё не назван
path-units_by_house = отряды
path-retreating = отряды, которые должны отступить
path-destroyed = уничтоженные отряды
path-claim-kind = вид намерения
path-pending = теперь решает
path-row = ряд
path-next-phase = следующая фаза
path-next-card = карта, которая действует следующей
path-next-seat = чей ход
path-next-round = раунд
path-next-first_player = первый игрок
path-controller = кто её контролирует
path-bribe_token = где лежит жетон подкупа
path-twin = где близнец
path-power_token = жетон Силы
path-supply = снабжение
path-banned = что нельзя
