"""What is printed on a card, and which card is it?"""

from __future__ import annotations

from msgspec.structs import replace

from cards.messages import CardsError
from cards.names import MatchKind
from engine.kernel.reason import Question
from engine.kernel.view import Row, View
from referee.app.asking_base import Questions
from referee.app.dialogs.choose import Choice, ChooseOne
from referee.app.dialogs.text import AskText
from referee.app.labels import label
from referee.desk.refereeing import fresh_id
from referee.session import What

NEW, ALL = "new", "\tall"
"""Answers that are not typed."""


class CardQuestions(Questions):
    """Answers are kept in the owner's catalogue, so that each is asked once."""

    async def value(self, question: Question) -> bool:
        """What is printed on a card: asked, kept for the owner, told to the table. Whether it was."""
        answers = self._bench.session.desk.answers(self._bench.session.state, question)
        if answers:
            return await self._one_of(question, answers)
        typed = await self._ask(self._value_dialog(question, others=True))
        if typed == ALL:
            return await self._all_values(question)
        return typed is not None and self._keep_and_tell(question, typed)

    async def _one_of(self, question: Question, answers: tuple[str, ...]) -> bool:
        """A question with few answers is no question about print: one of them is told to the table."""
        choices = tuple(Choice(one, self._wording.card(one)) for one in answers)
        taken = await self._ask(ChooseOne(self._wording.question(question), choices))
        return taken is not None and self._bench.session.tell(question, taken).what is What.DONE

    async def _all_values(self, question: Question) -> bool:
        """Every value of the card that is not known yet, one by one; what was asked comes first."""
        missing = [one for one in self._bench.missing(question) if one != question]
        told = False
        for one in (question, *missing):
            typed = await self._ask(self._value_dialog(one, may_be_empty=one != question))
            if typed is None:
                break
            told = bool(typed and self._keep_and_tell(one, typed) and one == question) or told
        return told

    def _value_dialog(
        self, question: Question, *, others: bool = False, may_be_empty: bool = False
    ) -> AskText:
        cards, name = self._bench.cards, self._bench.name_of(question.card)
        face, known = cards.called(name), cards.choices(question.what, self._wording.language)

        def check(typed: str) -> tuple[str, bool]:
            try:
                cards.read(question.what, typed, name)
                said = cards.doubts_of(face.id, question.what, typed) if face is not None else ()
            except CardsError as error:
                return self._wording.error(_with_choices(error, known)), False
            return "\n".join(map(self._wording.said, said)), True

        about = (
            ", ".join((*known, label("none-of-them")))
            if known
            else self._room(face.id if face else "", question.what)
        )
        return AskText(
            self._wording.question(question),
            about,
            check=check,
            value=cards.partly(name, question.what, self._wording.language),
            may_be_empty=may_be_empty,
            extra=("tab", label("all-values"), ALL) if others else None,
        )

    def _keep_and_tell(self, question: Question, typed: str) -> bool:
        cards, name = self._bench.cards, self._bench.name_of(question.card)
        face = cards.called(name)
        if face is not None:
            cards.enter(face.id, question.what, typed)
        value = cards.read(question.what, typed, name)
        return self._bench.session.tell(question, value).what is What.DONE

    def _room(self, card: str, field: str) -> str:
        least, most = self._bench.cards.room(card, field)
        if most is None:
            return ""
        return (
            label("by-sums-exactly", only=most) if least == most else label("by-sums", least=least, most=most)
        )

    async def named(self, seat: str, row: Row, *, aloud: bool = True) -> str | None:
        """A card nobody had named: its name, found in the catalogue or entered there; the id it has now.

        ``aloud``: before everybody; otherwise only its player and the referee know it.
        """
        names = self._bench.cards.names(self._wording.language)
        title = label("which-card", seat=self._wording.names(seat))
        typed = await self._ask(AskText(title, placeholder=label("name-placeholder"), known=names))
        if typed is None:
            return None
        face = await self._face(typed)
        if face is None:
            return None
        name, kind = self._bench.cards.title(face, self._wording.language)
        desk = self._bench.session.desk
        view = self._bench.view if aloud else self._seen_by(seat)
        card = {
            "id": fresh_id(view, name if aloud else f"{seat} {name}"),
            "name": name,
            "kind": kind,
            "face": face,
        }
        move = desk.know(seat, row.key, {**card, **self._bench.cards.printed(face)})
        return (
            card["id"] if self._bench.enter(desk.openly(move) if aloud else move).what is What.DONE else None
        )

    def _seen_by(self, seat: str) -> View:
        """The table with what this player alone may see."""
        session = self._bench.session
        own = session.desk.seen_by(session.state, seat).areas if session.desk.seen_by is not None else ()
        return View((*self._bench.view.areas, *own))

    async def _face(self, typed: str) -> str | None:
        """The card of the catalogue that is meant."""
        match = self._bench.cards.find(typed, self._wording.language)
        if match.kind is MatchKind.EXACT and match.card is not None:
            return match.card.id
        offers = tuple(Choice(one.card, one.name) for one in match.offers)
        new = Choice(NEW, label("enter-new", name=typed))
        taken = await self._ask(
            ChooseOne(label("no-such-card", name=typed), (*offers, new), label("nearest"))
        )
        return await self._new_face(typed) if taken == NEW else taken

    async def _new_face(self, typed: str) -> str | None:
        kinds = tuple(Choice(one, self._wording.word(one)) for one in self._bench.cards.kinds())
        kind = await self._ask(ChooseOne(label("which-kind", name=typed), kinds))
        if kind is None:
            return None
        self._bench.cards.add(typed, kind, self._wording.language)
        face = self._bench.cards.called(typed)
        return face.id if face is not None else None


def _with_choices(error: CardsError, known: tuple[str, ...]) -> CardsError:
    """The error with the words that may stand there in the reader's language."""
    told = (one.facts | {"choices": known} if "choices" in one.facts else one.facts for one in error.messages)
    return CardsError(*(replace(one, facts=facts) for one, facts in zip(error.messages, told, strict=True)))
