"""All questions at a table, with corrections in the words of the screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.kernel.corrections import Correct
from referee.app.dialogs.base import AskText
from referee.app.dialogs.choose import DialogChoice
from referee.app.labels import label
from referee.app.presenters.wording import Wording
from referee.app.prompts.card_questions import PickQuestions
from referee.app.prompts.effect_questions import EffectQuestions
from referee.app.prompts.questions import is_number
from referee.app.render.area_lines import is_owned
from referee.notation.parser import field_names
from referee.notation.parser.lexer import folded
from referee.notation.parser.lexicon import lexicon
from referee.session.session import EntryOutcome

NOTHING = "value-nothing"
"""The word for a value that is there, and is empty."""


class Correctable(Struct, frozen=True):
    """A field of something on the table of a game, with what stands there now."""

    game: str
    name: str
    value: Any
    ids: tuple[str, ...] = ()
    """Seats and cards, one of which it may hold."""


def correction_text(field: Correctable, wording: Wording) -> str:
    """What stands there, as it would be typed."""
    if isinstance(field.value, bool):
        return wording.word("yes" if field.value else "no")
    if isinstance(field.value, tuple):
        said = ", ".join(_word(field, str(one), wording) for one in field.value)
        return said or wording.word(NOTHING)
    if field.value == "":
        return wording.word(NOTHING)
    return "" if field.value is None else _word(field, str(field.value), wording)


def _word(field: Correctable, value: str, wording: Wording) -> str:
    return field_names.value_shown(field.game, field.name, value, wording.language) or wording.names(value)


def correction_value(field: Correctable, typed: str, wording: Wording) -> Any:
    """What was typed, as the kind of value that stood there."""
    if isinstance(field.value, tuple | str) and folded(typed) in ("", folded(wording.word(NOTHING))):
        return () if isinstance(field.value, tuple) else ""
    if isinstance(field.value, tuple):
        return tuple(_meant(field, part.strip(), wording) for part in typed.split(",") if part.strip())
    if isinstance(field.value, bool):
        said = {
            folded(wording.word("yes")): True,
            "yes": True,
            folded(wording.word("no")): False,
            "no": False,
        }
        return said.get(folded(typed), typed)
    return int(typed) if is_number(typed) else _meant(field, typed.strip(), wording)


def _meant(field: Correctable, typed: str, wording: Wording) -> str:
    """The value a word or a name stands for; as it was typed where none does."""
    there = field.value if isinstance(field.value, tuple) else (field.value,)
    same = _called((str(one) for one in there if one), field, typed, wording)
    known = same or field_names.value_meant(field.game, field.name, typed)
    return known or _called(field.ids, field, typed, wording) or typed


def _called(values: Iterable[str], field: Correctable, typed: str, wording: Wording) -> str:
    wanted = folded(typed)
    return next((value for value in values if folded(_word(field, value, wording)) == wanted), "")


class TableQuestions(PickQuestions, EffectQuestions):
    """All that is asked at a table."""

    async def correction(self) -> EntryOutcome | None:
        """What is set right: of whom, which number, what it is, and why."""
        placed = sorted(self._controller.view.areas, key=lambda area: not is_owned(area))
        areas = tuple(DialogChoice(one.id, self._wording.names(one.id)) for one in placed)
        cards = tuple(self.placed())
        of = await self._chosen(
            label("set-right-of"), (*areas, DialogChoice("", label("the-table")), *dict.fromkeys(cards))
        )
        if of is None:
            return None
        game, ids = self._controller.session.adapter.game.id, tuple(one.key for one in (*areas, *cards))
        now = {
            name: Correctable(game, name, value, ids)
            for name, value in self._controller.correctable(of).items()
        }
        fields = tuple(
            DialogChoice(name, f"{self._named(of, name)}: {correction_text(field, self._wording)}")
            for name, field in now.items()
        )
        field = await self._chosen(
            label("which-value-of", name=self._wording.names(of) if of else label("the-table")), fields
        )
        if field is None:
            return None
        value = await self._ask(
            AskText(
                label("what-really", field=self._named(of, field)),
                value=correction_text(now[field], self._wording),
                check=lambda typed: self._may_stand(
                    of, field, correction_value(now[field], typed, self._wording)
                ),
            )
        )
        reason = await self._ask(AskText(label("set-right-why"))) if value is not None else None
        if not (field and value is not None and reason):
            return None
        return self._controller.session.correct(
            of, field, correction_value(now[field], value, self._wording), reason
        )

    def _named(self, of: str, name: str) -> str:
        """A field as lines and the screen name it: the power of a seat is that on its banner."""
        session = self._controller.session
        spread = lexicon(session.adapter.game.id).grammar.spread
        raw = spread(session.state, {"do": "correct", "of": of, "field": name})
        return self._wording.field(str(raw["field"]))

    def _may_stand(self, of: str, field: str, value: Any) -> tuple[str, bool]:
        """What speaks against a value that is set right, before anybody has to say why."""
        said, fits = self.judged(Correct(of=of, field=field, value=value, reason="tried"))
        return ("", True) if fits else (f"✗ {said}", False)
