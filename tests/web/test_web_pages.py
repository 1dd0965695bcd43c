"""The pages: both languages, complete words, what one can do on them, and that nothing a person wrote becomes HTML."""

import re
from pathlib import Path

import pytest
from webhouse import Visitor, WebHouse

import serai.web
from serai.core.texts import LANGUAGES
from serai.web.speech import accepted, web_words

FOLDER = Path(str(serai.web.__file__)).parent
HOSTILE = "<script>x</script>"


def messages(lang: str) -> set[str]:
    text = (FOLDER / "words" / f"{lang}.ftl").read_text()
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_both_languages_have_the_same_sentences() -> None:
    assert messages("nl") == messages("en")


def test_templates_hold_keys_that_exist() -> None:
    for template in (FOLDER / "templates").glob("*.html"):
        for key in re.findall(r"""\bt\(["']([\w-]+)["'][,)]""", template.read_text()):
            for lang in LANGUAGES:
                assert web_words().has(key, lang), f"{template.name}: {key}"


def test_pages_hold_no_inline_script_or_style() -> None:
    for template in (FOLDER / "templates").glob("*.html"):
        text = template.read_text()
        assert not re.search(r"<script(?![^>]*(src=|application/json))", text), template.name
        assert not re.search(r"""\s(style|on[a-z]+)=["']""", text), template.name
        assert "|safe" not in text, template.name


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("nl", "nl"),
        ("nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("de, en;q=0.3, nl;q=0.7", "nl"),
        ("fr", "en"),
        ("nl;q=0, en", "en"),
        (";;;q=q,,nl;q=x", "en"),
    ],
)
def test_the_browser_says_which_language(header: str, lang: str) -> None:
    assert accepted(header) == lang


PAGES = ("/", "/new/kurier", "/rules/kurier", "/profile", "/login")


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_speaks_both_languages(house: WebHouse, path: str, lang: str) -> None:
    answer = house.visitor(lang).get(path)
    assert answer.status_code == 200
    assert f'<html lang="{lang}"' in answer.text
    assert not re.search(r"\[[a-z]+(-[a-z]+)+\]", answer.text), "a sentence is missing"
    assert "Spellen" in answer.text if lang == "nl" else "Games" in answer.text


def test_the_language_switch_holds_for_nobody_and_for_somebody(house: WebHouse) -> None:
    visitor = house.visitor("en")
    answer = visitor.post("/language", data={"lang": "nl", "back": "/login"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/login")
    assert '<html lang="nl"' in visitor.get("/").text
    visitor.come_in("Anna", "nl")
    visitor.post("/language", data={"lang": "en", "back": "/"})
    assert visitor.api("/me").json()["lang"] == "en"


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:x", "/\nx"])
def test_the_language_switch_leads_nowhere_else(house: WebHouse, back: str) -> None:
    answer = house.visitor().post("/language", data={"lang": "nl", "back": back})
    assert answer.headers["location"] == "/"


def test_one_click_from_home_to_a_game(house: WebHouse) -> None:
    visitor = house.visitor("nl")
    assert 'action="/quick/kurier"' in visitor.get("/").text
    answer = visitor.post("/quick/kurier", follow=True)
    assert answer.status_code == 200
    assert 'id="serai-table"' in answer.text
    assert 'type="module"' in answer.text
    assert "<noscript>" in answer.text
    assert visitor.api("/me").json()["name"] == "Gast"


def test_the_form_is_made_from_what_the_game_declares(house: WebHouse) -> None:
    text = house.visitor("nl").get("/new/kurier").text
    for word in ("option-rubles", "option-without_blanks", "option-start_player", "Roebelregels"):
        assert word in text
    assert "Bepaalt hoe je aan de roebels" in text


FORM = {"seats": "3", "who-1": "me", "who-2": "free", "who-3": "greedy", "clock": "none", "door": "invite"}


def test_a_friend_joins_by_link_without_registering(house: WebHouse) -> None:
    host = house.visitor("nl")
    answer = host.post("/new/kurier", data=FORM | {"name": "Anna"}, files={"data": b""}, follow=True)
    assert "Er is nog 1 plaats vrij" in answer.text
    link = re.search(r'value="http://[^/]+(/join/[^"]+)"', answer.text)
    assert link is not None
    friend = house.visitor("en")
    assert "Anna invites you to Kurier des Zaren" in friend.get(link[1]).text
    joined = friend.post(link[1], data={"name": "Bram"}, follow=True)
    assert 'id="serai-table"' in joined.text
    assert friend.api("/me").json()["name"] == "Bram"
    assert friend.get(link[1]).status_code == 303


def test_a_wrong_invitation_is_refused_with_a_reason(house: WebHouse, anna: Visitor) -> None:
    table = anna.table(invite_only=True)
    answer = house.visitor("nl").post(f"/join/{table}/wrong", data={"name": "Dirk"})
    assert answer.status_code == 403
    assert 'role="alert"' in answer.text


def test_the_host_sits_where_he_said(house: WebHouse) -> None:
    host = house.visitor().come_in("Anna")
    form = FORM | {"who-1": "free", "who-2": "me", "who-3": "free", "door": "open"}
    table = host.post("/new/kurier", data=form).headers["location"].rpartition("/")[2]
    seats = host.api(f"/tables/{table}").json()["seats"]
    assert [seat.get("name", "") for seat in seats] == ["", "Anna", ""]
    assert table in house.visitor().get("/").text, "an open table is listed"
    assert 'role="alert"' not in host.post(f"/table/{table}/fill", follow=True).text
    assert host.api(f"/tables/{table}").json()["status"] == "running"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seats": "9"}, "cannot be played by that many"),
        ({"who-2": "nobody"}, "Choose for each seat"),
        ({"clock": "live", "minutes": "0"}, "That clock will not do"),
        ({"option-without_blanks": "yes"}, "27 coins|blank"),
        ({"option-start_player": "5"}, "player"),
        ({"option-rubles": "nonsense"}, "nonsense"),
    ],
)
def test_what_the_form_gets_wrong_is_explained(anna: Visitor, change: dict[str, str], told: str) -> None:
    answer = anna.post("/new/kurier", data=FORM | change)
    assert answer.status_code == 400
    assert re.search(told, re.search(r'role="alert">([^<]*)', answer.text)[1])  # type: ignore[index]


def test_own_data_are_read_and_their_faults_explained(anna: Visitor) -> None:
    sample = anna.get("/new/kurier/data.toml")
    assert "attachment" in sample.headers["content-disposition"]
    fine = anna.post("/new/kurier", data=FORM, files={"data": ("mine.toml", sample.content)})
    assert fine.status_code == 303
    for content in (b"[game", b"\xff\xfe\x00", b"x = 1"):
        wrong = anna.post("/new/kurier", data=FORM, files={"data": ("mine.toml", content)})
        assert wrong.status_code == 400
        assert 'role="alert"' in wrong.text


def test_all_mistakes_of_own_data_are_told(house: WebHouse) -> None:
    visitor = house.visitor("nl")
    sample = visitor.get("/new/kurier/data.toml").text
    assert "new.js" in visitor.get("/new/kurier").text
    bad = sample.replace("turn_limit =", "turn_limt =").replace("value = 8", "value = 800")
    wrong = visitor.post("/new/kurier", data=FORM | {"name": "Anna"}, files={"data": ("mine.toml", bad.encode())})
    assert wrong.status_code == 400
    assert wrong.text.count("<li>Regel ") == 4
    assert "Bedoel je “turn_limit”?" in wrong.text
    answer = visitor.api("/games/kurier/data-check", {"data": bad})
    assert answer.status_code == 200
    lines = [mistake["line"] for mistake in answer.json()["mistakes"]]
    assert lines == sorted(lines)
    assert len(lines) == 4
    assert visitor.api("/games/kurier/data-check", {"data": sample}).json() == {"mistakes": []}
    assert visitor.api("/games/chess/data-check", {"data": sample}).status_code == 404
    assert visitor.api("/games/kurier/data-check", {"data": 3}).status_code == 400


def test_hostile_names_and_chat_stay_text(house: WebHouse) -> None:
    rogue = house.visitor().come_in(HOSTILE)
    table = rogue.table(open=True)
    card = rogue.api(f"/tables/{table}").json()
    for path in ("/", f"/table/{table}", "/profile", f"/join/{table}/{card['invitation']}"):
        for visitor in (rogue, house.visitor().come_in("Anna")):
            text = visitor.get(path, follow_redirects=True).text
            assert HOSTILE not in text
    assert "&lt;script&gt;" in rogue.get("/").text
    with rogue.socket(table) as line:
        line.until("table")
        assert line.ask({"type": "say", "id": "1", "text": HOSTILE})["type"] == "done"


def test_the_profile_keeps_name_language_and_settings(house: WebHouse) -> None:
    visitor = house.visitor()
    form = {"name": "Anna", "lang": "nl", "motion": "none", "theme": "dark", "contrast": "yes", "confirm": "yes"}
    answer = visitor.post("/profile", data=form, follow=True)
    assert "Bewaard." in answer.text
    assert 'data-theme="dark" data-contrast="high" data-motion="none"' in answer.text
    assert visitor.post("/profile", data=form | {"theme": "x"}).status_code == 400
    assert visitor.post("/profile", data=form | {"name": ""}).status_code == 400


def test_a_password_keeps_the_name_on_another_device(house: WebHouse) -> None:
    visitor = house.visitor().come_in("Katharina")
    assert visitor.post("/register", data={"password": "short"}).status_code == 400
    assert visitor.post("/register", data={"password": "long enough"}).status_code == 303
    other = house.visitor()
    assert other.post("/login", data={"name": "Katharina", "password": "wrong"}).status_code == 400
    assert other.post("/login", data={"name": "Katharina", "password": "long enough"}).status_code == 303
    assert other.api("/me").json()["id"] == visitor.api("/me").json()["id"]
    other.post("/logout")
    assert other.api("/me").status_code == 401


def test_a_replay_shows_every_moment_through_all_eyes(house: WebHouse, finished: str) -> None:
    visitor = house.visitor("nl")
    text = visitor.get(f"/replay/{finished}").text
    assert "Alles open" in text
    assert "Verslag opslaan" in text
    assert 'aria-current="step"' in text
    for query in ("?at=0", "?at=5&seat=1", "?seat=2"):
        assert visitor.get(f"/replay/{finished}{query}").status_code == 200
    for query in ("?seat=9", "?seat=x", "?at=-1"):
        assert visitor.get(f"/replay/{finished}{query}").status_code == 404
    picture = visitor.get(f"/replay/{finished}/picture/3.svg?eyes=1&lang=en")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    scene = visitor.get(f"/replay/{finished}/moment/3.json?eyes=1&lang=en").json()
    assert {"panels", "places", "pieces", "captions"} <= scene.keys()
    assert {piece["symbol"] for piece in scene["pieces"]} <= visitor.get(f"/replay/{finished}/art.json").json()[
        "symbols"
    ].keys()
    record = visitor.get(f"/table/{finished}/record")
    assert record.text.startswith("serai record")


def test_a_running_game_has_no_replay(anna: Visitor) -> None:
    table = anna.table(bots={"1": "random", "2": "random"})
    assert anna.get(f"/replay/{table}").headers["location"] == f"/table/{table}"
    for part in ("picture/0.svg", "moment/0.json", "moment/0.json?eyes=1", "art.json", "course"):
        assert anna.get(f"/replay/{table}/{part}").status_code == 404


def test_rules_have_figures_and_can_be_searched(house: WebHouse) -> None:
    visitor = house.visitor("nl")
    text = visitor.get("/rules/kurier").text
    figures = re.findall(r'class="figure" src="(/rules/kurier/figure/[^"]+)"', text)
    assert figures
    captions = re.findall(r'alt="([^"]+)"[^>]*><span class="caption" aria-hidden="true">([^<]+)<', text)
    assert len(captions) == len(figures)
    assert all(alt == caption for alt, caption in captions)
    drawn = visitor.get(figures[0])
    assert drawn.text.startswith("<svg")
    assert "immutable" in drawn.headers["cache-control"]
    assert "<mark>" in visitor.get("/rules/kurier?q=herberg").text
    assert "<script>" not in visitor.get("/rules/kurier?q=<script>").text
    part = visitor.get("/rules/kurier?part=1").text
    assert "<html" not in part
    assert "<section" in part


def test_the_rules_page_lists_cards_and_symbols_and_what_is_often_asked(house: WebHouse) -> None:
    visitor = house.visitor("en")
    text = visitor.get("/rules/kurier").text
    assert 'id="reference"' in text
    assert 'id="faq"' in text
    items = re.findall(r'<li><img src="([^"]+)" alt=""[^>]*><div><strong>([^<]+)</strong>', text)
    assert "Cossack" in [title for _, title in items]
    for address, _ in items:
        drawn = visitor.get(address)
        assert drawn.text.startswith("<svg")
        assert "immutable" in drawn.headers["cache-control"]
    assert 'href="#reference-1"' in visitor.get("/rules/kurier?q=cossack+top").text, "what they do can be searched, too"


def test_the_tasks_of_a_game_are_listed_and_begun(house: WebHouse) -> None:
    visitor = house.visitor("nl")
    text = visitor.get("/practise/kurier").text
    tasks = re.findall(r'action="(/practise/kurier/[^"]+)"', text)
    assert len(tasks) >= 10
    assert visitor.get("/practise/chess").status_code == 404
    begun = visitor.post(tasks[0])
    assert begun.headers["location"].startswith("/table/")
    assert visitor.post("/practise/kurier/nothing").status_code == 400
    assert '/practise/kurier"' in visitor.get("/").text


def test_what_never_changes_is_kept_by_the_browser(house: WebHouse) -> None:
    visitor = house.visitor()
    for path in re.findall(r'src="(/picture/[^"]+)"', visitor.get("/").text):
        assert visitor.get(path).status_code == 200, (
            path
        )  # drawn when it is asked for, under its own address from then on
    text = visitor.get("/").text
    for path in re.findall(r'(?:src|href)="(/(?:static|picture)/[^"]+)"', text):
        answer = visitor.get(path)
        assert answer.status_code == 200, path
        assert "immutable" in answer.headers["cache-control"]
    old = re.sub(r"/static/\w+/", "/static/old/", re.search(r'href="(/static/[^"]+css)"', text)[1])  # type: ignore[index]
    assert visitor.get(old).headers["cache-control"] == "no-store"
    assert visitor.get("/static/x/../../app.py").status_code == 404
    manifest = visitor.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert visitor.get(icon["src"]).status_code == 200
    assert visitor.get("/favicon.ico").status_code == 200
