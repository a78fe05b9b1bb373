"""How far random tests go, in which language is spoken, and what keeps a run of all tests short.

``REFEREE_DEEP=10`` plays ten times as many random games and examples; nothing is timed.
What is said is expected in English, whatever the locale of the machine.
"""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import shared

os.environ["LC_ALL"] = "C.UTF-8"
os.environ["TEXTUAL_FPS"] = "10"  # tests ask for each frame; Textual would paint some in between
os.environ["TEXTUAL_ANIMATIONS"] = "none"  # nobody watches; scrolling a page of help takes two seconds
DEEP = int(os.environ.get("REFEREE_DEEP", "1"))

SELDOM = 10_000_000
"""So many more objects are made than let go before garbage is looked for."""

gc.set_threshold(SELDOM, 100, 100)
shared.folder()  # before workers start, so that they share it


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("numprocesses", None):  # not who only waits for others: 0.5 s before they start
        from hypothesis import HealthCheck, settings

        settings.register_profile(
            "referee",
            deadline=None,
            max_examples=60 * DEEP,
            derandomize=DEEP == 1,
            database=None,  # what is derandomized finds again what it found
            suppress_health_check=[HealthCheck.too_slow],
        )
        settings.load_profile("referee")


def pytest_collection_finish() -> None:
    """Tests and modules stay, and screens are left lying: looking for garbage took a tenth of the run.

    At its end it kept workers for more than five seconds, after which execnet interrupts them.
    """
    if "hypothesis" in sys.modules:
        from hypothesis import given, strategies

        # With its first example it looks for all garbage once: seconds, were it not now.
        given(strategies.none())(lambda _: None)()
    gc.freeze()


def pytest_sessionfinish() -> None:
    """What is left lying goes with the process."""
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def surroundings() -> Iterator[None]:
    """The rulebook is built, and faults are noted, in the folder of the run, not at home.

    Programs started by tests compile the project once a run, also where nothing may be kept beside it.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REFEREE_CACHE", str(shared.folder() / "cache"))
        patch.setenv("REFEREE_STATE", str(shared.folder() / "state"))
        patch.setenv("REFEREE_LOG", str(shared.folder() / "log"))
        patch.setenv("REFEREE_COACH", "off")  # what it tells stands beside rulings that are compared
        if os.environ.get("PYTHONDONTWRITEBYTECODE"):
            patch.delenv("PYTHONDONTWRITEBYTECODE")
            patch.setenv("PYTHONPYCACHEPREFIX", str(shared.folder() / "compiled"))
        if (
            "tests.kit.app" in sys.modules
        ):  # each app would begin to build it, 3 s, and end before it is built
            shared.rulebook_cache()
        yield


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """A test whose screen spoke another language leaves the next one English."""
    yield
    speech = sys.modules.get("referee.words.speech")
    if speech is not None:
        speech.Labels.speech = type(speech.Labels.speech)()


@pytest.fixture(scope="session")
def rulebook_cache() -> Path:
    """A cache folder with the rulebook's database in it, for tests that only read."""
    return shared.rulebook_cache()
