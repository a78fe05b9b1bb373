"""How is a move completed by asking? Each question is a small dialog; ``None`` is somebody leaving it."""

from __future__ import annotations

from typing import Any

from engine.kernel.told import Correct
from referee.app.asking_effects import EffectQuestions
from referee.app.asking_picks import PickQuestions
from referee.app.correcting import Correctable, shown, told
from referee.app.dialogs.choose import Choice
from referee.app.dialogs.text import AskText
from referee.app.drawing import is_owned
from referee.app.labels import label
from referee.notation.grammar import lexicon
from referee.session import Outcome


class Asking(PickQuestions, EffectQuestions):
    """All that is asked at a table."""

    async def correction(self) -> Outcome | None:
        """What is set right: of whom, which number, what it is, and why."""
        placed = sorted(self._bench.view.areas, key=lambda one: not is_owned(one))
        areas = tuple(Choice(one.id, self._wording.names(one.id)) for one in placed)
        cards = tuple(self.placed())
        of = await self._chosen(
            label("set-right-of"), (*areas, Choice("", label("the-table")), *dict.fromkeys(cards))
        )
        if of is None:
            return None
        game, ids = self._bench.session.desk.game.id, tuple(one.key for one in (*areas, *cards))
        now = {
            name: Correctable(game, name, value, ids) for name, value in self._bench.correctable(of).items()
        }
        fields = tuple(
            Choice(name, f"{self._named(of, name)}: {shown(field, self._wording)}")
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
                value=shown(now[field], self._wording),
                check=lambda typed: self._may_stand(of, field, told(now[field], typed, self._wording)),
            )
        )
        reason = await self._ask(AskText(label("set-right-why"))) if value is not None else None
        if not (field and value is not None and reason):
            return None
        return self._bench.session.correct(of, field, told(now[field], value, self._wording), reason)

    def _named(self, of: str, name: str) -> str:
        """A field as lines and the screen name it: the power of a seat is that on its banner."""
        session = self._bench.session
        spread = lexicon(session.desk.game.id).grammar.spread
        raw = spread(session.state, {"do": "correct", "of": of, "field": name})
        return self._wording.field(str(raw["field"]))

    def _may_stand(self, of: str, field: str, value: Any) -> tuple[str, bool]:
        """What speaks against a value that is set right, before anybody has to say why."""
        said, fits = self.judged(Correct(of=of, field=field, value=value, reason="tried"))
        return ("", True) if fits else (f"✗ {said}", False)
