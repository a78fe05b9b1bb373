"""Input the library refuses: the error, and the languages and games that may be named."""

from __future__ import annotations

from collections.abc import Collection

from referee.words.messages import BASE_LANGUAGE, folders


class BadInput(ValueError):
    """The input cannot be used; each fault names the file, if there is one, the case and the field."""

    def __init__(self, file: str, *faults: str) -> None:
        self.faults = tuple(f"{file}: {fault}" if file else fault for fault in faults)
        super().__init__("\n".join(self.faults))


def check_language(language: str) -> None:
    """Another program may ask for the languages there are.

    Raises:
        BadInput: there is no such language.
    """
    if language not in folders():
        raise BadInput("", f"there is no language {language!r}; there are {', '.join(folders())}")


def check_game(game: str, known: Collection[str], language: str | None) -> None:
    """Another program may ask for the games there are.

    Raises:
        BadInput: there is no such game.
    """
    if game not in known:
        from referee.words.speech import Speech  # only a sentence needs it

        speech = Speech(language or BASE_LANGUAGE)
        raise BadInput("", speech.tell("errors", "unknown_game", {"game": game, "known": tuple(known)}))
