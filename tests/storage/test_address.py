"""However an address is written, and whatever is wrong with it: its password is told nowhere."""

from __future__ import annotations

import pytest
from sqlalchemy.exc import OperationalError

from referee.storage.connection import address_without_secrets, hide, redacted
from referee.storage.database import open_database
from referee.storage.errors import StorageError
from referee.storage.sqlalchemy_backend import layer_errors

AFAR = "postgresql+psycopg"
HERE = "127.0.0.1:1/db"
FORMS = [
    f"{AFAR}://me:hunter2@{HERE}",
    f"{AFAR}://me:hun%74er2@{HERE}",
    f"{AFAR}://me:p/hunter2@{HERE}",
    f"{AFAR}://me:hun@ter2@{HERE}",
    f"{AFAR}://me:h?n:hunter2@{HERE}",
    f"{AFAR}://me@{HERE}?password=hunter2",
    f"{AFAR}://me@{HERE}?password=hun@ter2",
    f"{AFAR}://{HERE}?sslpassword=hunter2&sslmode=disable",
    f"{AFAR}://me@{HERE}?bogus=hunter2",
    f"{AFAR}://{HERE}?sslmode=hunter2",
    f"{AFAR}://me:hunter2@/db?host=/nowhere",
    f"{AFAR}://me:hunter2",
    f"{AFAR}://me:hunter2@host:port/db",
    f"{AFAR}://me:hunter2@[::1/db",
    f" {AFAR}://me:hunter2@{HERE}",
    "sqlite://me:hunter2@/:memory:",
    "sqlite:////nowhere/games.db?password=hunter2",
    "sqlite:///:memory:?password=hunter2",
    "unknown://me:hunter2@host/db",
    "postgresql+nodriver://me:hunter2@host/x",
    "me:hunter2@host/db",
    "host=h user=me password=hunter2",
    "postgresql//me:hunter2@host",
]


@pytest.mark.parametrize("url", FORMS)
def test_no_form_of_an_address_tells_its_password(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGCONNECT_TIMEOUT", "2")
    with pytest.raises(StorageError) as told:
        open_database(url)

    for said in (str(told.value), repr(told.value), *map(str, told.value.facts.values())):
        assert "hunter2" not in said
        assert "ter2" not in said


def test_a_plain_address_is_shown_with_its_host_and_database() -> None:
    assert address_without_secrets("postgresql://me:hunter2@judges:5432/games?sslmode=require") == (
        "postgresql://judges:5432/games"
    )
    assert address_without_secrets("postgresql://[::1]:5432/games") == "postgresql://[::1]:5432/games"


def test_what_a_driver_quotes_of_a_password_is_taken_out() -> None:
    hide("postgresql://me:tr%C3%A0veler@host/db")

    assert redacted("invalid dsn near tràveler, or tr%C3%A0veler") == "invalid dsn near ***, or ***"
    quoting = OperationalError("", {}, Exception('cannot use "tràveler"'))
    with pytest.raises(StorageError) as told, layer_errors("games"):
        raise quoting
    assert "traveler" not in str(told.value).replace("à", "a")
