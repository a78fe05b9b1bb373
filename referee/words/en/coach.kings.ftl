### What each phase is for, what you may do in it, and what people forget.

setup-for = You lay out the table, with the options you chose.
setup-may = Lay the port tokens and hand each player five one-time orders, if those options are used.
setup-forget = Basic and new House cards are not mixed: all play with one set.

westeros-for = Base-game cards change the table before anybody plans.
westeros-may = Carry them out by the rules of the base game.
westeros-forget = “A Game of Thrones” also pays for each port with a ship, if its sea has no enemy ship.

planning-one_time-for = Orders that work once, before the usual ones.
planning-one_time-may = In turn order, place at most one one-time order, where you have a unit.
planning-one_time-forget = It leaves the game after the turn, even if it did nothing. Never in a port.

planning-permanent-for = Your orders decide what your units do this turn.
planning-permanent-may = Lay an order face down where you have a unit; all are revealed together.
planning-permanent-forget = An area may hold one permanent and one one-time order.

action-raid-for = Raids remove other players' orders before they are resolved.
action-raid-may = Resolve your raid orders one at a time, or decline.
action-raid-forget = March and Defence stay. If an area has two vulnerable orders, both are removed.

action-march-for = Units move and fight.
action-march-may = Resolve your march orders one at a time. To move a part of an army, type it: Stark marches Winterfell 1 knight to Karhold.
action-march-forget = If all units leave, you lose the area's other order and its fortification.

action-consolidate_power-for = You gather power tokens, or build.
action-consolidate_power-may = Take power tokens, or build a fortification instead.
action-consolidate_power-forget = A port gives one token, if its sea has no enemy ship.
