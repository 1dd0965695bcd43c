"""At which address others can open a house that listens on this computer."""

import socket

_EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
_NOWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that stand in documents only: the way to them is the way to everybody else."""


def network_address(host: str) -> str:
    """The address of this computer in its network, for a house that listens on all of them; empty if it has none.

    Nothing is sent: a datagram socket that is "connected" only looks up which way it would go.
    """
    families = [_EVERYWHERE[host]] if host in _EVERYWHERE else []
    if host == "::":
        # what listens on all addresses of the one kind is, on nearly every system, open to the other kind too
        families.insert(0, socket.AF_INET)
    for family in families:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as looking:
                looking.connect((_NOWHERE[family], 9))
                found = str(looking.getsockname()[0])
        except OSError:
            continue
        if found not in _EVERYWHERE and not found.startswith(("127.", "::1", "fe80:")):
            return found
    return ""


def web_address(host: str, port: int, base: str = "") -> str:
    """An address that a browser understands."""
    return f"http://[{host}]:{port}{base}/" if ":" in host else f"http://{host}:{port}{base}/"
