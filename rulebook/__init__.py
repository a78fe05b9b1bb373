"""The rules: what they say, where it is printed, and which code and tests answer for it.

Read through `rulebook.database.store.Rulebook`; this package imports nothing else of the project.
"""
