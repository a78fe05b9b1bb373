"""The frames of the moves that can be meant, filled with the words of a line.

``spoken_line`` is the entry: a line with the senses of its words (``line_senses``) and its readings.
``move_frames`` makes the frames of a game, ``frame_placer`` places words in one, ``frame_reader`` makes
moves of it (``filled_frame``) with their ``reading_costs`` and ``reading_doubts``; ``nearest_readings``
orders them.
"""
