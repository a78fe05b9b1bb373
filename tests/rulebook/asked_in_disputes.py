"""What players type in a dispute, in which language, and the section that has to be among the first found."""

from __future__ import annotations

BULGARIAN = [
    ("незабележимост", "hbo.keyword.stealth"),
    ("карти за 6 злато в началото", "hbo.setup.limit_gold5"),
    ("дубликат стартова ръка", "hbo.setup.limit_duplicates"),
    ("доход от току що изиграна локация", "hbo.marshal.income_timing"),
    ("събитие преди надмощие", "hbo.dominance.before_actions"),
    ("два военни сблъсъка", "hbo.challenge.one_of_each"),
    ("може ли да блокирам с коленичил герой", "hbo.challenge.defenders_standing"),
    ("няма защитници колко точки", "hbo.challenge.unopposed"),
    ("колко карти тегля", "hbo.draw.two_cards"),
    ("кой започва пръв", "hbo.plot.first_player_choice"),
    ("двойник срещу изчистване", "hbo.duplicate.only_kill"),
    ("умрял уникален герой мога ли да играя копие", "hbo.unique.restriction"),
    ("равни сили кой печели сблъсъка", "hbo.challenge.attacker_wins_ties"),
    ("свърши ми тестето", "hbo.draw.empty_deck"),
    ("приложение когато героят умре", "hbo.type.attachment_host_leaves"),
    ("пропуснах реакцията си", "hbo.reaction.missed"),
]
POLISH = [
    ("renome", "hbo.keyword.renown"),
    ("zasluga", "hbo.keyword.renown"),
    ("brak oporu", "hbo.challenge.unopposed"),
    ("bez obrony", "hbo.challenge.unopposed"),
    ("5 zlota na poczatku", "hbo.setup.limit_gold5"),
    ("spozniona reakcja", "hbo.reaction.missed"),
    ("zagrac postac w fazie wyzwan", "hbo.play.types_timing"),
    ("wladza z choragwi na postaci", "hbo.claim.power"),
    ("duplikat ratuje", "hbo.duplicate.save"),
    ("klęcząca postać czy może bronić", "hbo.challenge.defenders_standing"),
    ("ile kart dobieram na turę", "hbo.draw.two_cards"),
    ("remis siły kto wygrywa wyzwanie", "hbo.challenge.attacker_wins_ties"),
    ("dwa wyzwania wojskowe w jednej turze", "hbo.challenge.one_of_each"),
    ("żetony władzy gdy postać zginie", "hbo.power.character_leaves"),
    ("skończyły się karty w talii", "hbo.draw.empty_deck"),
    ("czy duplikat chroni przed odrzuceniem", "hbo.duplicate.only_kill"),
    ("złoto z poprzedniej rundy", "hbo.gold.pool_lasts_round"),
    ("kto wybiera kogo zabić", "hbo.claim.military"),
    ("martwa postać unikatowa drugi egzemplarz", "hbo.unique.restriction"),
]
ENGLISH = [
    ("can I block with a tapped character", "hbo.challenge.defenders_standing"),
    ("how many cards do I draw", "hbo.draw.two_cards"),
    ("who chooses which character dies", "hbo.claim.military"),
    ("carry gold over to next round", "hbo.tax.return_gold"),
    ("both reach 15 at the same time", "hbo.victory.simultaneous"),
    ("deck runs out", "hbo.draw.empty_deck"),
    ("opponent forgot his reaction", "hbo.reaction.missed"),
    ("equipment on enemy character", "hbo.type.attachment_control"),
    ("stealth against two defenders", "hbo.keyword.stealth"),
    ("counter an event before it resolves", "hbo.action.resolve_fully"),
]
RUSSIAN = [
    ("можно ли защищаться повернутым персонажем", "hbo.challenge.defenders_standing"),
    ("сколько карт брать", "hbo.draw.two_cards"),
    ("ничья в битве кто победил", "hbo.challenge.attacker_wins_ties"),
    ("нет защитников", "hbo.challenge.unopposed"),
    ("дубликат спасает от сброса", "hbo.duplicate.only_kill"),
    ("погиб уникальный герой можно ли сыграть второго", "hbo.unique.restriction"),
    ("колода закончилась", "hbo.draw.empty_deck"),
    ("опоздал с ответом", "hbo.reaction.missed"),
    ("золото остается на следующий раунд", "hbo.tax.return_gold"),
    ("кто ходит первым", "hbo.plot.first_player_choice"),
]
ASKED = [
    (words, language, rule)
    for language, asked in (("bg", BULGARIAN), ("pl", POLISH), ("en", ENGLISH), ("ru", RUSSIAN))
    for words, rule in asked
]
