"""House Lannister."""

from __future__ import annotations

from engine.agot.abilities.continuous import NO_STAND, TO_ATTACK, TO_DEFEND
from engine.agot.lcg.abilities.choices import ability_step, ask, next_step
from engine.agot.lcg.abilities.effect_handlers import SHOWN
from engine.agot.lcg.abilities.saves import by_discarding, guards, save
from engine.agot.lcg.abilities.triggers import BEGINS
from engine.agot.lcg.cards import common_effects
from engine.agot.lcg.cards import conditions as c
from engine.agot.lcg.cards.ability_record import (
    AbilityRecord,
    action,
    bound,
    from_zones,
    gives,
    goes_elsewhere,
    keyword,
    limited,
    passive,
    response,
    stays_when,
    with_effects,
    with_question,
)
from engine.agot.lcg.cards.common_effects import (
    begin_with,
    chambers,
    from_hand,
    honor_guard,
    in_play,
    one_card,
    one_opponent,
)
from engine.agot.lcg.costs.card_cost import a_card_of, a_character_of, discard_the_card, reduces_cost
from engine.agot.lcg.costs.influence import costs_of_locations, gold, kneel_itself, kneel_itself_and
from engine.agot.lcg.phases.plot import REVEALED
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.effects import EffectChoices
from engine.agot.state.moves import Pay
from engine.agot.state.records import CHARACTER, DEAD, DECK, DECK_TOP, DISCARD, LOCATION, PLAY, Card, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import strength
from engine.agot.values.power_and_victory import deck_size
from engine.kernel.reasons import Question


def tyrion_has_won(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has won an intrigue challenge, or any in which Tyrion took part."""
    challenge = c.won(table, card, occasion)
    return challenge is not None and (challenge.kind == "intrigue" or card.id in challenge.participants)


def won_intrigue_with_it(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has won an intrigue challenge in which it took part."""
    challenge = c.won(table, card, occasion, "intrigue")
    return challenge is not None and card.id in challenge.participants


def is_weak(table: AgotTable, card: Card, other: Card) -> bool:
    """A character of strength 2 or less; one whose strength is not known is asked about."""
    return other.strength is None or strength(table, other) <= 2


RECORDS: tuple[AbilityRecord, ...] = (
    gives("gutter-rats-cunning.str-mod", c.host, keyword("stealth"), strength=2),
    save("gilded-plate.save", c.host, by_discarding, gold=1),
    gives(
        "ser-jaime-lannister.no-kneel",
        c.itself_while(c.in_a("military")),
        stays_when(TO_ATTACK),
        stays_when(TO_DEFEND),
    ),
    response("tyrion-lannister.draw", tyrion_has_won, common_effects.draw(1), pay=gold(1)),
    action(
        "ser-ilyn-payne.kill",
        "marshalling",
        common_effects.kill(is_weak),
        pay=kneel_itself,
        asks=("strength",),
    ),
    guards("bronn.kill-prevent", 2),
    response("enemy-informer.kneel", c.played, common_effects.kneel()),
    response("qyburns-informers.draw", won_intrigue_with_it, common_effects.draw(2)),
    *honor_guard("lannisport-honor-guard"),
    reduces_cost("western-fiefdoms", 1, a_card_of("lannister")),
    reduces_cost("hall-of-heroes", 2, a_character_of("lannister")),
    chambers("queen-cerseis-chambers"),
    reduces_cost("sunset-sea", 2, a_character_of("lannister", "greyjoy"), discard_the_card),
)


def a_lord_or_lady_has_died(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """A Lord or Lady has just been killed."""
    dead = c.killed(table, occasion)
    return dead is not None and bool(c.had_trait(table, dead, occasion, "lord", "lady"))


def won_intrigue(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has won an intrigue challenge."""
    return c.won(table, card, occasion, "intrigue") is not None


def a_clansman_has_won(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has won a challenge in which a Clansman took part."""
    challenge = c.won(table, card, occasion)
    there = challenge.participants if challenge is not None else ()
    return any(c.has_trait(table, table.cards[id_], "clansman") for id_ in there)


def whether_a_clansman_took_part(table: AgotTable, card: Card, occasion: Occasion) -> Question | None:
    """The traits of a participant in the challenge its player has won, where nobody has told them."""
    challenge = c.won(table, card, occasion)
    there = challenge.participants if challenge is not None else ()
    unknown = (id_ for id_ in there if c.has_trait(table, table.cards[id_], "clansman") is None)
    return next((Question("traits", id_) for id_ in unknown), None)


def a_location_goes_back(table: AgotTable, card: Card) -> EffectChoices:
    """A location goes back to its owner's hand."""
    return tuple((e.ReturnToHand(other.id),) for other in table.in_play(kind=LOCATION))


def what_the_location_costs(table: AgotTable, card: Card, pay: Pay, effects: tuple[e.Effect, ...]) -> bool:
    """The gold paid is the printed cost of the location chosen."""
    return all(
        isinstance(effect, e.ReturnToHand) and table.cards[effect.target].cost == pay.gold
        for effect in effects
    )


KNEELS_AND_STAYS = one_card(
    "cersei-lannister.one",
    in_play(lambda table, ask, card: True),
    lambda ask, chosen: (e.Kneel(chosen), text_effects.Mark(chosen, NO_STAND, until="round")),
)


def dominance_begins(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """The dominance phase begins."""
    return occasion.what == BEGINS and table.phase == "dominance"


def deck_or_himself(table: AgotTable, ask: text_effects.Ask) -> tuple[str, ...]:
    """The top card of the deck, if there is one, or he."""
    return ("deck", "itself") if deck_size(table, ask.chooser) else ("itself",)


def one_is_discarded(
    table: AgotTable, ask: text_effects.Ask, picked: tuple[str, ...]
) -> tuple[text_effects.Carried, ...]:
    """The one that was chosen is discarded; he cannot be saved."""
    if picked == ("deck",):
        return (text_effects.DiscardTop(ask.chooser),)
    return (text_effects.Doom((ask.card,), "discard"),)


DECK_OR_HIM = ability_step("the-hound.upkeep", "way", deck_or_himself, one_is_discarded)


def _to_the_bottom(
    table: AgotTable, ask: text_effects.Ask, picked: tuple[str, ...]
) -> tuple[text_effects.Carried, ...]:
    """The card looked at goes to the bottom, if that was chosen."""
    top = (card.id for card in table.cards.values() if card.zone == DECK_TOP and card.owner == ask.about)
    return (text_effects.OnDeck(ask.about, DECK, next(top, ""), bottom=True),) if picked else ()


TOP_OR_BOTTOM = ability_step(
    "raff-the-sweetling.look",
    "way",
    lambda table, ask: ("bottom",) if deck_size(table, ask.about) else (),
    _to_the_bottom,
    bounds=lambda table, ask, there: (0, len(there)),
)
WHOSE_DECK = one_opponent(
    "raff-the-sweetling.deck", lambda ask, seat: (next_step(TOP_OR_BOTTOM, ask, about=seat),)
)


def each_opponent_discards(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
    """Each opponent discards one card at random."""
    return tuple(from_hand(card, seat, 1) for seat in table.opponents(card.controller))


def she_or_cersei_has_died(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Cersei Lannister has been killed, or the card itself."""
    dead = c.killed(table, occasion)
    if dead is None or dead.id == card.id:
        return c.itself_killed(table, card, occasion)
    return card.zone == PLAY and dead.name == "Cersei Lannister"


def has_stood(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """A character has stood in the standing phase."""
    other = table.cards.get(occasion.card)
    stood = occasion.what == "stood" and table.phase == "standing"
    return stood and other is not None and other.kind == CHARACTER


def one_that_stood_kneels(table: AgotTable, card: Card) -> EffectChoices:
    """A character that has just stood kneels again."""
    stood = (table.cards[occasion.card] for occasion in table.occasions if has_stood(table, card, occasion))
    return tuple((e.Kneel(other.id),) for other in stood if other.zone == PLAY and not other.kneeling)


def he_revealed_a_plot(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has just revealed a plot."""
    return occasion.what == REVEALED and occasion.seat == card.controller


PYCELLE = "lcg-core-grand-maester-pycelle"


def an_opponent_has_shown_cards(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """An effect of an opponent, but of no other Pycelle, has shown cards to everybody."""
    if occasion.what != SHOWN or not table.are_opponents(occasion.seat, card.controller):
        return False
    by = table.cards.get(occasion.card)
    return by is None or by.face != PYCELLE


def takes_the_top_card(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
    """The player shows the top card of their deck and takes it to hand; that is no drawing."""
    seat = card.controller
    if not deck_size(table, seat):
        return ()
    top = (other.id for other in table.cards.values() if other.zone == DECK_TOP and other.owner == seat)
    known = next(top, "")
    effects = (e.SearchToHand(seat, 1), text_effects.Shown(seat, known))
    return effects if known else (*effects, ask(common_effects.WHETHER_SHOWN, card, about=DECK))


def marshalling_begins(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """The marshalling phase begins."""
    return occasion.what == BEGINS and table.phase == "marshalling"


def two_gold_on_him(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
    """Two gold from the treasury are laid on him."""
    return (text_effects.PlaceGold(card.id, 2),)


TRIGGERED_RECORDS: tuple[AbilityRecord, ...] = (
    with_question(
        limited(
            response("joffrey-baratheon.power-gain", a_lord_or_lady_has_died, common_effects.power_on_itself),
            "round",
            times=3,
        ),
        c.traits_of_the_dead("lord", "lady"),
    ),
    with_effects(
        action("cersei-lannister.kneel", "dominance", pay=kneel_itself_and(2)), begin_with(KNEELS_AND_STAYS)
    ),
    goes_elsewhere("the-hound.zone-change", DEAD, DISCARD),
    with_effects(passive("tywin-lannister.gold", (BEGINS,), marshalling_begins), two_gold_on_him),
    with_effects(passive("the-hound.upkeep", (BEGINS,), dominance_begins), begin_with(DECK_OR_HIM)),
    with_question(
        bound(
            response(
                "chella-daughter-of-cheyk.return-hand",
                a_clansman_has_won,
                a_location_goes_back,
                pay=costs_of_locations,
                asks=("cost",),
            ),
            what_the_location_costs,
        ),
        whether_a_clansman_took_part,
    ),
    limited(
        with_effects(
            response("grand-maester-pycelle.to-hand", an_opponent_has_shown_cards), takes_the_top_card
        ),
        "phase",
        times=3,
    ),
    with_effects(action("raff-the-sweetling.deck-top", "any_phase", pay=gold(1)), begin_with(WHOSE_DECK)),
    from_zones(
        with_effects(response("ser-jacelyn-bywater.discard-hand", c.itself_killed), each_opponent_discards),
        DEAD,
    ),
    from_zones(
        response("cerseis-attendant.kneel", she_or_cersei_has_died, common_effects.kneel()), PLAY, DEAD
    ),
    limited(
        response("lannisport.power-gain", won_intrigue, common_effects.power_for_his_house, pay=gold(1)),
        "challenge",
    ),
    response("lannisport-brothel.kneel", has_stood, one_that_stood_kneels, pay=kneel_itself),
    passive("golden-tooth-mines.draw", (REVEALED,), he_revealed_a_plot, common_effects.draw(1)),
)
