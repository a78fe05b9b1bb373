"""The commands `rule`, `search` and `ask`: what the rulebook says, with cards and own booklets."""

from __future__ import annotations

import re
import sqlite3
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from referee.cli.command_types import UNREADABLE, CommandResult, locale_language
from referee.session.files.user_data import rulebook_file
from referee.storage.database import open_database, usual_place
from referee.storage.errors import StorageError
from referee.storage.rule_references import (
    CitingRuling,
    DeskCitation,
    OwnPassage,
    desk_rulings_citing,
    passages_for,
    passages_of,
    rulings_citing,
)

RestingRulings = tuple[Sequence[CitingRuling], Sequence[DeskCitation]]
"""The rulings of saved games, and those given at desks, that rest on a rule."""
RULE = re.compile(r"[a-z]+(?:\.[a-z0-9_-]+)+")
ABOVE = 6
"""Lines of a page down to its id: the title, the line under it, a blank."""


def rule_answered(printed: str) -> str | None:
    """The rule whose page is printed as an answer, if any."""
    return next((line for line in printed.split("\n")[:ABOVE] if RULE.fullmatch(line)), None)


class _Answer(msgspec.Struct):
    """The rule of an answer."""

    id: str


class _Answered(msgspec.Struct):
    """The part of an answered question that names its rule."""

    answer: _Answer | None = None


def answered_rule(printed: str) -> str:
    """The rule of an answer in JSON; empty if there is none."""
    answered = msgspec.json.decode(printed, type=_Answered)
    return answered.answer.id if answered.answer else ""


def with_own_passages(
    printed: str, passages: Sequence[OwnPassage], language: str | None, *, as_json: bool
) -> str:
    """A printed rule with the owner's passages: under our words, or as a field `booklet`."""
    if not passages:
        return printed
    if as_json:
        document = {**msgspec.json.decode(printed), "booklet": passages}
        return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"
    from rulebook.render import with_passages

    return with_passages(printed, passages, language or "en")


def with_rulings(
    printed: str, resting_rulings: RestingRulings, language: str | None, *, as_json: bool
) -> str:
    """A printed rule with the rulings that rest on it: at its end, or as `rulings` and `desk_rulings`."""
    at_tables, at_desks = resting_rulings
    if not (at_tables or at_desks):
        return printed
    if as_json:
        document = msgspec.json.decode(printed)
        if at_tables:
            document["rulings"] = [_with_raw(ruling, body=ruling.body) for ruling in at_tables]
        if at_desks:
            document["desk_rulings"] = [_with_raw(ruling, receipt=ruling.receipt) for ruling in at_desks]
        return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"
    from referee.words.ruling_text import RuleTitles, desk_resting_lines, resting_lines
    from referee.words.speech import Speech

    speech, titles = Speech(language or "en"), RuleTitles(language or "en")
    resting = (
        *resting_lines(speech, at_tables, titles.title),
        *desk_resting_lines(speech, at_desks, titles.title),
    )
    lines = "".join(f"  {line}\n" for line in resting)
    return f"{printed}\n{speech.say('rulings-resting')}\n{lines}"


def _with_raw(ruling: msgspec.Struct, **written: str) -> dict[str, object]:
    """A row whose columns hold JSON, kept as it is written."""
    raw = {name: msgspec.Raw(text.encode()) for name, text in written.items()}
    return {**msgspec.to_builtins(ruling), **raw}


def with_links(printed: str, rule: str, language: str | None, *, as_json: bool) -> str:
    """A printed rule with its lessons, examples or table: at its end, or as a field `learn`."""
    from referee.lessons.reader import links_of
    from referee.words.speech import Speech

    speech = Speech(language or "en")
    links = links_of(rule, speech)
    if not links and (as_json or not _is_rule(rule)):
        return printed
    if as_json:
        document = {**msgspec.json.decode(printed), "learn": links}
        return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"
    lines = [link.line_with_command(speech) for link in links] or [speech.say("examples/no-table")]
    return "\n".join((printed, *lines)) + "\n"


def _is_rule(rule: str) -> bool:
    """Whether the id is a rule's and not a dispute's."""
    from referee.words.ruling_text import RuleTitles

    book = RuleTitles("en").book
    return book is not None and book.has(rule)


def with_examples(printed: str, words: str, language: str | None, *, as_json: bool) -> str:
    """A search result followed by the worked examples whose titles have the words."""
    from referee.lessons.reader import examples_named
    from referee.words.speech import Speech

    speech = Speech(language or locale_language())
    examples = examples_named(words, speech)
    if not examples:
        return printed
    if as_json:
        document = {**msgspec.json.decode(printed), "examples": examples}
        return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"
    return printed + "".join(f"       {example.line_with_command(speech)}\n" for example in examples)


def _kept_about(rule: str) -> tuple[list[OwnPassage], RestingRulings]:
    """The passages and rulings stored under a rule; errors of the database are shown elsewhere."""
    try:
        with closing(open_database(usual_place(make=False), read_only=True)) as database:
            rulings = rulings_citing(database, rule), desk_rulings_citing(database, rule)
            return passages_for(database, rule), rulings
    except StorageError:
        return [], ([], [])


MOST_WORDS = 6
"""What is longer is no name of a card."""
MOST_CARDS = 8


class FoundCard(msgspec.Struct, frozen=True):
    """A card of the catalogue, by its name in the reader's language."""

    id: str
    name: str
    game: str


def cards_named(words: str, game: str | None, language: str | None) -> tuple[FoundCard, ...]:
    """The cards with this name, or with it as whole words of their names."""
    if not words.strip() or len(words.split()) > MOST_WORDS:
        return ()
    from cards.facts import games

    wanted = [known for known in games() if game in (None, known)]
    cards = [card for known in wanted for card in _named(words, known, language)]
    return tuple(cards[:MOST_CARDS])


def _named(words: str, game: str, language: str | None) -> list[FoundCard]:
    from cards.facts import facts
    from cards.names import MatchKind, find, index, key

    entries = index(facts(game).cards)
    if not any(key(words) in entry.key for entry in entries):
        return []  # to look for names that are merely like it costs another 0.03 s
    match = find(entries, words, language)
    if match.kind not in (MatchKind.EXACT, MatchKind.AMBIGUOUS):
        return []
    return [FoundCard(offer.card, offer.name, game) for offer in match.offers]


def with_cards(printed: str, cards: tuple[FoundCard, ...], as_json: bool) -> str:
    """A search result followed by the cards."""
    if as_json:
        document = msgspec.json.decode(printed)
        return (
            msgspec.json.format(msgspec.json.encode({**document, "cards": cards}), indent=2).decode() + "\n"
        )
    return printed + "".join(f"       {card.name}  {card.game}  {card.id}\n" for card in cards)


LARGEST_BATCH = 20_000_000


def rules_command(options: Namespace) -> CommandResult:
    """Prints a rule or a search result, or why the rulebook cannot be read."""
    try:
        return _asked(options)
    except OSError as error:
        why = error.strerror or str(error)
    except sqlite3.Error as error:
        why = str(error)
    return CommandResult("", UNREADABLE, f"the rulebook could not be prepared: {why}\n")


def _asked(options: Namespace) -> CommandResult:
    if options.command == "rule":
        return _rule(options)
    return _batch(options) if options.batch is not None else _one(options)


def _rule(options: Namespace) -> CommandResult:
    if options.audit:
        from rulebook.audit import audit_command

        return CommandResult(*audit_command(options.game, options.json))
    from rulebook.commands import rule_command

    printed, code = rule_command(rulebook_file(), options.id, options.lang, options.json, options.code)
    if options.code is not None:
        return CommandResult(printed, code)
    if code:
        return CommandResult(printed, code)
    passages, rulings = _kept_about(options.id)
    printed = with_own_passages(printed, passages, options.lang, as_json=options.json)
    printed = with_rulings(printed, rulings, options.lang, as_json=options.json)
    return CommandResult(with_links(printed, options.id, options.lang, as_json=options.json), code)


def _one(options: Namespace) -> CommandResult:
    from rulebook.commands import ask_command, search_command

    command = ask_command if options.command == "ask" else search_command
    printed, code = command(
        rulebook_file(),
        " ".join(options.words),
        game=options.game,
        language=options.lang,
        limit=options.limit,
        as_json=options.json,
        reader=locale_language(),
    )
    if options.command == "search":
        return _with_cards(options, printed, code)
    if code:
        return CommandResult(printed, code)
    if options.json:
        return CommandResult(with_links(printed, answered_rule(printed), options.lang, as_json=True), code)
    rule = rule_answered(printed)
    language = options.lang or locale_language()
    printed = with_own_passages(printed, passages_of(rule) if rule else [], options.lang, as_json=False)
    return CommandResult(with_links(printed, rule or "", language, as_json=False), code)


def _with_cards(options: Namespace, printed: str, code: int) -> CommandResult:
    """A search result followed by the cards with these words in their names."""

    words = " ".join(options.words)
    cards = cards_named(words, options.game, options.lang)
    extended = with_examples(printed, words, options.lang, as_json=options.json)
    return CommandResult(with_cards(extended, cards, options.json), 0 if cards else code)


def _batch(options: Namespace) -> CommandResult:
    from rulebook.commands import batch_command

    try:
        lines = _lines(options.batch)
    except (OSError, UnicodeDecodeError, ValueError) as fault:
        why = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
        return CommandResult("", UNREADABLE, f"{options.batch}: {why}\n")
    what = options.command
    answers = batch_command(
        rulebook_file(), what, lines, game=options.game, language=options.lang, limit=options.limit
    )
    if what == "search":
        return CommandResult(*answers)
    return CommandResult(
        "".join(_with_learning(line, options.lang) for line in answers[0].splitlines()), answers[1]
    )


def _with_learning(line: str, language: str | None) -> str:
    """A line of a batch, with the lessons and worked examples of the answering rule."""
    rule = answered_rule(line)
    if not rule:
        return f"{line}\n"
    document = msgspec.json.decode(with_links(line, rule, language, as_json=True))
    return msgspec.json.encode(document).decode() + "\n"


def _lines(file: str) -> list[str]:
    """The lines of a file, or of standard input; one that is too large is refused unread."""
    if file != "-" and Path(file).stat().st_size > LARGEST_BATCH:
        raise ValueError(f"larger than {LARGEST_BATCH} bytes")
    data = sys.stdin.buffer.read(LARGEST_BATCH + 1) if file == "-" else Path(file).read_bytes()
    if len(data) > LARGEST_BATCH:
        raise ValueError(f"larger than {LARGEST_BATCH} bytes")
    return data.decode("utf-8-sig").splitlines()
