"""Event cards; they are neutral whatever House they name."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from engine.agot.lcg.abilities.choices import PickedIds, ability_step
from engine.agot.lcg.abilities.restrictions import not_ignoring
from engine.agot.lcg.cards import common_effects
from engine.agot.lcg.cards import conditions as c
from engine.agot.lcg.cards.ability_record import (
    AbilityRecord,
    action,
    bound,
    from_zones,
    limited,
    only_if,
    or_influence,
    paid_with_known,
    response,
    with_effects,
)
from engine.agot.lcg.cards.baratheon import won_power_by_four
from engine.agot.lcg.cards.common_effects import begin_with, one_card
from engine.agot.lcg.cards.stark import goes_to_hand
from engine.agot.lcg.costs.influence import (
    gold,
    influence_or_a_noble,
    influence_or_gold,
    kneel_and_pay,
    kneel_of_house,
)
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.effects import EffectChoices
from engine.agot.state.moves import Demands, Pay
from engine.agot.state.records import CHARACTER, DEAD, HAND, PLAY, Card, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_icon
from engine.kernel.state import innermost


def won_power(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has just won a power challenge."""
    return c.won(table, card, occasion, "power") is not None


def strengthen_an_attacker(table: AgotTable, card: Card) -> EffectChoices:
    """An attacker of House Lannister has +2 for the phase; its player draws two cards if it wins."""
    attackers = table.challenge.attackers if table.challenge is not None else ()
    reward = e.IfWin((e.Draw((card.controller,), 2),))
    fitting = (
        attacker for attacker in attackers if c.of_house(table.cards[attacker], "lannister") is not False
    )
    return tuple((e.Strength(id_, 2, "phase"), reward) for id_ in fitting)


def one_of_the_winners_dies(table: AgotTable, card: Card) -> EffectChoices:
    """A participating character of the opponent who has won is killed."""
    challenge = c.resolved(table)
    there = challenge.participants if challenge is not None else ()
    winner = challenge.winner if challenge is not None else ""
    alive = (id_ for id_ in there if table.cards[id_].zone == PLAY)
    return tuple((e.Kill(id_),) for id_ in alive if table.cards[id_].controller == winner)


def takes_a_rich_location(table: AgotTable, card: Card) -> EffectChoices:
    """An opponent's location that gives gold or influence changes sides."""
    there = (other for seat in table.opponents(card.controller) for other in table.in_play(seat, "location"))
    return tuple(
        (e.TakeControl(other.id, card.controller),) for other in there if other.income or other.influence
    )


def everybody_is_discarded(table: AgotTable, card: Card) -> EffectChoices:
    """All characters are discarded from play."""
    going = not_ignoring(table, card, tuple(character.id for character in table.characters()))
    there = tuple(e.Discard(id_) for id_ in going)
    return (there,) if there else ()


RECORDS: tuple[AbilityRecord, ...] = (
    action(
        "distraction.kneel",
        "marshalling",
        common_effects.kneel(lambda table, card, other: has_icon(table, other, "military")),
        asks=("icons",),
    ),
    paid_with_known(
        or_influence(
            action(
                "guilty.kill",
                "dominance",
                common_effects.kill(lambda table, card, other: _other_house(other)),
                pay=influence_or_a_noble(3),
                asks=("houses",),
            ),
            3,
        ),
        "crests",
    ),
    action("the-lions-will.kneel", "any_phase", common_effects.kneel(), pay=gold(2)),
    action("insidious-ways.str-mod", "challenges", strengthen_an_attacker, asks=("houses",)),
    response(
        "a-lannister-pays-his-debts.kill",
        c.lost,
        one_of_the_winners_dies,
        pay=kneel_of_house("lannister"),
        demands=Demands("lannister", True),
    ),
    action(
        "youve-killed-the-wrong-dwarf.kneel",
        "any_phase",
        common_effects.each(
            lambda id_: (e.Kneel(id_), e.GainPowerOnCard(id_, 1)),
            lambda table, card, other: not other.kneeling and c.has_crest(other, "noble") is not True,
        ),
        asks=("crests",),
    ),
    response("support-of-the-kingdom.control", won_power, takes_a_rich_location),
    from_zones(
        action(
            "forever-burning.str-mod",
            "any_phase",
            common_effects.each(lambda id_: (e.Strength(id_, -1, "phase"),), common_effects.anybody),
        ),
        HAND,
    ),
    action("westeros-bleeds.discard-play", "dominance", everybody_is_discarded, influence=4, chooses=False),
    action(
        "distinct-mastery.stand",
        "any_phase",
        common_effects.each(
            lambda id_: (e.Stand(id_),), lambda table, card, other: other.kneeling and c.has_crest(other)
        ),
        asks=("crests",),
    ),
)


def _other_house(card: Card) -> bool | None:
    stark = c.of_house(card, "stark")
    return None if stark is None else not stark


def every_stark_claim_rises(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
    """The claim of every House Stark player rises by one for the challenge."""
    starks = (seat.id for seat in table.seats.values() if seat.house == "stark")
    return tuple(text_effects.Last("claim", seat, amount=1, until="challenge") for seat in starks)


def paid(table: AgotTable) -> int:
    """The gold paid for the event that is being carried out."""
    frame = innermost(table, "announced")
    amount = frame.slots["gold"] if frame is not None else 0
    return amount if isinstance(amount, int) else 0


def drops_by_what_was_paid(
    table: AgotTable, ask: text_effects.Ask, picked: PickedIds
) -> tuple[text_effects.Carried, ...]:
    """The claim of the opponent drops by the gold paid."""
    return tuple(text_effects.Last("claim", seat, amount=-paid(table), until="challenge") for seat in picked)


WHOSE_CLAIM = ability_step(
    "i-never-bet-against-my-family.whose",
    "seat",
    lambda table, ask: table.opponents(ask.by),
    drops_by_what_was_paid,
)


def dominance_was_won(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has just won dominance."""
    return occasion.what == "dominance_won" and occasion.seat == card.controller


def two_claim_power(table: AgotTable, card: Card) -> EffectChoices:
    """Two of the player's House Stark characters claim one power each."""
    own = [
        character.id
        for character in table.characters(card.controller)
        if c.of_house(character, "stark") is not False
    ]
    return tuple(tuple(e.GainPowerOnCard(id_, 1) for id_ in pair) for pair in combinations(own, 2))


def the_two_that_knelt(table: AgotTable, card: Card, pay: Pay, effects: tuple[e.Effect, ...]) -> bool:
    """Power goes onto those that were knelt."""
    gaining = (effect.target for effect in effects if isinstance(effect, e.GainPowerOnCard))
    return sorted(gaining) == sorted(pay.kneel)


def all_attackers_die(table: AgotTable, card: Card) -> EffectChoices:
    """All attackers of the military challenge under way are killed."""
    challenge = table.challenge
    if challenge is None or challenge.kind != "military" or not challenge.attackers:
        return ()
    dying = not_ignoring(table, card, challenge.attackers)
    return (tuple(e.Kill(id_) for id_ in dying),) if dying else ()


def his_unique_one_has_died(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """One of the player's unique characters has just been killed and lies in the dead pile."""
    dead = c.killed(table, occasion)
    own = dead is not None and occasion.seat == card.controller and dead.zone == DEAD
    return own and dead is not None and dead.kind == CHARACTER and dead.unique is not False


def _just_dead(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    event = table.cards[ask.card]
    own = (
        occasion
        for occasion in table.occasions
        if his_unique_one_has_died(table, _of(event, ask.by), occasion)
    )
    return tuple(
        dict.fromkeys(occasion.card for occasion in own if table.cards[occasion.card].owner == ask.by)
    )


def _of(card: Card, seat: str) -> Card:
    return replace(card, controller=seat)


ONE_COMES_BACK = one_card(
    "retreat.who", _just_dead, lambda ask, chosen: (text_effects.ToHand(chosen),), asks=("unique",)
)


def takes_one_of_the_loser(table: AgotTable, card: Card) -> EffectChoices:
    """A non-unique character of the loser changes sides."""
    challenge = c.resolved(table)
    loser = challenge.loser if challenge is not None else ""
    there = table.characters(loser) if loser else []
    return tuple((e.TakeControl(other.id, card.controller),) for other in there if not other.unique)


TRIGGERED_RECORDS: tuple[AbilityRecord, ...] = (
    limited(
        only_if(
            with_effects(action("winter-is-coming.claim-mod", "challenges"), every_stark_claim_rises),
            c.a_challenge_is_open,
        ),
        "round",
    ),
    bound(
        response(
            "kings-in-the-north.power-gain",
            dominance_was_won,
            two_claim_power,
            pay=kneel_of_house("stark", 2),
        ),
        the_two_that_knelt,
    ),
    limited(
        action(
            "lethal-counterattack.kill",
            "challenges",
            all_attackers_die,
            pay=kneel_of_house("stark", 2),
            chooses=False,
        ),
        "challenge",
    ),
    only_if(
        with_effects(
            action("i-never-bet-against-my-family.claim-mod", "challenges", pay=kneel_and_pay("lannister")),
            begin_with(WHOSE_CLAIM),
        ),
        c.a_challenge_is_open,
    ),
    with_effects(response("retreat.return-hand", his_unique_one_has_died), begin_with(ONE_COMES_BACK)),
    from_zones(
        or_influence(
            with_effects(
                action("forever-burning.return-hand", "dominance", pay=influence_or_gold(1, 2)), goes_to_hand
            ),
            1,
        ),
        DEAD,
    ),
    limited(
        response("seductive-promise.control", won_power_by_four, takes_one_of_the_loser, asks=("unique",)),
        "phase",
    ),
)
