### A Clash of Kings: ready tables.

kings-march = The march step on a small board
kings-march-note = The board is invented; options 3 to 6 are in force, and no raid has taken place.
kings-planning = One-time orders are placed
kings-planning-note = Stark comes first; whoever places none says so.
