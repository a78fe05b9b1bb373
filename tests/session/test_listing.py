"""What the list of moves says before anybody has picked cards."""

from msgspec.structs import replace

from engine.kernel.reason import Verdict
from engine.thrones import moves as m
from referee.session import Session
from tests.session.given import BG, PL, session


def test_a_challenge_an_unknown_card_may_make_is_not_listed_as_refused() -> None:
    there = session("challenges", BG, PL)
    unknown = replace(there.state.cards["arya"], icons=None)
    state = replace(there.state, cards={**there.state.cards, "arya": unknown})
    table = Session(there.desk, state, (BG, PL), lambda *_: None)

    found = {
        one.move.kind: ruling.verdict
        for one, ruling in table.choices()
        if isinstance(one.move, m.DeclareChallenge)
    }

    assert found == {"military": Verdict.YES, "intrigue": Verdict.CANNOT_TELL, "power": Verdict.YES}
