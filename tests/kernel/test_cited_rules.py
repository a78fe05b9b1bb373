"""What the engine names by a fixed word, read from its functions as they are loaded: rules, ways out."""

from __future__ import annotations

import dis
import re
from collections.abc import Iterator
from itertools import pairwise
from types import CodeType

import pytest

from engine.agot.hbo.game import HBO
from engine.agot.lcg.game import LCG
from engine.agot.remedies import REMEDIES
from engine.agot.rounds.timing import PHASES
from engine.kernel.reasons import Change
from engine.kings.game import KINGS
from engine.oriflamme.game import ORIFLAMME
from tests.kit.engine_functions import functions, modules, texts
from tests.shared import known_rules

OF_GAMES = {"agot": (HBO, LCG), "kings": (KINGS,), "oriflamme": (ORIFLAMME,)}
ONLY_PLAYERS: dict[str, set[str]] = {
    "agot": {
        *(
            "card",
            "effects_of_card",
            "keep_passed",
            "not_reacted",
            "not_refilled",
            "not_revealed",
            "occasion",
        ),
        *("occasion_of", "order_due", "others_picked", "pass_others", "price_of_card", "save_host", "zone"),
        *("game_goes_on", "stealth_at_declaration", "use_otherwise", "wait_claim", "what"),
    },
    "kings": {"tell_outcome"},
    "oriflamme": set(),
}
"""Ways out that are named and not tried: the players alone can take them."""
RULE_ID = re.compile(r"(hbo|lcg|kings|oriflamme)(\.[\w-]+){2,}")


def test_every_rule_that_the_engine_cites_has_a_section_in_the_rulebook() -> None:
    cited = {text for function in functions() for text in texts(function.__code__) if RULE_ID.fullmatch(text)}

    assert len(cited) > 500
    assert not cited - known_rules()


def names_given(code: CodeType, instruction: dis.Instruction) -> tuple[str, ...]:
    """The names of the facts given to a call, which Python 3.13 loads like any constant."""
    if instruction.opname == "KW_NAMES":
        return tuple(code.co_consts[instruction.arg or 0])
    return instruction.argval if isinstance(instruction.argval, tuple) else ()


def ways_out(code: CodeType) -> Iterator[tuple[str, dict[str, object]]]:
    """What is given to ``change``, and of its facts those that are fixed and given alone."""
    instructions = list(dis.get_instructions(code)) if "change" in code.co_names else []
    for at, (maker, key) in enumerate(pairwise(instructions)):
        if maker.opname == "LOAD_GLOBAL" and maker.argval == "change" and isinstance(key.argval, str):
            value, names = instructions[at + 2 : at + 4]
            told = names_given(code, names) if value.opname == "LOAD_CONST" else ()
            yield key.argval, {told[0]: value.argval} if len(told) == 1 else {}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from ways_out(constant)


def test_every_phase_and_step_that_a_rule_says_to_wait_for_is_one() -> None:
    steps = {
        f"{procedure}.{step}"
        for game in (HBO, LCG)
        for procedure, names in game.steps.items()
        for step in names
    }
    named = [found for function in functions() for found in ways_out(function.__code__)]
    phases = {str(facts["phase"]) for _, facts in named if "phase" in facts}
    waited = {str(facts["step"]) for _, facts in named if "step" in facts}

    assert phases == {"setup", *PHASES}
    assert len(waited) > 10
    assert waited <= steps
    assert {way for way, facts in named if "step" in facts} == {"wait_step"}
    assert {way for way, facts in named if "phase" in facts} == {"wait_phase", "wait_next_round"}


@pytest.mark.parametrize("game", OF_GAMES)
def test_every_way_out_that_a_refusal_names_can_be_tried_and_no_other(game: str) -> None:
    named = set[str]()
    for module in modules():
        if module.__name__.startswith((f"engine.{game}", "engine.kernel")):
            named |= {value.what for value in vars(module).values() if isinstance(value, Change)}
    for function in functions():
        if function.__module__.startswith((f"engine.{game}", "engine.kernel")):
            named |= {way for way, _ in ways_out(function.__code__)}
    tried = {*REMEDIES} if game == "agot" else set[str]()
    for one in OF_GAMES[game]:
        tried |= {*one.remedies}.union(*(verb.remedies for verb in one.verbs.values()))

    assert named - tried == ONLY_PLAYERS[game]
    assert tried - named == set()
