### A Clash of Kings: a verdict of its own.

verdict-not-covered = Източникът не го обхваща
