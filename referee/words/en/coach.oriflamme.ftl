### What each phase is for, what you may do in it, and what people forget.

planning-for = You decide where your card will act.
planning-may = Lay one card from your hand, closed, at the left or the right end of the row.
planning-forget = From round two on it may also cover a card of your own family. Between cards: never.

events-for = Players resolve the row once, card by card, and gain influence.
events-may = A closed card: keep it closed for 1 influence, or open it, take its influence and use it.
events-forget = An open card must act, even against its own family.
