"""How is a verb written of several people? A House is often told of in the plural: "the Starks attack".

The words of a game stand in the third person singular; from their endings come those of the plural. What is
made of a word that is no verb is typed by nobody, so nothing has to be known of words but how they end.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.grammar import Words

ENDINGS = {
    "bg": (("а", "ат"), ("я", "ят"), ("и", "ят"), ("и", "ат"), ("е", "ат"), ("ае", "аят"), ("е", "ят")),
    "pl": (
        ("uje", "ują"),
        ("aje", "ają"),
        ("ie", "ą"),
        ("dzie", "dą"),
        ("ierze", "iorą"),
        ("a", "ają"),
        ("i", "ią"),
        ("y", "ą"),
    ),
    "ru": (
        ("ает", "ают"),
        ("яет", "яют"),
        ("ует", "уют"),
        ("ет", "ют"),
        ("ет", "ут"),
        ("ёт", "ут"),
        ("ит", "ят"),
        ("ит", "ат"),
        ("ается", "аются"),
        ("яется", "яются"),
        ("ётся", "утся"),
        ("ится", "ятся"),
    ),
}
"""Of each language: endings of one who does it, and of several."""


def plurals(words: Words) -> Iterator[str]:
    """What is said of several people instead of these words: one word of each phrase is the verb."""
    for language, endings in ENDINGS.items():
        for phrase in words.get(language, ()):
            several = phrase.split()
            for at, word in enumerate(several):
                for one, many in endings:
                    if word.endswith(one):
                        verb = word.removesuffix(one) + many
                        yield " ".join((*several[:at], verb, *several[at + 1 :]))
