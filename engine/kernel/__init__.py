"""What every game is made of.

Words that are easily confused:

seat        a player's place at the table; ``TABLE`` answers for chance and hidden things
owner       whose card it is; controller: who uses it now. Both are seats
move        an answer to a decision
decision    what the state waits for
event       what happened, in the past tense (the card type is always "event card")
reason      one rule and what was found under it; a ruling is a tree of reasons
text        the printing under which a ruling is given
point       a place where the texts are silent or differ, and the table may decide
"""
