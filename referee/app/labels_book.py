"""What does the rulebook screen say?"""

from __future__ import annotations

BOOK = {
    "disputes": "Disputes and their rulings",
    "printings-compared": "Where the printings differ",
    "leads-nowhere": "This page speaks of no other.",
    "go-where": "Go to which page?",
    "one-language": "This page is worded in one language only.",
    "copied": "Copied",
    "key-follow": "Goes to a rule or a dispute this page speaks of.",
    "key-step": "Back to the page before, or forward again.",
    "key-language": "The page in the next language it is worded in.",
    "key-beside": "Another language beside the page: each in turn, then none.",
    "key-cite": "Copies how this page is cited: title, id, and where each text prints it.",
    "foot-see-also": "See also",
    "foot-pages": "Pages",
    "foot-visited": "Visited",
    "foot-language": "Language",
    "foot-beside": "Beside",
    "foot-cite": "Cite",
}
