"""`referee booklet`: the rulebooks the owner has added, and what was found in them."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from referee.cli.command_types import NOT_MET, UNREADABLE, CommandResult
from referee.session.files.user_data import rulebook_file
from referee.words.speech import Speech
from rulebook.booklet.file_text import BookletRefused, file_label
from rulebook.database.store import Rulebook

if TYPE_CHECKING:
    from collections.abc import Iterable

    from referee.storage.booklets import OwnerBooklet
    from referee.storage.database import Database
    from referee.storage.rule_references import OwnPassage
    from rulebook.booklet.parts import Aligned

CERTAINTIES = ("sure", "likely", "unsure")


def booklet_command(options: Namespace) -> CommandResult:
    """Adds, lists, shows or removes booklets in the owner's database."""
    from referee.storage.database import open_database
    from referee.storage.errors import StorageError

    speech = Speech(options.lang)
    try:
        with closing(Rulebook(rulebook_file())) as rulebook:
            aligned = _found(rulebook, options)
            with closing(open_database()) as database:
                return BookletCommand(speech, rulebook, database, as_json=options.json).answer(
                    options, aligned
                )
    except BookletRefused as refused:
        reason = speech.say(f"booklet/{refused.why}", **refused.facts)
        return CommandResult("", UNREADABLE, f"{reason}\n{speech.say('booklet/nothing-kept')}\n")
    except StorageError as trouble:
        return CommandResult("", UNREADABLE, f"{speech.error(trouble)}\n")


def _found(rulebook: Rulebook, options: Namespace) -> Aligned | None:
    """The content of the file to add, examined before the database is touched."""
    if options.use != "add":
        return None
    from rulebook.booklet.recognition import read_booklet

    return read_booklet(rulebook, Path(options.file), options.text)


class BookletCommand:
    """One command with what it needs."""

    def __init__(self, speech: Speech, rulebook: Rulebook, database: Database, *, as_json: bool) -> None:
        self._speech = speech
        self._rulebook = rulebook
        self._database = database
        self._as_json = as_json

    def answer(self, options: Namespace, aligned: Aligned | None) -> CommandResult:
        """The answer to one use of the command."""
        if aligned is not None:
            return self._add(aligned, file_label(Path(options.file)), every=options.all)
        if options.use == "remove":
            return self._remove(options.text)
        if options.use == "show":
            return self._show(options.text, options.rule, options.only)
        return self._list()

    def _add(self, aligned: Aligned, file: str, *, every: bool) -> CommandResult:
        from referee.storage.booklets import booklets, keep_booklet, passages_in

        text = aligned.text
        before = next((booklet for booklet in booklets(self._database) if booklet.text == text), None)
        keep_booklet(self._database, aligned, file, self._rulebook.content_hash())
        passages = passages_in(self._database, text)
        if self._as_json:
            counted = {certainty: _count(passages, certainty) for certainty in CERTAINTIES}
            about = {"text": text, "game": aligned.game, "sections": aligned.sections, **counted}
            return _json(
                {"added": about, "replaced": before is not None, "passages": passages if every else []}
            )
        read = self._say("read", file=file, booklet=text, count=aligned.parts)
        headings = self._say("headings", count=aligned.headings_found, headings=aligned.headings_known)
        lines = [read, headings, *self._summed(aligned.sections, passages)]
        if before is not None:
            lines.append(self._say("replaced", file=before.file, day=_day(before.added)))
        lines.append(self._say("kept", place=self._database.place))
        shown = ["", *self._passages(passages)] if every else [self._say("show-all", booklet=text)]
        return CommandResult("\n".join((*lines, *shown)) + "\n")

    def _list(self) -> CommandResult:
        from referee.storage.booklets import booklets, passages_in

        listed = booklets(self._database)
        if self._as_json:
            return _json({"booklets": [self._as_dict(booklet) for booklet in listed]})
        if not listed:
            return CommandResult(self._say("none") + "\n")
        blocks = (
            "\n".join(self._listed(booklet, passages_in(self._database, booklet.text))) for booklet in listed
        )
        return CommandResult("\n\n".join(blocks) + "\n")

    def _listed(self, booklet: OwnerBooklet, passages: list[OwnPassage]) -> Iterable[str]:
        yield self._say(
            "listed", booklet=booklet.text, game=booklet.game, file=booklet.file, day=_day(booklet.added)
        )
        yield from self._summed(booklet.sections, passages)
        if booklet.content != self._rulebook.content_hash():
            yield self._say("stale")

    def _show(self, text: str, rule: str | None, only: str | None) -> CommandResult:
        from referee.storage.booklets import booklets, passages_in

        if text not in [booklet.text for booklet in booklets(self._database)]:
            return self._not_there(text)
        wanted = [
            passage
            for passage in self._in_order(passages_in(self._database, text))
            if rule in (None, passage.rule) and only in (None, passage.certainty)
        ]
        if self._as_json:
            return _json({"text": text, "passages": wanted})
        if not wanted:
            return CommandResult("", NOT_MET, self._say("no-passage", booklet=text) + "\n")
        return CommandResult("\n".join(self._passages(wanted)) + "\n")

    def _remove(self, text: str) -> CommandResult:
        from referee.storage.booklets import remove_booklet

        if not remove_booklet(self._database, text):
            return self._not_there(text)
        return (
            _json({"removed": text})
            if self._as_json
            else CommandResult(self._say("removed", booklet=text) + "\n")
        )

    def _not_there(self, text: str) -> CommandResult:
        from referee.storage.booklets import booklets

        there = ", ".join(booklet.text for booklet in booklets(self._database))
        key = "no-such-booklet" if there else "none"
        return CommandResult("", NOT_MET, self._say(key, booklet=text, texts=there) + "\n")

    def _summed(self, sections: int, passages: list[OwnPassage]) -> Iterable[str]:
        yield self._say("sections", count=sections)
        for certainty in CERTAINTIES:
            yield f"{_count(passages, certainty):5}  {self._say(f'are-{certainty}')}"
        yield f"{sections - len(passages):5}  {self._say('are-without')}"

    def _passages(self, passages: Iterable[OwnPassage]) -> Iterable[str]:
        for passage in self._in_order(passages):
            page = self._say("on-page", page=passage.page) if passage.page else ""
            yield f"{passage.rule}  {self._title(passage.rule)}"
            yield f"  {self._say(passage.certainty)}: {passage.heading}{page}"
            yield from (f"    {line}" for line in _wrapped(passage.body))
            yield ""

    def _in_order(self, passages: Iterable[OwnPassage]) -> list[OwnPassage]:
        """The passages in the order of the rulebook; those of vanished sections last."""
        order = {rule: at for at, rule in enumerate(self._rulebook.ids())}
        return sorted(passages, key=lambda passage: order.get(passage.rule, len(order)))

    def _title(self, rule: str) -> str:
        has = self._rulebook.has(rule)
        return self._rulebook.title(rule, self._speech.language) if has else ""

    def _as_dict(self, booklet: OwnerBooklet) -> dict[str, Any]:
        from referee.storage.booklets import passages_in

        passages = passages_in(self._database, booklet.text)
        counted = {certainty: _count(passages, certainty) for certainty in CERTAINTIES}
        return {**booklet.model_dump(), **counted, "stale": booklet.content != self._rulebook.content_hash()}

    def _say(self, key: str, **facts: Any) -> str:
        return self._speech.say(f"booklet/{key}", **facts)


def _count(passages: list[OwnPassage], certainty: str) -> int:
    return sum(passage.certainty == certainty for passage in passages)


def _wrapped(body: str) -> list[str]:
    import textwrap

    return [line for part in body.split("\n\n") for line in textwrap.wrap(part, 76, break_on_hyphens=False)]


def _day(moment: str) -> str:
    return moment[:10]


def _json(value: Any) -> CommandResult:
    return CommandResult(msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n")
