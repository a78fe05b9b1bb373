import pickle

import pytest

from referee.storage import errors
from referee.storage.errors import StorageError

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, StorageError)]


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_has_a_key_of_its_own_and_says_its_facts(kind: type[StorageError]) -> None:
    assert [other for other in KINDS if other.key == kind.key] == [kind]
    assert str(kind(place="games.db", game=7)) == f"{kind.key}: place 'games.db', game 7"


def test_an_error_can_be_handed_from_one_process_to_another() -> None:
    again = pickle.loads(pickle.dumps(errors.DiskFull(place="games.db")))

    assert str(again) == str(errors.DiskFull(place="games.db"))
    assert again.facts == {"place": "games.db"}
