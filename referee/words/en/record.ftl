### The record of a game as it leaves the program: log, verification, case file, export, import.

texts = Printings
seats = Seats
entries = Entries
head = last link { $link }…
entered = Entered
shown = Shown here
covered = Entries without what was told in secret
table-before = The table before entry { NUMBER($entry, useGrouping: 0) }:
how-to-check = Check this file: referee verify FILE. Look at the game: referee open FILE.
no-such-entries = “{ $game }” has { NUMBER($count, useGrouping: 0) } entries, so there is nothing from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }.
damaged-from = “{ $game }” is sound up to entry { NUMBER($entry, useGrouping: 0) }, which is not what was entered ({ $wrong }). With --to you get the sound part as a file; referee verify says more.
newer-from = Entry { NUMBER($entry, useGrouping: 0) } of “{ $game }” is of a kind only a newer Referee knows (“{ $kind }”); everything before it is there. Update Referee.
broken = { $wrong ->
    [changed] it has been changed
    [missing] it is missing
    [moved] it stands in another place
    [repeated] an earlier entry stands there again
    [cut] the journal ends before it
    [unaccounted] nobody has accounted for it
    [head] the end of the journal does not agree with what was noted
   *[unreadable] it cannot be read
}
neither = There is neither a saved game nor a file “{ $game }”. referee games lists the games.
header-changed = What the game was begun with has been changed. Entries that can still be read: { NUMBER($sound, useGrouping: 0) }.
not-as-entered = Entry { NUMBER($entry, useGrouping: 0) } is not what was entered ({ $wrong }). Sound entries before it: { NUMBER($sound, useGrouping: 0) }.
witness-missing = { NUMBER($seen, useGrouping: 0) } entries were entered, and { NUMBER($count, useGrouping: 0) } are there: { NUMBER($missing, useGrouping: 0) } are missing at the end.
witness-other = Entry { NUMBER($seen, useGrouping: 0) } is not the one that was entered here: this copy went on otherwise.
gone = “{ $game }” with { NUMBER($seen, useGrouping: 0) } entries was played here and is no longer there.
sound = { $count ->
    [one] { $count } entry is as it was entered
   *[other] { NUMBER($count, useGrouping: 0) } entries are as they were entered
}; moves judged again: { NUMBER($judged, useGrouping: 0) }.
here-too = The game saved here as “{ $game }” ({ NUMBER($number, useGrouping: 0) }) has the same entries.
here-otherwise = The game saved here as “{ $game }” ({ NUMBER($number, useGrouping: 0) }) has another entry { NUMBER($entry, useGrouping: 0) }: one of the two was changed.
ends-early = The file ends with entry { NUMBER($last, useGrouping: 0) }; the game had { NUMBER($count, useGrouping: 0) } then.
newer = Entry { NUMBER($entry, useGrouping: 0) } is of a kind only a newer Referee knows (“{ $kind }”); nothing from there on was judged.
otherwise-silence = Carried out after other passes than then: { $entries }.
otherwise-judged = Judged today, these would not be legal: { $entries }.
otherwise-given = Today's rules cannot carry these out; they stand as they were entered: { $entries }.
otherwise-position = The table before this entry is not the one the file states: { $entries }.
otherwise-verdict = Entry { NUMBER($entry, useGrouping: 0) }: ruled otherwise today. Then: { $then }. Now: { $now }.
otherwise-rules = Entry { NUMBER($entry, useGrouping: 0) }: same verdict, other rules. Only then: { $then }. Only now: { $now }.
written = { $file } holds “{ $game }” with { $count ->
    [one] { $count } entry
   *[other] { NUMBER($count, useGrouping: 0) } entries
}. Check it with: referee verify
left-covered = Left out because players told it in secret: what is hidden in entries { $entries }.
there-already = This game is saved here already, as “{ $game }” ({ NUMBER($number, useGrouping: 0) }).
taken-in = “{ $game }” is saved as number { NUMBER($number, useGrouping: 0) } with { $count ->
    [one] { $count } entry
   *[other] { NUMBER($count, useGrouping: 0) } entries
}; moves judged again: { NUMBER($judged, useGrouping: 0) }.
