"""Word of a turn to a browser in which no page is open: sealed for it alone, by way of a push service of its own."""

import json
import os
from collections.abc import Iterator

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from receiving import Receiver, act
from webhouse import Visitor, WebHouse

from serai.house.live import LiveTable
from serai.house.webpush import b64, point


class Browser:
    """What a browser keeps of its subscription: an address at the push service, and keys that nobody else has."""

    def __init__(self, service: Receiver) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.subscription = {"endpoint": service.url, "p256dh": b64(point(self.key)), "auth": b64(self.auth)}

    def read(self, sealed: bytes) -> dict[str, str]:
        """Open a message, as RFC 8291 tells a browser to."""
        salt, sender, text = sealed[:16], sealed[21:86], sealed[86:]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\0" + point(self.key) + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, text, None)
        assert plain.endswith(b"\x02")
        told: dict[str, str] = json.loads(plain[:-1])
        return told


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHouse]:
    """A house that may send word to private addresses."""
    served = WebHouse(tmp_path_factory.mktemp("push"), private_webhooks=True).start()
    served.house.outgoing.delays = ()
    yield served
    served.stop()


@pytest.fixture
def service() -> Iterator[Receiver]:
    made = Receiver()
    made.always = 201
    yield made
    made.stop()


def begin(who: Visitor) -> str:
    """A game against a bot, the person's turn first."""
    return who.table(seats=2, bots={"1": "random"}, options={"start_player": "1"})


def test_a_turn_is_told_to_a_browser_without_a_page(open_house: WebHouse, service: Receiver) -> None:
    anna = open_house.visitor().come_in("Anna")
    before = anna.api("/me/push").json()
    assert before["listens"] is False
    browser = Browser(service)
    assert anna.api("/me/push", browser.subscription).json() == {"key": before["key"], "listens": True}
    anna.api("/me", {"lang": "nl", "settings": {"confirm": False}})
    table = begin(anna)
    service.wait(1)
    head, body = service.came[0]
    told = browser.read(body)
    assert (told["title"], told["path"], told["lang"]) == ("Jij bent aan de beurt", f"/table/{table}", "nl")
    assert "Kurier" in told["body"]
    assert head["content-encoding"] == "aes128gcm"
    assert head["authorization"].endswith(f"k={before['key']}")
    assert table not in str(head)
    assert table.encode() not in body


def test_who_sits_at_the_table_needs_no_word(open_house: WebHouse, service: Receiver) -> None:
    anna = open_house.visitor().come_in("Anna")
    anna.api("/me", {"settings": {"confirm": False}})
    table = begin(anna)
    open_house.do(open_house.house.keeper.quiet())
    anna.api("/me/push", Browser(service).subscription)
    with anna.socket(table) as line:
        line.until("table")
        act(anna, table)
        open_house.do(open_house.house.keeper.quiet())
    assert service.came == []


def test_a_browser_that_signs_out_or_wants_no_more_hears_no_more(open_house: WebHouse, service: Receiver) -> None:
    for leave in ("drop", "sign out"):
        anna = open_house.visitor().come_in("Anna")
        anna.api("/me/push", Browser(service).subscription)
        table = begin(anna)
        service.wait(1)
        service.came.clear()
        if leave == "drop":
            assert anna.http.delete("/api/v1/me/push").json()["listens"] is False
        else:
            anna.api("/me/signout", {"everywhere": False})
            assert anna.api("/me/push").status_code == 401
        live = open_house.do(open_house.house.keeper.live(table))
        open_house.do(_turn_again(open_house, live))
        assert service.came == []


async def _turn_again(house: WebHouse, live: LiveTable) -> None:
    """Her turn begins once more."""
    house.house.push.turned(live, live.table.played_by_people([0]))
    await house.house.keeper.quiet()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(open_house: WebHouse, service: Receiver, status: int) -> None:
    anna = open_house.visitor().come_in("Anna")
    anna.api("/me/push", Browser(service).subscription)
    service.always = status
    begin(anna)
    service.wait(1)
    open_house.do(open_house.house.keeper.quiet())
    assert anna.api("/me/push").json()["listens"] is False


def test_one_address_belongs_to_who_asked_for_it_last(open_house: WebHouse, service: Receiver) -> None:
    """Two people use one browser, one after the other: the second does not hear of the first one's turns."""
    anna, bert = open_house.visitor().come_in("Anna"), open_house.visitor().come_in("Bert")
    browser = Browser(service)
    anna.api("/me/push", browser.subscription)
    bert.api("/me/push", browser.subscription)
    assert anna.api("/me/push").json()["listens"] is False
    begin(anna)
    open_house.do(open_house.house.keeper.quiet())
    assert service.came == []


def test_no_word_goes_to_private_addresses_or_for_strange_keys(
    house: WebHouse, anna: Visitor, open_house: WebHouse, service: Receiver
) -> None:
    good = Browser(service).subscription
    assert anna.api("/me/push", good).status_code == 400
    assert anna.api("/me/push").json()["listens"] is False
    bert = open_house.visitor().come_in("Bert")
    for wrong in ({"p256dh": "A" * 87}, {"auth": "A" * 23}, {"endpoint": "ftp://example.org/x"}):
        assert bert.api("/me/push", {**good, **wrong}).status_code == 400
    assert open_house.visitor().api("/me/push").status_code == 401


def test_a_house_keeps_its_key(open_house: WebHouse) -> None:
    first = open_house.visitor().come_in("Anna").api("/me/push").json()["key"]
    open_house.house.push._key = None
    assert open_house.visitor().come_in("Bert").api("/me/push").json()["key"] == first
