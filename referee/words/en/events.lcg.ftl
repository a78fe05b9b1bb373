### What happened.

title_chosen = { $seat } took a title: { $title }
titles_returned = All titles went back to the council chamber
title_used = { $seat } used the title: { $title }
challenge_turned = The challenge has a new target: { $seat }
cancelled = { $seat } cancelled { $card }
challenge_without_winner = Nobody won the challenge
power_placed = { $seat } put { $amount } power on { $card }
