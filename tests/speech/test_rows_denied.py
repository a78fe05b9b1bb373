"""What a line about a row denies is never entered as if it were told."""

from __future__ import annotations

import pytest

from engine.kernel.decisions import Move
from referee.notation.parser.errors import ParseError
from referee.notation.parser.parse import parse
from referee.position.dispute import step_of
from tests.speech.other_lines import table_before

Denial = tuple[str, int, str, tuple[str, ...]]
"""The case, the step, what is denied, and the line in each language."""
DENIALS: tuple[Denial, ...] = (
    (
        "oriflamme-n78",
        0,
        "keep",
        (
            "en red does not keep the card closed",
            "bg червените не оставят картата закрита",
            "pl czerwoni nie zostawiają karty zakrytej",
            "ru красные не оставляют карту закрытой",
        ),
    ),
    (
        "oriflamme-m65",
        0,
        "keep",
        (
            "en red cannot keep the felon closed",
            "bg червените не оставят престъпника закрит",
            "pl czerwoni nie zostawiają przestępcy zakrytego",
            "ru красные не оставляют преступника закрытым",
        ),
    ),
    (
        "oriflamme-n78",
        0,
        "take_tokens",
        (
            "en red does not take the tokens off the trap",
            "bg червените не взимат жетона от капана",
            "pl czerwoni nie zabierają żetonu z pułapki",
            "ru красные не забирают жетон с ловушки",
        ),
    ),
    (
        "oriflamme-m65",
        0,
        "activate",
        (
            "en red does not open the felon",
            "bg червените не отварят престъпника",
            "pl czerwoni nie odkrywają przestępcy",
            "ru красные не вскрывают преступника",
        ),
    ),
    (
        "oriflamme-n13",
        0,
        "resolve",
        (
            "en red does not apply the queen",
            "bg червените не прилагат кралицата",
            "pl czerwoni nie rozpatrują królowej",
            "ru красные не применяют королеву",
        ),
    ),
    (
        "oriflamme-n13",
        0,
        "skip",
        (
            "en red does not skip the queen",
            "bg червените не пропускат кралицата",
            "pl czerwoni nie pomijają królowej",
            "ru красные не пропускают королеву",
        ),
    ),
    (
        "oriflamme-m15",
        0,
        "resolve",
        (
            "en red's cutthroat does not kill blue's felon",
            "bg червеният главорез не убива синия престъпник",
            "pl czerwony zbir nie zabija niebieskiego przestępcy",
            "ru красный головорез не убивает синего преступника",
        ),
    ),
    (
        "oriflamme-o03",
        0,
        "place",
        (
            "en red does not place the trap on the left",
            "bg червените не слагат капана отляво",
            "pl czerwoni nie kładą pułapki z lewej",
            "ru красные не кладут ловушку слева",
        ),
    ),
    (
        "oriflamme-o03",
        0,
        "pass_planning",
        (
            "en red doesn't pass",
            "bg червените не пасуват",
            "pl czerwoni nie pasują",
            "ru красные не пасуют",
        ),
    ),
)


@pytest.mark.parametrize(
    ("case", "step", "denied", "said"),
    [(case, step, denied, line) for case, step, denied, lines in DENIALS for line in lines],
)
def test_what_is_denied_is_not_done(case: str, step: int, denied: str, said: str) -> None:
    language, _, line = said.partition(" ")
    table = table_before("oriflamme", case, step)
    try:
        found = parse(line, table, language)
    except ParseError:
        return
    assert isinstance(found, Move)
    assert step_of(found, table)["do"] != denied
