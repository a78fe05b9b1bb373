### What is said of the owner's own booklets: adding, listing, showing, removing, and why a file is not taken.

## On the command line

read = { $file } was read as { $booklet }: { NUMBER($count, useGrouping: 0) } paragraphs.
headings = Headings that our sections name and that stand in it: { $count } of { $headings }.
sections = Sections printed in this text: { NUMBER($count, useGrouping: 0) }. Of these
are-sure = have their passage, and it is sure
are-likely = have a passage that is likely; a rule says so beside it
are-unsure = have a passage that is unsure; it is listed here and not shown under a rule
are-without = have none
replaced = It replaces the one added before ({ $file }, { $day }).
kept = Kept in { $place } and nowhere else. From now on the passages stand under the rules.
show-all = Every passage: referee booklet show { $booklet }
none = No booklet has been added. Add one with: referee booklet add FILE --text TEXT
listed = { $booklet } ({ $game }), from { $file }, { $day }
stale = The rulebook here has changed since. Add the file again to align it anew.
no-passage = { $booklet } has no such passage.
no-such-booklet = No booklet { $booklet } has been added. There are: { $texts }.
removed = The booklet { $booklet } and all its passages are removed. Your file is as it was.
sure = sure
likely = likely
unsure = unsure
on-page = , p. { $page }

## Why a file is not taken

nothing-kept = Nothing of it was kept.
not-there = { $file }: there is no such file. Look at the spelling and give the whole path.
not-a-file = { $file } is a folder or a device. Give the path of one text or Markdown file.
not-readable = { $file } cannot be read: { $found }. Change its permissions, or copy it elsewhere.
too-large = { $file } has { $size } MB, and a rulebook as text has less than { $limit } MB; it was not read. Save the rulebook alone, as text without pictures.
empty = { $file } holds too few words for a rulebook: { $count }. Save the text of the rulebook into it.
binary = { $file } is no text but { $found ->
    [PDF] a PDF
    [ZIP] a document or an archive
    [Office] an old office document
    [RTF] a document in RTF
    [picture] a picture
    [database] a database
   *[binary] binary data
}. Save it as plain text or Markdown first; a PDF needs a program that takes the text out of it.
undecodable = { $file } is in an encoding that is not known here; its byte { NUMBER($number, useGrouping: 0) } is no UTF-8. Save it as UTF-8.
too-many-parts = { $file } has { NUMBER($count, useGrouping: 0) } lines or paragraphs, and no rulebook has more than { NUMBER($limit, useGrouping: 0) }. Save the rulebook alone.
other-language = { $file } is written in { $found ->
    [en] English
    [bg] Bulgarian
    [pl] Polish
    [ru] Russian
    [uk] Ukrainian
    [sr] Serbian
    [cs] Czech
    [de] German
    [fr] French
    [es] Spanish
    [it] Italian
   *[other] no language that was recognised
}, and the text { $booklet } is in { $wanted ->
    [bg] Bulgarian
    [pl] Polish
    [ru] Russian
   *[en] English
}. Give the rulebook in that language, or name another text: { $texts }.
other-text = { $file } is the rulebook { $found }, not { $booklet }: { $count } of its { $headings } headings are there. Add it with --text { $found }.
not-this-rulebook = { $file } was read, but it is not the rulebook { $booklet }: of its { $headings } headings { $count } are there, or the words under them are others. Look whether it is the right file, or the right text: { $texts }.
unknown-text = There is no text { $booklet } here. There are: { $texts }.
