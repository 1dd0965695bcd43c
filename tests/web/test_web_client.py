"""A client written from the API's own description plays a part of a game with a real house."""

import subprocess
import sys
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from webhouse import WebHouse

from serai.web.api.actions import ENDPOINTS

TOOL = Path(__file__).parents[2] / "tools" / "api_client.py"


@pytest.fixture(scope="module")
def written(house: WebHouse, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The module that the tool writes from what this house says about itself."""
    command = [sys.executable, str(TOOL), f"{house.origin}/api/v1/openapi.json"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    path = tmp_path_factory.mktemp("client") / "serai_client.py"
    path.write_text(text)
    spec = spec_from_file_location("serai_client", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_has_a_method_for_every_operation(written: Any) -> None:
    for endpoint in ENDPOINTS:
        assert callable(getattr(written.Client, endpoint.run.__name__))


def test_a_game_is_set_up_and_read_by_it(house: WebHouse, written: Any) -> None:
    anna = written.Client(house.origin)
    anna.token = anna.introduce(name="Anna", lang="nl")["token"]
    assert anna.me()["name"] == "Anna"
    assert "kurier" in {game["id"] for game in anna.games()}
    assert anna.one_game("kurier")["seats"] == [2, 3, 4, 5]
    bots = {"0": "random", "1": "random"}
    made = anna.new_table(game="kurier", seats=2, bots=bots, hot_seats=0, options={"rubles": "race"})
    for _ in range(1200):
        if anna.table(made["id"])["status"] == "over":
            break
        time.sleep(0.05)
    assert anna.record(made["id"]).startswith("serai")
    with pytest.raises(written.Refused) as refused:
        anna.sit(made["id"], seat=0)
    assert refused.value.status == 409
    assert refused.value.reason
    assert anna.drop_webhook() == {"url": ""}
    anna.sign_out()
    with pytest.raises(written.Refused):
        anna.me()
