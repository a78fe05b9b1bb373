### What the table waits for, where this game says it otherwise.

decisions-refill_hands = All players draw up to seven cards
decisions-draw_phase = { $seat_key ->
    [TABLE] All players draw two cards
   *[player] All players draw two cards; does the Master of Laws draw one more?
}
decisions-choose_victims = { $seat }: choose { $count ->
    [one] { $count } character to be killed
   *[other] { $count } characters to be killed
}
decisions-vigilant = { $seat }: stand Vigilant cards?
decisions-vengeful = { $seat }: stand Vengeful cards?

## Moves of the Living Card Game of 2008 in words.

moves-choose_title = { $by } takes a title: { $title }
moves-redirect = { $by } uses a title on the challenge: { $title }
moves-choose_new_target = { $by } turns to a new target: { $target }
moves-support_defend = { $by } { $defenders_count ->
    [0] does not defend for the other player
   *[other] defends for the other player with { $defenders }
}
moves-put_into_play = { $by } puts { $card } into play{ $via_key ->
    [ambush] {" "}by Ambush
   *[other] {""}
}{ $pay_influence_key ->
    [none] {""}
   *[some] , kneeling { $pay_influence } for influence
}{ $pay_hand_title_key ->
    [yes] , with the Hand's two influence
   *[no] {""}
}
moves-cancel = { $by } cancels it with { $card }
moves-place_power = { $by } puts { $amount } power on { $on }
moves-stand_by_keyword = { $by } stands cards ({ $keyword }): { $cards }
moves-give_gold = { $by } gives { $amount } gold to { $to }{ $promise_key ->
    [none] {""}
   *[some] {": "}{ $promise }
}
moves-check_deck = { $by } has a deck checked
moves-end_round = The round is over
moves-name_winner = { $by } names the winner: { $seat }
moves-draw_phase = All players draw two cards{ $laws_extra_key ->
    [yes] , the Master of Laws one more
   *[no] {""}
}
moves-play_card = { $by } plays { $card }{ $host_key ->
    [none] {""}
   *[some] {" "}on { $host }
}{ $on_house_key ->
    [yes] {" "}onto the House card
   *[no] {""}
}
moves-choose_victims = { $by } chooses { $purpose_key ->
    [deadly] the victim of Deadly
   *[claim] for the claim
}: { $cards_count ->
    [0] nobody
   *[other] { $cards }
}

## What a player chooses by the text of a card.

moves-choose_by_text = { $by } chooses by card text: { $seat_key ->
    [none] { $way_key ->
        [attacking] attacking side
        [defending] defending side
        [bottom] to the bottom of the deck
        [pay] pays
        [return] back to hand
        [deck] the top of the deck
        [itself] the card itself
        [draw] draws
        [military] military challenges
        [intrigue] intrigue challenges
        [power] power challenges
        [pool] gold from the pool
        [on_card] gold on the card
        [attachment] an attachment was among them
        [other] no attachment was among them
       *[none] { $cards_count ->
            [0] { $name_key ->
                [none] nothing
               *[some] { $name }
            }
           *[other] { $cards }
        }
    }
   *[some] { $seat }
}

## Words of the Living Card Game of 2008.

## Titles

table-title = title
table-supports = supports
table-rivals = rivals
table-rivalry_used = rivalry power taken
table-influence = influence
table-agenda = agenda
table-draws_left = may still draw
table-title-hand = Hand of the King
table-title-laws = Master of Laws
table-title-coin = Master of Coin
table-title-whispers = Master of Whispers
table-title-regent = Crown Regent
table-title-commander = Lord Commander of the Kingsguard
table-title-hand-brings = 2 influence once a round; supports Whispers, rival of Coin
table-title-laws-brings = may draw 1 more card; supports the Hand, rival of Whispers
table-title-coin-brings = 2 gold more income; supports Laws, rival of the Hand
table-title-whispers-brings = +3 in intrigue challenges; supports Coin, rival of Laws and the Regent
table-title-regent-brings = +3 in power challenges; once a round, make an attacker choose a new target
table-title-commander-brings = +3 in military challenges; once a round, take over a battle nobody defends

## Sources of power

table-source-claim = the claim
table-source-unopposed = winning unopposed
table-source-rivalry = rivalry
table-source-dominance = dominance
table-source-renown = Renown
table-source-prize = the Lord Commander's prize
table-source-effect = a card effect

## Where play is

table-in-announced = something announced
table-in-infamy = power just gained
table-in-victory = the end of the game
table-at-announced-cancel = a player may cancel it
table-at-infamy-offer = placing power just gained
table-at-victory-name = naming the winner
table-at-round-end = the end of the round
table-at-plot_phase-titles = choosing titles
table-at-plot_phase-late_effects = carrying out when-revealed text
table-at-challenge-regent = the Regent may turn the challenge
table-at-challenge-new_target = choosing a new target
table-at-challenge-stealth = choosing for Stealth
table-at-challenge-support = the supporter may defend
table-at-challenge-commander_first = the Lord Commander may take the battle
table-at-challenge-commander = the Lord Commander may take the battle
table-at-challenge-infamy = placing power just gained
table-at-challenge-deadly = the victim of Deadly
table-at-challenge-standing = Vigilant and Vengeful
table-text-ru-2008 = the Russian rulebook of 2008
table-begin-houses = Houses, clockwise
table-begin-first_player = First in set-up
table-begin-teams = Teams
table-begin-littlefinger = Littlefinger variant
table-teams-no = each player alone
table-teams-yes = two teams of two
table-littlefinger-no = gold stays where it is
table-littlefinger-yes = gold may change hands
table-begin-ready = Decks
table-ready-no = the players' own decks
table-ready-yes = the box's ready decks, with their plots
table-who_may_challenge = Who may challenge whom
table-at-asking-pick = a choice from a card's text
table-at-another_plot-reveal = revealing another plot
table-no_attachments_except_weapon = No attachments except Weapon
table-keyword-no_attachments_except_weapon = No attachments except Weapon
table-partner = partner
table-team_power = together
table-occasion-dying = is about to be killed
table-occasion-to_be_discarded = is about to be discarded
table-occasion-to_return_to_hand = is about to return to hand
table-occasion-to_return_to_deck = is about to return to the draw deck
table-occasion-to_be_removed = is about to leave the game
table-by_hand = by hand
table-attack_bonus = title
table-defence_bonus = title
table-occasion-phase_begins = a phase begins
table-occasion-phase_ends = a phase ends
table-occasion-plot_revealed = a plot is revealed
table-occasion-renown = a card gains power by Renown
table-occasion-buried = an event goes to the dead pile
table-occasion-shown = cards are shown
