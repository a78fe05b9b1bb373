"""What a tick list tells of a challenge before anybody declares: it comes true when it is played."""

from __future__ import annotations

from hypothesis import given as where
from hypothesis import strategies as st

from engine.agot.expected_result import expected_result
from engine.agot.hbo.game import HBO
from referee.session.preview import expected_result_after
from tests.kit.hbo import after, battle, defend, fighter, pass_, resolve, under_both_texts
from tests.kit.session import ARYA, BG, ROBB, attack, session

Strengths = st.lists(st.integers(0, 6), min_size=1, max_size=4)


def test_the_defences_of_an_attack_are_counted_before_it_is_declared() -> None:
    table = session("challenges", BG, characters=[ROBB, ARYA])
    (told,) = expected_result_after(table, attack(attackers=("robb",)))
    assert told.says == "no_defence_foreseen"
    assert told.facts == {
        "seat": "lannister", "attack": 4, "ways": 2, "stopped": 0, "unopposed": 1, "cards": (),
    }  # fmt: skip


def test_the_cheapest_defence_is_named() -> None:
    table = session("challenges", BG, characters=[ROBB, ARYA])
    (told,) = expected_result_after(table, attack(attackers=("arya",)))
    assert told.says == "defences_foreseen"
    assert told.facts["cards"] == ("tyrion",)


@where(strength=st.integers(0, 8), strengths=Strengths, chosen=st.data())
def test_who_is_said_to_win_wins_when_nothing_more_happens(
    strength: int, strengths: list[int], chosen: st.DataObject
) -> None:
    own = [fighter(f"s{number}", one) for number, one in enumerate(strengths)]
    given = battle([fighter("a", strength)], own, step="attackers")
    asked = after(given, pass_("lannister"), pass_("stark"))
    names = chosen.draw(st.sets(st.sampled_from([f"s{at}" for at in range(len(strengths))])))
    table = after(asked, defend(*sorted(names)))
    (told,) = expected_result(HBO, table)
    ended = after(table, resolve()).last_challenge or after(table, resolve()).challenge
    assert ended is not None
    assert told.facts.get("winner", told.facts.get("seat")) == ended.winner
    assert (told.says == "unopposed_foreseen") == ended.unopposed


@under_both_texts
def test_nothing_is_foretold_where_a_strength_is_not_known(text: str) -> None:
    given = battle([fighter("a", 4)], [fighter("s", 2)], step="attackers", text=text)
    assert (
        expected_result(HBO, after(given, pass_("lannister"), pass_("stark")).card("s", strength=None)) == ()
    )
