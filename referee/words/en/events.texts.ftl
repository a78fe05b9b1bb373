### What texts of cards brought about.

joined_challenge = { $card } joined the challenge
deck_shuffled = { $seat } shuffled the draw deck
lasts = { $seat }: { $what_key ->
    [claim] claim { $amount }
    [foreseen] the plot named is { $value }
    [plots_swapped] swaps plot decks and used plots with { $other }
    [toll] pays for challenges of a kind
    [extra_challenge] one more challenge of a kind
    [cheaper] the next such card costs { $amount } less
   *[no_challenge] some challenges are not allowed
} until the end of the { $until_key ->
    [challenge] challenge
    [phase] phase
   *[round] round
}
discarded_from_deck = { $seat } discarded the top card of the draw deck ({ $amount })
marked = { $card }: { $what_key ->
    [uncounted] the strength is not counted
    [no_stand] does not stand in the standing phase
    [comes_back] goes back to hand at the end of the phase
    [dies_at_0] is killed if its strength is 0
    [guarded] is guarded: somebody stands up for it
   *[blank] the text counts as blank
}
gold_placed = { $amount } gold is laid on { $card }
gold_taken = { $amount } gold of it is taken from { $card }
