"""Questions about cards: which one, what is printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from cards.messages import CardsError
from cards.names import MatchKind
from engine.kernel.reasons import Question
from engine.kernel.view import View, ViewRow, pieces
from referee.app.dialogs.card_form import CardForm, FormField
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.dialogs.dialog import AskText, Check
from referee.app.prompts.questions import Questions
from referee.session.controller import fresh_id
from referee.session.log.ruled_history import OutcomeKind
from referee.words.speech import label

if TYPE_CHECKING:
    pass


NEW = "new"
"""The answer that a card is to be entered."""


PRINTED_FIELDS = (
    *("cost", "strength", "icons", "crests", "keywords", "traits", "houses", "unique", "income"),
    *("plot_income", "plot_initiative", "plot_claim"),
)
"""Fields of the form for a card that is described, in the order in which they are read off it."""
_CATALOGUE = {"house": "houses"}
_ON_A_PLOT = {**_CATALOGUE, **{field: f"plot_{field}" for field in ("income", "initiative", "claim")}}
"""Field of a position -> that of the catalogue, where it is called otherwise; the same for a plot."""


def _as_title(typed: str) -> str:
    """A title as it is printed, if it was typed in Latin letters without capitals."""
    if not typed.islower():
        return typed
    words = typed.split() if typed.isascii() else [typed]
    return " ".join(word[:1].upper() + word[1:] for word in words)


def _kind_of(values: dict[str, Any]) -> str:
    """The type of a card as far as its values tell: only characters have strength and icons."""
    kind = str(values.get("type") or "")
    return kind or (
        "plot" if "claim" in values else "character" if {"strength", "icons"} & values.keys() else ""
    )


class CardQuestions(Questions):
    """Questions whose answers are kept in the owner's catalogue, so that each is asked once."""

    async def value(self, question: Question) -> bool:
        """Asks for a printed value, keeps it for the owner and tells the table; whether it did."""
        answers = self._controller.session.adapter.answers(self._controller.session.state, question)
        if answers:
            return await self._one_of(question, answers)
        missing = self._controller.missing_values(question)
        if len(missing) > 1 and question in missing:
            return await self._form(question, missing)
        typed = await self._ask(self._value_dialog(question))
        return typed is not None and self._keep_and_tell(question, typed)

    async def _one_of(self, question: Question, answers: tuple[str, ...]) -> bool:
        """Asks a question with few answers and tells the table the chosen one; whether it did."""
        choices = tuple(DialogChoice(answer, self._wording.card(answer)) for answer in answers)
        taken = await self._ask(ChooseOne(self._wording.question(question), choices))
        return (
            taken is not None
            and self._controller.session.answer_question(question, taken).kind is OutcomeKind.DONE
        )

    async def _form(self, question: Question, missing: tuple[Question, ...]) -> bool:
        """Asks for all unknown values of a card on one form; whether the wanted one was told."""
        asked = {unknown.what: unknown for unknown in missing}
        fields = tuple(map(self._form_field, missing))
        filled: dict[str, str] | None = await self._ask(
            CardForm(self._printed_on(question), fields, question.what, self._wording.question(question))
        )
        kept_values = {
            what: self._keep_and_tell(asked[what], typed) for what, typed in (filled or {}).items()
        }
        return kept_values.get(question.what, False)

    def _printed_on(self, question: Question) -> str:
        """The question of a form with several values."""
        card = self._controller.name_of(question.card)
        face = self._controller.cards.called(card)
        return label("printed-on", card=card if face is None else face.name(self._wording.language))

    def _form_field(self, question: Question) -> FormField:
        cards, name = self._controller.cards, self._controller.name_of(question.card)
        face, rule = cards.called(name), cards.rule(question.what)
        words, none = cards.choices(question.what, self._wording.language), label("none-of-them")
        if rule.kind == "flag":
            words, none = (self._wording.word("yes"), self._wording.word("no")), ""
        return FormField(
            question.what,
            self._field_said(question.what),
            self._check_of(question),
            words,
            none if words else "",
            rule.kind == "words",
            cards.partly(name, question.what, self._wording.language),
            self._room(face.id if face else "", question.what),
        )

    def _field_said(self, field: str) -> str:
        """The word for a value; the form of a plot need not say that it is the plot's."""
        return self._wording.word(field) if field in _ON_A_PLOT.values() else self._wording.field(field)

    def _value_dialog(self, question: Question) -> AskText:
        cards, name = self._controller.cards, self._controller.name_of(question.card)
        face, known = cards.called(name), cards.choices(question.what, self._wording.language)
        about = (
            ", ".join((*known, label("none-of-them")))
            if known
            else self._room(face.id if face else "", question.what)
        )
        return AskText(
            self._wording.question(question),
            about,
            check=self._check_of(question),
            value=cards.partly(name, question.what, self._wording.language),
        )

    def _check_of(self, question: Question) -> Check:
        """What speaks against a typed value, and whether it can be taken."""
        cards, name = self._controller.cards, self._controller.name_of(question.card)
        face, known = cards.called(name), cards.choices(question.what, self._wording.language)

        def check(typed: str) -> tuple[str, bool]:
            try:
                cards.read(question.what, typed, name)
                doubts = cards.doubts_of(face.id, question.what, typed) if face is not None else ()
            except CardsError as error:
                return self._wording.error(_with_choices(error, known)), False
            return "\n".join(map(self._wording.card_message, doubts)), True

        return check

    def _keep_and_tell(self, question: Question, typed: str) -> bool:
        cards, name = self._controller.cards, self._controller.name_of(question.card)
        face = cards.called(name)
        if face is not None:
            cards.enter(face.id, question.what, typed)
        value = cards.read(question.what, typed, name)
        return self._controller.session.answer_question(question, value).kind is OutcomeKind.DONE

    def _room(self, card: str, field: str) -> str:
        least, most = self._controller.cards.room(card, field)
        if most is None:
            return label("none-is-0") if field == "income" else ""
        return (
            label("by-sums-exactly", only=most) if least == most else label("by-sums", least=least, most=most)
        )

    async def named(self, seat: str, row: ViewRow, *, aloud: bool = True) -> str | None:
        """Asks for the name of a card, enters it in the catalogue if necessary; its id.

        ``aloud``: before everybody; otherwise only its player and the referee know it.
        """
        names = self._controller.cards.names(self._wording.language)
        title = label("which-card", seat=self._wording.names(seat))
        typed = await self._ask(AskText(title, placeholder=label("name-placeholder"), known=names))
        if typed is None:
            return None
        face = await self._face(typed)
        if face is None:
            return None
        name, kind = self._controller.cards.title(face, self._wording.language)
        adapter = self._controller.session.adapter
        view = self._controller.view if aloud else self._seen_by(seat)
        card = {
            "id": fresh_id(view, name if aloud else f"{seat} {name}"),
            "name": name,
            "kind": kind,
            "face": face,
        }
        move = adapter.know(seat, row.key, {**card, **self._controller.cards.printed(face)})
        if self._controller.enter(adapter.made_public(move) if aloud else move).kind is not OutcomeKind.DONE:
            return None
        if self._controller.session.first_game:
            await self._fill_in(card["id"])
        return card["id"]

    async def _fill_in(self, card: str) -> None:
        """Asks for all values of a card when it is named in a first game."""
        missing = self._controller.missing_values(Question("cost", card))
        if missing:
            await self._form(missing[0], missing)

    def _seen_by(self, seat: str) -> View:
        """The table with what this player alone may see."""
        session = self._controller.session
        own = (
            session.adapter.seen_by(session.state, seat).areas if session.adapter.seen_by is not None else ()
        )
        return View((*self._controller.view.areas, *own))

    async def described(self, title: str, values: dict[str, Any]) -> bool:
        """Shows a described card on a form to confirm; whether it was taken.

        Args:
            told: field of a position -> its value.
        """
        card = await self._face(_as_title(title), kind=_kind_of(values))
        if card is None:
            return False
        cards = self._controller.cards
        name, _ = cards.title(card, "en")
        carried = set(cards.fields_of(card))
        asked = tuple(Question(field, name) for field in PRINTED_FIELDS if field in carried)
        on_it = _ON_A_PLOT if self._kind(card) == "plot" else _CATALOGUE
        typed = {on_it.get(field, field): value for field, value in values.items()}
        fields = tuple(
            replace(self._form_field(question), value=self._told_as(question, typed)) for question in asked
        )
        heading = label("printed-on", card=self._wording.names(name))
        filled: dict[str, str] | None = await self._ask(CardForm(heading, fields, asked[0].what))
        for what, value in (filled or {}).items():
            self._keep_printed(card, name, what, value)
        return filled is not None

    def _told_as(self, question: Question, values: dict[str, Any]) -> str:
        """A value as it would be typed: the described one, or the known one."""
        cards, what = self._controller.cards, question.what
        value = values.get(what, cards.value(question.card, what))
        if value is None:
            return ""
        if isinstance(value, bool):
            return self._wording.word("yes" if value else "no")
        if isinstance(value, int):
            return str(value)
        return cards.written(what, tuple(value), self._wording.language) or label("none-of-them")

    def _keep_printed(self, card: str, name: str, what: str, typed: str) -> None:
        """Keeps a value in the owner's catalogue, and tells it to the table where the card lies."""
        cards = self._controller.cards
        value = cards.read(what, typed, name)
        if cards.value(name, what) != value:
            cards.enter(card, what, typed)
        here = next((piece for piece in pieces(self._controller.view) if piece.name == name), None)
        if here is not None:
            self._controller.session.answer_question(Question(what, here.id), value)

    async def _face(self, typed: str, kind: str = "") -> str | None:
        """The meant card of the catalogue; ``kind``: the type of a new one, if it was told."""
        match = self._controller.cards.find(typed, self._wording.language)
        if match.kind is MatchKind.EXACT and match.card is not None:
            return match.card.id
        near = (suggestion for suggestion in match.offers if kind in ("", self._kind(suggestion.card)))
        offers = tuple(DialogChoice(offer.card, offer.name) for offer in near)
        new = DialogChoice(NEW, label("enter-new", name=typed))
        taken = await self._ask(
            ChooseOne(label("no-such-card", name=typed), (*offers, new), label("nearest") if offers else "")
        )
        return await self._new_face(typed, kind) if taken == NEW else taken

    def _kind(self, card: str) -> str:
        return self._controller.cards.title(card, self._wording.language)[1]

    async def _new_face(self, typed: str, known: str = "") -> str | None:
        kinds = tuple(DialogChoice(kind, self._wording.word(kind)) for kind in self._controller.cards.kinds())
        kind = known or await self._ask(ChooseOne(label("which-kind", name=typed), kinds))
        if kind is None:
            return None
        self._controller.cards.add(typed, kind, self._wording.language)
        face = self._controller.cards.called(typed)
        return face.id if face is not None else None


def _with_choices(error: CardsError, known: tuple[str, ...]) -> CardsError:
    """The error with the possible words in the reader's language."""
    worded_facts = (
        message.facts | {"choices": known} if "choices" in message.facts else message.facts
        for message in error.messages
    )
    return CardsError(
        *(replace(message, facts=facts) for message, facts in zip(error.messages, worded_facts, strict=True))
    )
