"""Other people's interfaces to our games. Each is an extra of its own, and imported only by who uses it.

``serai.doors.observation`` needs nothing; ``serai.doors.pettingzoo`` and ``serai.doors.gymnasium`` need
``serai[pettingzoo]`` or ``serai[gymnasium]``; ``serai.doors.openspiel`` needs ``serai[openspiel]``.
"""
