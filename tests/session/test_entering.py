"""What becomes of a move that is entered."""

import msgspec
import pytest

from engine.agot.hbo.adapter import ADAPTER
from engine.kernel.errors import Unreadable
from engine.kernel.reasons import Question, Verdict
from referee.session.log.ruled_history import EntryOutcome, OutcomeKind
from referee.session.session import Session
from tests.kit.session import BG, PL, Disk, attack, move, session

POINT = "hbo.keyword.limited_duplicate"


def test_a_legal_move_is_kept_before_the_table_changes() -> None:
    disk = Disk()
    table = session("challenges", BG, disk=disk)
    before = table.state
    outcome = table.enter(attack())
    assert outcome.kind is OutcomeKind.DONE
    assert outcome.ruling.verdict is Verdict.YES
    assert table.state.challenge.attackers == ("robb",)
    assert table.states == [before, table.state]
    ((kind, body, cites),) = disk.kept
    assert kind == "move"
    assert msgspec.json.decode(body)["move"]["attackers"] == ["robb"]
    assert "hbo.challenge.attackers_standing" in cites


def test_what_silence_stood_for_is_written_down_beside_the_move() -> None:
    table = session("challenges", BG)
    outcome = table.enter(attack())
    assert outcome.implied == (move("pass", "stark"), move("pass", "lannister"))
    assert table.lines[0].body["implied"] == [msgspec.to_builtins(one) for one in outcome.implied]


def test_a_refused_move_changes_and_keeps_nothing() -> None:
    disk = Disk()
    table = session("challenges", BG, disk=disk)
    before = table.state
    outcome = table.enter(attack(kind="intrigue"))
    assert outcome.kind is OutcomeKind.REFUSED
    assert outcome.ruling.because[0] == "hbo.challenge.icon_required"
    assert table.state is before
    assert (disk.kept, table.lines) == ([], [])


def test_there_is_one_ruling_for_each_text() -> None:
    outcome = session("challenges").enter(attack())
    assert [one.text for one in outcome.rulings] == [BG, PL]


def test_who_is_not_at_the_table_is_unreadable() -> None:
    table = session("challenges", BG)
    with pytest.raises(Unreadable):
        table.enter(attack(attackers=("nobody",)))
    assert table.lines == []


def unknown(field: str, *texts: str) -> Session:
    """A session in which one printed value of Jon Snow has not been told."""
    table = session("marshalling", *texts, income_taken=True)
    state = table.state.card("jon", **{field: None})
    return Session(ADAPTER, state, texts or (BG,), Disk().keep)


def test_what_cannot_be_told_is_asked_told_and_then_done() -> None:
    table = unknown("cost")
    play = move("play_card", "stark", card="jon")
    outcome = table.enter(play)
    assert outcome.kind is OutcomeKind.CANNOT_TELL
    assert outcome.question == Question("cost", "jon")
    told = table.answer_question(Question("cost", "jon"), 3)
    assert told.kind is OutcomeKind.DONE
    assert table.lines[-1].kind == "fact"
    assert table.enter(play).kind is OutcomeKind.DONE
    assert table.state.seats["stark"].gold == 1


def two_cards_in_a_row(*texts: str) -> tuple[Session, EntryOutcome]:
    """The second of two cards, where every pass has to be said: under one text that is two actions."""
    table = session("marshalling", *texts, strict=True, income_taken=True)
    table.enter(move("play_card", "stark", card="scout"))
    for seat in ("stark", "lannister"):
        table.enter(move("pass", seat))  # nobody reacts
    return table, table.enter(move("play_card", "stark", card="jon"))


def test_where_the_texts_differ_nothing_is_done_and_the_point_is_named() -> None:
    table, outcome = two_cards_in_a_row(BG, PL)
    assert outcome.kind is OutcomeKind.TEXTS_DIFFER
    assert [one.verdict for one in outcome.rulings] == [Verdict.YES, Verdict.NO]
    assert outcome.point == "hbo.action.card_play_alternation"
    assert outcome.ruling.text == PL
    assert len(table.lines) == 3


@pytest.mark.parametrize("texts", [(BG,), (PL,), (BG, PL)])
def test_where_silence_passes_one_card_is_played_after_the_other(texts: tuple[str, ...]) -> None:
    table = session("marshalling", *texts, income_taken=True)
    played = [table.enter(move("play_card", "stark", card=card)) for card in ("scout", "jon")]
    assert [one.kind for one in played] == [OutcomeKind.DONE, OutcomeKind.DONE]
    assert [one.verdict for one in played[1].rulings] == [Verdict.YES] * len(texts)


@pytest.mark.parametrize(("text", "what"), [(BG, OutcomeKind.DONE), (PL, OutcomeKind.REFUSED)])
def test_under_one_text_its_own_answer_holds(text: str, what: OutcomeKind) -> None:
    assert two_cards_in_a_row(text)[1].kind is what


@pytest.mark.parametrize(("option", "what"), [("no", OutcomeKind.DONE), ("yes", OutcomeKind.REFUSED)])
def test_a_point_the_table_has_decided_holds_under_every_text(option: str, what: OutcomeKind) -> None:
    table, outcome = two_cards_in_a_row(BG, PL)
    assert table.decide(outcome.point, option).kind is OutcomeKind.DONE
    assert table.lines[-1].kind == "choice"
    again = table.enter(move("play_card", "stark", card="jon"))
    assert again.kind is what
    stamps = {reason.facts.get("decided_by") for top in again.ruling.reasons for reason in top.walk()}
    assert "table" in stamps


@pytest.mark.parametrize(("point", "option"), [("hbo.no_such_point", "yes"), (POINT, "perhaps")])
def test_a_point_or_option_that_is_not_there_is_unreadable(point: str, option: str) -> None:
    with pytest.raises(Unreadable):
        session("challenges").decide(point, option)


def test_the_table_may_overrule_with_a_reason_and_that_is_written_down() -> None:
    table = session("challenges", BG)
    outcome = table.enter(attack(kind="intrigue"), overrule="His card says so.")
    assert outcome.kind is OutcomeKind.DONE
    assert outcome.ruling.verdict is Verdict.NO
    assert table.state.challenge.kind == "intrigue"
    assert table.lines[-1].body["overruled"] == "His card says so."


def test_a_move_with_nothing_to_act_on_cannot_be_overruled_into_being() -> None:
    table = session("marshalling", BG)
    before = table.state
    with pytest.raises(Unreadable):
        table.enter(move("choose_victims", "stark", cards=["robb"]), overrule="He is dead.")
    assert table.state is before
    assert table.lines == []


def test_a_judge_sets_something_right_with_a_reason() -> None:
    table = session("challenges", BG)
    assert table.correct("stark", "power", 3, "Two were forgotten.").kind is OutcomeKind.DONE
    assert table.state.seats["stark"].power == 3
    assert table.lines[-1].kind == "correction"
    assert table.correct("stark", "power", 4, "").kind is OutcomeKind.REFUSED


def test_the_referee_does_by_itself_what_nobody_chooses() -> None:
    table = session("dominance", BG)
    outcome = table.make_automatic_move()
    assert outcome is not None
    assert outcome.kind is OutcomeKind.DONE
    assert table.state.dominance_winner
    assert table.make_automatic_move() is None


def test_what_is_listed_counts_in_the_windows_passed_in_silence() -> None:
    listed = [choice.move for choice, ruling in session("challenges", BG).choices()]
    kinds = {one.kind for one in listed if hasattr(one, "kind")}
    assert kinds == {"military", "intrigue", "power"}


def test_a_number_on_the_screen_is_explained() -> None:
    reason = session("challenges", BG).explain("strength:robb")
    assert reason is not None
    assert reason.found == 4
