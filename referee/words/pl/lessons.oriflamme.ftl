### Lekcje gry „Oriflamme”. Kartę, rodzinę albo słowo gry nazywa się ich oznaczeniem.

chapter-a = Rząd
chapter-b = Kto kogo eliminuje
chapter-c = Pary, stosy i sztuczki

l01-title = Sześć rund o wpływ
l01-1-goal = Ostatni ruch w grze ({ $green }): karta zostaje zakryta. Kto wygrywa?
l01-1-why = Twoja rodzina: { $red }. Wszystko w tej grze służy jednemu: najwięcej wpływu po sześciu rundach.
l01-1-done = Z 8 wygrywają: { $blue }. Liczy się tylko to, co leży przed graczem.
l01-2-goal = Na twojej ostatniej karcie leżą 4. Zostawiasz ją zakrytą. Ile wpływu ci się liczy?
l01-2-why = Przed tobą leży 5. Po tej karcie gra się kończy.
l01-2-done = 5: to, co zostało na karcie, nie należy do nikogo.
l01-3-goal = Wygraj grę tą ostatnią kartą.
l01-3-why = Prowadzi rywal z 8 ({ $blue }). Ty masz 5, a 4 leżą na karcie { $red__queen }.
l01-3-lost-1 = Gra się skończyła, a 4 z twojej karty się nie liczą.
l01-3-done = 5 + 4 + 2 = 11. Wygrywasz.

l02-title = Wyłożenie karty
l02-1-goal = Wyłóż kartę tak, żeby działała pierwsza.
l02-1-why = Gdy wszyscy wyłożą karty, rząd rozpatruje się według znacznika. Tu wskazuje od prawej do lewej.
l02-1-done = Leży zakryta na prawym końcu i tu od niej zaczynają się wydarzenia.
l02-2-goal = Runda 2. Wyłóż kartę tam, gdzie nie wolno: między dwiema innymi.
l02-2-why = Rząd rośnie na końcach.
l02-2-done = Nigdy między dwie karty, nawet między własne.
l02-3-goal = Rywal ({ $blue }) wykłada drugą kartę, zanim przyszła twoja kolej. Czy wolno?
l02-3-why = Zaczęli { $blue }, potem byli { $green }, a teraz kolej na ciebie.
l02-3-done = W rundzie każdy gracz wykłada dokładnie jedną kartę.

l03-title = Czekać czy odkryć
l03-1-goal = Masz 1 i zostawiasz kartę { $red__queen } zakrytą. Ile masz wtedy?
l03-1-why = Karta, która zostaje zakryta, dostaje 1 wpływ z rezerwy.
l03-1-done = Nadal 1: nowy wpływ leży na karcie.
l03-2-goal = Dwie rundy później odkrywasz kartę { $red__queen } z 2 wpływu. Ile masz?
l03-2-why = { $queen } daje 2. Zanim karta zadziała, właściciel zabiera leżący na niej wpływ.
l03-2-done = 1 + 2 z karty + 2 za jej efekt = 5.
l03-3-goal = Zdobądź 3 kartą { $red__queen } w ciągu dwóch rund.
l03-3-why = Zakryta karta co rundę daje ci wybór. Następną kartę wyłoży za ciebie Referee.
l03-3-lost-1 = Odkryta teraz, karta dała tylko 2.
l03-3-done = 1 z karty i 2 za jej efekt.

l04-title = Odkryta, czyli co rundę
l04-1-goal = Twój odkryty { $felon } kosztowałby cię 1. Pomijasz go. Czy wolno?
l04-1-why = { $felon }: każdy gracz traci 1 za każdą swoją kartę obok niego.
l04-1-done = Odkryta karta musi zadziałać, nawet przeciw właścicielowi.
l04-2-goal = Działa więc { $red__felon }. Masz 3; ile zostaje?
l04-2-why = Czyje karty leżą obok niego?
l04-2-done = 3 − 1: jeden z dwóch sąsiadów jest twój.
l04-3-goal = { $red__queen } działa w tej i w następnej rundzie. Ile masz potem?
l04-3-why = Masz 2, a { $queen } daje za każdym razem 2.
l04-3-done = 2 + 2 + 2 = 6. Odkryta postać działa w każdej rundzie.
l04-4-goal = Twój { $cutthroat } musi działać. Zachowaj kartę { $red__queen }.
l04-4-why = Eliminuje jedną z sąsiednich kart.
l04-4-lost-1 = Karta { $red__queen } została wyeliminowana.
l04-4-done = Przy dwóch sąsiadach wybierasz ty. Nie wybrać nikogo nie wolno.

l05-title = Faza wydarzeń z instrukcji
l05-1-goal = Grasz jak w instrukcji. Zostaw swoją pierwszą kartę zakrytą.
l05-1-why = Rząd rozpatruje się od lewej do prawej.
l05-1-done = Na karcie leży 1 wpływ. Teraz { $blue }.
l05-2-goal = { $cutthroat } ({ $blue }) eliminuje kartę { $red__queen }. Ile mają wtedy { $blue }?
l05-2-why = { $blue } mają 2, a na karcie { $cutthroat } leży 1. Za jedną ofiarę nie ma nagrody, ale cudza { $queen } daje 1 temu, kto ją wyeliminuje.
l05-2-done = 2 + 1 z karty + 1 za kartę { $queen } = 4. Jej własne 2 idą do rezerwy.
l05-3-goal = Zagraj za rywala ({ $green }): zostaw kartę zakrytą, jak w instrukcji.
l05-3-why = Luka się zamknęła i rząd idzie dalej w prawo.
l05-3-done = Następny jest { $blue__felon }.
l05-4-goal = { $blue__felon } jest odkryty i działa. { $green } mają 2; ile zostaje?
l05-4-why = Każdy gracz traci 1 za każdą swoją kartę obok niego.
l05-4-done = 2 − 1: obok leży jedna karta tej rodziny ({ $green }).
l05-5-goal = A gdyby { $cutthroat } wybrał kartę { $red__apothecary }? Ile mieliby { $blue }?
l05-5-why = Mieli 2 ({ $blue }), a na karcie leżał jeszcze 1.
l05-5-done = 2 + 1. Za jedną ofiarę nie ma nagrody.

l06-title = { $cutthroat } liczy imiona
l06-1-goal = Masz 1. Twój { $cutthroat } eliminuje jedną kartę: { $felon }. Ile masz teraz?
l06-1-why = Zwykła nagroda za eliminację to 1. Ta karta ma własną zasadę.
l06-1-done = Nadal 1: za jedną ofiarę nie ma nagrody.
l06-2-goal = To samo, ale w rzędzie jest drugi odkryty { $felon }. Ile masz teraz?
l06-2-why = { $cutthroat } eliminuje sąsiada i wszystkie odkryte cudze karty o tej samej nazwie.
l06-2-done = Dwie ofiary, po 1 za każdą: 1 + 2 = 3.
l06-3-goal = Masz 1. Tym razem jedyną ofiarą jest { $blue__queen }. Ile masz?
l06-3-why = { $queen } daje 1 dodatkowo innemu graczowi, który ją wyeliminuje.
l06-3-done = 1 + 1: za jedną ofiarę nic, ale { $queen } daje 1 dodatkowo.
l06-4-goal = Dwie cudze karty o nazwie { $queen } padają naraz. Ile masz?
l06-4-why = Przedtem masz 1.
l06-4-done = 1 + 2 za dwie ofiary + 2 dodatkowo = 5.
l06-5-goal = Zdobądź 2 jednym atakiem.
l06-5-why = Twój { $cutthroat } ma dwóch sąsiadów. Kto ma w rzędzie imiennika?
l06-5-lost-1 = Jedna { $queen } daje tylko 1.
l06-5-done = Padły obie karty o tej nazwie, bliska i daleka.

l07-title = { $apothecary } sięga daleko
l07-1-goal = Niech { $red__apothecary } wybierze kartę, której nie dosięga.
l07-1-why = W tym rzędzie leżą dwie twoje karty.
l07-1-done = Ofiara musi leżeć obok INNEJ karty twojej rodziny.
l07-2-goal = Zdobądź 2 jedną eliminacją.
l07-2-why = Zwykła nagroda to 1. Która karta daje temu, kto ją wyeliminuje, jeszcze 1?
l07-2-lost-1 = To dało tylko zwykłą nagrodę 1.
l07-2-done = 1 + 1, i to z daleka.
l07-3-goal = { $red__bribe } leży zakryte. Czy ofiarą może być sąsiednia { $yellow__schemer }?
l07-3-why = { $apothecary } potrzebuje w rzędzie innej karty swojej rodziny.
l07-3-done = Tak: ta inna karta może być odkryta albo zakryta.
l07-4-goal = Masz 1 i odkrywasz kartę { $apothecary } z 1 wpływem. Ile masz teraz?
l07-4-why = W rzędzie nie ma żadnej innej karty twojej rodziny.
l07-4-done = 1 + 1: nikt nie został wyeliminowany, ale wpływ z karty jest twój.

l08-title = Karta, która czeka
l08-1-goal = { $blue__apothecary } eliminuje twoją kartę { $trap }. { $blue } mieli 4. A teraz?
l08-1-why = Najpierw atakujący dostaje zwykłą nagrodę: 1. Potem { $trap } zabiera mu do 3.
l08-1-done = 4 + 1 − 3 = 2. Te 3 są twoje, a { $apothecary } zostaje odrzucony.
l08-2-goal = Masz 1 i odkrywasz kartę { $red__trap } z 3 wpływu. Ile masz teraz?
l08-2-why = Gdy sam odkrywasz kartę { $trap }, wpływ z niej idzie do rezerwy, a ty dostajesz 1.
l08-2-done = 1 + 1: te 3 z karty idą do rezerwy.
l08-3-goal = Spraw, żeby stracili 3: { $blue }.
l08-3-why = Teraz działa twoja zakryta karta. Po niej { $blue__cutthroat } zaatakuje w lewo.
l08-3-done = { $cutthroat } nie dostaje nagrody, traci 3 i zostaje odrzucony.
l08-4-goal = Twój { $apothecary } eliminuje twoją własną kartę { $trap }. Ile masz? Było 4.
l08-4-why = { $trap } jest zastawiona na innych graczy.
l08-4-done = 4 + 1: zwykła nagroda i nic więcej.

l09-title = { $prince } i { $twin }
l09-1-goal = Odkrywasz kartę { $prince } i kładziesz na niej kartę { $twin }. Czy wolno?
l09-1-why = Kto odkrywa kartę { $prince }, kładzie kartę { $twin } na końcu rzędu lub na karcie rodziny.
l09-1-done = Na każdej innej twojej karcie, ale nigdy na karcie { $prince }.
l09-2-goal = Zdobądź 3 w tej rundzie kartami { $prince } i { $twin }.
l09-2-why = Na karcie { $red__prince } leży 1, a każda z tych kart daje 1. Rząd idzie w prawo.
l09-2-lost-1 = { $twin } leży z tyłu i czeka na następną rundę.
l09-2-done = 1 z karty, 1 daje { $prince }, 1 daje { $twin }.
l09-3-goal = { $blue__cutthroat } eliminuje kartę { $red__prince }. Co trafia do twoich odrzuconych?
l09-3-why = Tych dwóch trzyma się razem.
l09-3-done = Jeden zostaje wyeliminowany, drugi odrzucony.
l09-4-goal = To samo, ale na karcie { $twin } leży { $trap }. Co trafia do twoich odrzuconych?
l09-4-why = Dolna karta stosu jest poza zasięgiem.
l09-4-done = Przykryta karta jest bezpieczna.

l10-title = Stosy
l10-1-goal = Połóż kartę na takiej, która nie jest twoja.
l10-1-why = Od drugiej rundy kartę można położyć na innej. Na czyjej?
l10-1-done = Tylko na karcie własnej rodziny.
l10-2-goal = Zdobądź 3 tym stosem, jak w instrukcji.
l10-2-why = { $replacement } leży na karcie { $red__queen }. Eliminuje sąsiada i opuszcza rząd.
l10-2-done = 1 za ofiarę; potem zadziałała karta spod spodu: jeszcze 2.
l10-3-goal = Na twojej karcie { $queen } leży { $trap }. Odkrywasz dolną kartę. Czy wolno?
l10-3-why = Kolej na ten stos.
l10-3-done = Przykryte karty nie biorą udziału w wydarzeniach.
l10-4-goal = Masz 1. Odkrywasz kartę { $schemer } z 2 wpływu, obok stosu. Ile masz?
l10-4-why = { $schemer } daje 1, chyba że leży obok stosu.
l10-4-done = 1 + 2 z karty. Nic nie zarabia i zostaje odrzucona.

l11-title = Czyja jest teraz?
l11-1-goal = Użyj karty { $bribe }, żeby zdobyć 2 w tej rundzie.
l11-1-why = { $bribe }: odkryta postać staje się twoja, gdziekolwiek leży. Co przed nami, działa jeszcze teraz.
l11-1-done = { $blue__queen } pracuje teraz dla ciebie.
l11-2-goal = Karta { $blue__queen } jest przekupiona. Chcą jej użyć { $blue }. Czy wolno?
l11-2-why = Na karcie leży twój żeton przekupstwa.
l11-2-done = Karta należy teraz do twojej rodziny: stosujesz ją ty.
l11-3-goal = Użyj karty { $replacement }, żeby zdobyć 4 w tej rundzie.
l11-3-why = Twoja własna { $queen } jest wśród odłożonych kart. Może zająć miejsce imienniczki.
l11-3-done = 1 + 1 za ofiarę i 2, bo twoja { $queen } zajęła jej miejsce.
l11-4-goal = Użyj karty { $combination } z 1 wpływem, żeby zdobyć 4.
l11-4-why = Stosuje twoją odkrytą postać. Każdy wpływ z niej zabierasz albo oddajesz, by zastosować znowu.
l11-4-done = Dwa razy { $queen }: 2 + 2. Zabierając 1, byłoby 3.
l11-5-goal = Odkrywasz kartę { $combination } dla zakrytej karty { $prince }. Czy wolno?
l11-5-why = W rzędzie widać, które z twoich postaci są odkryte.
l11-5-done = Tylko odkryte, nieprzykryte własne postacie.

l12-title = Jeszcze dwie rundy
l12-1-goal = Ta karta kończy rundę 2. Zaczęli ją { $red }. Kto zaczyna rundę 3?
l12-1-why = Rodziny siedzą zgodnie z ruchem zegara: { $red }, { $blue }, { $green }.
l12-1-done = Żeton pierwszego gracza przechodzi zgodnie z ruchem zegara.
l12-2-goal = Pada { $blue__queen }, za wskaźnikiem odsłania się { $blue__felon }. Kto działa?
l12-2-why = Twój { $cutthroat } wyeliminował wierzch stosu po swojej lewej.
l12-2-done = Miejsce, które już minęliśmy, czeka na następną rundę.
l12-2-choice-2 = Zakryta karta: { $green }
l12-3-goal = Ostatnia karta gry; zostaje 8 do 8. Kto wygrywa: { $red } czy { $blue }?
l12-3-why = Przy remisie liczy się karty w rzędzie.
l12-3-done = { $blue } mają dwie widoczne karty, ty jedną: stos liczy się raz.
l12-4-goal = Wygraj: miej najwięcej wpływu po rundzie 6.
l12-4-why = Zostały dwie rundy. Twój odkryty { $cutthroat } musi działać w obu; pomyśl o jego sąsiadach.
l12-4-done = Kończysz z największym wpływem.

nudge-apothecary-no-family = Bez innej widocznej karty rodziny { $apothecary } nic nie robi; wpływ z karty i tak zabierasz.
nudge-apothecary-other-card-any-face = Inna karta rodziny może być odkryta albo zakryta.
nudge-apothecary-reward = { $apothecary } dostaje zwykłą nagrodę 1 i jeszcze 1, gdy ofiarą jest cudza { $queen }.
nudge-apothecary-target = Ofiara musi leżeć obok innej widocznej karty twojej rodziny, gdziekolwiek w rzędzie.
nudge-bribe-ownership = Przekupiona postać należy do tego, kto ją przekupił: on ją stosuje i na niej zyskuje.
nudge-card-character-repeats = W każdej następnej rundzie odkryta postać działa od nowa.
nudge-combination-eligible = { $combination } stosuje tylko odkryte, nieprzykryte postacie, które należą teraz do twojej rodziny.
nudge-combination-tokens = Każdy wpływ z karty { $combination } zabierasz albo oddajesz, by zastosować efekt jeszcze raz.
nudge-cutthroat-eliminate-adjacent = { $cutthroat } musi wyeliminować jednego widocznego sąsiada; z dwóch wybierasz ty.
nudge-cutthroat-multi-reward = Za dwie ofiary lub więcej { $cutthroat } dostaje po 1 za każdą.
nudge-cutthroat-same-name = Razem z ofiarą padają wszystkie odkryte karty innych graczy o tej samej nazwie.
nudge-cutthroat-single-no-reward = Gdy { $cutthroat } eliminuje tylko jedną kartę, nie ma za nią nagrody.
nudge-end-score = Po szóstej rundzie wygrywa gracz z największym wpływem w zapasie.
nudge-end-tiebreak = Przy remisie wygrywa gracz, który ma więcej widocznych kart w rzędzie.
nudge-end-tokens-on-cards = Wpływ leżący na kartach w rzędzie nie liczy się na końcu.
nudge-event-collect-tokens = Odkrywając kartę, zabierasz leżący na niej wpływ; potem karta działa.
nudge-event-facedown-choice = Zakrytą kartę zostaw zakrytą albo odkryj.
nudge-event-faceup-mandatory = Gdy przychodzi kolej na odkrytą kartę, właściciel musi zastosować jej efekt.
nudge-event-keep-face-down = Karta zostawiona zakryta dostaje 1 wpływ z rezerwy. Zostaje on na karcie.
nudge-event-mandatory-own-harm = Odkryta karta działa, nawet gdy szkodzi swojej rodzinie; spośród kilku ofiar wybiera właściciel.
nudge-event-one-visit = W rundzie rząd rozpatruje się raz; nikt się nie cofa.
nudge-event-owner-acts = O karcie decyduje jej właściciel.
nudge-felon-includes-owner = { $felon } kosztuje także własną rodzinę: 1 za każdą jej kartę obok niego.
nudge-felon-loss = Każdy gracz traci 1 za każdą swoją widoczną kartę obok karty { $felon }.
nudge-goal-most-influence = Wygrywa, kto po sześciu rundach ma najwięcej wpływu.
nudge-newround-pass-first = Po wydarzeniach żeton pierwszego gracza przechodzi do następnego zgodnie z ruchem zegara.
nudge-planning-ends = Wyłóż kartę na lewym albo na prawym końcu rzędu.
nudge-planning-no-between = Między dwie karty rzędu nie kładzie się karty.
nudge-planning-one-card-each = W każdej rundzie każdy gracz wykłada z ręki dokładnie jedną kartę.
nudge-prince-eliminated-discards-twin = Gdy pada { $prince }, nieprzykryty { $twin } tej rodziny zostaje odrzucony.
nudge-queen-bonus = Inny gracz, który wyeliminuje kartę { $queen }, dostaje 1 dodatkowo.
nudge-replacement-acts-if-ahead = Karta położona na miejscu, które jest jeszcze przed nami, działa w tej rundzie.
nudge-schemer-discard-near-stack = Gdy obok leży stos, { $schemer } zostaje odrzucona i nic nie zarabia.
nudge-stack-lower-inert = Przykrytych kart nie można odkryć, nie działają i nic ich nie dosięga.
nudge-stack-own-family-only = Przykryć można tylko kartę własnej rodziny.
nudge-stack-uncover-resolves = Gdy wierzchnia karta zadziała i odejdzie, następna jest karta pod nią.
nudge-trap-own = Gracz, który eliminuje własną kartę { $trap }, dostaje tylko zwykłą nagrodę.
nudge-trap-reaction = Cudza karta, która eliminuje kartę { $trap }, zostaje odrzucona, a jej gracz oddaje właścicielowi do 3.
nudge-trap-reward-first = Atakujący najpierw dostaje 1 za eliminację, potem traci do 3.
nudge-trap-self-activated = Gdy sam odkrywasz kartę { $trap }, wpływ z niej idzie do rezerwy, a ty dostajesz 1.
nudge-twin-covered-safe = Karta przykryta inną nie zostaje odrzucona razem z drugą z pary.
nudge-twin-not-on-prince = { $twin } nie może leżeć na karcie { $prince }.
nudge-twin-placement = Połóż kartę { $twin } na końcu rzędu albo na własnej karcie. Co przed wskaźnikiem, działa jeszcze w tej rundzie.
