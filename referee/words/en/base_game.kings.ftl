### What an expansion takes from its base game.

title = This is an expansion: what you need from the base game
about = The source is a draft of the expansion alone. The lines below report the base game, first edition. They are not stated in the source, and no ruling rests on them. Your booklet comes first.
line-01 = A game lasts ten turns. A turn has three phases: Westeros, planning, action. The first turn has no Westeros phase.
line-02 = Westeros: turn over the top card of each of the three decks, and carry out I, II, III in this order.
line-03 = Planning: lay orders face down in areas with your units; all are revealed together. You need not give an order to every area.
line-04 = Action: raids, then marches, then Consolidate Power. Within a step the players take turns, in turn order.
line-05 = A footman and a ship have strength 1, a knight 2. A city gives 1 mustering point, a stronghold 2.
line-06 = March: all, some or none of an area's units move to one or several adjacent areas; at most one battle per order.
line-07 = A chain of seas with your ships carries land units in one move.
line-08 = Support counts in every battle next to it. Sea may support land, land may not support sea; raids follow the same rule.
line-09 = A raid removes one adjacent Raid, Support or Consolidate Power order; for the last, the raider gains one power token.
line-10 = Consolidate Power brings 1 power token and 1 for each crown in the area.
line-11 = Battle: add units, support, the value of the march or defence order, and the House cards. On a tie the House standing higher on the Fiefdoms track wins.
line-12 = The loser retreats, and the units are routed. From memory only: one unit dies for each sword that no fortification icon stops.
line-13 = Supply limits armies, two or more units in one area: at supply 3 you may have one army of three units and three of two.
line-14 = After turn ten the House with the most cities and strongholds wins. From memory only: seven win at once with fewer than six players.
