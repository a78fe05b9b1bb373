"""What a newcomer asks after the lessons of a game is taught by one of them."""

from __future__ import annotations

import pytest

from referee.lessons.reader import lessons_of

ASKED = {
    "hbo": {
        "How much power wins, and when does the game end?": "victory.fifteen",
        "Who may take part in an intrigue challenge?": "challenge.icon_required",
        "What may I lay at set-up?": "setup.limit_gold5",
        "May I change a bad hand?": "setup.mulligan",
        "In which order do the phases come?": "round.seven_phases",
        "Who wins the initiative at a tie?": "plot.initiative_tie_power",
        "How much gold do I collect?": "marshal.income_calc",
        "What does the loser of each kind of challenge lose?": "challenge.aims",
        "Who wins at equal strength?": "challenge.attacker_wins_ties",
        "May I play a second copy of a unique card?": "unique.restriction",
    },
    "lcg": {
        "May I change a bad hand?": "setup.no_mulligan",
        "What does a card of another House cost?": "marshal.gold_penalty",
        "How is influence paid?": "influence.pay",
        "What happens at 0 to 0?": "challenge.no_winner",
        "Who chooses a title, and when?": "title.select",
        "What does the Hand of the King bring?": "title.hand",
        "Whom may I not attack?": "support.no_attack",
        "What is a win against a rival worth?": "rivalry.bonus",
        "Who pays the claim when a supporter has defended?": "support.claim_on_target",
        "How many cards may I draw by effects?": "drawcap.three",
    },
    "oriflamme": {
        "How many rounds are there?": "round.six-rounds",
        "Who wins?": "end.score",
        "Which cards are in my hand?": "setup.hand-seven",
        "Where may I lay a card?": "planning.ends",
        "What can I do with a closed card?": "event.facedown-choice",
        "May I skip an open card?": "event.faceup-mandatory",
        "Which cards leave the row once they have acted?": "card.intrigue-leaves",
        "What do I earn for an elimination?": "eliminate.reward",
        "When may a card be laid on another?": "stack.from-round-two",
        "Who begins the next round?": "newround.pass-first",
    },
    "kings": {
        "Which options may be mixed?": "options.any-combination",
        "May one House use other cards than the rest?": "cards.no-mixing",
        "How do six players win?": "martell.victory",
        "What does building a fortification cost me?": "fort.instead-of-tokens",
        "What do knights count before a fortification?": "fort.attack-knights",
        "What happens to it when my last unit leaves?": "fort.last-unit",
        "How strong is a siege engine?": "siege.strength-four",
        "Can it retreat?": "siege.no-retreat",
        "Who may enter my port?": "port.no-enemy",
        "How many one-time orders may I place in a turn?": "onetime.one-per-turn",
    },
}


@pytest.mark.parametrize("game", ASKED)
def test_ten_questions_of_a_newcomer_are_answered_by_lessons(game: str) -> None:
    taught = {rule.partition(".")[2] for lesson in lessons_of(game) for rule in lesson.teaches}

    unanswered = [question for question, rule in ASKED[game].items() if rule not in taught]

    assert unanswered == []
