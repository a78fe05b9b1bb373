"""What players say in their own words, matched against what can be meant at this moment.

``own_words.in_own_words`` is the entry: the move a line means, or what has to be asked.
"""
