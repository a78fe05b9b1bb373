### The record of a game as it leaves the program: log, verification, case file, export, import.

texts = Printings
seats = Seats
entries = Entries
head = last link { $link }…
entered = Entered
shown = Shown here
covered = Entries without their secret parts
table-before = The table before entry { NUMBER($entry, useGrouping: 0) }:
how-to-check = Check this file: referee verify FILE. Look at the game: referee open FILE.
no-such-entries = “{ $game }” has { NUMBER($count, useGrouping: 0) } entries, so there is nothing from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }.
damaged-from = “{ $game }” is intact up to entry { NUMBER($entry, useGrouping: 0) }, which does not match what was entered ({ $wrong }). With --to you get the intact part as a file; referee verify says more.
newer-from = Only a newer Referee knows entry { NUMBER($entry, useGrouping: 0) } of “{ $game }” (“{ $kind }”); everything before it is there. Update Referee.
broken = { $wrong ->
    [changed] it has been changed
    [missing] it is missing
    [moved] it is in another place
    [repeated] an earlier entry is there again
    [cut] the journal ends before it
    [unaccounted] nobody has accounted for it
    [head] the end of the journal does not match the record
   *[unreadable] it cannot be read
}
neither = There is no saved game and no file “{ $game }”. To list the games: referee games.
header-changed = The game's opening data has been changed. Entries that are still readable: { NUMBER($sound, useGrouping: 0) }.
not-as-entered = Entry { NUMBER($entry, useGrouping: 0) } does not match what was entered ({ $wrong }). Intact entries before it: { NUMBER($sound, useGrouping: 0) }.
witness-missing = { NUMBER($missing, useGrouping: 0) } entries are missing at the end: { NUMBER($seen, useGrouping: 0) } were entered, { NUMBER($count, useGrouping: 0) } are there.
witness-other = Entry { NUMBER($seen, useGrouping: 0) } is not the one entered here: this copy continued differently.
gone = “{ $game }” with { NUMBER($seen, useGrouping: 0) } entries was played here and is gone.
sound = { $count ->
    [one] { $count } entry is unchanged
   *[other] { NUMBER($count, useGrouping: 0) } entries are unchanged
}; moves judged again: { NUMBER($judged, useGrouping: 0) }.
here-too = The game saved here as “{ $game }” ({ NUMBER($number, useGrouping: 0) }) has the same entries.
here-otherwise = The game saved here as “{ $game }” ({ NUMBER($number, useGrouping: 0) }) has a different entry { NUMBER($entry, useGrouping: 0) }: one of the two was changed.
ends-early = The file ends with entry { NUMBER($last, useGrouping: 0) }; the game had { NUMBER($count, useGrouping: 0) } then.
newer = Only a newer Referee knows entry { NUMBER($entry, useGrouping: 0) } (“{ $kind }”); Referee judged nothing from there on.
otherwise-silence = Carried out after other passes than before: { $entries }.
otherwise-judged = Judged today, these entries would be illegal: { $entries }.
otherwise-given = Today's rules cannot carry these out; they stay as entered: { $entries }.
otherwise-position = The table before this entry differs from the one in the file: { $entries }.
otherwise-verdict = Entry { NUMBER($entry, useGrouping: 0) }: today the ruling is different. Then: { $then }. Now: { $now }.
otherwise-rules = Entry { NUMBER($entry, useGrouping: 0) }: same verdict, other rules. Only then: { $then }. Only now: { $now }.
written = { $file } holds “{ $game }” with { $count ->
    [one] { $count } entry
   *[other] { NUMBER($count, useGrouping: 0) } entries
}. Check it with: referee verify
left-covered = Left out because players entered it in secret: the hidden parts of entries { $entries }.
there-already = This game is already saved here, as “{ $game }” ({ NUMBER($number, useGrouping: 0) }).
taken-in = “{ $game }” is saved as number { NUMBER($number, useGrouping: 0) } with { $count ->
    [one] { $count } entry
   *[other] { NUMBER($count, useGrouping: 0) } entries
}; moves judged again: { NUMBER($judged, useGrouping: 0) }.
