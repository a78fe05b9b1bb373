"""What do the rules say, where is it printed, and which code and tests answer for it?

Read through `rulebook.database.store.Rulebook`; this package imports nothing else of the project.
"""
