"""How far random tests go: a bounded number of examples each, more of them on request.

``REFEREE_DEEP=10`` plays ten times as many random games and examples; nothing is timed.
What is said is expected in English, whatever the locale of the machine.
"""

import os

from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C.UTF-8"
DEEP = int(os.environ.get("REFEREE_DEEP", "1"))

settings.register_profile(
    "referee",
    deadline=None,
    max_examples=60 * DEEP,
    derandomize=DEEP == 1,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("referee")
