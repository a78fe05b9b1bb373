### A Clash of Kings: a verdict of its own.

verdict-not-covered = Not covered by the source
