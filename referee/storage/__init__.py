"""The places where games are kept, and what sees to it that nothing that was entered is lost.

A file is read and written with the standard `sqlite3`. SQLAlchemy and SQLModel (0.35 s) are loaded by
`sqlalchemy_backend`, `schema` and `booklets` alone: where tables are made, objects kept, or a server asked.
"""
