"""The policy of a tournament: what is an infraction, what it costs, and what was decided beforehand."""
