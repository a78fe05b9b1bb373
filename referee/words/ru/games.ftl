### What the game is called.

hbo = Игра престолов: карточная игра, издание HBO
hbo-short = HBO

## A Clash of Kings: what the game is called.

kings = Битва королей
kings-short = Битва королей

## What the game is called.

lcg = Игра престолов: карточная игра, ЖКИ 2008 года
lcg-short = LCG

## What the game is called.

oriflamme = Орифламма: Пламя войны
oriflamme-short = Орифламма

## Готовые столы: заглавия и что о них надо знать игрокам.

hbo-middle = Раунд 3, в середине фазы вызовов
hbo-middle-note = Все числа, знаки и ключевые слова на этом столе придуманы для примера, кроме силы 3 карты The Hound.
hbo-setup = Подготовка из книжек: семь карт, пять золотых
hbo-setup-note = Напечатано: карты, что Арья, Джон и одна Крепость стоят вместе 5 и что у Крепости есть Ограниченность. Придумано: отдельные цены.
hbo-challenge = Вызов из книжек: нападает The Hound
hbo-challenge-note = Напечатано: кто нападает и защищается, сила 3 карты The Hound, +2 от события, сила намерений 1, что происходит. Придумано: замыслы и сила двух защитников.

## A Clash of Kings: ready tables.

kings-march = Шаг Походов на маленьком поле
kings-march-note = Поле выдумано; действуют опции 3–6, Набегов не было.
kings-planning = Помещают Одноразовые приказы
kings-planning-note = Первыми идут Старки; кто не помещает приказа, говорит об этом.

## Ready tables.

lcg-council = Раунд 2 вчетвером: титулы выбраны, впереди вызовы
lcg-duel = Двое в разгаре битвы
lcg-council-note = Числа, знаки и ключевые слова на этом столе придуманы для примера.
lcg-duel-note = Числа, знаки и ключевые слова на этом столе придуманы для примера.

## Ready tables: titles, and what players should know of them.

oriflamme-middle = Раунд 4, посреди фазы событий
oriflamme-middle-note = Никто не сказал судье, что лежит закрытым; когда карту открывают, выберите, что это за карта.
oriflamme-planning = Раунд 2, первые карты можно накрывать
oriflamme-planning-note = Со второго раунда карту можно класть на свою.
