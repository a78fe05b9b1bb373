### Judging a file: the line that ends it, answers, and where a fault stands.

judged = { $judged } judged
as-expected = { $met } as expected
not-as-expected = { $failed } not: { $cases }
none-expected = none had an expectation
without-expectation = { $free } had no expectation
none = none
as-written = In the file: { $words }
asked = asked: { $question }
differs = NOT AS EXPECTED: { $fault }
nothing-judged = Nothing was judged.
not-judged-from = The lines from { NUMBER($line, useGrouping: 0) } on were not judged.
standard-input = standard input
not-opened = it cannot be opened: { $problem }
in-case = case { $case }
in-case-number = case number { NUMBER($number, useGrouping: 0) }
at-step = , step { NUMBER($number, useGrouping: 0) }
at-position = , position
more-faults = and { NUMBER($count, useGrouping: 0) } more faults
nested-too-deep = it is nested too deeply
fault-legal = expected legal: { $expected }, ruled: { $found } ({ $because })
fault-because = expected because of { $expected }, ruled because of { $found }
fault-answer = expected answer: { $expected }, answered: { $found }
fault-untold = { $path } cannot be told, expected: { $expected }
fault-value = { $path }: expected { $expected }, is { $found }
at-least = { $field }: the number must be at least { $least }
not-told = { $field } is not told here
