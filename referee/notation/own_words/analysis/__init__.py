"""A line taken apart, whichever move is looked at.

``line_analysis`` is the entry. Each part is a module: ``word_index`` (the words by kind, ``sense_filter``
and ``whole_phrases`` leave the senses that are meant), ``clauses``, ``counted_numbers``, ``exclusions``
(what is not done), ``place_leads``, ``negation``, ``verbs``, ``table_context``, ``mentions`` (what the
game is told).
"""
