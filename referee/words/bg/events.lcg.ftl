### What happened.

title_chosen = { $seat } взе титла: { $title }
titles_returned = Всички титли се върнаха в Малкия съвет
title_used = { $seat } използва титлата: { $title }
challenge_turned = Предизвикателството има нова цел: { $seat }
cancelled = { $seat } отмени { $card }
challenge_without_winner = Никой не спечели предизвикателството
power_placed = { $seat } сложи { $amount ->
    [one] { $amount } символ на властта
   *[other] { $amount } символа на властта
} върху { $card }
