### Rules of the Living Card Game of 2008: what is found under them.

## Titles

no_titles_here = With { $players } players at this table titles are not used.
not_the_time_for_titles = Titles are chosen in the plot phase, after the plots.
others_choose_first = Titles are chosen clockwise from the first player; now it is the turn of: { $seat }.
plots_before_titles = What plots do when revealed happens { $option_key ->
    [after_titles] after the titles have been chosen
   *[before_titles] before titles are chosen
}.
title_is_gone = This title is not in the council chamber: { $title }. There are: { $titles }.
title_not_held = Only the holder of the title may do this: { $title }.
title_is_used = { $seat } has used this title in this round already.
title_strength = Title of { $seat } ({ $title }): { $found }.
title_income = Master of Coin ({ $seat }): { $found }.
titles_stay_out = Titles lie in the council chamber still; those chosen do not go back yet: { $titles }.
titles_return = All titles go back to the council chamber.
titles_in_the_chamber = These titles lie in the council chamber.
rivals_by_title = Rivals are told by the titles held this round.
extra_card = The Master of Laws draws one more card: { $seat }.

## Support, rivalry, redirects

supported_is_no_target = The title of { $target } is the one supported here; its holder may not be challenged.
partner_is_no_target = { $target } is a partner, and partners are never challenged.
defenders_come_first = First the player attacked declares defenders or none.
target_has_defended = There are defenders already; whoever supports { $target } may defend only if { $target } declares nobody.
nobody_supports_him = Nobody supports { $target } in this challenge.
not_his_supporter = The supporter of the player attacked is { $supporter }.
supporter_defends = { $seat } defends and so wins or loses; the claim stays with the player attacked.
rivalry_has_paid = Power by rivalry is gained once a round; { $seat } has gained it already.
rival_beaten = { $seat } has beaten a rival: { $rival }.
battles_only = The Lord Commander takes over battles only; this is: { $kind }.
battle_is_defended = There are defenders; the Lord Commander takes over only what nobody defends (target: { $target }).
is_target_already = The challenge is aimed at { $target } already; it can only be taken over from others.
attacks_himself = Nobody attacks himself: { $seat }.
no_legal_target = { $seat } may not be challenged by this attacker.
too_late_to_turn = The Regent turns a challenge right after it has been declared.
not_the_time_to_turn = The Lord Commander decides when defenders have been declined.
supporter_or_commander = Both the supporter ({ $seat }) and the Lord Commander may act here: { $option_key ->
    [commander_first] the Lord Commander decides first
   *[supporter_first] the supporter decides first
}.
commander_takes_it = The supporter has let it go by, so the Lord Commander may take it.
regent_without_target = With no legal new target the title { $option_key ->
    [not_spent] has not been used
   *[spent] has been used all the same
}; target: { $target }.
regent_turns_any = The Regent may turn any challenge, his own and one aimed at him too.
no_new_target = There is no legal new target; the attack goes on against the old one.
battle_taken = { $seat } takes the battle over from { $from }; all attackers stay.
no_new_target_wanted = No new target has to be chosen now.
attacker_chooses = The attacker chooses: { $attacker }.
old_target_again = { $target } is the old target; a new one is wanted.
new_target = The new target is { $target }; kind and attackers stay.
no_prize_there = There is no power on the House card of { $seat }; nothing is taken.
titles_are_not_cancelled = What a title does cannot be cancelled.

## Influence and gold

no_influence = { $card } supplies no influence.
influence_short = { $needs } influence is asked for; here is { $has }.
influence_lost = Influence paid beyond the price is lost ({ $seat }): { $found }.
title_and_cards = The two influence of the title ({ $seat }) { $option_key ->
    [alone] cannot be added to that of knelt cards
   *[combines] can be added to that of knelt cards
}.
title_pays_alone = At this table the title pays by itself.
title_pays_with_cards = The title pays together with cards.
gold_penalty = Gold penalty for { $card } ({ $seat }): { $found }.
cost_with_penalty = Cost with the gold penalty: { $found }.
no_trade_here = Gold changes hands only in the Littlefinger variant.
no_trade_in_marshalling = In the marshalling phase nobody hands over gold.
gives_to_himself = { $seat } cannot pay himself.
nothing_given = A payment is at least one gold.
promise_binds_nobody = What was promised binds nobody{ $promise_key ->
    [none] .
   *[some] {""}: { $promise }.
}

## Unique cards, attachments, immunity

copy_of_an_opponent = { $copy } is the copy of another player and { $option_key ->
    [any_copy] bars { $card } as well
   *[own_copies] does not bar { $card }
}.
copies_of_others_do_not_bar = Uniqueness counts for each player by himself.
power_goes_along = The power on { $card } goes along with it to { $seat }: { $found }.
copies_bar_it_still = What enters play by an effect skips price and timing, not uniqueness.
power_elsewhere = Power on { $card } { $option_key ->
    [house_and_characters] does not count where initiative is tied
   *[all_power] counts where initiative is tied
}.
host_must_be_in_play = { $card } needs a card in play to lie under.
takes_no_attachments = { $card } takes no attachments.
immune = { $card } is immune to this kind of effect and cannot be chosen.
owners_pile = { $card } goes to the pile of its owner: { $seat }.
own_and_control = A duplicate is laid only on a card one owns and controls; { $card } belongs to { $seat }.
orphaned_duplicates = Duplicates under { $card } { $option_key ->
    [with_its_card] go where it goes
   *[discarded] are discarded
}.

## Keywords

renown_is_no_house_power = Renown power belongs to the character and is no power of the House.
no_such_gain = Not so much power was just gained this way ({ $source }); there is { $left }.
no_infamy = { $card } has no Infamy or is not in play.
infamy_card = Power goes on { $option_key ->
    [any_card] any card with Infamy
   *[own_cards] a card with Infamy one controls
}: { $card }.
power_goes_there = The power may be put there.
power_on_infamy = { $found } power lies on { $card } now; it counts for victory.
power_not_said_to_count = Power on { $card }, which is no character and has no Infamy, is not counted for victory: { $found }.
intimidated = Intimidate: the strength of these does not count: { $cards }.
no_ambush = { $card } has no Ambush.
not_a_defender = { $card } is no defending character in this challenge.
not_that_result = { $keyword } does not work with this result.
not_the_time_to_stand = Cards stand by this keyword right after the claim has been paid.
vengeful_after_claim = When Vengeful is used is not stated: after the claim, { $option_key ->
    [opposed_only] and only where somebody defended
   *[unopposed_too] also after an unopposed loss
}.
may_stand = The cards may stand.
cannot_stand_by_it = { $card } does not kneel, has not this keyword, or belongs to another.
limited_response_used = { $seat } has used a Limited Response this round already.
deathbound_event_dies = { $card } took effect and goes to the dead pile.
stealth_comes_later = Stealth is chosen later, just before defenders are declared.
stealth_at_its_time = Stealth is chosen just before defenders are declared, against who is the target then: { $target }.
stealth_wants_targets_character = { $card } is no character of the player challenged.
stealth_is_an_ability = Stealth { $option_key ->
    [not_immune] does not count as an ability of a character
   *[immune] counts as an ability of a character
}: { $card }.

## Actions, cancels, saves

own_action = { $seat } has announced this himself.
nothing_to_cancel = Nothing has just been announced that could be cancelled; now: { $busy }.
cancelled = { $card } is cancelled; what it cost stays paid.
removed_for_good = { $card } has left the game; no save prevents that.
not_saved_from_that = { $card } cannot be saved from this ({ $zone }) by such means.
draws_left = { $seat } may still draw by effects this round: { $found }.
draw_is_cut = A draw beyond the cap { $option_key ->
    [not_at_all] does not happen
   *[cut] is cut down to it
} ({ $seat }, left: { $left }).
draw_cap = By the cap of the round { $seat } draws { $found }.
responses_from_the_left = Responses go clockwise from the left of who has acted.
not_in_play_by_rule = By the rules this is not in play.

## Set-up and decks

no_mulligan = The opening hand of { $seat } is not changed; the rules offer no way.
no_second_hand = A second opening hand { $option_key ->
    [yes] is allowed by agreement
   *[no] is not offered
}.
table_allows_mulligan = All have agreed that a hand may be changed.
attachment_without_setup = { $card } is an attachment without Setup.
host_at_set_up = At set-up an attachment lies under { $option_key ->
    [any_card] any card laid
   *[own_setup_cards] one of its player's own set-up cards
}.
no_host_at_set_up = { $card } has no suitable host among these cards.
at_most_five = Set-up cards cost { $option_key ->
    [exactly] exactly five
   *[at_most] at most five
} together; here: { $total }.
not_exactly_five = At this table set-up cards cost exactly five; here: { $total }.
not_seven_plots = A plot deck is seven different plots; here are { $total }{ $plots_count ->
    [0] {""}
   *[other] , twice: { $plots }
}.
deck_too_small = The House deck has { $size } cards; at least { $least } are asked for.
too_many_copies = More than three copies: { $cards }.
card_of_another_house_only = The deck holds cards that are only for: { $houses }.
deck_rules = These are the rules of deck construction that apply.

## Ends

round_goes_on = The round ends after taxation; now: { $phase }.
challenge_without_winner = { $attack } against { $defence }: nobody wins.
winner_to_be_named = Several have enough power at the same time{ $power_key ->
    [none] {""}
   *[some] {" "}({ $power })
}{ $claimants_key ->
    [none] {""}
   *[some] {": "}{ $claimants }
}; the first player names the winner.
nobody_claims = Nobody has to be named: { $total } have met the condition together.
not_a_claimant = { $seat } has not met the condition; there are: { $claimants }.
gold_is_carried = A card lets these keep their gold: { $seats }.
stealth_anew = Stealth is chosen anew against the new target: { $target }.
stalwart_and_deathbound = { $card } has Stalwart and Deathbound: which comes first the first player would say; taken here: it goes on top of the deck.
used_by_its_owner = { $card } was killed under another player; that its owner uses what its text then does is not stated.
defenders_anew = Who took the battle over ({ $target }) declares defenders or none, like anybody attacked; that is not stated.
stalwart_from_hand = Discarded from hand, the Stalwart card { $card } { $option_key ->
    [from_play_only] goes to the discard pile
   *[from_hand_too] goes on top of the deck
}.
negative_income = The sum of income is { $found }; less than nothing is taken as nothing.
awards_before_reactions = Power won by the challenge comes before responses.
order_of_awards = { $option_key ->
    [claim_first] The claim comes first, then power for winning unopposed and for rivalry.
   *[awards_first] Power for winning unopposed and for rivalry comes first, then the claim.
}
power_is_split = { $amount } of the power goes on the card and { $left } stays for the House; that it may be split is not stated in the rules.
