"""Challenges a text gives besides one of each kind: whose they are, of which kind, and how many."""

from __future__ import annotations

import pytest

from engine.agot.phases.challenge_resolution import claim_of
from engine.agot.phases.challenge_turns import window_before
from engine.agot.state.records import EffectFrame, Lasting
from engine.agot.state.table import AgotTable
from tests.kit.lcg_cards import LANNISTER, STARK, after, card, do, refused, stands

ALL_MADE = ("military", "intrigue", "power")
POWER_MARCH = do("declare_challenge", STARK, kind="power", target=LANNISTER, attackers=["host-of-storms-end"])


def with_extra(made: tuple[str, ...], *extra: tuple[str, str]) -> AgotTable:
    """Stark has made these challenges; ``extra``: seat and kind of the further ones that texts give."""
    given = stands([card("host-of-storms-end")]).seat(STARK, challenges_made=made)
    lasting = tuple(Lasting("extra_challenge", seat, value=kind) for seat, kind in extra)
    return given.put(lasting=lasting)


@pytest.mark.rule("lcg.challenge.one_each")
def test_an_extra_challenge_is_its_owners_and_of_its_kind() -> None:
    after(with_extra(("power",), (STARK, "power")), POWER_MARCH)

    for other in ((LANNISTER, "power"), (STARK, "military")):
        refused(with_extra(("power",), other), POWER_MARCH, because="lcg.challenge.one_each")


@pytest.mark.rule("lcg.challenge.one_each")
def test_something_else_that_lasts_is_no_extra_challenge() -> None:
    given = with_extra(("power",)).put(lasting=(Lasting("no_challenge", STARK, value="power"),))

    refused(given, POWER_MARCH, because="lcg.challenge.one_each")


@pytest.mark.rule("lcg.claim.value")
def test_what_lasts_for_one_player_changes_no_claim_of_another_and_only_what_changes_claims_does() -> None:
    changes = (("claim", STARK, 1), ("claim", LANNISTER, 4), ("extra_challenge", STARK, 16))
    given = stands(plots={STARK: "hear-me-roar", LANNISTER: "blockade"})
    given = given.put(lasting=tuple(Lasting(what, seat, amount=more) for what, seat, more in changes))

    assert (claim_of(given, STARK), claim_of(given, LANNISTER)) == (1, 4)


@pytest.mark.rule("lcg.challenge.one_each")
def test_each_extra_challenge_is_made_once() -> None:
    twice = ((STARK, "power"), (STARK, "power"))

    after(with_extra(("power", "power"), *twice), POWER_MARCH)
    refused(with_extra(("power",) * 3, *twice), POWER_MARCH, because="lcg.challenge.one_each")


@pytest.mark.rule("lcg.challenge.windows")
@pytest.mark.parametrize(
    ("made", "extra", "opens"),
    [
        (ALL_MADE, (), False),
        (ALL_MADE, ((STARK, "power"),), True),
        (ALL_MADE, ((LANNISTER, "power"),), False),
        ((*ALL_MADE, "power"), ((STARK, "power"),), False),
        (ALL_MADE[:2], (), True),
        (ALL_MADE[:2], ((STARK, "power"),), True),
    ],
)
def test_a_window_opens_while_a_challenge_is_left(
    made: tuple[str, ...], extra: tuple[tuple[str, str], ...], opens: bool
) -> None:
    given = with_extra(made, *extra)

    found = window_before(given, EffectFrame("challenges_turn", "window"))
    assert len(found.agenda) - len(given.agenda) == opens
