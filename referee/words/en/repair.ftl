### Repairs: four remedies for a wrong line, beside each other.

title = Repair of line { $line }: { $said }
right = Right would have been: { $said }
left-out = Left out before it: { $said }
later = Lines since: { $count }
leave = Leave
mend = Mend
replay = Replay
back-up = Back up
about-leave = nothing is touched
about-mend = set right what it did, keep every later line
about-replay = take back to it, put in what is right, enter the later lines again
about-back-up = take the lines back, latest first
simple = simple
full = full
not-advised = not advised
cause-last-act = it is the last act; nobody saw a hidden card, and nothing was left to chance
cause-nothing-left = nothing of it is left on the table
cause-later-acts = others have acted since
cause-learnt = chance has decided, or hidden cards were seen
cause-broken = it would leave something that cannot be
cause-stays = a correction does not reach all of it
cause-outcome = others have acted since, and what came of it would be different
cause-lines-lost = later lines are lost
cause-illegal-stays = what was wrong stays
lines = lines kept { $kept }, changed { $changed }, lost { $lost }
hands = cards { $cards }, gold { $gold }, power { $power }
changes = On the table:
stays = Stays wrong (now → right): { $what }
other = Would lie otherwise, had it been right (now → then): { $what }
beyond = { $of }: no correction by hand reaches this
lost-line = lost: { $line } { $said }
changed-line = changed: { $line } { $said }
stopped-refused = Stops at line { $line }: it is refused now ({ $said })
stopped-asked = Stops at line { $line }: there is something else to choose now ({ $said })
stopped-chance = Stops at line { $line }: chance would decide between other things ({ $said })
learnt = Learnt since:
learnt-shown = line { $line }: everybody saw { $cards }
learnt-told = line { $line }: the referee was told a secret by { $seats }
learnt-looked = line { $line }: { $seats } saw cards of a pile
learnt-random = line { $line }: chance decided
learnt-chosen = line { $line }: { $seats } chose
learnt-nothing = nothing
broken = It would break: { $said }
asks-ends-game = It ends the game.
asks-reveals = It turns a card up.
spent-since = { $seat } has had { $count ->
    [one] { $count } line
   *[other] { $count } lines
} since in which the gold could have been spent.
step = Line { $line }: { $said }
step-stand = stand { $card }
step-kneel = kneel { $card }
step-return = return { $card }: it was { $zone }, now { $to_zone }
step-to-treasury = { $seat }: { $amount } gold to the treasury
step-from-treasury = { $seat }: { $amount } gold from the treasury
step-power-back = { $of }: { $amount } power back to the pool
step-power-on = { $of }: { $amount } power from the pool
step-unknown-deck = { $seat }: unknown cards ({ $count }): choose at random from the hand of { $hand }, put them on top of the draw deck
step-unknown-discard = { $seat }: unknown cards ({ $count }): choose at random from the hand of { $hand }, put them back into the discard pile
step-unknown = { $seat }: unknown cards ({ $count }): choose at random from the hand of { $hand }
step-opponent-deck = { $seat }: unknown cards ({ $count }): the opponent looks at the hand of { $hand } and chooses, put them on top of the draw deck
step-opponent-discard = { $seat }: unknown cards ({ $count }): the opponent looks at the hand of { $hand } and chooses, put them back into the discard pile
step-opponent = { $seat }: unknown cards ({ $count }): the opponent looks at the hand of { $hand } and chooses
step-nothing = nothing moves
done-leave = Left as it is; the log says why.
done-mend = Set right by one entry.
done-replay = Lines entered again: { $kept }; lost: { $lost }.
done-back-up = Taken back to the table before line { $line }.
note-leave = Repair of line { $line }: left as it is ({ $because })
note-replay = Repair of line { $line }: taken back, what is right entered, later lines entered again ({ $because })
note-back-up = Repair of line { $line }: backed up ({ $because })
note-mend = Repair of line { $line } ({ $because })
rests-on = rests on ruling { $ruling }
why = Why? (for the log)
what-is-right = What would have been right? A line as at the table; empty: nothing
is-done = Step { $step } of { $count }. Done on the table?
sure = Carry it out?
hint = 1 to 4 chooses, Enter carries out, i types what is right, o: it was left out before this line
head = Head judge, or a policy that lets every judge: needed for a backup
provisional-given = Provisional ruling: played on from here until it is settled ({ $because })
provisional-confirmed = Provisional ruling of line { $line } confirmed: what was played since stands ({ $because })
provisional-reversed = Provisional ruling of line { $line } reversed: back to it, { $count ->
    [0] nothing
    [one] { $count } line
   *[other] { $count } lines
} taken back ({ $because })
provisional-why = Why is the ruling provisional? (for the log)
provisional-settle = Provisional ruling of line { $line }: { $because }
provisional-confirm = Confirm it: what was played since stands
provisional-reverse = Reverse it: go back to line { $line }
provisional-since = Lines since: { $count }
provisional-settle-why = Why? (for the log)
