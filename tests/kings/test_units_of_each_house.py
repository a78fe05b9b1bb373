"""A ruling on a march tells the units of each House apart, and what becomes of those that are beaten."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.cli.judge import judge_command

POSITION = """\
kings action march, options 3 4 5 6, footman strength 1, knight strength 2
moat land stark next to riverrun winterfell: 2 footmen, siege engine; defence
winterfell land stark next to moat
riverrun land lannister next to moat: knight, footman; march
? lannister marches riverrun to moat footman 1 knight 1
"""


def ruling(ending: str, place: Path, language: str = "en") -> str:
    file = place / "march.txt"
    file.write_text(f"{POSITION.rstrip()} {ending}\n", encoding="utf-8")
    return judge_command(str(file), None, False, language, short=True).out


def test_both_sides_of_a_battle_are_told_apart(tmp_path: Path) -> None:
    found = ruling("", tmp_path)
    assert "moat, units: Stark footman 2, siege engine 1; Lannister footman 1, knight 1" in found


@pytest.mark.parametrize(
    ("language", "retreat", "lost"),
    [
        (
            "en",
            "units that have to retreat: Stark footman 2",
            "units that are destroyed: Stark siege engine 1",
        ),
        ("bg", "отряди, които трябва да отстъпят", "унищожени отряди"),
        ("pl", "jednostki, które muszą się wycofać", "jednostki zniszczone"),
        ("ru", "отряды, которые должны отступить", "уничтоженные отряды"),
    ],
)
def test_beaten_units_retreat_and_siege_engines_are_lost(
    language: str, retreat: str, lost: str, tmp_path: Path
) -> None:
    found = ruling("won by lannister losers retreat", tmp_path, language)
    assert retreat in found
    assert lost in found
