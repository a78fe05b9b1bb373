"""The golden record of the program's behaviour in ``tests/golden``, which shows every change.

``python -m scripts.golden`` compares, ``--write`` records, ``--show NAME`` prints what a name stands for.
A *part* makes *items*: a name, an aspect of it, and the text that is hashed.
"""
