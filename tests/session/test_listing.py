"""What the list of moves says before anybody has picked cards."""

from engine.kernel.reason import Verdict
from engine.thrones import moves as m
from tests.session.given import BG, PL, ROBB, session

UNKNOWN = {"id": "catelyn", "name": "Catelyn Stark", "strength": 3, "icons": None}


def test_a_challenge_an_unknown_card_may_make_is_not_listed_as_refused() -> None:
    table = session("challenges", BG, PL, characters=[ROBB, UNKNOWN])

    found = {
        one.move.kind: ruling.verdict
        for one, ruling in table.choices()
        if isinstance(one.move, m.DeclareChallenge)
    }

    assert found == {"military": Verdict.YES, "intrigue": Verdict.CANNOT_TELL, "power": Verdict.YES}
