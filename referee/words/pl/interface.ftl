verdict-yes = Wolno
verdict-no = Nie wolno
verdict-cannot-tell = Nie da się rozstrzygnąć
outcome-done = Gotowe
outcome-refused = Nie wolno
outcome-cannot_tell = Jeszcze nie da się rozstrzygnąć
outcome-texts_differ = Wydania się różnią
ruled = { $verdict } (podstawa: { $text })
ruling-given = Orzeczenie: { $move } – { $answer }
ruling-overruled = Orzeczenie uchylone przez graczy: { $move } – { $answer }
ruling-refused = Ruch odrzucony: { $move } – { $answer }
rulings-resting = Orzeczenia przy waszych stołach, które się na tym opierają
ruling-resting = { $game }, wiersz { NUMBER($line, useGrouping: 0) } ({ $day }): { $answer }
ruling-at-desk = { $event }, runda { $round }, stół { $table }, orzeczenie { $ruling } ({ $state }): { $asked } – { $answer }
ruling-rule-changed = △ zmienione od tego czasu: { $rules }
rules-kept = { $count ->
    [one] sprawdzono jeszcze { $count } zasadę
    [few] sprawdzono jeszcze { $count } zasady
   *[many] sprawdzono jeszcze { $count } zasad
}
would-be-legal = Co by na to pozwoliło:
way-either = albo { $change }
way-or = albo { $change }
way-also = a ponadto: { $change }
missing-at-least = Pomogłoby co najmniej: { $change }
ask-the-table = Pytanie do stołu: { $question }
what-came-of-it = Co z tego wynikło:
basis-stated = powiedziane w zasadach
basis-derived = wynika z zasad
basis-silent = zasady tego nie mówią; to zalecenie
basis-may-matter = zasady tego nie mówią; może to mieć znaczenie
basis-table = rozstrzygnięte przez ten stół
offer-name = inna nazwa
offer-word = inne słowo
offer-keyboard = inna klawiatura
offer-seat = czyj ruch
offer-reading = inne odczytanie
offer-outcome = jak wyszło
offer-as_told = przyjąć, jak powiedziano
texts-differ = Wydania się tu różnią; stół może rozstrzygnąć: { $point }
by-hand = ręcznie: gracze mówią, co karta robi

## A Clash of Kings: a verdict of its own.

verdict-not-covered = Źródło tego nie obejmuje
