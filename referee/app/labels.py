"""What does the app itself say: names of panes and keys, questions of its dialogs, short remarks?

Sentences about the game come from ``referee.words``; these few belong to the screen.
"""

from __future__ import annotations

LABELS = {
    "title": "Referee",
    "tagline": "a referee for the table in front of you",
    "moves": "What can be done",
    "ruling": "Ruling",
    "waits-for": "waits for {seat}",
    "waits-table": "waits for the table",
    "game-over": "The game is over",
    "nothing-open": "Nothing is open",
    "texts-agree": "The texts agree.",
    "texts-differ": "The texts differ here. The table decides: press d.",
    "legal": "Legal",
    "refused": "Not legal",
    "unknown": "Cannot tell yet",
    "under": "under {text}",
    "would-change": "It would be legal:",
    "came-of-it": "What came of it:",
    "rules-kept": "{count} more rules are kept",
    "explained": "Why this number",
    "no-number": "There is no number to explain on this line.",
    "line-hint": "type a move, Tab completes, Enter makes it, Esc leaves",
    "line-was": "as a line: {line}",
    "from-hand": "{seat} names a card of the hand …",
    "by-hand": "by hand",
    "strict": "strict",
    "looking": "looking on",
    "too-small": "Referee needs a window of at least 80 by 24. This one is {width} by {height}.",
    "undone": "Taken back: {count}. They stay in the log; {key} brings them back.",
    "nothing-undone": "There is nothing to take back.",
    "redone": "Brought back: {count}.",
    "nothing-redone": "There is nothing to bring back.",
    "overruled": "overruled by the table: {reason}",
    "corrected": "set right by hand",
    "undo-line": "took back {count}, to line {to}",
    "redo-line": "brought back line {line}",
    "followed": "Followed by itself",
    "round": "round {round}",
    "empty": "nothing",
    "banner": "banner",
    "kneels": "kneels",
    "stands": "stands",
    "dead": "dead pile",
    "discard": "discard pile",
    "hand": "hand",
    "of": "of",
    "deals": "{count} cards",
    "unnamed": "{count} not named",
}


def label(key: str, /, **facts: object) -> str:
    """One of the app's own phrases."""
    return LABELS[key].format(**facts)
