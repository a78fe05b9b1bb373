### A Clash of Kings: a verdict of its own.

verdict-not-covered = Źródło tego nie obejmuje
