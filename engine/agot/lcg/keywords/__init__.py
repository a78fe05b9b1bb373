"""The keywords of the Living Card Game, each decided in the module of its name.

What both editions share is elsewhere: Stealth in ``agot/phases/stealth``, Renown in
``agot/phases/challenge_resolution``, Limited in ``agot/abilities/activation``. No Attachments is in
``lcg/abilities/entry_into_play``, Setup in ``lcg/phases/setup``.
``agot/state/effects.Keyword`` lists them all.
"""
