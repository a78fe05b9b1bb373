### Новая партия: что решают до её начала.

begin = Начать
begin-name = Название партии
begin-text = Текст правил
begin-passes = Пасы
begin-points = Где правила молчат
begin-points-usual = как рекомендовано
begin-points-decided = решено здесь: { $count }
begin-which = Какая игра?
begin-order = В каком порядке сидят?
begin-who = Кто играет? Отмечайте по часовой стрелке.
begin-sit = по часовой стрелке: { $seats }
begin-enough = Больше никого
begin-seat = Место { $count }: кто там сидит?
no-choice = Здесь нечего выбирать: ответ один.
one-answer = единственный ответ
foot-change = Изменить
foot-begin = Начать
key-change = Меняет выделенную строку.
key-begin = Начинает партию так, как здесь стоит.
help-BeginScreen = С чего начинается новая партия. Каждая строка показывает, что выбрано; Enter на строке меняет выбор. Первая строка начинает партию.
