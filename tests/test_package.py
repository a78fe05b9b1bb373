import shutil
import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("cards", "engine", "referee", "rulebook")


def files_under(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def copy_of_the_source(to: Path) -> Path:
    """A build writes into the folder it builds from, so it gets one of its own."""
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, to / name)
    for name in PACKAGES:
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
    return to


def builder() -> list[str]:
    """What puts a wheel into the folder named next. A recent setuptools is what pip would ask in the end."""
    try:
        recent = int(metadata.version("setuptools").split(".")[0]) >= 77
    except metadata.PackageNotFoundError:
        recent = False
    if recent:
        return ["-c", "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"]
    return ["-m", "pip", "wheel", "--quiet", "--no-deps", ".", "-w"]


@pytest.fixture(scope="module")
def names_in_the_wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    source = copy_of_the_source(tmp_path_factory.mktemp("source"))
    out = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, *builder(), str(out)], cwd=source, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = out.glob("*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def test_every_module_and_every_data_file_is_in_the_wheel(names_in_the_wheel: set[str]) -> None:
    expected = {path.relative_to(ROOT).as_posix() for name in PACKAGES for path in files_under(ROOT / name)}

    assert expected - names_in_the_wheel == set()


def test_the_wheel_installs_the_command(names_in_the_wheel: set[str]) -> None:
    assert "referee/__main__.py" in names_in_the_wheel
    assert any(name.endswith("entry_points.txt") for name in names_in_the_wheel)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_is_typed_for_other_programs(names_in_the_wheel: set[str], package: str) -> None:
    assert f"{package}/py.typed" in names_in_the_wheel
