"""The verbs of typed lines and the slots after each."""

from __future__ import annotations

from msgspec.structs import replace

from engine.agot.notation.slots import (
    BESIDES,
    BY_MEANS,
    CARD,
    CARDS,
    CHALLENGES,
    DEFENCES,
    EFFECTS,
    ICONS,
    NAMED_TARGET,
    NUMBER,
    OCCASIONS,
    OUTCOME,
    PAIRS,
    PILES,
    PLOTS,
    SEAT,
    TARGET_FIRST,
    USE,
)
from engine.kernel.grammar import Form, Slot

KIND = Slot("kind", "value", "", True, ICONS)

DRAFTED = (Slot("keep", PLOTS, "", False, pool="dealt"), Slot("pass", PLOTS, "passing", False, pool="dealt"))
"""What is kept in a draft is secret: it need not be named."""

TELLING = ("claim", "killed", "discarded", "discard_count", "unopposed", "defenders")
"""What is told of a challenge that is over: a line with one of these mirrors the whole of it."""

OUTRIGHT = ("look_at", "resolve_passive", "decline_passive", "order_passives", "order_when_revealed")
"""What is told in its own words alone."""
DENIED = {
    "attack": "end_turn",
    "play": "end_turn",
    "defend": "not_defend",
    "block": "not_defend",
    "save": "decline_saves",
    "mulligan": "keep_hand",
    "respond": "pass",
    "play_event": "pass",
    "use_ability": "pass",
    "place_setup": "place_nothing",
}
"""What is said by denying a verb."""

FORMS = (
    Form("mulligan", "mulligan"),
    Form("keep_hand", "keep_hand"),
    Form(
        "place_setup",
        "place_setup",
        (Slot("cards", CARDS, pool="permanents"), Slot("attach", PAIRS, "attaching", False, pool="hand")),
    ),
    Form("place_setup", "place_nothing", (), {"cards": []}),
    Form("reveal_setup", "reveal_setup"),
    Form("refill_hands", "refill_hands"),
    Form("draft_pick", "draft_pick", DRAFTED),
    Form("draft_pick", "keep", DRAFTED, far=1),
    Form("build_plot_deck", "build_plot_deck", (Slot("plots", PLOTS, "", False, pool="plots"),)),
    Form("reveal_plot", "reveal_plot", (Slot("plot", "plot", pool="plots"),)),
    Form("determine_initiative", "determine_initiative", (Slot("random_result", SEAT, "lot", False),)),
    Form("name_first_player", "go_first", far=1),
    Form("name_first_player", "name_first_player", (Slot("seat", SEAT),)),
    Form("order_when_revealed", "order_when_revealed", (Slot("order", "ordered", "", False),)),
    Form("draw_phase", "draw_phase"),
    Form("collect_income", "collect_income"),
    Form(
        "play_card",
        "play",
        (Slot("card", CARD, pool="permanents"), Slot("host", CARD, "on", False, pool="participants")),
    ),
    Form(
        "play_duplicate",
        "play_duplicate",
        (Slot("card", CARD, pool="copies"), Slot("host", CARD, "on", False, pool="own")),
    ),
    Form("play_duplicate", "play", (Slot("card", CARD, pool="copies"), Slot("host", CARD, "on", pool="own"))),
    Form("play_event", "play_event", (Slot("card", CARD, pool="events"), *USE)),
    Form("play_event", "play", (Slot("card", CARD, pool="events"), *USE)),
    Form("use_ability", "use_ability", (Slot("card", CARD, pool="own"), *USE)),
    Form(
        "respond",
        "respond",
        (
            Slot("card", CARD, pool="reacting"),
            Slot("to", "value", "to", False, OCCASIONS),
            Slot("of", CARD, "of", False, pool="play"),
            *USE,
        ),
    ),
    Form(
        "resolve_passive",
        "resolve_passive",
        (Slot("card", CARD, pool="own"), Slot("effects", EFFECTS, ":", False)),
    ),
    Form("decline_passive", "decline_passive", (Slot("card", CARD, pool="own"),)),
    Form("order_passives", "order_passives", (Slot("order", "names"),)),
    Form("pass", "pass"),
    Form("pass_window", "pass_window"),
    Form(
        "save",
        "save",
        (
            Slot("card", CARD, pool="dying"),
            Slot("with", "means", "with", False, ("duplicate", "effect"), pool="saving"),
        ),
    ),
    Form("decline_saves", "decline_saves"),
    *(
        Form("declare_challenge", f"values.{kind}", slots, {"kind": kind})
        for slots in CHALLENGES
        for kind in ICONS
    ),
    *(Form("declare_challenge", f"values.{kind}", NAMED_TARGET, {"kind": kind}) for kind in ICONS),
    *(
        Form("declare_challenge", f"values.{kind}", (TARGET_FIRST[0], *NAMED_TARGET[1:]), {"kind": kind})
        for kind in ICONS
    ),
    *(Form("declare_challenge", f"values.{kind}", TARGET_FIRST, {"kind": kind}) for kind in ICONS),
    *(Form("declare_challenge", "attack", (KIND, *slots)) for slots in CHALLENGES),
    Form("declare_challenge", "attack", (TARGET_FIRST[0], KIND, *NAMED_TARGET[1:])),
    Form("declare_challenge", "attack", (TARGET_FIRST[0], KIND, *TARGET_FIRST[1:])),
    Form("declare_challenge", "attack", (KIND, *NAMED_TARGET)),
    Form("declare_challenge", "attack", (TARGET_FIRST[0], *NAMED_TARGET[1:], replace(KIND, lead="in"))),
    Form("declare_challenge", "attack", (NAMED_TARGET[1], *BESIDES, replace(KIND, lead="in"))),
    Form("assign_stealth", "assign_stealth", (Slot("pairs", PAIRS, pool="participants"),)),
    Form("declare_defenders", "not_defend", (), {"defenders": []}),
    *(Form("declare_defenders", "defend", slots) for slots in DEFENCES),
    Form("resolve", "resolve"),
    Form("choose_victims", "lose_nobody", (), {"cards": []}),
    Form("choose_victims", "choose_victims", (Slot("cards", CARDS, pool="characters"),)),
    Form(
        "discard_for_claim",
        "discard_for_claim",
        (
            Slot("count", NUMBER, "", False),
            Slot("", "flag", "cards", False, means={}),
            Slot("random", "flag", "chosen", False, means=False),
            Slot("", "flag", "blindly", False, means={}),
        ),
    ),
    Form(
        "discard_for_claim",
        "discard_for_claim",
        (Slot("cards", CARDS, pool="hand"), Slot("random", "flag", "chosen", False, means=False)),
    ),
    Form("end_turn", "end_turn"),
    Form("count_dominance", "count_dominance", (Slot("winner_also", "bonuses", "also", False),)),
    Form("stand_all", "stand_all"),
    Form("return_gold", "return_gold", (Slot("skip", "seats", "skip", False),)),
    Form("look_at", "look_at", (Slot("what", "value", "", True, PILES), Slot("whose", SEAT, "of", False))),
    Form("apply_effect", "apply_effect", (BY_MEANS, Slot("effects", EFFECTS, ":", False))),
    Form("apply_effect", "apply_effect", (Slot("effects", EFFECTS), BY_MEANS)),
    Form("decide", "decide", (Slot("point", "point"), Slot("option", "option"))),
    Form("correct", "correct", (Slot("", "correction"),)),
    Form("know_plot", "tell", (Slot("seat", SEAT), Slot("", "told"))),
    Form("know_plot", "tell", (Slot("seat", "whose_plot", pool="revealed"), Slot("", "told"))),
    Form("know_value", "tell", (Slot("card", CARD, pool="play"), Slot("", "told"))),
    Form("know_card", "know_card", (Slot("", "shown"),)),
    *(
        Form("outcome", f"values.{kind}", OUTCOME, {"won": True, "kind": kind}, says=TELLING)
        for kind in ICONS
    ),
    Form("outcome", "win", (Slot("kind", "value", "", True, ICONS), *OUTCOME), {"won": True}),
    Form("outcome", "lose", (Slot("kind", "value", "", True, ICONS), *OUTCOME), {"won": False}),
    Form(
        "outcome",
        "unopposed",
        (Slot("kind", "value", "", True, ICONS), *OUTCOME),
        {"won": True, "unopposed": True},
    ),
)
