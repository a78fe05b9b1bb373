### Отсъждане на файл: редът, с който завършва, отговорите и къде стои една грешка.

judged = { $judged ->
    [one] { $judged } отсъден случай
   *[other] { $judged } отсъдени случая
}
as-expected = { $met } според очакването
not-as-expected = { $failed } не: { $cases }
none-expected = без зададено очакване
without-expectation = { $free } без зададено очакване
none = няма
as-written = Във файла: { $words }
asked = въпрос: { $question }
differs = НЕ Е СПОРЕД ОЧАКВАНЕТО: { $fault }
nothing-judged = Нищо не беше отсъдено.
not-judged-from = Редовете от { NUMBER($line, useGrouping: 0) } нататък не бяха отсъдени.
standard-input = стандартен вход
not-opened = не може да се отвори: { $problem }
in-case = случай { $case }
in-case-number = случай номер { NUMBER($number, useGrouping: 0) }
at-step = , стъпка { NUMBER($number, useGrouping: 0) }
at-position = , позиция
more-faults = и още грешки: { NUMBER($count, useGrouping: 0) }
nested-too-deep = вложено е твърде дълбоко
fault-legal = позволено ли е, очаквано: { $expected }, отсъдено: { $found } ({ $because })
fault-because = очаквано заради { $expected }, отсъдено заради { $found }
fault-answer = очакван отговор: { $expected }, отговорено: { $found }
fault-untold = { $path }: не може да се каже; очаквано: { $expected }
fault-value = { $path }: очаквано { $expected }, а е { $found }
at-least = { $field }: числото трябва да е поне { $least }
not-told = тук не е казано: { $field }
