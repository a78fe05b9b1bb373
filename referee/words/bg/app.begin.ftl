### Нова игра: какво се решава преди началото.

begin = Започни
begin-name = Име на играта
begin-text = Текст
begin-passes = Пасове
begin-points = Където правилата мълчат
begin-points-usual = както е препоръчано
begin-points-decided = решени тук: { $count }
begin-which = Коя игра?
begin-order = В какъв ред седят?
begin-who = Кой играе? Отбележете ги по часовниковата стрелка.
begin-sit = по часовниковата стрелка: { $seats }
begin-enough = Това са всички
begin-seat = Място { $count }: кой седи там?
no-choice = Тук няма избор: отговорът е един.
one-answer = единственият отговор
foot-change = Промени
foot-begin = Започни
key-change = Променя избрания ред.
key-begin = Започва играта така, както е тук.
help-BeginScreen = С какво започва нова игра. Всеки ред показва какво важи; Enter на реда го променя. Първият ред започва играта.
