"""House Stark."""

from __future__ import annotations

from engine.agot.abilities.continuous import TO_ATTACK, TO_BE_BYPASSED, TO_DEFEND
from engine.agot.abilities.targets import EVENTS
from engine.agot.lcg.abilities.choices import PickedIds, ability_step, ask, next_step, seats
from engine.agot.lcg.abilities.saves import by_kneeling, for_free, save
from engine.agot.lcg.cards import common_effects
from engine.agot.lcg.cards import conditions as c
from engine.agot.lcg.cards.ability_record import (
    AbilityRecord,
    action,
    cannot,
    constant,
    from_zones,
    gives,
    icon,
    immunity,
    keyword,
    limited,
    only_if,
    passive,
    response,
    stays_when,
    with_effects,
)
from engine.agot.lcg.cards.common_effects import begin_with, chambers, honor_guard, in_play, one_card, search
from engine.agot.lcg.costs.card_cost import (
    Reduction,
    a_card_of,
    a_character_of,
    costs_less,
    discard_the_card,
    reduces_cost,
)
from engine.agot.lcg.costs.influence import gold, kneel_and_discard_itself, kneel_itself, kneel_itself_and
from engine.agot.lcg.keywords.intimidate import UNCOUNTED
from engine.agot.state import effects as e
from engine.agot.state import text_effects
from engine.agot.state.effects import EffectChoices
from engine.agot.state.records import CHARACTER, DEAD, DISCARD, Card, Occasion
from engine.agot.state.table import AgotTable
from engine.agot.values.card_values import has_keyword


def robb_has_won(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Its player has won a military challenge with Robb in it."""
    challenge = c.won(table, card, occasion, "military")
    return challenge is not None and card.id in challenge.participants


def kill_one_of_the_loser(table: AgotTable, card: Card) -> EffectChoices:
    """One of the loser's characters is killed."""
    challenge = c.resolved(table)
    loser = challenge.loser if challenge is not None else ""
    return tuple((e.Kill(character.id),) for character in table.characters(loser) if loser)


def two_less_beside(name: str) -> Reduction:
    """Two less while a character of this name is in play, whosever it is."""
    return lambda table, seat, card: (
        2 if any(character.name == name for character in table.characters()) else 0
    )


def a_stark_lord_is_his(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """Its player controls a Lord of House Stark."""
    answer: bool | None = False
    for character in table.characters(card.controller):
        stark, lord = c.of_house(character, "stark"), c.has_trait(table, character, "lord")
        if stark and lord:
            return True
        if stark is not False and lord is not False:
            answer = None
    return answer


def every_direwolf_is_known(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """Of all cards in play it is known whether they are Direwolves."""
    return None if any(c.has_trait(table, other, "direwolf") is None for other in table.in_play()) else True


def takes_stealth_and_renown(table: AgotTable, card: Card) -> EffectChoices:
    """A character with Stealth or Renown loses both for the phase; she gains what it had of them."""
    keywords: tuple[e.Keyword, ...] = ("stealth", "renown")
    choices: list[tuple[e.Effect, ...]] = []
    for character in table.characters():
        known = [has_keyword(table, character, keyword) for keyword in keywords]
        if any(has is not False for has in known):
            lost = tuple(e.LoseKeyword(character.id, keyword) for keyword in keywords)
            had = (keyword for keyword, has in zip(keywords, known, strict=True) if has)
            choices.append((*lost, *(e.GainKeyword(card.id, keyword) for keyword in had)))
    return tuple(choices)


RECORDS: tuple[AbilityRecord, ...] = (
    save("nymeria.save", c.host, by_kneeling, from_zones=(DEAD,)),
    gives("nymeria.str-mod", c.host_named("Arya Stark"), keyword("stealth"), strength=1),
    gives("summer.str-mod", c.host, icon("military"), strength=2),
    gives("summer.gain-keyword", c.host_named("Bran Stark"), keyword("stealth")),
    gives("ser-rodrik-cassel.no-kneel", c.itself, stays_when(TO_DEFEND)),
    constant("ser-rodrik-cassel.str-mod", 2, c.itself_while(lambda t, s, card: c.defends(t, card))),
    passive("eddard-stark.power-gain", ("entered_play",), c.entered, common_effects.power_on_itself),
    action("arya-stark.lose-keyword", "any_phase", takes_stealth_and_renown, influence=1, asks=("keywords",)),
    response("robb-stark.kill", robb_has_won, kill_one_of_the_loser),
    gives(
        "shaggydog.str-mod",
        c.itself_while(a_stark_lord_is_his),
        immunity(EVENTS),
        strength=3,
        asks="traits houses",
    ),
    gives("hodor.restriction", c.itself, cannot(TO_ATTACK)),
    gives("hodor.immunity", c.itself, cannot(TO_BE_BYPASSED)),
    costs_less("grey-wind.reduce-cost", two_less_beside("Robb Stark")),
    gives("lady.str-mod", c.characters_named("Sansa Stark"), keyword("renown"), strength=1),
    costs_less("lady.reduce-cost", two_less_beside("Sansa Stark")),
    *honor_guard("winterfell-honor-guard"),
    constant(
        "kennel-master.str-mod",
        1,
        c.itself_while(every_direwolf_is_known),
        asks="traits",
        times=lambda table, source, card: len(c.in_play(table, "direwolf")),
    ),
    reduces_cost("house-tully-recruiter", 1, a_character_of("stark")),
    reduces_cost("northern-fiefdoms", 1, a_card_of("stark")),
    reduces_cost("godswood", 2, a_character_of("stark")),
    constant("winterfell-castle.str-mod", 1, c.own_of_house("stark"), asks="houses"),
    chambers("lord-eddards-chambers"),
    reduces_cost("narrow-sea", 2, a_character_of("stark", "baratheon"), discard_the_card),
)


def has_defended(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """It has just been declared a defender."""
    return occasion == Occasion("declared_defender", card.id, card.controller)


def its_host_takes_part(table: AgotTable, card: Card) -> bool:
    """The character under which it lies is participating."""
    return card.host in table.cards and c.participates(table, table.cards[card.host])


def another_participant(table: AgotTable, card: Card, other: Card) -> bool:
    """A participant that is not its host."""
    return other.id != card.host and c.participates(table, other)


UNCOUNTED_ONE = one_card(
    "catelyn-stark.one",
    in_play(lambda table, ask, card: c.participates(table, card)),
    lambda ask, chosen: (text_effects.Mark(chosen, UNCOUNTED, until="challenge"),),
)


def lies_under_her(table: AgotTable, card: Card, occasion: Occasion) -> bool:
    """Somebody has just put an attachment on her."""
    laid = table.cards.get(occasion.card)
    put = occasion.what == "attached" or (occasion.what == "played" and c.is_attachment(laid))
    return put and laid is not None and laid.host == card.id


MAY_DRAW = ability_step(
    "sansa-stark.draw",
    "way",
    lambda table, ask: ("draw",),
    lambda table, ask, picked: (e.Draw((ask.chooser,), 1),) if picked else (),
    bounds=lambda table, ask, there: (0, 1),
)


def whoever_put_it_there(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
    """Each player who has just put an attachment on her may draw."""
    laying = (occasion.seat for occasion in table.occasions if lies_under_her(table, card, occasion))
    return tuple(ask(MAY_DRAW, card, seat) for seat in dict.fromkeys(laying))


def joins_a_side(
    table: AgotTable, ask: text_effects.Ask, picked: PickedIds
) -> tuple[text_effects.Carried, ...]:
    """He comes in on the side that was chosen."""
    return tuple(
        text_effects.Join(ask.card, "attacking" if side == "attacking" else "defending") for side in picked
    )


SIDE = ability_step("greatjon-umber.side", "way", lambda table, ask: ("attacking", "defending"), joins_a_side)


def a_challenge_he_can_join(table: AgotTable, card: Card) -> bool:
    """A military or power challenge is under way, and he is not in it."""
    challenge = table.challenge
    there = challenge is not None and challenge.attack is None and challenge.kind in ("military", "power")
    return there and not c.participates(table, card)


def another_plot(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
    """Its player reveals another plot."""
    return (text_effects.RevealAnother(card.controller), text_effects.Shown(card.controller))


def three_direwolves(table: AgotTable, source: Card | None, card: Card) -> bool | None:
    """Its player controls three Direwolf cards."""
    if source is None or source.id != card.id:
        return False
    known = [c.has_trait(table, other, "direwolf") for other in table.in_play(card.controller)]
    return (
        True if known.count(True) >= 3 else None if len([k for k in known if k is not False]) >= 3 else False
    )


def goes_to_hand(table: AgotTable, card: Card) -> tuple[text_effects.Carried, ...]:
    """The card goes from where it lies to hand."""
    return (text_effects.ToHand(card.id),)


def three_dead_characters(table: AgotTable, card: Card) -> bool:
    """The player's dead pile holds three characters or more."""
    dead = (other for other in table.cards.values() if other.zone == DEAD and other.owner == card.owner)
    return sum(other.kind == CHARACTER for other in dead) >= 3


def _discarded(table: AgotTable, ask: text_effects.Ask) -> PickedIds:
    there = (card for card in table.cards.values() if card.zone == DISCARD)
    return tuple(card.id for card in there if card.owner == ask.about)


def _on_top(table: AgotTable, ask: text_effects.Ask, there: PickedIds) -> tuple[int, int]:
    """The bounds of this choice: one card, or none where the top card may be an unknown one."""
    return (0 if table.seats[ask.about].discard else min(1, len(there))), min(1, len(there))


def _top_to_deck(
    table: AgotTable, ask: text_effects.Ask, picked: PickedIds
) -> tuple[text_effects.Carried, ...]:
    return (text_effects.OnDeck(ask.about, DISCARD, picked[0] if picked else ""),)


TOP_CARD = ability_step("winterfell-reserves.card", "cards", _discarded, _top_to_deck, bounds=_on_top)
WHOSE_PILE = ability_step(
    "winterfell-reserves.pile",
    "seat",
    seats,
    lambda table, ask, picked: tuple(next_step(TOP_CARD, ask, about=seat) for seat in picked),
)
A_DIREWOLF = search(
    "winterfell-kennels.search", lambda table, ask, card: c.has_trait(table, card, "direwolf")
)

TRIGGERED_RECORDS: tuple[AbilityRecord, ...] = (
    only_if(
        action(
            "ice.kill", "challenges", common_effects.kill(another_participant), pay=kneel_and_discard_itself
        ),
        its_host_takes_part,
    ),
    with_effects(response("catelyn-stark.str-ignore", has_defended), begin_with(UNCOUNTED_ONE)),
    with_effects(response("sansa-stark.draw", lies_under_her), whoever_put_it_there),
    only_if(
        with_effects(
            action("greatjon-umber.join-challenge", "challenges", pay=kneel_itself), begin_with(SIDE)
        ),
        a_challenge_he_can_join,
    ),
    limited(
        with_effects(action("bran-stark.reveal-plot", "plot", pay=kneel_itself), another_plot),
        "round",
        times=3,
    ),
    save("kennel-master.save", three_direwolves, for_free, then=common_effects.goes_back),
    only_if(
        from_zones(
            with_effects(action("trident-reinforcements.return-hand", "dominance"), goes_to_hand), DEAD
        ),
        three_dead_characters,
    ),
    with_effects(response("winterfell-reserves.deck-top", has_defended, pay=gold(1)), begin_with(WHOSE_PILE)),
    with_effects(
        action("winterfell-kennels.search", "any_phase", pay=kneel_itself_and(1)), begin_with(A_DIREWOLF)
    ),
)
