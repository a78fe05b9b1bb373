### What happened.

title_chosen = { $seat } bierze tytuł: { $title }
titles_returned = Wszystkie tytuły wróciły do Małej Rady
title_used = { $seat } używa tytułu: { $title }
challenge_turned = Wyzwanie ma nowy cel: { $seat }
cancelled = { $seat } anuluje: { $card }
challenge_without_winner = Nikt nie wygrał wyzwania
power_placed = { $seat } kładzie { $amount ->
    [one] { $amount } punkt władzy
    [few] { $amount } punkty władzy
   *[many] { $amount } punktów władzy
} na karcie { $card }
