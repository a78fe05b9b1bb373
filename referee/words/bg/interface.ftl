verdict-yes = Позволено
verdict-no = Не е позволено
verdict-cannot-tell = Не може да се каже
outcome-done = Готово
outcome-refused = Не е позволено
outcome-cannot_tell = Още не може да се каже
outcome-texts_differ = Изданията се различават
ruled = { $verdict } (по: { $text })
ruling-given = Решение: { $move } – { $answer }
ruling-overruled = Решение, което играчите отмениха: { $move } – { $answer }
ruling-refused = Отказан ход: { $move } – { $answer }
rulings-resting = Решения на вашите маси, които почиват на това
ruling-resting = { $game }, ред { NUMBER($line, useGrouping: 0) } ({ $day }): { $answer }
ruling-at-desk = { $event }, рунд { $round }, маса { $table }, решение { $ruling } ({ $state }): { $asked } – { $answer }
ruling-rule-changed = △ променено оттогава: { $rules }
rules-kept = { $count ->
    [one] още { $count } правило е спазено
   *[other] още { $count } правила са спазени
}
would-be-legal = Така би било позволено:
way-either = или { $change }
way-or = или { $change }
way-also = и освен това: { $change }
missing-at-least = Най-малкото: { $change }
ask-the-table = Попитайте масата: { $question }
what-came-of-it = Какво последва:
basis-stated = казано е в правилата
basis-derived = следва от правилата
basis-silent = правилата не го казват; това е препоръка
basis-may-matter = правилата не го казват; може да има значение
basis-table = решено от тази маса
offer-name = друго име
offer-word = друга дума
offer-keyboard = друга клавиатура
offer-seat = чий ход
offer-reading = друг прочит
offer-outcome = какво е станало
offer-as_told = приема се, както е казано
texts-differ = Изданията се различават тук; масата може да реши: { $point }
by-hand = на ръка: играчите казват какво прави картата

## A Clash of Kings: a verdict of its own.

verdict-not-covered = Източникът не го обхваща
