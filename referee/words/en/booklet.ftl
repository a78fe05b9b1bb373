### What is said of the owner's own booklets: adding, listing, showing, removing, and why a file is not taken.

## On the command line

read = { $file } was read as { $booklet }: { NUMBER($count, useGrouping: 0) } paragraphs.
headings = Headings of our sections found in it: { $count } of { $headings }.
sections = Sections printed in this text: { NUMBER($count, useGrouping: 0) }. Of these
are-sure = have a sure passage
are-likely = have a likely passage; the rule says so beside it
are-unsure = have an unsure passage; it is listed here and not shown under a rule
are-without = have no passage
replaced = It replaces the one added before ({ $file }, { $day }).
kept = Saved in { $place } and nowhere else. From now on rules show these passages.
show-all = Every passage: referee booklet show { $booklet }
none = No booklet has been added. Add one with: referee booklet add FILE --text TEXT
listed = { $booklet } ({ $game }), from { $file }, { $day }
stale = The rulebook here has changed since. Add the file again to align it anew.
no-passage = { $booklet } has no such passage.
no-such-booklet = No booklet { $booklet } has been added. Texts: { $texts }.
removed = The booklet { $booklet } and all its passages are removed. Your file is as it was.
sure = sure
likely = likely
unsure = unsure
on-page = , p. { $page }

## Why a file is not taken

nothing-kept = Nothing was saved.
not-there = { $file } does not exist. Check the spelling and give the whole path.
not-a-file = { $file } is a folder or a device. Give the path of one text or Markdown file.
not-readable = { $file } cannot be read: { $found }. Change its permissions, or copy it elsewhere.
too-large = { $file } has { $size } MB; a rulebook as text has less than { $limit } MB, so Referee did not read it. Save the rulebook alone, as text without pictures.
empty = { $file } has only { $count } words, too few for a rulebook. Save the text of the rulebook into it.
binary = { $file } is not text but { $found ->
    [PDF] a PDF
    [ZIP] a document or an archive
    [Office] an old office document
    [RTF] a document in RTF
    [picture] a picture
    [database] a database
   *[binary] binary data
}. Save it as plain text or Markdown first; a PDF needs a program that extracts its text.
undecodable = { $file } has an unknown encoding: byte { NUMBER($number, useGrouping: 0) } is not UTF-8. Save it as UTF-8.
too-many-parts = { $file } has { NUMBER($count, useGrouping: 0) } lines or paragraphs; no rulebook has more than { NUMBER($limit, useGrouping: 0) }. Save the rulebook alone.
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
other-text = { $file } is the rulebook { $found }, not { $booklet }: it has { $count } of the { $headings } headings of that one. Add it with --text { $found }.
not-this-rulebook = { $file } was read, but it is not the rulebook { $booklet }: it has { $count } of { $headings } headings, or other words under them. Check that it is the right file and the right text: { $texts }.
unknown-text = There is no text { $booklet }. Texts: { $texts }.
