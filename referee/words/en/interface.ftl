### What the app and the commands say around everything else.

## Rulings

verdict-yes = Legal
verdict-no = Not legal
verdict-cannot-tell = Cannot tell
outcome-done = Done
outcome-refused = Not legal
outcome-cannot_tell = Cannot tell yet
outcome-texts_differ = The printings differ
ruled = { $verdict } (under { $text })
ruling-given = Ruling: { $move } — { $answer }
ruling-overruled = Ruling, overruled by the players: { $move } — { $answer }
ruling-refused = Refused: { $move } — { $answer }
rulings-resting = Rulings at your tables that rest on this
ruling-resting = { $game }, line { NUMBER($line, useGrouping: 0) } ({ $day }): { $answer }
ruling-at-desk = { $event }, round { $round }, table { $table }, ruling { $ruling } ({ $state }): { $asked } — { $answer }
ruling-rule-changed = △ changed since: { $rules }
rules-kept = { $count ->
    [one] { $count } other rule checked
   *[other] { $count } other rules checked
}
would-be-legal = What would make it legal:
way-either = either { $change }
way-or = or { $change }
way-also = and also: { $change }
missing-at-least = At least this is needed: { $change }
ask-the-table = Ask the table: { $question }
what-came-of-it = Result:
basis-stated = stated in the rules
basis-derived = follows from the rules
basis-silent = not stated in the rules; this is a recommendation
basis-may-matter = not stated in the rules; it may matter
basis-table = decided by the players
offer-name = another name
offer-word = another word
offer-keyboard = another keyboard
offer-seat = whose move
offer-reading = another reading
offer-outcome = another outcome
offer-as_told = enter it as told
texts-differ = The printings differ on this; the players may decide: { $point }
by-hand = by hand: the players say what the card does

## A Clash of Kings: a verdict of its own.

verdict-not-covered = Not covered by the source
