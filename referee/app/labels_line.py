"""What the app says of typed lines and of keys."""

from __future__ import annotations

LINE = {
    "list-changed": "The list has changed since this key was pressed. Press it again if it is still meant.",
    "lines-wait": "Lines: {count}. Enter enters them one after the other, Esc drops them.",
    "lines-dropped": "Lines dropped and not entered: {count}.",
    "line-asks": "this line leads to a question",
    "words-kept": "None of these is “{words}”. It is kept for the line; Esc leaves this box.",
    "lines-behind": "Lines behind it: {count}.",
    "ticked": "Ticked. Space ticks more, Enter takes what is ticked.",
    "which-keyboard": "Keyboard layout",
    "which-keyboard-of": "On which keyboard layout was “{sign}” typed?",
    "keyboard-about": "It is kept; the command palette (ctrl+p) changes it.",
    "keyboard-key": "{layout}: the key {key}",
    "keyboard-learn": "not this time; ask when it matters",
    "keyboard-not-kept": "The layout holds for now, but could not be kept.",
    "keyboard-bg-standard": "Bulgarian, standard (BDS)",
    "keyboard-bg-new-phonetic": "Bulgarian, new phonetic",
    "keyboard-bg-phonetic": "Bulgarian, traditional phonetic",
    "keyboard-russian": "Russian",
    "keyboard-ukrainian": "Ukrainian",
    "keyboard-polish": "Polish or English",
}
