"""Where a visitor comes from: nobody chooses his own address, unless a proxy of ours tells it."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.house.addresses import parse_network
from serai.web.address import client_address, client_household, forwarded_by_stranger
from serai.web.settings import Settings

BEHIND = Settings(proxies=("127.0.0.1", "10.0.0.0/8", "2001:db8:ffff::/48"))


def scope(peer: str | None, *forwarded: str) -> dict[str, Any]:
    headers = [(b"x-forwarded-for", value.encode("latin-1")) for value in forwarded]
    return {"type": "http", "client": None if peer is None else (peer, 1234), "headers": headers}


@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("203.0.113.9", ["198.51.100.7"], "203.0.113.9"),
        ("127.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("127.0.0.1", ["1.1.1.1, 198.51.100.7"], "198.51.100.7"),
        ("127.0.0.1", ["1.1.1.1", "198.51.100.7, 10.2.3.4"], "198.51.100.7"),
        ("127.0.0.1", ["nonsense, 10.2.3.4"], "10.2.3.4"),
        ("127.0.0.1", ["198.51.100.7, nonsense"], "127.0.0.1"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("::ffff:127.0.0.1", ["198.51.100.7:5577"], "198.51.100.7"),
        ("2001:db8:ffff::1", ['"[2001:db8::7]:443"'], "2001:db8::7"),
        (None, ["198.51.100.7"], "?"),
    ],
)
def test_only_our_own_proxies_are_believed(peer: str | None, forwarded: list[str], found: str) -> None:
    assert client_address(scope(peer, *forwarded), BEHIND) == found


@given(st.lists(st.text(st.characters(max_codepoint=255)), max_size=4))
def test_nobody_chooses_his_own_address(forwarded: list[str]) -> None:
    assert client_address(scope("203.0.113.9", *forwarded), BEHIND) == "203.0.113.9"
    assert client_address(scope("127.0.0.1", *forwarded), Settings()) == "127.0.0.1"
    # whatever he wrote himself, the last word is the proxy's
    assert client_address(scope("127.0.0.1", *forwarded, "203.0.113.9"), BEHIND) == "203.0.113.9"


def test_a_household_is_counted_once() -> None:
    first, second = (client_household(scope(f"2001:db8:1:2::{n}"), BEHIND) for n in (1, 2))
    assert first == second == "2001:db8:1:2::/64"
    assert client_household(scope("2001:db8:1:3::1"), BEHIND) != first
    assert client_household(scope("203.0.113.9"), BEHIND) == "203.0.113.9"
    assert client_household(scope(None), BEHIND) == "?"


def test_a_proxy_that_nobody_told_us_about_is_noticed() -> None:
    assert forwarded_by_stranger(scope("127.0.0.1", "198.51.100.7"), Settings())
    assert not forwarded_by_stranger(scope("127.0.0.1", "198.51.100.7"), BEHIND)
    assert not forwarded_by_stranger(scope("127.0.0.1"), Settings())


def test_what_is_no_network_is_none() -> None:
    assert parse_network("10.1.2.3/8") == parse_network("10.0.0.0/8")
    assert all(parse_network(word) is None for word in ("", "games.example", "10.0.0.0/99", "1.2.3", "10.0.0.0/x"))
