"""The forms of typed lines: the verbs they begin with, and what follows each."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.grammar import Form, Slot
from engine.kings.board.components import ONE_TIME, PERMANENT, PIECES
from engine.kings.declarations import NUMBERS

AREA, VALUE, NUMBER, FLAG, SEAT, TITLE, EFFECTS = (
    "card",
    "value",
    "number",
    "flag",
    "seat",
    "title",
    "effects",
)
ONCE = "execute_one_time"

COUNTS = tuple(Slot(piece, NUMBER, piece, False, counts=True, one=f"one_{piece}") for piece in PIECES)
"""Units by kind: they become the units of one move, of a march, of a board."""
OWN = Slot("area", AREA, pool="own", behind="within")
BEATEN = Slot("area", AREA, pool="beaten", behind="within")
OVER = Slot("via", "cards", "over", False)
LEAVING = Slot("leave_power_token", FLAG, "token", False, means=True)
BATTLE = (
    Slot("battle.winner", SEAT, "won", False),
    Slot("battle.losers", VALUE, "losers", False, ("retreat", "destroyed")),
)
PLACED = Slot("place", AREA, "into", False)

AGAINST = Slot("attacker", SEAT, "against", False)
SUPPORTING = (
    (Slot("from", AREA, pool="own"), Slot("battle", AREA, "to")),
    (Slot("battle", AREA, behind="within"), Slot("from", AREA, "from", pool="own")),
    (Slot("from", AREA, pool="own", behind="from"),),
)
"""Where support comes from and where the battle is, which goes without saying while one is open."""

GO, COME, BUILD, UPGRADE = "go", "come", "build", "upgrade"
PARTS = (
    Form(GO, "go", (Slot("to", AREA), *COUNTS, OVER)),
    Form(COME, "come", (Slot("from", AREA), *COUNTS, OVER)),
    Form(BUILD, "build", (Slot("build", VALUE, "", True, PIECES), PLACED)),
    Form(
        UPGRADE,
        "upgrade",
        (Slot("to", VALUE, "", True, PIECES), Slot("upgrade", VALUE, "of", False, PIECES), PLACED),
    ),
)
GOES = Slot("goes", EFFECTS, "", False)

SAID = (
    Form(
        "choose_house_cards",
        "choose_house_cards",
        (Slot("set", VALUE, "", True, ("base", "clash_of_kings", "mixed")),),
    ),
    Form(
        "place_one_time",
        "place_one_time",
        (Slot("order", VALUE, "", True, ONE_TIME), OWN, Slot("face", VALUE, "face", False, ("up", "down"))),
    ),
    Form("decline_one_time", "decline_one_time"),
    Form(
        "place_order",
        "place_order",
        (
            Slot("order", VALUE, "", True, PERMANENT),
            OWN,
            Slot("step", VALUE, "step", False, ("one_time", "permanent")),
        ),
    ),
    Form("raid", "raid", (Slot("from", AREA, pool="own"), Slot("target", AREA, "to"))),
    Form("raid", "raid", (Slot("target", AREA, behind="to"), Slot("from", AREA, "from", pool="own"))),
    Form("march", "march", (Slot("from", AREA, pool="own"), GOES, LEAVING, *BATTLE)),
    Form(
        "march",
        "march_leaving_token",
        (Slot("from", AREA, pool="own"), GOES, *BATTLE),
        {"leave_power_token": True},
    ),
    *(
        Form(
            "support",
            "support",
            (*where, Slot("side", VALUE, "side", False, ("attacker", "defender")), AGAINST),
        )
        for where in SUPPORTING
    ),
    Form(
        "consolidate",
        "consolidate",
        (
            OWN,
            Slot("take", VALUE, "", False, ("power_tokens", "power_token", "fortification")),
            Slot("tokens", NUMBER, "tokens", False),
        ),
    ),
    Form("muster", "muster", (OWN, GOES)),
    Form(
        ONCE,
        "call",
        (OWN, GOES, Slot("take", VALUE, "takes", False, ("power_tokens", "power_token", "fortification"))),
        {"order": "call"},
    ),
    Form(
        ONCE,
        "supply_delivery",
        (OWN, Slot("take", VALUE, "takes", False, ("power_tokens", "power_token", "fortification"))),
        {"order": "supply_delivery"},
    ),
    Form(ONCE, "forced_march", (OWN, GOES), {"order": "forced_march"}),
    Form(ONCE, "young_wolf", (OWN, GOES, LEAVING), {"order": "young_wolf"}),
    Form(ONCE, "iron_fleet", (OWN, Slot("remove", "names", "removes", False)), {"order": "iron_fleet"}),
    Form(
        ONCE,
        "will_of_rhllor",
        (
            OWN,
            Slot("discard", TITLE, "discards", False, pool="titles"),
            Slot("remove", "names", "removes", False),
        ),
        {"order": "will_of_rhllor"},
    ),
    Form(
        ONCE, "guile_of_the_lion", (OWN, Slot("named", SEAT, "names", False)), {"order": "guile_of_the_lion"}
    ),
    Form(
        ONCE,
        "might_of_highgarden",
        (
            OWN,
            Slot("discard", TITLE, "discards", False, pool="titles"),
            Slot("take_from", "amounts", "takes", False),
            Slot("return_cards", FLAG, "returns", False, means=True),
        ),
        {"order": "might_of_highgarden"},
    ),
    Form(
        ONCE,
        "scorpions_sting",
        (OWN, Slot("discard_of", "owned", "discards", False, pool="titles")),
        {"order": "scorpions_sting"},
    ),
    Form("casualty", "casualty", (BEATEN, Slot("unit", VALUE, "", True, PIECES))),
    Form("casualty", "casualty", (Slot("unit", VALUE, "", True, PIECES),)),
    Form("retreat", "retreat", (Slot("from", AREA, pool="beaten"), Slot("to", AREA, "to"))),
    Form("retreat", "retreat", (Slot("to", AREA, "to"),)),
    Form("destroy_all", "destroy_all", (BEATEN,)),
    Form("destroy_all", "destroy_all"),
    Form(
        "capture_port",
        "capture_port",
        (Slot("port", AREA, pool="ports"), Slot("choice", VALUE, "", True, ("replace", "destroy"))),
    ),
    Form("destroy_port_ships", "destroy_port_ships", (Slot("port", AREA, pool="ports"),)),
    Form("remove_fortification", "remove_fortification", (Slot("area", TITLE),)),
    Form("lose_area", "lose_area", (OWN, Slot("when", VALUE, "", False, ("this_turn", "next_turn")))),
    Form("westeros_card", "westeros_card", (Slot("card", TITLE),)),
    Form(
        "resolve_battle",
        "battle",
        (
            Slot("area", AREA, pool="battles"),
            Slot("battle.winner", SEAT, "won"),
            Slot("battle.losers", VALUE, "losers", False, ("retreat", "destroyed")),
        ),
    ),
    Form(
        "resolve_battle",
        "win_battle",
        (
            Slot("area", AREA, pool="battles", needed=False, behind="within"),
            Slot("battle.losers", VALUE, "losers", False, ("retreat", "destroyed")),
        ),
    ),
    Form("next_step", "next_step"),
    Form(
        "enter_area",
        "enter_port",
        (Slot("land", AREA, pool="letters"), Slot("sea", AREA, "at_sea", pool="seas")),
        {"kind": "port"},
    ),
    Form(
        "enter_area",
        "enter_area",
        (
            Slot("area", "new"),
            Slot("kind", VALUE, "", False, ("land", "sea", "port")),
            Slot("name", TITLE, "named", False),
            Slot("adjacent", "cards", "beside", False),
            Slot("land", AREA, "land", False),
            Slot("sea", AREA, "sea", False),
            *(Slot(key, FLAG, key, False, means=True) for key in ("city", "stronghold")),
            *(Slot(key, NUMBER, key, False) for key in ("barrels", "crowns", "neutral")),
        ),
    ),
    Form("enter_units", "enter_units", (Slot("area", AREA, behind="within"), *COUNTS)),
    Form(
        "know_fact",
        "tell",
        (Slot("what", VALUE, "", True, (*NUMBERS, "raider_takes", "victim_loses")), Slot("value", NUMBER)),
    ),
    Form(
        "know_fact",
        "tell",
        (
            Slot("what", VALUE, "", True, ("mustering_points", "retreat_area")),
            Slot("value", NUMBER),
            Slot("of", AREA, "to"),
        ),
    ),
    Form(
        "know_fact",
        "card_strength",
        (Slot("of", TITLE, pool="titles"), Slot("value", NUMBER)),
        {"what": "card_strength"},
    ),
    Form("decide", "decide", (Slot("point", "point"), Slot("option", "option"))),
    Form("correct", "correct", (Slot("", "correction"),)),
)


def _resolved(form: Form) -> Form:
    """A one-time order is played by its name, or resolved."""
    return replace(form, before="resolve") if form.makes == ONCE else form


FORMS = tuple(map(_resolved, SAID))
"""Every way to begin a line."""
