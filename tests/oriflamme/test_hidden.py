"""What lies face down stays hidden; what can be judged without it is judged."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel.judge import judge
from engine.kernel.reasons import Verdict
from engine.oriflamme.adapter import ADAPTER
from engine.oriflamme.game import ORIFLAMME
from engine.oriflamme.public_table import announced, public, seen_by
from engine.oriflamme.table import SHUFFLED, OriflammeTable
from tests.kit.oriflamme import asked, events, influence, move, next_seat, played, refused, row


def unknown() -> OriflammeTable:
    """Three closed cards nobody has named."""
    table: OriflammeTable = ADAPTER.new("ru", {})
    for seat in table.order:
        table = played(table, "place", seat, where="right")
    return table


def known(names: dict[str, str]) -> OriflammeTable:
    """The same row, its names told privately."""
    table = unknown()
    for card, name in names.items():
        table = played(table, "know_card", card=card, name=name)
    return table


@pytest.mark.rule("oriflamme.info.others-hidden", "oriflamme.planning.secret-face-down")
def test_a_game_is_judged_without_a_single_name() -> None:
    here = unknown()
    assert row(here) == "red.1~ | blue.1~ | green.1~"
    here = played(here, "keep", "red", card="red.1")
    assert asked(here, "activate", "blue", card="blue.1") == "blue.1"
    refused(here, "event.owner-acts", "activate", "green", card="blue.1")
    here = played(here, "activate", "blue", card="blue.1", shows="queen")
    assert (row(here), influence(here)) == ("red.1~1 | blue.queen^ | green.1~", (1, 3, 1))
    assert next_seat(here) == "green"


def test_a_name_that_lies_elsewhere_cannot_turn_up() -> None:
    here = played(unknown(), "activate", "red", card="red.1", shows="queen")
    for seat, name in (("blue", "twin"), ("blue", "")):
        fields: dict[str, Any] = {"card": f"{seat}.1", "shows": name}
        if name:
            refused(here, "components.family-set", "activate", seat, **fields)
        else:
            assert asked(here, "activate", seat, **fields) == "blue.1"


def test_a_card_told_privately_must_turn_up_as_told() -> None:
    here = known({"red.1": "trap"})
    refused(here, "components.family-set", "activate", "red", card="red.1", shows="queen")
    assert influence(played(here, "activate", "red", card="red.1")) == (2, 1, 1)


@pytest.mark.rule("oriflamme.info.others-hidden", "oriflamme.card.open-closed")
def test_what_is_drawn_and_offered_is_the_same_whatever_is_hidden() -> None:
    bare, one, other = unknown(), known({"red.1": "queen", "blue.1": "trap"}), known({"red.1": "felon"})
    for here in (one, other):
        assert ADAPTER.view(here) == ADAPTER.view(bare)
        assert [choice.move for choice in ADAPTER.choices(here)] == [
            choice.move for choice in ADAPTER.choices(bare)
        ]
        for choice in ADAPTER.choices(here):
            assert ADAPTER.ruling_of(here, choice) == ADAPTER.ruling_of(bare, choice)
            assert list(ADAPTER.picks_of(here, choice)) == list(ADAPTER.picks_of(bare, choice))
        assert b"queen" not in msgspec.json.encode(ADAPTER.view(here))


def test_what_happened_is_told_without_hidden_names() -> None:
    for name in ("queen", "trap"):
        here = known({"red.1": name})
        assert name not in str(here.events)
        assert name not in str(played(here, "keep", "red", card=f"red.{name}").events)
    hands = {"red": SHUFFLED[:7]}
    after = played(ADAPTER.new("ru", {"hands": hands}), "place", "red", card=SHUFFLED[0], where="left")
    assert SHUFFLED[0] not in str(after.events) + str(after.notes)


def test_a_move_is_spoken_without_hidden_names() -> None:
    here = known({"red.1": "queen", "blue.1": "trap"})
    assert announced(here, move("keep", "red", card="red.queen")) == move("keep", "red", card="red.1")
    laid = move("place", "red", card="felon", where="on", on="red.queen")
    assert announced(here, laid) == move("place", "red", where="on", on="red.1")
    opened = events("red.cutthroat^ | blue.trap~")
    said = announced(opened, move("resolve", "red", card="red.cutthroat", target="blue.trap"))
    assert said == move("resolve", "red", card="red.cutthroat", target="blue.1")


@pytest.mark.rule("oriflamme.info.own-hidden-cards", "oriflamme.setup.three-aside")
def test_a_player_sees_his_own_hidden_cards_and_no_others() -> None:
    here = known({"red.1": "queen", "blue.1": "trap"})
    here = played(here, "know_cards", seat="red", zone="set_aside", cards=["felon", "trap", "bribe"])
    his, hers = seen_by(here, "red"), seen_by(here, "blue")
    assert row(his) == "red.queen~ | blue.1~ | green.1~"
    assert row(hers) == "red.1~ | blue.trap~ | green.1~"
    assert his.seats["red"].set_aside == ("felon", "trap", "bribe")
    assert hers.seats["red"].set_aside is None
    assert public(here).seats["red"].set_aside is None


def test_what_the_table_tells_must_be_able_to_be() -> None:
    here = known({"red.1": "queen"})
    for verb, fields in (
        ("know_card", {"card": "red.1", "name": "trap"}),
        ("know_card", {"card": "blue.1", "name": "twin"}),
        ("know_cards", {"seat": "red", "zone": "set_aside", "cards": ["queen", "trap", "bribe"]}),
        ("know_cards", {"seat": "red", "zone": "set_aside", "cards": ["trap", "bribe"]}),
        ("know_cards", {"seat": "red", "zone": "row", "cards": ["trap", "bribe", "felon"]}),
    ):
        assert judge(ORIFLAMME, here, move(verb, **fields)).verdict is Verdict.NO


def test_an_answer_to_the_question_lets_the_move_be_judged() -> None:
    here = unknown()
    ruling = judge(ORIFLAMME, here, move("activate", "red", card="red.1"))
    assert ruling.asks is not None
    told = ADAPTER.answer(here, ruling.asks, "queen")
    assert told == move("know_card", card="red.1", name="queen")
    here = played(here, "know_card", card="red.1", name="queen")
    assert influence(played(here, "activate", "red", card="red.1")) == (3, 1, 1)


def test_an_unnamed_card_from_a_known_hand_makes_the_hand_unknown() -> None:
    here = ADAPTER.new("ru", {"hands": {"red": SHUFFLED[:7]}})
    after = played(here, "place", "red", where="left")
    assert (after.seats["red"].hand, after.seats["red"].hand_count) == (None, 6)


def test_a_hidden_name_survives_storage() -> None:
    here = known({"red.1": "queen"})
    assert ADAPTER.read_state(msgspec.json.encode(here)) == here
