"""All questions at a table, with corrections in the words of the screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.corrections import Correct
from engine.kernel.decisions import Move, verb
from referee.app.dialogs.choices import ChooseOne, DialogChoice
from referee.app.dialogs.dialog import AskText
from referee.app.presenters.wording import Wording
from referee.app.prompts.pick_questions import PickQuestions
from referee.app.prompts.questions import DUPLICATE, Questions, is_whole_number
from referee.app.render.area_lines import is_owned
from referee.notation.parser import field_names
from referee.notation.parser.lexicon import folded, lexicon
from referee.session.log.ruled_history import EntryOutcome
from referee.words.speech import label

if TYPE_CHECKING:
    from engine.kernel import judge


PIECES = ("target", "host", "duplicate_of")
SEATS = ("seat", "to", "giver")
"""Fields of an effect that name a card, and those that name a seat."""
ONE_PLOT = ("plot",)
"""Fields of a move that name one plot."""
OTHER = "\tother"
"""An answer that is no title."""


class EffectQuestions(Questions):
    """Questions about what a card did."""

    async def effects(self, kind: type[Move], title: str) -> tuple[Any, ...] | None:
        """Asks verb by verb what a card did; empty: only that it was used."""
        effects: list[Any] = []
        verbs = _effects_of(kind)
        while True:
            done = "; ".join(self._wording.effect(effect) for effect in effects)
            choices = (
                DialogChoice("", label("that-is-all" if effects else "nothing-else")),
                *_verb_choices(verbs, self._wording),
            )
            chosen = await self._ask(ChooseOne(title, choices, done))
            if chosen is None:
                return None
            if not chosen:
                return tuple(effects)
            effect = await self._effect(verbs[chosen])
            if effect is not None:
                effects.append(effect)

    async def by_hand(self, choice: judge.Candidate, title: str) -> Move | None:
        """Asks for the effects of a card whose text Referee does not know, or for the missing names."""
        move = choice.move
        if "effects" in move.__struct_fields__:
            effects = await self.effects(type(move), title)
            return None if effects is None else replace(move, effects=effects)
        for field in move.__struct_fields__:
            value = getattr(move, field)
            if isinstance(value, tuple) and value and "effects" in getattr(value[0], "__struct_fields__", ()):
                return await self._each_by_hand(move, field, value)
        return await self._filled(move, title)

    async def _each_by_hand(self, move: Move, field: str, parts: tuple[Any, ...]) -> Move | None:
        done = []
        for part in parts:
            about = ", ".join(
                self._wording.names(str(getattr(part, name)))
                for name in ("seat", "card")
                if hasattr(part, name)
            )
            effects = await self.effects(type(part), label("what-happens", about=about))
            if effects is None:
                return None
            done.append(replace(part, effects=effects))
        return replace(move, **{field: tuple(done)})

    async def _filled(self, move: Move, title: str) -> Move | None:
        """Asks for the names of empty fields, between commas."""
        known = self._controller.cards.names(self._wording.language)
        for field in move.__struct_fields__:
            if field == "by" or getattr(move, field):
                continue
            if field in ONE_PLOT:
                plot = await self._plot(move, title)
                if plot is None:
                    return None
                move = replace(move, **{field: plot})
                continue
            about = f"{self._wording.field(field)}; {label('commas')}"
            typed = await self._ask(AskText(title, about, known=known, may_be_empty=True))
            if typed is None:
                return None
            names = tuple(part.strip() for part in typed.split(",") if part.strip())
            move = replace(move, **{field: names})
        return move

    async def _plot(self, move: Move, title: str) -> str | None:
        """Asks for a plot of the catalogue, or a typed one."""
        plots = [self._plot_choice(move, plot) for plot in self._controller.cards.titles_of("plot")]
        if not plots:
            typed: str | None = await self._ask(AskText(title, self._wording.field("plot")))
            return typed
        named = await self._chosen(title, (*_open_first(plots), DialogChoice(OTHER, label("other-title"))))
        if named != OTHER:
            return named
        other: str | None = await self._ask(AskText(title, self._wording.field("plot")))
        return other

    def _plot_choice(self, move: Move, plot: str) -> DialogChoice:
        ruling, legal = self.judged(replace(move, plot=plot))
        return DialogChoice(plot, self._controller.name_of(plot), "" if legal else ruling)

    async def use_of_card(self) -> Move | None:
        """Asks which card or revealed plot did something, in what way, and what."""
        plots = {choice.key: (choice, plot) for choice, plot in self.plots()}
        card = await self._chosen(
            label("which-card-did"),
            (*(choice for choice, _ in plots.values()), *dict.fromkeys(self.placed(DUPLICATE))),
        )
        if card is None:
            return None
        seat, field, name = self._user(card), "card", card
        if card in plots:
            seat, field, name = card.partition(":")[2], "by_means", plots[card][1]
        move = await self._way(self._ways(seat, field, name), name)
        if move is None:
            return None
        effects = await self.effects(type(move), self._wording.move(move))
        return None if effects is None else replace(move, effects=effects)

    async def _way(self, options: list[tuple[DialogChoice, Move]], name: str) -> Move | None:
        """Asks for the move that tells it; a single one is taken."""
        if len(options) == 1:
            return options[0][1]
        title = label("how-used", card=self._wording.names(name))
        chosen = await self._chosen(title, tuple(choice for choice, _ in options))
        return next((move for choice, move in options if choice.key == chosen), None)

    def _user(self, card: str) -> str:
        area = self._controller.area_of(card)
        return area.id if area is not None else ""

    def _ways(self, seat: str, field: str, name: str) -> list[tuple[DialogChoice, Move]]:
        """The moves that tell what a card did, refused ones greyed."""
        options = []
        for kind in self._controller.session.adapter.game.verbs:
            if {field, "effects"} <= set(kind.__struct_fields__):
                move = msgspec.convert({"by": seat, field: name, "effects": []}, kind)
                ruling, legal = self.judged(move)
                options.append(
                    (DialogChoice(verb(kind), self._wording.move(move), "" if legal else ruling), move)
                )
        return sorted(options, key=lambda pair: bool(pair[0].why_not))

    async def _effect(self, kind: type[Any]) -> Any | None:
        values: dict[str, Any] = {}
        name = _verb_said(str(kind.__struct_config__.tag), self._wording)
        for field in msgspec.structs.fields(kind):
            answer = await self._field(name, field)
            if answer is None:
                return None
            values[field.encode_name] = answer
        try:
            return msgspec.convert({"kind": kind.__struct_config__.tag, **values}, kind)
        except msgspec.ValidationError as error:
            self._screen.notify(str(error), severity="warning")
            return None

    async def _field(self, what: str, field: Any) -> Any | None:
        title = f"{what}: {self._wording.word(f'asks-{field.name}').removeprefix('asks-')}"
        if field.name in PIECES:
            return await self.a_piece(title, optional=field.default == "")
        if field.name in SEATS:
            return await self.a_seat(title)
        if field.name == "seats":
            seat = await self.a_seat(title)
            return None if seat is None else [seat]
        if field.name == "amounts":
            return await self._amounts(title)
        given = "" if field.default is msgspec.NODEFAULT else str(field.default)
        typed = await self._ask(AskText(title, value=given))
        return int(typed) if typed is not None and is_whole_number(typed) else typed

    async def _amounts(self, title: str) -> dict[str, int] | None:
        seat = await self.a_seat(title)
        if seat is None:
            return None
        typed = await self._ask(AskText(label("how-many", title=title), value="1"))
        return {seat: int(typed)} if typed is not None and is_whole_number(typed) else None


def _open_first(choices: list[DialogChoice]) -> list[DialogChoice]:
    return sorted(choices, key=lambda choice: (bool(choice.why_not), choice.says))


def _effects_of(kind: type[Move]) -> dict[str, type[Any]]:
    """Verb -> what it needs; verbs with effects inside are left to the command line."""
    effect = get_args(get_type_hints(kind)["effects"])[0]
    kinds = {str(effect_kind.__struct_config__.tag): effect_kind for effect_kind in get_args(effect)}
    return {
        verb: effect_kind
        for verb, effect_kind in kinds.items()
        if "effects" not in effect_kind.__struct_fields__
    }


def _verb_choices(verbs: dict[str, type[Any]], wording: Wording) -> tuple[DialogChoice, ...]:
    return tuple(DialogChoice(verb, _verb_said(verb, wording)) for verb in verbs)


def _verb_said(verb: str, wording: Wording) -> str:
    word = wording.word(f"effect-{verb}")
    return verb.replace("_", " ") if word == f"effect-{verb}" else word


NOTHING = "value-nothing"
"""The word for a value that is there, and is empty."""


class Correctable(Struct, frozen=True):
    """A field that can be corrected, with its present value."""

    game: str
    name: str
    value: Any
    ids: tuple[str, ...] = ()
    """Seats and cards, one of which it may hold."""


def correction_text(field: Correctable, wording: Wording) -> str:
    """The present value, as it would be typed."""
    if isinstance(field.value, bool):
        return wording.word("yes" if field.value else "no")
    if isinstance(field.value, tuple):
        words = ", ".join(_word(field, str(part), wording) for part in field.value)
        return words or wording.word(NOTHING)
    if field.value == "":
        return wording.word(NOTHING)
    return "" if field.value is None else _word(field, str(field.value), wording)


def _word(field: Correctable, value: str, wording: Wording) -> str:
    return field_names.value_shown(field.game, field.name, value, wording.language) or wording.names(value)


def correction_value(field: Correctable, typed: str, wording: Wording) -> Any:
    """A typed value in the type of the present one."""
    if isinstance(field.value, tuple | str) and folded(typed) in ("", folded(wording.word(NOTHING))):
        return () if isinstance(field.value, tuple) else ""
    if isinstance(field.value, tuple):
        return tuple(_meant(field, part.strip(), wording) for part in typed.split(",") if part.strip())
    if isinstance(field.value, bool):
        values_by_word = {
            folded(wording.word("yes")): True,
            "yes": True,
            folded(wording.word("no")): False,
            "no": False,
        }
        return values_by_word.get(folded(typed), typed)
    return int(typed) if is_whole_number(typed) else _meant(field, typed.strip(), wording)


def _meant(field: Correctable, typed: str, wording: Wording) -> str:
    """The value that a word or a name stands for, or else what was typed."""
    there = field.value if isinstance(field.value, tuple) else (field.value,)
    same = _called((str(value) for value in there if value), field, typed, wording)
    known = same or field_names.value_meant(field.game, field.name, typed)
    return known or _called(field.ids, field, typed, wording) or typed


def _called(values: Iterable[str], field: Correctable, typed: str, wording: Wording) -> str:
    wanted = folded(typed)
    return next((value for value in values if folded(_word(field, value, wording)) == wanted), "")


class TableQuestions(PickQuestions, EffectQuestions):
    """All questions at a table."""

    async def correction(self) -> EntryOutcome | None:
        """Asks for a correction: of whom, which field, which value, and why; enters it."""
        placed = sorted(self._controller.view.areas, key=lambda area: not is_owned(area))
        areas = tuple(DialogChoice(area.id, self._wording.names(area.id)) for area in placed)
        cards = tuple(self.placed())
        table = DialogChoice("", label("the-table"))
        of = await self._chosen(label("set-right-of"), (*areas, table, *dict.fromkeys(cards)))
        if of is None:
            return None
        field = await self._correctable_field(of, tuple(choice.key for choice in (*areas, *cards)))
        return None if field is None else await self._corrected(of, field)

    async def _correctable_field(self, of: str, ids: tuple[str, ...]) -> Correctable | None:
        """The field of a thing that is corrected."""
        game = self._controller.session.adapter.game.id
        fields = {
            name: Correctable(game, name, value, ids)
            for name, value in self._controller.correctable(of).items()
        }
        choices = tuple(
            DialogChoice(name, f"{self._named(of, name)}: {correction_text(field, self._wording)}")
            for name, field in fields.items()
        )
        name = self._wording.names(of) if of else label("the-table")
        chosen = await self._chosen(label("which-value-of", name=name), choices)
        return fields[chosen] if chosen is not None else None

    async def _corrected(self, of: str, field: Correctable) -> EntryOutcome | None:
        """Asks for the right value of a field and the reason, and enters the correction."""

        def meant(typed: str) -> Any:
            return correction_value(field, typed, self._wording)

        question = AskText(
            label("what-really", field=self._named(of, field.name)),
            value=correction_text(field, self._wording),
            check=lambda typed: self._may_stand(of, field.name, meant(typed)),
        )
        value = await self._ask(question)
        reason = await self._ask(AskText(label("set-right-why"))) if value is not None else None
        if value is None or not reason:
            return None
        return self._controller.session.correct(of, field.name, meant(value), reason)

    def _named(self, of: str, name: str) -> str:
        """A field as lines and the screen name it: the power of a seat is that on its banner."""
        session = self._controller.session
        as_typed = lexicon(session.adapter.game.id).grammar.as_typed
        raw = as_typed(session.state, {"do": "correct", "of": of, "field": name})
        return self._wording.field(str(raw["field"]))

    def _may_stand(self, of: str, field: str, value: Any) -> tuple[str, bool]:
        """What speaks against a correction, before anybody gives a reason."""
        ruling, fits = self.judged(Correct(of=of, field=field, value=value, reason="tried"))
        return ("", True) if fits else (f"✗ {ruling}", False)
