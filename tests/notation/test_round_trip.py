"""Every move prints its line, and the line reads as just this move."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, get_args

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.agot.public_table import laid_open
from engine.agot.state import effects as e
from engine.agot.state import moves as m
from engine.agot.state.declarations import KnowValue
from engine.kernel.cases.evaluation import read_steps
from engine.kernel.cases.model import Case
from engine.kernel.corrections import Correct
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out, judge
from engine.kernel.reasons import Verdict
from referee.notation.formatter import line_of
from referee.notation.parser.parse import parse
from referee.session.session import Session
from tests.each import each
from tests.kit.cases import plain
from tests.kit.notation import DESK, session, worked_positions
from tests.kit.session import nothing_kept

WORKED = plain("hbo")
AS_JSON = "move {"


def at(state: Any) -> Session:
    return Session(DESK, laid_open(state), DESK.game.texts, nothing_kept)


def reads_back(move: Move, here: Session, language: str = "en") -> str:
    line = line_of(move, here, None, language)
    assert parse(line, here) == move, line
    return line


@each([(case, language) for language in ("en", "bg", "pl", "ru") for case in WORKED], by=itemgetter(1))
def test_every_move_of_the_worked_cases_is_a_plain_line(case: Case, language: str) -> None:
    state, steps = read_steps(case, DESK.casebook, DESK.game.texts[0])
    here = at(state)

    for step in steps:
        if isinstance(step.asked, Move):
            assert not reads_back(step.asked, here, language).startswith(AS_JSON)


@given(st.sampled_from(worked_positions()), st.data())
@settings(deadline=None, max_examples=60)
def test_moves_of_random_play_read_back(worked: tuple[str, dict[str, Any]], data: st.DataObject) -> None:
    state = DESK.casebook.position(worked[1], DESK.game.texts[0], ())
    for _ in range(12):
        choices = list(DESK.choices(state))
        if not choices:
            return
        choice = data.draw(st.sampled_from(choices))
        picks = data.draw(st.permutations(choice.among)) if choice.pick else []
        wanted = data.draw(st.integers(min(choice.least, choice.most), max(choice.least, choice.most)))
        move = choice.with_picks(tuple(picks[:wanted])) if choice.pick else choice.move
        assert not reads_back(move, at(state)).startswith(AS_JSON)
        if judge(DESK.game, state, move).verdict is Verdict.YES:
            state = carry_out(DESK.game, state, move)


HERE = session()
CARD = st.sampled_from(sorted(HERE.state.cards))
SEAT = st.sampled_from(HERE.state.order)
NUMBER = st.integers(0, 20)
CHANGE = st.integers(-9, 9)
UNTIL = st.sampled_from(get_args(e.Until))
ICON = st.sampled_from(["military", "intrigue", "power"])
KEYWORD = st.sampled_from(get_args(e.Keyword))

SIMPLE = [
    e.Kill, e.Discard, e.ReturnToHand, e.ReturnToDeck, e.RemoveFromGame, e.RemoveFromChallenge, e.Kneel,
    e.Stand, e.EnterPlay,
]  # fmt: skip
EFFECT = st.one_of(
    *(st.builds(kind, CARD) for kind in SIMPLE),
    st.builds(e.Strength, CARD, CHANGE, UNTIL),
    st.builds(e.GainKeyword, CARD, KEYWORD, UNTIL),
    st.builds(e.LoseKeyword, CARD, KEYWORD, UNTIL),
    st.builds(e.GainIcon, CARD, ICON, UNTIL),
    st.builds(e.LoseIcon, CARD, ICON, UNTIL),
    st.builds(e.Draw, st.lists(SEAT, min_size=1, max_size=2).map(tuple), NUMBER),
    st.builds(e.SearchToHand, SEAT, NUMBER),
    st.builds(e.DiscardFromHand, SEAT, NUMBER),
    st.builds(e.GainPower, st.dictionaries(SEAT, NUMBER, min_size=1)),
    st.builds(e.GainPowerOnCard, CARD, NUMBER),
    st.builds(e.GainGold, SEAT, CHANGE),
    st.builds(e.TakeControl, CARD, SEAT),
    st.builds(e.DiscardAttachment, CARD),
    st.builds(e.DiscardAttachment, st.just(""), CARD),
    st.builds(e.StealGold, SEAT, SEAT, NUMBER),
    st.builds(e.Attach, CARD, CARD),
)
EFFECTS = st.lists(
    EFFECT | st.builds(e.IfWin, st.lists(EFFECT, max_size=2).map(tuple)), min_size=1, max_size=3
).map(tuple)
PAY = st.builds(m.Pay, NUMBER, st.lists(CARD, max_size=2).map(tuple))
DEMANDS = st.builds(m.Demands, st.sampled_from(["", "stark", "lannister"]), st.booleans())
USES = st.sampled_from([m.PlayEvent, m.UseAbility, m.Respond])


@given(EFFECTS)
def test_every_effect_is_a_plain_line(effects: tuple[e.Effect, ...]) -> None:
    assert not reads_back(m.ApplyEffect(effects=effects), HERE).startswith(AS_JSON)


@given(USES, SEAT, CARD, PAY, DEMANDS, EFFECTS | st.just(()))
def test_every_use_of_a_card_is_a_plain_line(
    kind: type[m.UseOfCard], by: str, card: str, pay: m.Pay, demands: m.Demands, effects: tuple[e.Effect, ...]
) -> None:
    move = kind(by=by, card=card, pay=pay, demands=demands, effects=effects)

    assert not reads_back(move, HERE).startswith(AS_JSON)


@given(SEAT, CARD, st.sampled_from(["", "duplicate", "effect"]), st.booleans())
def test_saves_and_responses_are_plain_lines(by: str, card: str, means: str, legal: bool) -> None:
    assert not reads_back(m.Save(by=by, card=card, by_means=means or card), HERE).startswith(AS_JSON)
    assert not reads_back(m.Respond(by=by, card=card, to="played", of=card), HERE).startswith(AS_JSON)


WORDS = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=20)


@given(CARD, st.sampled_from(["power", "kneeling", "zone", "icons", "host", "nonsense"]), st.data())
def test_facts_and_corrections_read_back_whatever_is_said(of: str, field: str, data: st.DataObject) -> None:
    value = data.draw(
        st.none() | st.booleans() | st.integers(-99, 99) | WORDS | st.lists(WORDS, max_size=2).map(tuple)
    )

    reads_back(Correct(of=of, field=field, value=value, reason=data.draw(WORDS)), HERE)
    reads_back(KnowValue(card=of, field=field, value=value), HERE)


NAMES = st.text(max_size=12) | st.sampled_from(
    ["on", "with", 'a "b"', "none", "stark", "1", "a>b", "pay", ""]
)


@given(NAMES.filter(bool), NAMES.filter(bool))
def test_names_of_any_kind_read_back(card: str, host: str) -> None:
    """Ids of cases are anybody's: a card may be called ``on``."""
    raw: dict[str, Any] = {
        "phase": "marshalling",
        "first_player": "stark",
        "seats": [
            {
                "id": "stark",
                "hand": {"count": 1, "known": [{"id": card, "name": card, "type": "attachment"}]},
            },
            {"id": "lannister", "characters": [{"id": host, "name": host}] if host != card else []},
        ],
    }
    here = session(raw)
    move = m.PlayCard(by="stark", card=card, host=host if host != card else "")

    assert reads_back(move, here)


@given(st.sampled_from(sorted(DESK.game.verbs, key=lambda kind: kind.__name__)), st.data())
@settings(deadline=None)
def test_moves_that_make_no_sense_read_back_too(kind: type[Move], data: st.DataObject) -> None:
    """Nobody plays a seat or kills a plot, but what was entered by mistake must be printable."""
    try:
        move = data.draw(st.from_type(kind))
    except Exception:  # noqa: BLE001 - hypothesis cannot make every type up
        return
    try:
        same = DESK.read_move(msgspec.json.encode(move))
    except Exception:  # noqa: BLE001 - nor can every made-up value be stored
        return
    assert reads_back(same, HERE)
