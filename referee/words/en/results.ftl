### Words in the JSON of results, which are English in every language: questions for an untold value and answers
### in words. $of is a card, a seat or both.

of-card-and-seat = { $card } of { $seat }
unique = Is { $of } unique?
saves = Whom does { $of } save, by its text?
value = What is the { $value } of { $of }?
table-value = How does the table settle this: { $value }?

## A Clash of Kings: what each option adds.

option_1 = House Martell joins; with six players six cities and strongholds win at once
option_2 = a second set of House cards replaces the first for everybody
option_3 = nine fortifications strengthen the defence of land areas
option_4 = three siege engines for each House, strong against walls only
option_5 = eight ports shelter up to three ships each
option_6 = five one-time orders for each House, one a turn at most
