"""Addresses of visitors, and networks of them."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

_HOUSEHOLD = 64
"""The bits of an IPv6 address that name its network: a household, or a device that changes the rest as it likes."""


def parse(text: str) -> Address | None:
    """An address as people and headers write it, a port or brackets around it left out; None if it is none."""
    word = text.strip().strip('"')
    if word.startswith("["):
        word = word[1:].partition("]")[0]
    elif word.count(":") == 1:
        word = word.partition(":")[0]
    try:
        found = ip_address(word.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def household(address: Address) -> Network:
    """All addresses that whoever has this one can take as he likes."""
    return ip_network((address, _HOUSEHOLD), strict=False) if address.version == 6 else ip_network(address)


def parse_network(text: str) -> Network | None:
    """An address or a network (``10.0.0.0/8``); None if it is neither."""
    word = text.strip()
    if "/" not in word:
        found = parse(word)
        return None if found is None else ip_network(found)
    try:
        return ip_network(word, strict=False)
    except ValueError:
        return None


def within(address: Address, networks: Iterable[Network]) -> bool:
    """Whether one of these networks holds the address."""
    return any(address.version == network.version and address in network for network in networks)
