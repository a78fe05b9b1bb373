"""The golden record: what the program does, kept in ``tests/golden``, so that none of it changes unseen.

``python -m scripts.golden`` compares, ``--write`` records, ``--show NAME`` prints what a name stands for.
A *part* makes *items*: a name, an aspect of it, and the text that is hashed.
"""
