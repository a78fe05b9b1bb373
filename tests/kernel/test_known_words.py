"""A word that a function of the engine names is one that something else knows too, so a slip is seen.

The functions are read as they are loaded. Known are the messages, the words of typed lines and positions,
the rules, the values of modules, the fields and steps of the games, what the application asks for, and what
another function of the engine names.
"""

from __future__ import annotations

import ast
import builtins
import dis
from collections import defaultdict
from collections.abc import Iterator
from enum import Enum
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import CodeType, FunctionType
from typing import get_args

import msgspec
import pytest

from engine.agot.hbo.game import HBO
from engine.agot.lcg.game import LCG
from engine.kings.game import KINGS
from engine.oriflamme.game import ORIFLAMME
from referee.words.messages import Messages, messages
from tests.kit.engine_functions import functions, modules, texts
from tests.shared import ROOT, known_rules, once
from tests.words.possible_values import subjects

SUBJECT_OF = {
    "violated": "reasons",
    "obeyed": "reasons",
    "change": "changes",
    "fault": "faults",
    "Event": "events",
    "Question": "questions",
}
"""What makes a message -> where its sentence is; its first word is the key."""
WORDS_APART = {
    # What a remedy calls a card that nobody has, and a program a fault of its own.
    *("a_source", "A source", "An attacker", "a_host", "A host", "Another plot ", "Not ", "nobody is asked"),
    # Parts of a longer text, which are looked for, taken off or put before it.
    *("card_", "the ", " card", "карта ", ' "«»', "claim.", ")", "$.cases[", "thing/card"),
    # What msgspec and Python call something, and the places of a record that is read as a table.
    *("__metadata__", "got `null`", "\uffff", "*", "Frame.slots"),
    # What other programs read or give, or what is put together where it is read.
    *("fortifications_left", "agendas", "done_commander"),
    # The name of an argument, which later versions of Python keep among the words of a function.
    "shuffled_away",
}
"""Words that stand in one place of the engine and are right; whoever adds such a word adds it here."""
ENGLISH = Messages("en")


def first_words(code: CodeType, makers: set[str]) -> Iterator[tuple[str, str]]:
    """Each of these makers that is called with a fixed word, and this word."""
    if makers & {*code.co_names}:
        for maker, word in pairwise(dis.get_instructions(code)):
            is_called = maker.opname == "LOAD_GLOBAL" and maker.argval in makers
            if is_called and word.opname == "LOAD_CONST" and isinstance(word.argval, str):
                yield maker.argval, word.argval
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from first_words(constant, makers)


@pytest.mark.parametrize("maker", SUBJECT_OF)
def test_every_key_that_a_function_gives_has_a_sentence(maker: str) -> None:
    given = {word for one in functions() for _, word in first_words(one.__code__, {maker})}

    assert len(given) > 3
    assert given <= {*messages("en", SUBJECT_OF[maker])}


def test_every_word_of_a_function_is_known_elsewhere() -> None:
    named = defaultdict[str, dict[str, FunctionType]](dict)
    for one in functions():
        if one.__module__.startswith("engine."):
            outermost = f"{one.__module__}.{one.__qualname__.partition('.<locals>')[0]}"
            for word in {*texts(one.__code__)} - {one.__doc__}:
                named[word].setdefault(outermost, one)
    alone = {word: next(iter(places.items())) for word, places in named.items() if len(places) == 1}
    unknown = {word: pair for word, pair in alone.items() if word not in known_words()}
    found = [(word, name) for word, (name, one) in unknown.items() if times(word, one.__code__) == 1]

    assert len(named) > 2500
    assert found == [], (
        "These words stand in one place of the engine. Where one is no slip, name it in WORDS_APART"
    )


def times(word: str, code: CodeType) -> int:
    """How many places of a function name this word: one that is put down and found again has two."""
    loaded: list[object] = [one.argval for one in dis.get_instructions(code) if "CONST" in one.opname]
    inner = [one for one in code.co_consts if isinstance(one, CodeType)]
    here = sum(one == word or (isinstance(one, tuple | frozenset) and word in one) for one in loaded)
    return here + sum(times(word, one) for one in inner)


@cache
def known_words() -> frozenset[str]:
    """What is known besides the functions of the engine."""
    return msgspec.json.decode(once("words.json", lambda: msgspec.json.encode(_known())), type=frozenset[str])


def _known() -> list[str]:
    values = [value for module in modules() for name, value in vars(module).items() if name[:2] != "__"]
    steps = [f"{one}.{step}" for game in (HBO, LCG) for one, found in game.steps.items() for step in found]
    data = [*(ROOT / "referee" / "words" / "en").glob("*.json"), *(ROOT / "cards").glob("*/*.json")]
    data += (ROOT / "tests" / "cases").rglob("*.json")
    found = {
        *_texts_of([msgspec.json.decode(path.read_bytes()) for path in data]),
        *_texts_of(values),
        *steps,
    }
    found |= {word for subject in subjects("en") for word in _words_of_messages(subject)}
    found |= {word for path in (ROOT / "referee").rglob("*.py") for word in _named_in(path)}
    found |= {word for path in (ROOT / "engine").rglob("*.py") for word in _pieces(path)}
    found |= {name for game in (HBO, LCG, KINGS, ORIFLAMME) for name in game.remedies}
    found |= {name for one in functions() for name in _variables(one.__code__)}
    found |= {name for module in modules() for name in vars(module)} | {*dir(builtins)}
    letters = {word for word in found if len(word) < 2 and word.isalnum()}
    return sorted((found | WORDS_APART | known_rules()) - letters)


def _variables(code: CodeType) -> Iterator[str]:
    yield from code.co_varnames
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _variables(constant)


def _words_of_messages(subject: str) -> Iterator[str]:
    for key in messages("en", subject):
        yield from (key, key.partition("-")[2])
        yield from ENGLISH.variables(subject, key)


def _texts_of(value: object) -> Iterator[str]:
    """The texts a value holds, and the names of its fields."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from _texts_of([*value, *value.values()])
    elif isinstance(value, tuple | list | set | frozenset):
        for one in value:
            yield from _texts_of(one)
    elif isinstance(value, type) and issubclass(value, Enum):
        yield from (str(one.value) for one in value)
    elif isinstance(value, type) and issubclass(value, msgspec.Struct):
        yield from (*value.__struct_fields__, str(value.__struct_config__.tag))
    elif isinstance(value, msgspec.Struct):
        yield from _texts_of([getattr(value, name) for name in value.__struct_fields__])
    elif get_args(value):
        yield from _texts_of(get_args(value))


def _named_in(path: Path) -> Iterator[str]:
    """The texts and attributes that a file of the application names."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Attribute):
            yield node.attr


def _pieces(path: Path) -> Iterator[str]:
    """What stands between the gaps of a text that is put together, and the types named in a file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.JoinedStr):
            parts = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant)]
            yield from (part for part in parts if isinstance(part, str))
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("cast", "typing.cast"):
            yield from (ast.unparse(node.args[0]), ast.unparse(node.args[0]).strip("'\""))
        elif isinstance(node, ast.arg) and node.annotation:
            yield ast.unparse(node.annotation)
        elif isinstance(node, ast.FunctionDef) and node.returns:
            yield ast.unparse(node.returns)
