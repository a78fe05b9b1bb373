### Уроци: списъкът, проверката, екранът.

nobody = никой
nothing = нищо

# Списъкът
list-lesson = { $lesson }  { $title }  { $minutes } мин
list-stars = звезди: { $stars } от { $most }
list-none = За тази игра още няма уроци.

# Проверката
audit-done = Проверени уроци на { $game }: { $lessons } ({ $texts }); { $faults ->
    [0] няма грешки
    [one] { $faults } грешка
   *[other] { $faults } грешки
}.
at-lesson = { $lesson }
at-stage = { $lesson }, стъпка { $stage }
under = { $where } ({ $text })
fault = { $where }: { $fault }
fault-id-of-another-game = Означението трябва да започва с „{ $game }.“.
fault-id-twice = Друг урок има същото означение.
fault-needs-unknown = „needs“ назовава { $needs }, но никой по-ранен урок няма това означение.
fault-no-stages = Урокът няма стъпки.
fault-unknown-rule = В правилника няма правило { $rule }.
fault-rule-not-taught = Стъпката се основава на { $rule }, но „teaches“ не го изброява.
fault-unreadable = { $error }
fault-solution-refused = Ход { $move } от { $of } на решението е отказан: { $because }.
fault-solution-short = След ход { $move } от { $of } целта не е постигната: { $missing }.
fault-lost-by-solution = Ход { $move } от { $of } на решението прави вярно нещо от „lost“: { $missing }.
fault-goal-early = Целта е постигната след ход { $move } от { $of }; махнете останалите ходове.
fault-goal-already = Целта е изпълнена още преди първия ход.
fault-lost-already = „lost“ { $number } е вярно още преди първия ход.
fault-no-goal = Стъпката няма нито „goal“, нито „asks“.
fault-not-yours = Ход { $move } от решението е на друго място; задайте „by“.
fault-break-legal = Ходът е позволен; трябва да бъде отказан по { $rule }.
fault-break-otherwise = Ходът е отказан по { $because }, а не по { $rule }.
fault-path-or-ask = Предсказанието иска или „path“, или „ask“.
fault-few-choices = Предсказанието иска поне { $least } отговора за избор.
fault-answer-no-choice = Отговорът { $answer } не е сред предложените.
fault-predicted-otherwise = Отговорът е { $answer }, а програмата намира { $found }.
fault-spotted-otherwise = „legal“ е { $legal }, а програмата намира { $found } ({ $because }).
fault-others-two = Отказан ход иска две правила в „others“.
fault-other-forbids = { $rule } стои в „others“, но също забранява хода.
fault-few-items = Назовете поне { $least } неща, всяко по веднъж.
fault-unknown-procedure = Играта няма процедура { $procedure }. Процедури: { $known }.
fault-order-otherwise = Редът на процедурата е друг: { $steps }.
fault-hint-fails = Никой изброен ход не води до целта в { $depth } хода, затова третата подсказка е празна.
fault-robot = Урокът се завършва само с натискане на { $key }; сменете целта или добавете избор.
fault-message-missing = Липсва съобщението { $message }.
fault-message-long = Съобщението { $message } има { $length } знака; позволени са { $longest }.
fault-message-facts = Съобщението { $message } не назовава същото като на английски: { $names }.
fault-message-names = Съобщението { $message } назовава { $variable }, което не е нито карта, нито място, нито дума.

# Екранът
head = { $game } { $number } от { $of }  { $title }
finished = Готово: { $stars }
moves-left = Оставащи ходове: { $count }.
goes-on = Позволено. Продължете.
went-back = Дъската се връща назад.
moves-used-up = Няма повече ходове, а целта не е постигната:
missed = { $what }: { $found }
untold = неизвестно
refused-again = Не е позволено. Нищо не се е променило; опитайте пак.
allowed = Това е позволено! Намерете ход, който не е.
other-rule = Отказано, но по друго правило. Намерете онова, за което говори целта.
not-yours = Този ход е на друг.
wrong = Не. Опитайте друго.
tried-before = Това вече го опитахте.
hint-look = Вижте: { $what }
hint-read = Прочетете целта още веднъж.
spot-legal = Позволено
spot-not_legal = Не е позволено
spot-cannot_tell = Правилата не казват или липсва факт
which-rule = Точно така: не е позволено. По кое правило?
judged-later = Отсъжда се, щом го приемете.
go-on = Нататък
once-more = Още веднъж
all-lessons = Всички уроци
next-lesson = Следва: { $title }
well-done = Добре се справихте.
not-kept = Напредъкът ви не може да се запази.
exported = Напредъкът ви е в { $file }.
not-exported = В { $file } не може да се пише: { $problem }

# Списъкът с уроци
lessons = Уроци: { $game }
which-game = Коя игра искате да научите?
lesson-line = { $number }  { $title }
lesson-about = { $minutes } мин
where-left = { $game }: урок { $number } от { $of }, { $title }

terms-search = Напишете дума, на всеки език
terms-none = Никоя дума на тази игра не съдържа това.
terms-lesson = Урок { $number }: { $title }
