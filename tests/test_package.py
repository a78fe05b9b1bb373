import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from argparse import Namespace
from email import message_from_bytes
from email.message import Message
from functools import cache
from pathlib import Path

import pytest

from referee import __version__
from referee.cli.shell import man_command

ROOT = Path(__file__).parent.parent
PACKAGES = ("cards", "engine", "referee", "rulebook")
BESIDE = ("docs", "tests", "scripts", "benchmarks", ".ci")
FILES = (
    "pyproject.toml",
    "setup.py",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
)
LARGEST = 6_000_000
"""Bytes of the wheel."""
RELATIVE = re.compile(r"\]\((?!https?:)([^)]*)\)")


def files_under(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def copy_of_the_source(to: Path) -> Path:
    """A build writes into the folder it builds from, so it gets one of its own."""
    for name in FILES:
        shutil.copy(ROOT / name, to / name)
    for name in (*PACKAGES, *BESIDE):
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
    return to


def built(kind: str, source: Path, out: Path) -> Path:
    """The wheel or the source distribution, by the builder that pip would ask, without asking the network."""
    program = f"import sys; from setuptools.build_meta import build_{kind}; print(build_{kind}(sys.argv[1]))"
    done = subprocess.run(
        [sys.executable, "-c", program, str(out)], cwd=source, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return out / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_of_the_source(tmp_path_factory.mktemp("source"))


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", source, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def names_in_the_wheel(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="module")
def about(wheel: Path) -> Message:
    """The metadata of the wheel, with the page of the package."""
    with zipfile.ZipFile(wheel) as opened:
        [name] = [one for one in opened.namelist() if one.endswith(".dist-info/METADATA")]
        return message_from_bytes(opened.read(name))


def text_of(about: Message) -> str:
    found = about.get_payload(decode=True)
    assert isinstance(found, bytes)
    return found.decode()


def test_every_module_and_every_data_file_is_in_the_wheel(names_in_the_wheel: set[str]) -> None:
    expected = {path.relative_to(ROOT).as_posix() for name in PACKAGES for path in files_under(ROOT / name)}

    assert expected - names_in_the_wheel == set()


def test_the_wheel_installs_the_command(names_in_the_wheel: set[str]) -> None:
    assert "referee/__main__.py" in names_in_the_wheel
    assert any(name.endswith("entry_points.txt") for name in names_in_the_wheel)


def test_the_wheel_installs_the_manual_page(wheel: Path) -> None:
    page = f"referee-{__version__}.data/data/share/man/man1/referee.1"

    assert zipfile.ZipFile(wheel).read(page).decode() == man_command(Namespace()).out


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_is_typed_for_other_programs(names_in_the_wheel: set[str], package: str) -> None:
    assert f"{package}/py.typed" in names_in_the_wheel


def test_the_wheel_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size <= LARGEST


def test_the_source_distribution_is_complete(source: Path, tmp_path: Path) -> None:
    with tarfile.open(built("sdist", source, tmp_path)) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    expected = {
        path.relative_to(ROOT).as_posix()
        for name in (*PACKAGES, *BESIDE)
        for path in files_under(ROOT / name)
    }

    assert {*expected, *FILES} - names == set()


def test_the_page_of_the_package_leads_nowhere_that_is_not_there(about: Message) -> None:
    page = text_of(about)

    assert page.startswith("# Referee")
    assert RELATIVE.findall(page) == []
    assert "how lessons are written: `docs/lessons.md`" in page
    assert RELATIVE.findall((ROOT / "README.md").read_text(encoding="utf-8")), "there is something to lead on"


def test_every_relative_link_of_the_readme_leads_to_a_file() -> None:
    for link in RELATIVE.findall((ROOT / "README.md").read_text(encoding="utf-8")):
        assert (ROOT / link.partition("#")[0]).exists(), link


def test_the_package_says_for_which_pythons_it_is(about: Message) -> None:
    named = "Programming Language :: Python :: "
    versions = [one.removeprefix(named) for one in about.get_all("Classifier", []) if one.startswith(named)]

    assert about["Requires-Python"] == ">=3.11"
    assert versions == ["3", "3 :: Only", "3.11", "3.12", "3.13", "3.14"]
    assert about["Version"] == __version__


def test_the_package_is_for_the_system_it_is_tested_on(about: Message) -> None:
    named = "Operating System :: "
    assert [one for one in about.get_all("Classifier", []) if one.startswith(named)] == [
        f"{named}POSIX :: Linux"
    ]


def test_the_package_names_no_place_it_does_not_have(about: Message) -> None:
    assert about.get_all("Project-URL", []) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--version",), "referee "),
        (("rule", "hbo.duplicate.save", "--lang", "pl"), "hbo.duplicate.save"),
        (("schema", "case"), "$schema"),
        (("completion", "bash"), "complete"),
        (("learn", "--list"), "hbo.01"),
        (("--plain",), "New game"),
    ],
)
def test_what_is_in_the_wheel_is_enough_to_run(
    wheel: Path, arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    places = {"PYTHONPATH": str(unpacked(wheel)), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "referee", *arguments],
        cwd=tmp_path,
        env={**os.environ, **places},
        input=b"q\n",
        capture_output=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert said in done.stdout.decode()


@cache
def unpacked(wheel: Path) -> Path:
    folder = wheel.with_suffix("")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder
