### A Clash of Kings: a verdict of its own.

verdict-not-covered = Источник этого не охватывает
