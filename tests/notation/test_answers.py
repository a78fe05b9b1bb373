"""A line is first an answer to what the table waits for; an effect is entered only if one is meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.agot.state import effects as e
from engine.agot.state import moves as m
from engine.kernel.decisions import Move
from engine.kernel.judge import carry_out, judge
from engine.kernel.reasons import Verdict
from referee.notation.formatter import line_of
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.session.game_setup import examples
from referee.session.log.ruled_history import OutcomeKind
from referee.session.session import Session
from tests.kit.notation import DESK, at, enter, ready, session, worked_positions


def after(*lines: str) -> Session:
    here = ready()
    for line in lines:
        enter(line, here)
    return here


def military() -> Session:
    """Stark has to choose whom the claim kills."""
    here = after("lannister military hound", "stark defends none", "resolve")
    assert "choose_victims" in here.waiting[0].verbs
    return here


def intrigue() -> Session:
    """Stark has to discard for the claim."""
    here = after("lannister intrigue tywin", "stark defends none", "resolve")
    assert "discard_for_claim" in here.waiting[0].verbs
    return here


JON = m.ChooseVictims(by="stark", cards=("jon",))


@pytest.mark.parametrize(
    "line",
    [
        "stark kills jon", "stark kill jon", "kills jon", "stark chooses jon", "stark loses jon",
        "victims jon", "старк убива jon", "stark zabija jon",
    ],
)  # fmt: skip
def test_who_is_said_to_be_killed_while_a_claim_waits_is_its_victim(line: str) -> None:
    assert parse(line, military()) == JON


def test_a_claim_answered_so_is_paid() -> None:
    here = military()
    enter("stark kills jon", here)
    enter("no saves", here)

    assert here.state.cards["jon"].zone == "dead"
    assert not any("choose_victims" in one.verbs for one in here.waiting)


@pytest.mark.parametrize("line", ["lannister kills jon", "stark discards jon", "stark kills jon; kills arya"])
def test_what_may_be_an_answer_or_an_effect_is_asked_the_answer_first(line: str) -> None:
    here = military()
    with pytest.raises(ParseError) as asked:
        parse(line, here)

    moves = [parse(one.line, here) for one in asked.value.offers]
    assert isinstance(moves[0], m.ChooseVictims)
    assert isinstance(moves[-1], m.ApplyEffect)


def test_an_effect_can_still_be_entered_while_a_claim_waits() -> None:
    meant = m.ApplyEffect(by="stark", effects=(e.Kill("jon"),))

    assert parse("stark effects: kill jon", military()) == meant
    assert parse(line_of(meant, military()), military()) == meant


@pytest.mark.parametrize(
    "line",
    ["stark discards 1", "stark discards from hand 1", "discard from hand stark 1", "stark hand discard 1"],
)
def test_what_is_discarded_while_a_claim_waits_pays_it(line: str) -> None:
    assert parse(line, intrigue()) == m.DiscardForClaim(by="stark", count=1)


def test_cards_laid_while_set_up_waits_are_placed() -> None:
    here = ready("setup")
    seat = next(one.seat for one in here.waiting if "place_setup" in one.verbs)
    card = next(one.id for one in here.state.cards.values() if one.zone == "hand" and one.owner == seat)

    for said in ("plays", "puts", "puts into play", "places", "put into play"):
        found = parse(f"{seat} {said} {card}", here)
        assert found == m.PlaceSetup(by=seat, cards=(card,)), said


def moves_at(state: Any) -> Iterator[Move]:
    """One move for everything that may be chosen, with the first cards it can be done with."""
    for choice in DESK.choices(state):
        yield choice.with_picks(tuple(choice.among[: choice.least])) if choice.pick else choice.move


POSITIONS = [(one.id, one.position) for one in examples("hbo")] + worked_positions()


@given(st.sampled_from(POSITIONS), st.data())
@settings(deadline=None, max_examples=60)
def test_every_answer_offered_reads_back_where_it_is_asked(
    start: tuple[str, dict[str, Any]], data: st.DataObject
) -> None:
    """Whatever else the words could mean, the line written for an answer is that answer."""
    state = DESK.casebook.position(start[1], DESK.game.texts[0], ())
    for _ in range(10):
        moves = list(moves_at(state))
        for move in moves:
            assert parse(line_of(move, at(state)), at(state)) == move
            phrased(move, at(state))
        legal = [move for move in moves if judge(DESK.game, state, move).verdict is Verdict.YES]
        if not legal:
            return
        state = carry_out(DESK.game, state, data.draw(st.sampled_from(legal)))


def phrased(move: Move, here: Session) -> None:
    """Killing and discarding while that is asked for."""
    if isinstance(move, m.ChooseVictims) and move.cards:
        assert parse(f"{move.by} kills {', '.join(map(quoted, move.cards))}", here) == move
    if isinstance(move, m.DiscardForClaim) and move.count is not None:
        assert parse(f"{move.by} discards {move.count}", here) == move


def quoted(card: str) -> str:
    return f'"{card}"'


def test_words_of_an_answer_mean_nothing_where_nothing_is_asked() -> None:
    with pytest.raises(ParseError) as asked:
        parse("kill guard", session())
    assert [one.line for one in asked.value.offers] == ["effects: kill guard"]


def test_who_is_said_to_die_while_saves_are_offered_is_not_saved() -> None:
    here = military()
    enter("stark kills eddard", here)

    assert parse("stark kills eddard", here) == m.DeclineSaves(by="stark")
    assert parse("stark effects: kill jon", here) == m.ApplyEffect(by="stark", effects=(e.Kill("jon"),))
    assert parse("stark saves eddard", here) == m.Save(by="stark", card="eddard", by_means="duplicate")


def test_kneeling_while_defenders_are_asked_for_is_asked_about() -> None:
    here = after("lannister military hound")
    with pytest.raises(ParseError) as asked:
        parse("stark kneels jon", here)

    assert [one.line for one in asked.value.offers] == ["stark defends jon", "stark effects: kneel jon"]
    with pytest.raises(ParseError) as asked:
        parse("kneel jon", here)
    assert [one.line for one in asked.value.offers] == ["stark defends jon", "effects: kneel jon"]
    assert parse("stark blocks jon", here) == m.DeclareDefenders(by="stark", defenders=("jon",))


@pytest.mark.rule("hbo.claim.intrigue", "hbo.piles.open_information")
def test_a_card_nobody_had_named_is_named_by_being_discarded() -> None:
    here = intrigue()
    enter("stark discards maester luwin", here)

    luwin = next(one for one in here.state.cards.values() if one.name == "Maester Luwin")
    assert (luwin.zone, luwin.owner) == ("discard", "stark")
    assert not any("discard_for_claim" in one.verbs for one in here.waiting)


@pytest.mark.rule("hbo.reaction.debts_example", "hbo.challenge.participants")
def test_a_target_the_text_does_not_reach_is_read_and_refused() -> None:
    here = after("lannister military hound", "stark defends eddard", "resolve")
    *_, refused = enter("lannister reacts with debts on arya kneeling tywin", here)

    assert refused.kind is OutcomeKind.REFUSED
    assert refused.ruling.deciding[0].says == "not_a_participant"
    *_, done = enter("lannister reacts with debts on eddard kneeling tywin", here)
    assert done.kind is OutcomeKind.DONE


# An answer from the wrong seat, too late, or for everybody


@pytest.mark.rule("hbo.plot.first_player_choice")
def test_who_has_not_won_initiative_is_refused_by_that_rule_whichever_word_he_says() -> None:
    here = at_first_player()
    assert here.waiting[0].seat == "stark"

    for line in ("lannister chooses himself", "lannister names stark", "ланистър избира старк"):
        move = parse(line, here)
        assert isinstance(move, m.NameFirstPlayer)
        _, rulings = here.rule_on(move)
        assert {one.deciding[0].says for one in rulings} == {"winner_names_first_player"}, line


def at_first_player() -> Session:
    """Stark has won initiative and is to name the first player."""
    here = session(
        {
            "phase": "plot",
            "seats": [
                {"id": "stark", "house": "stark", "plot": {"name": "A Noble Cause", "initiative": 5}},
                {"id": "lannister", "house": "lannister", "plot": {"name": "Winter Storm", "initiative": 3}},
            ],
        }
    )
    enter("initiative", here)
    return here


@pytest.mark.rule("hbo.save.interrupt")
def test_what_is_done_already_is_refused_where_the_table_waits_and_not_behind_the_save_it_asks_for() -> None:
    here = after("lannister military hound", "stark defends none", "resolve", "stark kills eddard")
    assert here.waiting[0].asks == "save"

    _, rulings = here.rule_on(m.ResolveChallenge())

    assert {one.deciding[0].says for one in rulings} == {"resolved_already"}
    assert {one.deciding[0].facts["busy"] for one in rulings} == {"kill.saves"}


@pytest.mark.rule("hbo.save.interrupt")
@pytest.mark.parametrize(
    "line", ["nobody saves", "nobody saves any more", "saves nobody", "никой не спасява"]
)
def test_one_line_says_that_nobody_saves(line: str) -> None:
    here = after("lannister military hound", "stark defends none", "resolve", "stark kills eddard")

    enter(line, here)

    assert here.state.cards["eddard"].zone == "dead"


@pytest.mark.rule("hbo.save.interrupt")
def test_that_nobody_saves_is_offered_as_long_as_more_than_one_player_is_to_be_asked() -> None:
    here = after("lannister military hound", "stark defends none", "resolve", "stark kills eddard")
    assert m.DeclineSaves() in [one.move for one, _ in here.choices()]

    enter("stark saves nobody", here)

    assert [one.move for one, _ in here.choices() if isinstance(one.move, m.DeclineSaves)] == [
        m.DeclineSaves(by="lannister")
    ]
