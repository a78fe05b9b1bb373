"""What is said where a new game is settled?"""

from __future__ import annotations

BEGIN = {
    "begin": "Begin",
    "begin-name": "Name of the game",
    "begin-text": "Text",
    "begin-passes": "Passes",
    "begin-points": "Where the text is silent",
    "begin-points-usual": "as recommended",
    "begin-points-decided": "decided here: {count}",
    "begin-which": "Which game?",
    "begin-order": "In which order do they sit?",
    "begin-who": "Who plays? Tick them clockwise.",
    "begin-sit": "clockwise: {seats}",
    "begin-enough": "That is all of them",
    "begin-seat": "Seat {count}: who sits there?",
    "no-choice": "There is nothing to choose here: the rule knows one answer.",
    "one-answer": "the only answer",
    "foot-change": "Change",
    "foot-begin": "Begin",
    "key-change": "Changes the highlighted line.",
    "key-begin": "Begins the game as it stands here.",
    "help-BeginScreen": (
        "What a new game begins with. Every line shows what holds; Enter on a line changes it. "
        "The first line begins the game."
    ),
}
