### The line that ends the judging of a file.

judged = { $judged } judged
as-expected = { $met } as expected
not-as-expected = { $failed } not: { $cases }
none-expected = none had an expectation
without-expectation = { $free } had no expectation
