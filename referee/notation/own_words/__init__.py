"""What players say in their own words, matched against what can be meant at this moment.

``act_or_ask.in_own_words`` is the entry: the move a line means, or what has to be asked. A line is
matched twice: its words fill ``frames``, and the moves a game proposes are weighed by how well they
explain it (``explanations``; ``analysis`` takes the line apart, ``vocabulary`` finds what its words may
stand for). ``literal_reading`` makes one move of the two, and ``confidence`` says whether the likeliest
is made or asked about, by the ``evidence``. What a line says against the move that its words make is in
``objections``. Where a line tells a reason besides, its ``conclusion`` is read alone.
"""
