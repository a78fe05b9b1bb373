### Oriflamme: słowa stołu; polskiej instrukcji nie ma, nazwy są robocze.

called-closed = { $seat_key ->
    [red] Czerwona
    [blue] Niebieska
    [green] Zielona
    [yellow] Żółta
   *[black] Czarna
} { $number }
called-open = { $name } { $seat_key ->
    [red] czerwonych
    [blue] niebieskich
    [green] zielonych
    [yellow] żółtych
   *[black] czarnych
}
house-red = Czerwoni
house-blue = Niebiescy
house-green = Zieloni
house-yellow = Żółci
house-black = Czarni
card-prince = Książę
card-twin = Bliźniak
card-schemer = Intrygantka
card-queen = Królowa
card-cutthroat = Zbir
card-apothecary = Aptekarz
card-felon = Przestępca
card-replacement = Podmiana
card-bribe = Przekupstwo
card-combination = Kombinacja
card-trap = Pułapka
row = rząd
direction-left_to_right = od lewej do prawej
direction-right_to_left = od prawej do lewej
reserve = rezerwa, w żetonach po 1
end-left = lewy koniec
end-right = prawy koniec
face-down = zakryta
face-up = odkryta
closed = zakryta
tokens = wpływ
stack = stos
pointer = działa teraz
done = już działała
owner = właściciel
family = pierwotna rodzina
bribe = przekupiona przez
intrigue = intryga
character = postać
influence = wpływ
hand = ręka
set_aside = odłożone
discard = odrzucone
in_front = przed graczem
cards_in_row = w rzędzie
bribe_token = żeton przekupstwa
bribe_token-home = u gracza
first_player = pierwszy gracz
shows = która to karta
target_shows = która to karta
card = która to karta
zone-row = w rzędzie
zone-hand = na ręce
zone-set_aside = wśród odłożonych
zone-discard = wśród odrzuconych
zone-unknown = nie wiadomo gdzie
field-influence = wpływ
field-hand_count = karty na ręce
field-discard = odrzucone
field-tokens = wpływ na karcie
field-bribe = czyj żeton przekupstwa
field-round = runda
field-first_player = pierwszy gracz
field-direction = kierunek wydarzeń
in-round = {""}
in-effect = faza wydarzeń
in-combination = kombinacja
at-round-planning = faza planowania
at-round-events = faza wydarzeń
at-effect-apply = stosowanie karty
at-combination-steps = krok po kroku
text-ru = rosyjska instrukcja
phase-planning = faza planowania
phase-events = faza wydarzeń
phase-game_over = koniec gry
begin-families = Rodziny, zgodnie z ruchem wskazówek zegara
begin-first_player = Pierwszy gracz (najstarszy)
begin-direction = Kierunek wydarzeń
begin-left_to_right = od lewej do prawej
begin-right_to_left = od prawej do lewej
count-in-row = { $seat }: { $amount }
held = odłożone z Kombinacji
