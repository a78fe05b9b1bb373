"""In which other words is the table answered while it waits for something?

What a card does is written with words that also answer what is asked: who has to die for a claim is *killed*.
While the table waits, such a line answers it; what a card does is then written after ``effects``.
"""

from __future__ import annotations

from engine.kernel.grammar import Form, Slot, Words, words
from engine.thrones.notation import CARD, CARDS, NUMBER, PAIRS, SEAT
from engine.thrones.notation_effects import EFFECT_FORMS
from engine.thrones.notation_forms import DRAFTED, KEEPS

CHOOSES = words("chooses; choose", "избира; избери", "wybiera; wybierz", "выбирает; выбрать")
PLAYS = words("plays; play; puts; put; lays", "играе; слага", "zagrywa; kładzie", "играет; кладёт")
BLOCKS = words("blocks; block; opposes", "блокира", "blokuje", "блокирует; противостоит")
RETURNS = words("returns gold; return gold", "връща златото", "zwraca złoto", "возвращает золото")
NAMES = words(
    "names; names first; names first player; names as first player; makes first",
    "посочва; посочва за пръв",
    "wskazuje; wyznacza; wyznacza pierwszego",
    "назначает; назначает первым; выбирает первым",
)
LOT = words(
    "lot; lot falls on; the lot falls on", "жребий; жребият", "los; los pada na", "жребий; жребий пал на"
)
UNSURE = 1
"""What an answer costs whose words rather say something else: then both are offered."""

VICTIMS = (Slot("cards", CARDS, pool="characters"),)
FROM_HAND = (Slot("cards", CARDS, pool="hand"), Slot("random", "flag", "chosen", False, means=False))
DYING = (Slot("cards", CARDS, pool="dying"),)
PLACED = (
    Slot("cards", CARDS, pool="permanents"),
    Slot("attach", PAIRS, "attaching", False, pool="hand"),
)


def _effect(kind: str) -> Words:
    """The words for what a card does."""
    return next(form.words for form in EFFECT_FORMS if form.makes == kind and form.words)


def _answers(makes: str, said: Words, slots: tuple[Slot, ...] = (), far: int = 0) -> Form:
    return Form(makes, said, slots, asked=True, far=far)


ANSWERS = (
    _answers("choose_victims", _effect("kill"), VICTIMS),
    _answers("choose_victims", CHOOSES, VICTIMS),
    _answers("choose_victims", _effect("discard"), VICTIMS, UNSURE),
    _answers("choose_victims", _effect("remove_from_game"), VICTIMS, UNSURE),
    _answers("discard_for_claim", _effect("kill"), FROM_HAND, UNSURE),
    _answers("discard_for_claim", CHOOSES, FROM_HAND),
    _answers("discard_for_claim", _effect("remove_from_game"), FROM_HAND, UNSURE),
    _answers("discard_for_claim", _effect("discard_from_hand"), (Slot("count", NUMBER),)),
    _answers("discard_for_claim", _effect("discard_from_hand"), (Slot("by", SEAT), Slot("count", NUMBER))),
    _answers("discard_for_claim", _effect("discard_from_hand"), FROM_HAND),
    _answers("decline_saves", _effect("kill"), DYING),
    _answers("decline_saves", _effect("discard"), DYING, UNSURE),
    _answers("declare_defenders", BLOCKS, (Slot("defenders", CARDS, pool="characters"),)),
    _answers("declare_defenders", _effect("kneel"), (Slot("defenders", CARDS, pool="characters"),), UNSURE),
    _answers("place_setup", PLAYS, PLACED),
    _answers("place_setup", _effect("put_into_play"), PLACED),
    _answers(
        "play_card",
        PLAYS,
        (Slot("card", CARD, pool="permanents"), Slot("host", CARD, "on", False, pool="play")),
    ),
    _answers(
        "play_card",
        _effect("attach"),
        (Slot("card", CARD, pool="permanents"), Slot("host", CARD, "on", pool="play")),
    ),
    _answers("reveal_plot", CHOOSES, (Slot("plot", "plot", pool="plots"),)),
    _answers("reveal_plot", PLAYS, (Slot("plot", "plot", pool="plots"),)),
    _answers(
        "reveal_plot", words("plot", "сценарий", "fabuła", "замысел"), (Slot("plot", "plot", pool="plots"),)
    ),
    _answers("draft_pick", KEEPS, DRAFTED),
    _answers("name_first_player", CHOOSES, (Slot("seat", SEAT),)),
    _answers("name_first_player", NAMES, (Slot("seat", SEAT),)),
    _answers("determine_initiative", LOT, (Slot("random_result", SEAT),)),
    _answers("stand_all", _effect("stand")),
    _answers("draw_phase", _effect("draw")),
    _answers("return_gold", RETURNS, (Slot("skip", "seats", "skip", False),)),
)
