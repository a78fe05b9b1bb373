### Repairs: four remedies for a wrong line, beside each other.

title = Repair of line { $line }: { $what }
right = Correct would have been: { $what }
left-out = Left out before it: { $what }
later = Later lines: { $count }
leave = Leave
mend = Mend
replay = Replay
back-up = Back up
about-leave = change nothing
about-mend = correct what it did, keep every later line
about-replay = go back to it, enter the correct line, enter the later lines again
about-back-up = undo the lines, latest first
simple = simple
full = full
not-advised = not advised
cause-last-act = it is the last act; nobody saw a hidden card, and nothing was random
cause-nothing-left = none of its effects is left on the table
cause-later-acts = others have acted since
cause-learnt = something was random, or players saw hidden cards
cause-broken = it would leave an impossible position
cause-stays = a correction cannot fix all of it
cause-outcome = others have acted since, and the results would be different
cause-lines-lost = later lines are lost
cause-illegal-stays = the wrong move stays
lines = lines kept { $kept }, changed { $changed }, lost { $lost }
hands = cards { $cards }, gold { $gold }, power { $power }
changes = On the table:
stays = Stays wrong (now → correct): { $what }
other = Would be different without the mistake (now → then): { $what }
beyond = { $of }: a correction by hand cannot fix this
lost-line = lost: { $line } { $what }
changed-line = changed: { $line } { $what }
stopped-refused = Stops at line { $line }: it is refused now ({ $what })
stopped-asked = Stops at line { $line }: the choices are different now ({ $what })
stopped-chance = Stops at line { $line }: the random choice would be among other things ({ $what })
learnt = Learnt since:
learnt-shown = line { $line }: everybody saw { $cards }
learnt-told = line { $line }: { $seats } told the referee a secret
learnt-looked = line { $line }: { $seats } saw cards of a pile
learnt-random = line { $line }: a random result
learnt-chosen = line { $line }: { $seats } made a choice
learnt-nothing = nothing
broken = Would be impossible: { $what }
asks-ends-game = It ends the game.
asks-reveals = It turns a card up.
spent-since = { $seat } has entered { $count ->
    [one] { $count } line
   *[other] { $count } lines
} since then and could have spent the gold.
step = Line { $line }: { $what }
step-stand = stand { $card }
step-kneel = kneel { $card }
step-return = return { $card }: it was { $zone }, now { $to_zone }
step-to-treasury = { $seat }: { $amount } gold to the treasury
step-from-treasury = { $seat }: { $amount } gold from the treasury
step-power-back = { $of }: { $amount } power back to the pool
step-power-on = { $of }: { $amount } power from the pool
step-unknown-deck = { $seat }: from the { $hand } cards in hand choose unknown ones at random ({ $count }); put them on top of the draw deck
step-unknown-discard = { $seat }: from the { $hand } cards in hand choose unknown ones at random ({ $count }); put them back into the discard pile
step-unknown = { $seat }: from the { $hand } cards in hand choose unknown ones at random ({ $count })
step-opponent-deck = { $seat }: from the { $hand } cards in hand the opponent looks at and chooses unknown ones ({ $count }); put them on top of the draw deck
step-opponent-discard = { $seat }: from the { $hand } cards in hand the opponent looks at and chooses unknown ones ({ $count }); put them back into the discard pile
step-opponent = { $seat }: from the { $hand } cards in hand the opponent looks at and chooses unknown ones ({ $count })
step-nothing = nothing moves
done-leave = Left unchanged; the log says why.
done-mend = Corrected with one entry.
done-replay = Lines entered again: { $kept }; lost: { $lost }.
done-back-up = Back at the table before line { $line }.
note-leave = Repair of line { $line }: left unchanged ({ $because })
note-replay = Repair of line { $line }: undone, correct line entered, later lines entered again ({ $because })
note-back-up = Repair of line { $line }: backed up ({ $because })
note-mend = Repair of line { $line } ({ $because })
rests-on = based on ruling { $ruling }
why = Why? (for the log)
what-is-right = What would have been correct? Type a line as at the table, or leave it empty for nothing
is-done = Step { $step } of { $count }. Done on the table?
sure = Carry it out?
hint = 1 to 4 choose, Enter carries out, i: type the correct line, o: something was left out before this line
head = A backup needs the head judge, or a policy that allows every judge
provisional-given = Provisional ruling: play continues from here until it is settled ({ $because })
provisional-confirmed = Provisional ruling of line { $line } confirmed: everything played since counts ({ $because })
provisional-reversed = Provisional ruling of line { $line } reversed: back to it, { $count ->
    [0] nothing
    [one] { $count } line
   *[other] { $count } lines
} undone ({ $because })
provisional-why = Why is the ruling provisional? (for the log)
provisional-settle = Provisional ruling of line { $line }: { $because }
provisional-confirm = Confirm it: everything played since counts
provisional-reverse = Reverse it: go back to line { $line }
provisional-since = Lines since then: { $count }
provisional-settle-why = Why? (for the log)
only-looked-at = You are looking on. Carry out the repair at the table: l, the line, R.
