### The rulebook screen.

disputes = Спорове и решенията им
printings-compared = Къде текстовете се различават
leads-nowhere = Тази страница не води към друга.
go-where = Към коя страница?
one-language = Тази страница е само на един език.
copied = Копирано
key-follow = Отива при правило или спор, за които говори страницата.
key-step = Назад към предишната страница или пак напред.
key-language = Страницата на следващия език, на който я има.
key-beside = Друг език до страницата: един след друг, после никой.
key-cite = Копира как се цитира страницата: заглавие, номер и къде е отпечатана.
foot-see-also = Виж още
foot-pages = Страници
foot-visited = Посетени
foot-language = Език
foot-beside = До
foot-cite = Цитат
