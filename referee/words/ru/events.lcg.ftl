### What happened.

title_chosen = { $seat } берёт титул: { $title }
titles_returned = Все титулы вернулись в Палату
title_used = { $seat } применяет титул: { $title }
challenge_turned = У вызова новая цель: { $seat }
cancelled = { $seat } отменяет: { $card }
challenge_without_winner = В вызове никто не победил
power_placed = { $seat }: власть ({ $amount }) положена на карту { $card }
