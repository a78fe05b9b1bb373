import pickle
import string

import pytest

from referee.storage import errors
from referee.storage.errors import StorageError

KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, StorageError)]
FACTS: dict[str, str | int] = dict.fromkeys(
    [
        "url",
        "found",
        "place",
        "known",
        "game",
        "host",
        "process",
        "since",
        "number",
        "wrong",
        "sound",
        "kind",
        "schema",
        "next",
        "person",
        "because",
        "seen",
        "count",
        "missing",
    ],
    "X",
)


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_has_a_key_of_its_own_and_says_its_facts(kind: type[StorageError]) -> None:
    asked = {name for _, name, _, _ in string.Formatter().parse(kind.english) if name}

    assert [other for other in KINDS if other.key == kind.key] == [kind]
    assert asked <= FACTS.keys()
    assert str(kind(**FACTS)).count("X") >= len(asked)


def test_an_error_can_be_handed_from_one_process_to_another() -> None:
    again = pickle.loads(pickle.dumps(errors.DiskFull(place="games.db")))

    assert str(again) == str(errors.DiskFull(place="games.db"))
