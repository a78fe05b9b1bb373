### What each phase is for, what you may do in it, and what people forget.

setup-for = The table is laid out, with the options you chose.
setup-may = Lay the port tokens and hand each player five one-time orders, if those options are used.
setup-forget = Basic and new House cards are not mixed: all play with one set.

westeros-for = Cards of the base game change the table before anybody plans.
westeros-may = Carry them out by the rules of the base game.
westeros-forget = “A Game of Thrones” also pays for each port with a ship, if no enemy ship is in its sea.

planning-one_time-for = Orders that work once, before the usual ones.
planning-one_time-may = In turn order, place one one-time order at most, where you have a unit.
planning-one_time-forget = It leaves the game after the turn, even if it did nothing. Never in a port.

planning-permanent-for = Your orders decide what your units do this turn.
planning-permanent-may = Lay an order face down where you have a unit; all are revealed together.
planning-permanent-forget = An area may hold one permanent and one one-time order.

action-raid-for = Raids take away orders of others before they are carried out.
action-raid-may = Resolve your raid orders one at a time, or say that you do not.
action-raid-forget = March and Defence stay. Two vulnerable orders in an area are both taken.

action-march-for = Units move and fight.
action-march-may = Resolve your march orders one at a time.
action-march-forget = If all units leave, the other order there goes, and so does the fortification.

action-consolidate_power-for = You gather power tokens, or build.
action-consolidate_power-may = Take power tokens, or build a fortification in their place.
action-consolidate_power-forget = In a port it brings one token, if no enemy ship is in its sea.
