### The rulebook screen.

disputes = Spory i rozstrzygnięcia
printings-compared = Gdzie teksty się różnią
leads-nowhere = Ta strona nie prowadzi do żadnej innej.
go-where = Na którą stronę?
one-language = Ta strona jest tylko w jednym języku.
copied = Skopiowano
key-follow = Przechodzi do zasady lub sporu, o których mówi strona.
key-step = Wstecz do poprzedniej strony albo znów naprzód.
key-language = Strona w następnym języku, w którym istnieje.
key-beside = Drugi język obok strony: kolejno każdy, potem żaden.
key-cite = Kopiuje cytat strony: tytuł, oznaczenie i miejsce w druku.
foot-see-also = Zobacz też
foot-pages = Strony
foot-visited = Odwiedzone
foot-language = Język
foot-beside = Obok
foot-cite = Cytat
