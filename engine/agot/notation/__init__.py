"""The structure of typed lines of the Thrones card games."""
