"""The moves a game proposes, scored by how well each explains the words of a line.

``move_score`` adds up what a move costs: ``part_match`` for what it says, ``word_costs``,
``procedure_costs`` and ``remarks`` for what is left, ``uncertain_words`` for what stays open. ``ranking``
is the entry: the best ``explanation`` first. ``remainder`` weighs what a move leaves out, ``parts_alone``
reads each part by itself. ``told_better`` and ``denied_beside`` say what speaks against a move that is taken.
"""
