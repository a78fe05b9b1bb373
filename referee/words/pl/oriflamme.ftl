### Oriflamme: ruchy słowami.

moves-place = { $by }: kładą { $card_key ->
    [none] kartę
   *[some] kartę { $card }
} { $where_key ->
    [left] na lewym końcu
    [right] na prawym końcu
    [on] na karcie { $on }
   *[between] między: { $between }
}{ $face_key ->
    [none] {""}
    [up] , odkrytą
   *[other] {""}
}
moves-pass_planning = { $by }: nie kładą karty
moves-keep = { $by }: zostawiają kartę { $card } zakrytą
moves-activate = { $by }: odkrywają kartę { $card }{ $shows_key ->
    [none] {""}
   *[some] {" "}(to { $shows })
}{ $target_key ->
    [none] {""}
   *[some] {" "}przeciw karcie { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] {" "}(to { $target_shows })
}{ $substitute_key ->
    [none] {""}
    [discard] , zastępca spośród odrzuconych
    [set_aside] , zastępca spośród odłożonych
   *[other] , bez zastępcy
}{ $bribe_key ->
    [none] {""}
   *[some] , przekupując kartę { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , Bliźniak na lewym końcu
    [right] , Bliźniak na prawym końcu
    [on] , Bliźniak na karcie { $twin_on }
   *[other] , Bliźniak między: { $twin_between }
}{ $sequence_key ->
    [none] {""}
   *[some] {""}: { $sequence }
}
moves-resolve = { $by }: stosują kartę { $card }{ $target_key ->
    [none] {""}
   *[some] {" "}przeciw karcie { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] {" "}(to { $target_shows })
}{ $substitute_key ->
    [none] {""}
    [discard] , zastępca spośród odrzuconych
    [set_aside] , zastępca spośród odłożonych
   *[other] , bez zastępcy
}{ $bribe_key ->
    [none] {""}
   *[some] , przekupując kartę { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , Bliźniak na lewym końcu
    [right] , Bliźniak na prawym końcu
    [on] , Bliźniak na karcie { $twin_on }
   *[other] , Bliźniak między: { $twin_between }
}
moves-combine = { $token_key ->
    [take] { $by }: zabierają żeton
    [repeat] { $by }: oddają żeton i stosują
   *[none] { $by }: Kombinacja stosuje
}{ $card_key ->
    [none] {""}
   *[some] {""}: { $card }
}{ $target_key ->
    [none] {""}
   *[some] {" "}przeciw karcie { $target }
}{ $target_shows_key ->
    [none] {""}
   *[some] {" "}(to { $target_shows })
}{ $substitute_key ->
    [none] {""}
    [discard] , zastępca spośród odrzuconych
    [set_aside] , zastępca spośród odłożonych
   *[other] , bez zastępcy
}{ $bribe_key ->
    [none] {""}
   *[some] , przekupując kartę { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , Bliźniak na lewym końcu
    [right] , Bliźniak na prawym końcu
    [on] , Bliźniak na karcie { $twin_on }
   *[other] , Bliźniak między: { $twin_between }
}
moves-spend = { $token_key ->
    [take] zabrać żeton
    [repeat] oddać żeton i zastosować kartę
   *[none] zastosować kartę
}{ $apply_key ->
    [none] {""}
   *[some] {" "}{ $apply }
}{ $target_key ->
    [none] {""}
   *[some] {" "}przeciw karcie { $target }
}{ $substitute_key ->
    [none] {""}
    [discard] , zastępca spośród odrzuconych
    [set_aside] , zastępca spośród odłożonych
   *[other] , bez zastępcy
}{ $bribe_key ->
    [none] {""}
   *[some] , przekupując kartę { $bribe }
}{ $twin_where_key ->
    [none] {""}
    [left] , Bliźniak na lewym końcu
    [right] , Bliźniak na prawym końcu
    [on] , Bliźniak na karcie { $twin_on }
   *[other] , Bliźniak między: { $twin_between }
}
moves-skip = { $by }: pomijają kartę { $card }
moves-take_tokens = { $by }: zdejmują wpływ z karty { $card }
moves-set_direction = Znacznik się obraca: { $direction_key ->
    [left_to_right] od lewej do prawej
   *[right_to_left] od prawej do lewej
}
moves-know_card = { $name_key ->
    [none] Kartę { $card } nazwano sędziemu w tajemnicy
   *[some] { $card } to { $name }
}
moves-know_cards = { $zone_key ->
    [hand] { $seat }: podają sędziemu swoją rękę
   *[set_aside] { $seat }: podają sędziemu karty odłożone
}{ $cards_key ->
    [none] {""}
   *[some] {""}: { $cards }
}

## Oriflamme: słowa stołu; polskiej instrukcji nie ma, nazwy są robocze.

table-called-closed = { $seat_key ->
    [red] Czerwona
    [blue] Niebieska
    [green] Zielona
    [yellow] Żółta
   *[black] Czarna
} { $number }
table-called-on = na niej { $card }
table-called-open = { $name } { $seat_key ->
    [red] czerwonych
    [blue] niebieskich
    [green] zielonych
    [yellow] żółtych
   *[black] czarnych
}
table-house-red = Czerwoni
table-house-blue = Niebiescy
table-house-green = Zieloni
table-house-yellow = Żółci
table-house-black = Czarni
table-card-prince = Książę
table-card-twin = Bliźniak
table-card-schemer = Intrygantka
table-card-queen = Królowa
table-card-cutthroat = Zbir
table-card-apothecary = Aptekarz
table-card-felon = Przestępca
table-card-replacement = Podmiana
table-card-bribe = Przekupstwo
table-card-combination = Kombinacja
table-card-trap = Pułapka
table-row = rząd
table-direction-left_to_right = od lewej do prawej
table-direction-right_to_left = od prawej do lewej
table-reserve = wpływ w rezerwie
table-end-left = lewy koniec
table-end-right = prawy koniec
table-face-down = zakryta
table-face-up = odkryta
table-closed = zakryta
table-tokens = wpływ
table-stack = stos
table-pointer = działa teraz
table-done = już działała
table-owner = właściciel
table-family = pierwotna rodzina
table-bribe = przekupiona przez
table-intrigue = intryga
table-character = postać
table-influence = wpływ
table-hand = ręka
table-set_aside = odłożone
table-discard = odrzucone
table-in_front = przed graczem
table-cards_in_row = w rzędzie
table-bribe_token = żeton przekupstwa
table-bribe_token-home = u gracza
table-first_player = pierwszy gracz
table-shows = która to karta
table-target_shows = która to karta
table-card = która to karta
table-zone-row = w rzędzie
table-zone-hand = na ręce
table-zone-set_aside = wśród odłożonych
table-zone-discard = wśród odrzuconych
table-zone-unknown = nie wiadomo gdzie
table-field-influence = wpływ
table-field-hand_count = karty na ręce
table-field-discard = odrzucone
table-field-tokens = wpływ na karcie
table-field-bribe = czyj żeton przekupstwa
table-field-round = runda
table-field-first_player = pierwszy gracz
table-field-direction = kierunek wydarzeń
table-field-placed = rodziny, które położyły kartę
table-field-row_of_cards = układ kart
table-field-pointer = karta, która działa teraz
table-in-round = {""}
table-in-effect = faza wydarzeń
table-in-combination = kombinacja
table-at-round-planning = faza planowania
table-at-round-events = faza wydarzeń
table-at-effect-apply = stosowanie karty
table-at-combination-steps = krok po kroku
table-text-ru = rosyjska instrukcja
table-phase-planning = faza planowania
table-phase-events = faza wydarzeń
table-phase-game_over = koniec gry
table-begin-families = Rodziny, zgodnie z ruchem wskazówek zegara
table-begin-first_player = Pierwszy gracz (najstarszy)
table-begin-direction = Kierunek wydarzeń
table-begin-left_to_right = od lewej do prawej
table-begin-right_to_left = od prawej do lewej
table-count-in-row = { $seat }: { $amount }
table-held = odłożone z Kombinacji
app-no-windows = W Oriflamme nie ma czasu na odpowiedzi: właściciel musi zostawić albo odsłonić kartę, gdy przyjdzie jej kolej, a nikt nie odpowiada na cudzy ruch. Milczenie niczego nie odbiera.
repair-hands = karty { $cards }, wpływ { $power }
