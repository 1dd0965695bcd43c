"""One served house for all tests that do not stop it."""

from collections.abc import Iterator

import pytest
from webhouse import Visitor, WebHouse


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHouse]:
    served = WebHouse(tmp_path_factory.mktemp("house")).start()
    yield served
    served.stop()


@pytest.fixture
def anna(house: WebHouse) -> Visitor:
    return house.visitor().come_in("Anna")


@pytest.fixture
def bram(house: WebHouse) -> Visitor:
    return house.visitor().come_in("Bram")


@pytest.fixture(scope="session")
def finished(house: WebHouse) -> str:
    """A table whose game is over, played by bots."""
    import time  # noqa: PLC0415

    host = house.visitor().come_in("Hanna")
    table = host.table(seats=2, bots={"0": "random", "1": "random"}, hot_seats=0, options={"rubles": "race"})
    for _ in range(1200):
        if host.api(f"/tables/{table}").json()["status"] == "over":
            return table
        time.sleep(0.05)
    raise AssertionError("the bots do not finish")
