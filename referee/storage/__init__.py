"""Where are the games kept, and is what was entered still there?

A file is read and written with the standard `sqlite3`. SQLAlchemy and SQLModel (0.35 s) are loaded by
`layer`, `models` and `booklets` alone: where tables are made, objects kept, or a server asked.
"""
