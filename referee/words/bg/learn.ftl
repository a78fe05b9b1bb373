### Уроци: списъкът, проверката, екранът.

nobody = никой
nothing = нищо

# Списъкът
list-lesson = { $lesson }  { $title }  { $minutes } мин
list-stars = звезди: { $stars } от { $most }
list-none = За тази игра още няма уроци.
list-note-lcg = Уроците разказват разликите с изданието на HBO. Ако и двете игри са нови за вас, започнете с урок 1 и уроци 5–18 на HBO.

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
stage = Етап { $number } от { $of }
finished = Готово: { $stars }
stars-about = За три звезди: без грешен избор и без подсказка; пробваните ходове не струват нищо. След третата подсказка или два грешни избора в един етап остава една звезда; иначе две.
break-about = Нарушете правилото нарочно: направете ход, който не е позволен. С дъската нищо няма да стане.
order-about = Изберете какво е първо, после какво е следващо и така нататък.
cites-about = След правилото стоят заглавието и страницата така, както са отпечатани: { $text }.
moves-left = Оставащи ходове: { $count }.
goes-on = Позволено. Целта още не е достигната.
went-back = Дъската се връща назад.
moves-used-up = Няма повече ходове, а целта не е постигната.
dead-end = Оттук никой ход от списъка не води до целта.
missed = { $what }: { $found }; целта: { $wanted }
wanted-at_least = поне { $than }
wanted-at_most = най-много { $than }
wanted-not = не { $than }
wanted-has = и { $than } сред тях
wanted-size = { $than } на брой
wanted-more = с { $than } повече от преди
wanted-fewer = с { $than } по-малко от преди
wanted-same = както преди
wanted-more_than = повече от „{ $than }“
untold = още няма
refused-again = Нищо не се е променило; опитайте пак.
allowed = Това е позволено! Намерете ход, който не е.
other-rule = Отказано, но по друго правило. Намерете онова, за което говори целта.
not-yours = Този ход е на друг.
wrong = Не. Опитайте друго.
misplaced = Още не: преди това има нещо друго.
wrong-rule = Не, това правило казва друго:
tried-before = Това вече го опитахте.
why-where = Tab води към дъската, ↑ и ↓ към ред от нея; тогава w казва как се е получило числото.
hint-look = Вижте: { $what }.
hint-rule = Помислете за правилото: { $rule }.
hint-first = Първо идва: { $item }
hint-next = След това идва: { $item }
hint-answer = Отговорът: { $answer }
choice-number = числото { $number }
choice-amount = { $what }: { $number }
spot-legal = Позволено
spot-not_legal = Не е позволено
spot-cannot_tell = Правилата не казват или липсва факт
which-rule = Точно така: не е позволено. По кое правило?
judged-later = Ще разберете дали е позволено, щом го приемете.
go-on = Нататък
once-more = Още веднъж
all-lessons = Всички уроци
next-lesson = Следва: { $title }
well-done = Добре се справихте.
last-done = Това беше последният урок. Следва ваша игра: Esc, Esc, после n. Referee обяснява, докато играете.
not-kept = Напредъкът ви не може да се запази.
exported = Напредъкът ви е в { $file }.
not-exported = В { $file } не може да се пише: { $problem }
imported = { $file }: към записаното тук са добавени { $lessons ->
    [one] { $lessons } урок
   *[other] { $lessons } урока
} и { $rules ->
    [one] { $rules } правило
   *[other] { $rules } правила
}.
not-imported = { $file } не може да се прочете: { $problem }
no-export = този файл не е писан от referee learn --export
not-kept-here = В { $file } не може да се пише.

# Списъкът с уроци
lessons = Уроци: { $game }
which-game = Коя игра искате да научите?
lesson-line = { $number }  { $title }
lesson-about = { $minutes } мин
where-left = { $game }: урок { $number } от { $of }, { $title }

terms-search = Напишете дума, на всеки език
terms-none = Никоя дума на тази игра не съдържа това.
terms-lesson = Урок { $number }: { $title }
terms-dispute = Например: { $question } { $ruling }

# Какво стои на мястото, за което говори целта
path-game-over = свършила ли е играта
path-game-winner = кой е спечелил играта
path-challenge-winner = кой печели предизвикателството
path-challenge-loser = кой губи предизвикателството
path-challenge-target = кого нападат
path-challenge-participants = кой участва
path-challenge-attack = цялата атака
path-challenge-defence = цялата защита
path-challenge-unopposed = без съпротива ли е
path-claim-due = колко взема ударът
path-claim-payer = кой понася загубите
path-dominance-winner = кой печели надмощие
path-initiative-winner = кой печели инициативата
path-initiative-tie_break = какво решава при равенство
path-payment-surplus = надплатено влияние
path-active_player = чий ход е
path-first_player = стартов играч
path-phase = фазата
path-card-power = власт върху нея
path-card = картата, която действа следваща
path-seat = чий ред е
path-kneeling = склонена
path-zone = къде лежи
path-duplicates = двойници
path-strength = сила
path-dead_names = унищожени карти
path-hand = карти в ръката
path-deck = карти в тестето за теглене
path-drawn = изтеглени карти
path-power = власт
path-house-power = символи на властта
path-total_power = власт общо
path-gold = злато
path-income = доход
path-dominance = общо за надмощие
path-setup_total = цена на поставените карти
path-title = титла
path-influence = влияние
path-discard = изчистени карти
path-fortification = укрепление
path-orders = заповеди
path-units = отряди
path-units_of = чии отряди са там
path-destroyed = унищожени отряди
path-mustered = набрани отряди
path-gained = получени символи на властта
path-fortifications = останали укрепления
path-winner = кой печели
