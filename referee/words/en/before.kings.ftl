### What an expansion takes from its base game.

title = This is an expansion: what you need from the base game
about = The source is a draft of the expansion alone. What follows is reported of the base game, first edition, and not stated in the source; no ruling rests on it. Your booklet comes first.
line-01 = A game lasts ten turns. A turn has three phases: Westeros, planning, action. The first turn has no Westeros phase.
line-02 = Westeros: turn over the top card of each of the three decks, and carry out I, II, III in this order.
line-03 = Planning: lay orders face down in areas with your units; all are revealed together. You need not order everywhere.
line-04 = Action: raids, then marches, then Consolidate Power. Within a step the players take turns, in turn order.
line-05 = A footman and a ship have strength 1, a knight 2. A city gives 1 mustering point, a stronghold 2.
line-06 = March: all, some or none of the units of an area move, to one or several adjacent areas; one battle per order at most.
line-07 = Seas in a chain that hold your ships carry land units in one move.
line-08 = Support counts in every battle next to it. Sea may support land, land may not support sea; raids follow the same rule.
line-09 = A raid removes one Raid, Support or Consolidate Power order next to it; for the last the raider gains one power token.
line-10 = Consolidate Power brings 1 power token and 1 for each crown in the area.
line-11 = Battle: units, support, the value of the march or defence order and the House cards. A tie goes to who stands higher on Fiefdoms.
line-12 = The loser retreats, and the units are routed; recalled only: one dies for each sword not met by a fortification icon.
line-13 = Supply limits armies, two or more units in one area: at supply 3 one of three and three of two.
line-14 = After turn ten the most cities and strongholds win. Recalled only: seven win at once with fewer than six players.
