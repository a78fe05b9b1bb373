### Nowa gra: co się ustala, zanim się zacznie.

begin = Rozpocznij
begin-name = Nazwa gry
begin-text = Tekst zasad
begin-passes = Pasy
begin-points = Gdzie zasady milczą
begin-points-usual = jak zalecono
begin-points-decided = rozstrzygnięte tu: { $count }
begin-which = Która gra?
begin-order = W jakiej kolejności siedzą?
begin-who = Kto gra? Zaznacz po kolei, zgodnie z ruchem wskazówek zegara.
begin-sit = zgodnie z ruchem wskazówek zegara: { $seats }
begin-enough = To już wszyscy
begin-seat = Miejsce { $count }: kto tam siedzi?
no-choice = Tu nie ma wyboru: odpowiedź jest jedna.
one-answer = jedyna odpowiedź
foot-change = Zmień
foot-begin = Rozpocznij
key-change = Zmienia zaznaczony wiersz.
key-begin = Rozpoczyna grę tak, jak tu stoi.
help-BeginScreen = Od czego zaczyna się nowa gra. Każdy wiersz pokazuje, co obowiązuje; Enter zmienia wiersz. Pierwszy wiersz rozpoczyna grę.
