### The rulebook screen.

disputes = Споры и их решения
printings-compared = Чем тексты различаются
leads-nowhere = Эта страница никуда не ведёт.
go-where = На какую страницу?
one-language = Эта страница есть только на одном языке.
copied = Скопировано
key-follow = К правилу или спору, о которых говорит страница.
key-step = Назад к прежней странице или снова вперёд.
key-language = Страница на следующем языке, на котором она есть.
key-beside = Другой язык рядом: по очереди каждый, затем ни одного.
key-cite = Копирует ссылку на страницу: заглавие, обозначение и место в печати.
foot-see-also = См. также
foot-pages = Страницы
foot-visited = Посещённые
foot-language = Язык
foot-beside = Рядом
foot-cite = Ссылка
