"""The base of all questions to players: dialogs, what to choose from, and points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.kernel.decisions import Move
from engine.kernel.errors import RefereeError
from engine.kernel.reasons import Ruling, Verdict
from engine.kernel.rule_variants import RuleVariant
from engine.kernel.view import ViewRow
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.presenters.offered_moves import answer, differ
from referee.app.presenters.wording import Wording
from referee.app.render.area_lines import piece_line
from referee.session.controller import GameController
from referee.session.log.ruled_history import OutcomeKind
from referee.words.speech import label

if TYPE_CHECKING:
    from textual.screen import Screen


async def decide(screen: Any, rule: str) -> bool:
    """Asks for the table's decision of a point and enters it; whether it did."""
    session = screen.controller.session
    point = next(open_point for open_point in session.rule_variants() if open_point.rule == rule)
    option = await screen.app.push_screen_wait(choice_of(point, screen.wording))
    if option is None:
        return False
    return bool(session.decide(rule, option).kind is OutcomeKind.DONE)


def choice_of(point: RuleVariant, wording: Wording) -> ChooseOne:
    """The question on a point, with the texts that give each answer."""
    answers = tuple(
        DialogChoice(option, f"{wording.option(point, option)}{_by(point, option)}")
        for option in point.options
    )
    return ChooseOne(wording.point(point), answers, wording.title(point.rule))


def _by(point: Any, option: str) -> str:
    texts = [text for text, answer in point.answers.items() if answer.option == option]
    return f" ({', '.join(texts)})" if texts else ""


PLOT = "plot"
"""What a plot is called among the pieces and badges of a table."""
DUPLICATE = "duplicate"
"""A card that lies under its copy, and does nothing by itself."""


class Questions:
    """Asks about one game on a screen."""

    def __init__(self, screen: Screen[Any], controller: GameController, wording: Wording) -> None:
        self._screen = screen
        self._controller = controller
        self._wording = wording

    async def _ask(self, dialog: Any) -> Any:
        return await self._screen.app.push_screen_wait(dialog)

    def judged(self, move: Move) -> tuple[str, bool]:
        """The ruling on a move in a sentence, and whether nothing speaks against it so far."""
        try:
            _, rulings = self._controller.session.rule_on(move)
        except RefereeError as error:
            return self._wording.error(error), False
        if differ(rulings):
            return "; ".join(answer(ruling, self._wording) for ruling in rulings), False
        against = next((ruling for ruling in rulings if ruling.verdict is Verdict.NO), None)
        if against is not None:
            return self._wording.reason(against.deciding[0]), False
        return self._said(rulings[0]), True

    def _said(self, ruling: Ruling) -> str:
        if ruling.verdict is Verdict.YES:
            return label("legal-so-far")
        return self._wording.question(ruling.asks) if ruling.asks else label("cannot-tell-yet")

    async def a_seat(self, title: str) -> str | None:
        """Asks for a seat."""
        seats = (
            area for area in self._controller.view.areas if any(badge.key == "hand" for badge in area.badges)
        )
        return await self._chosen(
            title, tuple(DialogChoice(seat.id, self._wording.names(seat.id)) for seat in seats)
        )

    async def a_piece(self, title: str, *, optional: bool = False) -> str | None:
        """Asks for a card on the table."""
        pieces = tuple(self.placed())
        none = (DialogChoice("", label("none-of-them")),) if optional else ()
        return await self._chosen(title, (*dict.fromkeys(pieces), *none))

    def placed(self, *without: str) -> Iterator[DialogChoice]:
        """Every card on the table with owner and place, without used plots and these kinds."""
        kinds = (PLOT, *without)
        for area in self._controller.view.areas:
            for row in area.rows:
                where = self._wording.names(area.id) + (
                    "" if row.open else f", {self._wording.word(row.key)}"
                )
                for piece in (placed for placed in row.pieces if placed.kind not in kinds):
                    yield DialogChoice(piece.id, f"{piece_line(piece, self._wording)}  ({where})")
                    under = f"  ({label('under-card', card=self._wording.names(piece.id))})"
                    lying = (beneath for beneath in piece.under if beneath.kind not in kinds)
                    yield from (
                        DialogChoice(beneath.id, piece_line(beneath, self._wording) + under)
                        for beneath in lying
                    )

    def plots(self) -> Iterator[tuple[DialogChoice, str]]:
        """Every revealed plot with its owner."""
        for area in self._controller.view.areas:
            for badge in area.badges:
                if badge.key == PLOT and isinstance(badge.value, str):
                    title, whose = (self._wording.names(id_) for id_ in (badge.value, area.id))
                    says = f"{self._wording.word(PLOT)} {title}  ({whose})"
                    yield DialogChoice(f"{PLOT}:{area.id}", says), badge.value

    async def _chosen(self, title: str, choices: tuple[DialogChoice, ...]) -> str | None:
        about = "" if choices else label("nothing-to-choose")
        chosen: str | None = await self._ask(ChooseOne(title, choices, about))
        return chosen

    def unnamed_row(self, seat: str) -> ViewRow | None:
        """The hand of a seat, if it has cards that nobody has named."""
        area = next((seat_area for seat_area in self._controller.view.areas if seat_area.id == seat), None)
        rows = area.rows if area is not None else ()
        return next(
            (row for row in rows if row.open and row.count is not None and row.count > len(row.pieces)), None
        )


def is_whole_number(typed: str) -> bool:
    """Whether it is a whole number."""
    return typed.lstrip("+-").isdecimal()
