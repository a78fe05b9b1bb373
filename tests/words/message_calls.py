"""Every place of the source that gives a message: its key and the names of its facts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.agot.hbo.game import HBO
from engine.agot.lcg.game import LCG
from engine.agot.state.records import PLOT_FIELDS, RULE_OF_VALUE
from engine.kings.game import KINGS
from engine.oriflamme.game import ORIFLAMME
from tests.shared import once
from tests.words import possible_values as scan
from tests.words.possible_values import Function, Source, argument, keys_of_dict, keywords

MAKERS = ("kernel/reasons.py", "kernel/rule_variants.py")
"""Where reasons are put together out of what others say."""

OURS = ("rules", "basis", "because", "says", "rule", "asks")
STAMP = ("option", "decided_by", "answer", "point")
"""What a point adds to its facts, and the speech the words for both."""

FORMED = {
    "initiative_tie_{tie}": ("initiative_tie_power", "initiative_tie_random"),
    "{table.phase}_turn_ended": ("marshalling_turn_ended", "challenges_turn_ended"),
    "unknown_{kind}": ("unknown_seat", "unknown_card"),
    "unknown_{name}": tuple(f"unknown_{name}" for name in ("by", "seat", "card", "scope", "thing", "of")),
}  # fmt: skip
"""Keys put together in the source, and what can come of it."""


FATE = ("cards", "zone", "cause", "because")
"""What a question about saving tells besides: who goes where, and why."""


class Site(Struct, frozen=True):
    """One place that gives one key."""

    subject: str
    key: str
    facts: tuple[str, ...]
    place: str


def _sites(
    subject: str,
    source: Source,
    one: tuple[Path, Function, ast.Call],
    at: int,
    name: str,
    facts: tuple[str, ...],
) -> Iterator[Site]:
    """The sites of one call; one with an empty key if it cannot be read off."""
    path, function, call = one
    node = argument(call, at, name)
    if node is None:
        return
    if isinstance(node, ast.JoinedStr):
        found = FORMED.get(ast.unparse(node)[2:-1], ())
    else:
        found = source.words(node, function, path)
    for key in [key for key in found if key] or [""]:
        yield Site(subject, key, facts, scan.place(path, call))


def reasons() -> Iterator[Site]:
    """What is said of rules."""
    source = scan.engine()
    for one in source.named("violated", "obeyed", "cannot_tell", "tally", "part", "reason", "Reason"):
        path, function, call = one
        name = scan.name_of(call)
        if path.as_posix().endswith(MAKERS):
            continue
        given = keywords(call, *OURS)
        if name in ("violated", "obeyed"):
            answer = ("answer",) if "option" in given and name == "obeyed" else ()
            yield from _sites("reasons", source, one, 0, "says", (*given, *answer))
        elif name == "tally":
            facts = tuple(fact for fact in given if fact != "total")
            yield from _sites("reasons", source, one, 1, "says", (*facts, "found"))
        elif name == "part":
            yield from _sites("reasons", source, one, 2, "says", (*given, "found"))
        elif name == "reason" and len(call.args) > 1:
            yield from _sites(
                "reasons", source, one, 1, "says", (*(fact for fact in given if fact != "found"), *STAMP)
            )
        elif name == "Reason":
            facts = keys_of_dict(argument(call, 3, "facts"), function)
            number = () if _is_test(argument(call, 1, "found")) else ("found",)
            asked = ("question",) if argument(call, 7, "asks") is not None else ()
            yield from _sites("reasons", source, one, 2, "says", (*facts, *number, *asked))
    yield Site("reasons", "not_known", ("question",), "engine/kernel/reasons.py")


def _is_test(found: ast.expr | None) -> bool:
    return found is None or ast.unparse(found).startswith("Verdict.")


def changes() -> Iterator[Site]:
    """What would make a move legal."""
    source = scan.engine()
    for one in source.named("change"):
        yield from _sites("changes", source, one, 0, "what", keywords(one[2]))


def questions() -> Iterator[Site]:
    """What the table is asked."""
    source = scan.engine()
    for one in source.named("Question"):
        given = ("card", "seat") if argument(one[2], 2, "seat") else ("card",)
        yield from _sites("questions", source, one, 0, "what", given)
    for field in RULE_OF_VALUE:
        yield Site("questions", field, ("card", "seat") if field in PLOT_FIELDS else ("card",), "facts.py")


def events() -> Iterator[Site]:
    """What happened."""
    source = scan.engine()
    for one in source.named("Event"):
        _, function, call = one
        places = (("card", 1), ("seat", 2), ("amount", 3))
        given = tuple(name for name, at in places if argument(call, at, name) is not None)
        facts = (*given, *keys_of_dict(argument(call, 5, "facts"), function))
        facts += ("point", "answer") if "option" in facts else ()
        yield from _sites("events", source, one, 0, "what", facts)


def decisions() -> Iterator[Site]:
    """What the table waits for."""
    source = scan.engine()
    for one in source.named("Decision"):
        _, function, call = one
        places = (("purpose", 6), ("count", 7))
        given = tuple(name for name, at in places if argument(call, at, name) is not None)
        about = argument(call, 8, "about")
        given += (keys_of_dict(about, function) or FATE) if about is not None else ()
        yield from _sites("decisions", source, one, 1, "asks", ("seat", *given))
    for key in ("challenge_at_first", "challenges_made_at_first"):  # in the place of "challenge"
        yield Site("decisions", key, ("seat",), "engine/agot/rounds/rounds.py")


def errors() -> Iterator[Site]:
    """What can go wrong with an input."""
    source = scan.everything()
    kinds = ("Unreadable", *_kinds_of_errors(source))
    for one in source.named(*kinds):
        if one[2].args and not isinstance(one[2].args[0], ast.Starred | ast.Attribute):
            yield from _sites("errors", source, one, 0, "says", keywords(one[2]))
    for one in source.named("Defect"):
        yield from _sites("errors", source, one, 0, "says", ("where", "read", "could"))
    yield Site("errors", "refused", ("because",), "engine/kernel/errors.py")
    yield Site("errors", "cannot_be_told", (), "engine/kernel/cases/model.py")
    for says in ("impossible_position", "impossible_start"):
        yield Site("errors", says, ("faults",), "engine/kernel/errors.py")


def faults() -> Iterator[Site]:
    """Why a position, or the start of a game, cannot exist."""
    source = scan.engine()
    for one in source.named("fault"):
        yield from _sites("faults", source, one, 0, "says", keywords(one[2]))


def _kinds_of_errors(source: Source) -> Iterator[str]:
    """Classes of errors that are made with a key, as those of the kernel are."""
    for tree in source.trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and node.name not in ("Impossible", "Refused"):
                parents = {ast.unparse(one) for one in node.bases}
                yield from [node.name] if parents & {"RefereeError", "Unreadable"} else []


def rules() -> Iterator[Site]:
    """The functions that decide; a rule that is kept says its function's name."""
    verbs = [verb for game in (HBO, LCG, ORIFLAMME, KINGS) for verb in game.verbs.values()]
    deciding = {function.__name__: function for verb in verbs for function in verb.rules}
    for name, function in deciding.items():
        yield Site("rules", name, (), function.__module__)


@cache
def all_sites() -> tuple[Site, ...]:
    """All of them."""
    return msgspec.json.decode(
        once("sites.json", lambda: msgspec.json.encode(_found())), type=tuple[Site, ...]
    )


def _found() -> list[Site]:
    every = (reasons, changes, questions, events, decisions, errors, faults, rules)
    return [site for one in every for site in one()]
