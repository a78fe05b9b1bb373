"""Where are the games kept, and is what was entered still there?

Nothing is imported here: `referee.storage.errors` is cheap, the other modules load SQLModel (about 0.4 s)
and belong into a worker.
"""
