"""What is said of the owner's own booklets on their screen?"""

from __future__ import annotations

BOOKLETS = {
    "booklets": "Your booklets",
    "booklets-about": "Rulebooks of your own, as text or Markdown files. They stay in your database.",
    "booklets-none": "No booklet has been added yet. a: add one",
    "booklet-file": "Which file? Its path",
    "booklet-text": "Which text is it?",
    "booklet-remove": "Remove {booklet} with all its passages?",
    "booklet-added": "{booklet} is added. Passages that are sure: {sure}, likely: {likely}.",
    "booklet-replaced": "{booklet} is replaced. Passages that are sure: {sure}, likely: {likely}.",
    "booklet-reading": "The file is being read …",
    "foot-booklets": "Booklets",
    "foot-add": "Add",
    "foot-remove": "Remove",
    "key-booklets": "Opens the booklets of your own.",
    "key-BookletsScreen-add": "Adds a text or Markdown file of a rulebook that you have.",
    "key-remove": "Forgets the highlighted booklet; your file stays.",
    "help-BookletsScreen": (
        "Rulebooks of your own: add the text of a printed one, and its passages stand under the "
        "rules they belong to. The list says how sure each is. Nothing leaves this computer."
    ),
}
