"""House Targaryen."""

from __future__ import annotations

from engine.agot.abilities.continuous import UNCHOSEN
from engine.agot.lcg.abilities.choices import PickedIds, ability_step
from engine.agot.lcg.abilities.effect_handlers import ATTACHMENT_SHOWN, REVEALED
from engine.agot.lcg.abilities.restrictions import BY_OPPONENTS
from engine.agot.lcg.abilities.saves import by_gold, for_free, is_noble, save
from engine.agot.lcg.abilities.triggers import BEGINS, DIES, ENDS, is_its_only_attachment
from engine.agot.lcg.cards import common_effects
from engine.agot.lcg.cards import conditions as c
from engine.agot.lcg.cards.ability_record import (
    AbilityRecord,
    action,
    constant,
    from_zones,
    gives,
    icon,
    keyword,
    limited,
    only_if,
    passive,
    response,
    trait,
    with_effects,
    with_question,
)
from engine.agot.lcg.cards.baratheon import comes_in
from engine.agot.lcg.cards.common_effects import (
    begin_with,
    chambers,
    honor_guard,
    in_play,
    one_card,
    one_opponent,
    search,
)
from engine.agot.lcg.cards.lannister import dominance_begins
from engine.agot.lcg.costs.card_cost import a_card_of, a_character_of, discard_the_card, reduces_cost
from engine.agot.lcg.costs.card_gold import spendable_gold
from engine.agot.lcg.costs.influence import discard_itself, gold
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.effects import EffectChoices
from engine.agot.state.records import ATTACHMENT, DEAD, DISCARD, HAND, PLAY, Card, Occasion
from engine.agot.state.table import AgotTable
from engine.kernel.reasons import Question


def onto_another_character(table: AgotTable, card: Card) -> EffectChoices:
    """It moves to another character."""
    return tuple(
        (e.Attach(card.id, character.id),) for character in table.characters() if character.id != card.host
    )


def he_played_an_attachment(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has just played an attachment."""
    return _attached(table, occasion) and occasion.seat == card.controller


def _attached(table: AgotTable, occasion: Occasion) -> bool:
    return occasion.what == "played" and table.cards[occasion.card].kind == ATTACHMENT


def she_won_alone(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has won a challenge in which she alone attacked."""
    challenge = c.won(table, card, occasion)
    return challenge is not None and challenge.by == card.controller and challenge.attackers == (card.id,)


def all_gold_of_the_loser(table: AgotTable, card: Card) -> EffectChoices:
    """All the loser's gold goes to her player; with none there is nothing to do."""
    challenge = c.resolved(table)
    loser = challenge.loser if challenge is not None else ""
    amount = table.seats[loser].gold if loser else 0
    return ((e.StealGold(loser, card.controller, amount),),) if amount else ()


def one_of_his_goes_back(table: AgotTable, card: Card) -> EffectChoices:
    """A character its player controls goes to its owner's hand."""
    return tuple((e.ReturnToHand(character.id),) for character in table.characters(card.controller))


def a_dragon_is_there(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """A Dragon character is in play."""
    known = [c.has_trait(table, character, "dragon") for character in table.characters()]
    return True if True in known else None if None in known else False


RECORDS: tuple[AbilityRecord, ...] = (
    gives(
        "blood-of-the-dragon.str-mod",
        c.host_while(lambda t, s, card: c.participates(t, card)),
        trait("dragon"),
        strength=6,
    ),
    constant("poisoned-wine.str-mod", -2, c.host),
    action("poisoned-wine.move-attachment", "any_phase", onto_another_character, influence=1),
    constant("aegons-blade.str-mod", 2, c.host_has_icon("military"), asks="icons"),
    gives("aegons-blade.gain-keyword", c.host_has_icon("intrigue"), keyword("stealth"), asks="icons"),
    gives("aegons-blade.gain-keyword-2", c.host_has_icon("power"), keyword("renown"), asks="icons"),
    constant("flame-kissed.str-mod", -2, c.host_while(is_its_only_attachment)),
    passive("daenerys-targaryen.gold", ("challenge_result",), she_won_alone, all_gold_of_the_loser),
    save("strong-belwas.save", is_noble, by_gold, from_zones=(DEAD,), gold=2, asks="crests"),
    gives("quaithe-of-the-shadow.immunity", c.itself_while(c.has_an_attachment), (UNCHOSEN, BY_OPPONENTS)),
    passive("xaro-xoan-daxos.return-hand", ("played",), c.played, one_of_his_goes_back),
    constant("jhogo.str-mod", 2, c.itself_while(c.has_a_weapon), asks="traits"),
    *honor_guard("dothraki-honor-guard"),
    gives(
        "qartheen-fanatic.str-mod",
        c.itself_while(a_dragon_is_there),
        icon("military"),
        strength=1,
        asks="traits",
    ),
    reduces_cost("illyrios-man", 1, a_character_of("targaryen")),
    reduces_cost("eastern-fiefdoms", 1, a_card_of("targaryen")),
    reduces_cost("great-pyramid", 2, a_character_of("targaryen")),
    response("xaros-home.draw", he_played_an_attachment, common_effects.draw(1), influence=1),
    chambers("khal-drogos-tent"),
    reduces_cost("summer-sea", 2, a_character_of("targaryen", "martell"), discard_the_card),
)


COMES_BACK = "comes_back"
"""The mark on a card that goes back to hand at the end of the phase."""


def an_opponent_played_an_attachment(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """An opponent has just played an attachment, or revealed one to everybody."""
    may_be = occasion.what in ("played", REVEALED) and c.is_attachment(table.cards.get(occasion.card))
    shown = may_be or occasion.what == ATTACHMENT_SHOWN
    return shown and table.are_opponents(occasion.seat, card.controller)


def one_less(ask: text_effects.Ask, seat: str) -> tuple[text_effects.Carried, ...]:
    """The claim of this player drops by one for the challenge."""
    return (text_effects.Last("claim", seat, amount=-1, until="challenge"),)


WHOSE_CLAIM = one_opponent("bones-of-a-child.whose", one_less)


def he_has_won(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has won a challenge."""
    return c.won(table, card, occasion) is not None


def comes_for_the_phase(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
    """He enters play, and goes back when the phase ends."""
    return (
        text_effects.Enter(card.id, card.controller),
        text_effects.Mark(card.id, COMES_BACK, until="phase"),
    )


def his_phase_ends(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """The phase in which he came in by his own text ends."""
    return occasion.what == ENDS and any(modifier.what == COMES_BACK for modifier in card.modifiers)


A_COPY = search(
    "rhaegal.search",
    lambda table, ask, card: card.name == "Rhaegal",
    lambda ask, chosen: (text_effects.LayUnder(chosen, ask.card),),
    asks=(),
)


WEAKER = one_card(
    "drogon.one",
    in_play(lambda table, ask, card: True),
    lambda ask, chosen: (text_effects.Mark(chosen, DIES, ask.card), e.Strength(chosen, -1, "phase")),
)
"""The mark says by which card whoever falls to strength 0 is killed."""


def _paid_or_gone(
    table: AgotTable, ask: text_effects.Ask, picked: PickedIds
) -> tuple[text_effects.Carried, ...]:
    return tuple(e.GainGold(seat, -1) for seat in picked) or (e.Discard(ask.card),)


GOLD_OR_HIM = ability_step(
    "daario-naharis.upkeep",
    "seat",
    lambda table, ask: tuple(seat for seat in table.turn_order if table.seats[seat].gold),
    _paid_or_gone,
    bounds=lambda table, ask, there: (0, min(1, len(there))),
)


def into_his_dead_pile(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """A card has just gone to its player's dead pile."""
    dead = c.into_a_dead_pile(table, occasion)
    return dead is not None and dead.owner == card.controller


def into_an_opponents_dead_pile(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """A card has just gone to the dead pile of an opponent."""
    dead = c.into_a_dead_pile(table, occasion)
    return dead is not None and dead.owner in table.opponents(card.controller)


def she_or_daenerys_has_died(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Daenerys Targaryen has been killed, or the card itself."""
    dead = c.killed(table, occasion)
    if dead is None or dead.id == card.id:
        return c.itself_killed(table, card, occasion)
    return card.zone == PLAY and dead.name == "Daenerys Targaryen"


def won_by_four(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has won a challenge by four or more."""
    challenge = c.won(table, card, occasion)
    return challenge is not None and c.margin(challenge) >= 4


MAY_ENTER = ability_step(
    "pentoshi-guildmaster.enter",
    "way",
    lambda table, ask: ("pay",) if spendable_gold(table, ask.by) >= 3 else (),
    lambda table, ask, picked: (
        (text_effects.PayGold(ask.by, 3), text_effects.Enter(ask.card, ask.by)) if picked else ()
    ),
    bounds=lambda table, ask, there: (0, len(there)),
)


def to_hand_and_perhaps_in(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
    """It goes to hand; then three gold may bring it into play."""
    return (
        text_effects.ToHand(card.id),
        text_effects.Ask(MAY_ENTER, card.controller, card.id, card.controller),
    )


def he_played_one_of_the_house(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has just played a House Targaryen character."""
    return occasion.seat == card.controller and _played_one(table, occasion)


def _played_one(table: AgotTable, occasion: Occasion) -> bool:
    played = table.cards.get(occasion.card)
    character = occasion.what == "played" and played is not None and c.is_character(played)
    return character and played is not None and bool(c.of_house(played, "targaryen"))


def house_of_what_he_played(table: AgotTable, card: Card, occasion: Occasion) -> Question | None:
    """The question for the unknown House of a character just played."""
    played = table.cards.get(occasion.card)
    his = occasion.what == "played" and occasion.seat == card.controller
    return c.house_of(played) if his and played is not None and c.is_character(played) else None


def _cheap_attachments(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    costs = [table.cards[occasion.card].cost for occasion in table.occasions if _played_one(table, occasion)]
    most = max((cost for cost in costs if cost is not None), default=0)
    there = (card for card in table.cards.values() if card.zone == DISCARD and card.owner == ask.by)
    return tuple(
        card.id for card in there if card.kind == ATTACHMENT and (card.cost is None or card.cost <= most)
    )


AN_ATTACHMENT = one_card(
    "lady-daeneryss-chambers.attachment",
    _cheap_attachments,
    lambda ask, chosen: (text_effects.ToHand(chosen),),
    asks=("cost",),
)


TRIGGERED_RECORDS: tuple[AbilityRecord, ...] = (
    only_if(
        with_effects(
            action("bones-of-a-child.claim-mod", "challenges", pay=discard_itself), begin_with(WHOSE_CLAIM)
        ),
        c.a_challenge_is_open,
    ),
    limited(
        response(
            "captain-groleo.power-gain", an_opponent_played_an_attachment, common_effects.power_for_his_house
        ),
        "phase",
    ),
    from_zones(with_effects(response("khal-drogo.put-into-play", he_has_won), comes_for_the_phase), HAND),
    passive("khal-drogo.return-hand", (ENDS,), his_phase_ends, common_effects.returns),
    save("viserys-targaryen.save", c.itself, for_free, then=common_effects.goes_back),
    with_effects(action("rhaegal.search", "any_phase", pay=gold(1)), begin_with(A_COPY)),
    limited(with_effects(action("drogon.str-mod", "any_phase", pay=gold(2)), begin_with(WEAKER)), "phase"),
    limited(
        action(
            "viserion.kill",
            "dominance",
            common_effects.kill(lambda table, card, other: other.kneeling),
            pay=gold(4),
        ),
        "phase",
    ),
    with_effects(passive("daario-naharis.upkeep", (BEGINS,), dominance_begins), begin_with(GOLD_OR_HIM)),
    from_zones(
        with_effects(response("the-titans-bastard.put-into-play", into_his_dead_pile), comes_in), HAND
    ),
    from_zones(
        response("the-titans-bastard.return-hand", into_an_opponents_dead_pile, common_effects.returns), PLAY
    ),
    from_zones(
        response(
            "danys-handmaiden.discard-play", she_or_daenerys_has_died, common_effects.discard_attachment()
        ),
        PLAY,
        DEAD,
    ),
    from_zones(
        with_effects(response("pentoshi-guildmaster.return-hand", won_by_four), to_hand_and_perhaps_in),
        DISCARD,
    ),
    with_question(
        with_effects(
            response("lady-daeneryss-chambers.return-hand", he_played_one_of_the_house),
            begin_with(AN_ATTACHMENT),
        ),
        house_of_what_he_played,
    ),
)
