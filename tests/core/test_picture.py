"""The static SVG of a scene: complete, well-formed, repeatable, and safe whatever people write."""

import builtins
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from serai.core.picture import picture, png
from serai.core.scene import Art, Caption, Choice, Panel, Piece, Place, Scene
from serai.core.texts import Text

SVG = "{http://www.w3.org/2000/svg}"

ART = Art(
    symbols={"pawn": '<circle cx="50" cy="50" r="40" fill="currentColor"/>', "star": '<path d="M40 40h20v20z"/>'},
    backdrops={"field": '<rect width="400" height="200" fill="#aabbcc"/>'},
    colours={"red": "#c5342c"},
    defs='<linearGradient id="g"/>',
)


def a_scene(**changes: Any) -> Scene:
    parts: dict[str, Any] = {
        "game": "toy",
        "panels": (
            Panel("board", 400, 200, backdrop="field"),
            Panel("mat", 200, 100, Text("mat-title"), area="side", active=True),
            Panel("strip", 150, 50, Text("strip-title"), area="below"),
            Panel("tray", 300, 50, area="below"),
        ),
        "places": (Place("yard", "board", 100, 100, 40, 40, tip=Text("yard-tip")), Place("well", "board", 9, 9, 8, 8)),
        "pieces": (
            Piece("high", "board", 50, 50, 20, 20, "pawn", "red", "star", "7", Text("high-tip"), layer=2),
            Piece("low", "board", 52, 52, 20, 20, "star", layer=1),
        ),
        "captions": (Caption("mat", 10, 20, Text("words")), Caption("mat", 10, 40, "7 < 8")),
        "choices": (Choice(3, "go", Text("go"), ("yard",)),),
    }
    return Scene(**(parts | changes))


def say(text: Text) -> str:
    return f"<{text.key}>"


def boxes(svg: str) -> dict[str, tuple[float, float, float]]:
    """Left, top and scale of each panel, by the number of its clip path."""
    found = {}
    for group in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        for inner in group.findall(f"{SVG}g[@clip-path]"):
            move, scale = group.attrib["transform"].split(") ")
            x, y = move.removeprefix("translate(").split()
            found[inner.attrib["clip-path"]] = (float(x), float(y), float(scale.removeprefix("scale(").rstrip(")")))
    return found


def test_parses_and_holds_every_word() -> None:
    root = ElementTree.fromstring(picture(a_scene(), ART, say))
    words = [e.text for e in root.iter() if e.tag in (f"{SVG}text", f"{SVG}title")]
    for expected in ("<mat-title>", "<strip-title>", "<yard-tip>", "<high-tip>", "<words>", "7 < 8", "7"):
        assert expected in words


def test_pieces_lie_in_layer_order_with_symbol_colour_and_mark() -> None:
    svg = picture(a_scene(), ART, say)
    root = ElementTree.fromstring(svg)
    symbols = {s.attrib["id"]: s for s in root.iter(f"{SVG}symbol")}
    uses = [u.attrib["href"].removeprefix("#") for u in root.iter(f"{SVG}use")]
    assert set(uses) == set(symbols)
    pawn = next(i for i, s in symbols.items() if s.find(f"{SVG}circle") is not None)
    assert uses[1] == pawn, "the piece of layer 1 is drawn first, then the pawn of layer 2"
    assert uses[0] == uses[2], "then its mark over it"
    assert 'color="#c5342c"' in svg


def test_it_is_cut_to_what_it_is_about() -> None:
    def frame(*focus: str) -> list[float]:
        svg = ElementTree.fromstring(picture(a_scene(), ART, lambda text: text.key, width=1000, focus=focus))
        return [float(part) for part in svg.attrib["viewBox"].split()]

    whole = frame()
    assert frame("nowhere") == whole
    x, y, wide, high = frame("yard")
    assert 450 <= wide < whole[2]
    assert x >= 0 and y >= 0 and x + wide <= whole[2] and y + high <= whole[3]  # noqa: PT018 - one fact: inside


def test_only_the_first_click_of_a_choice_glows() -> None:
    glowing = picture(a_scene(), ART, say).count("stroke-opacity")
    assert glowing > 0
    assert picture(a_scene(choices=()), ART, say).count("stroke-opacity") == 0
    longer = (Choice(3, "go", Text("go"), ("yard", "high")),)
    assert picture(a_scene(choices=longer), ART, say).count("stroke-opacity") == glowing


def test_wide_layout_puts_side_panels_right_and_the_rest_beneath() -> None:
    spots = list(boxes(picture(a_scene(), ART, say, width=1000)).values())
    (board_x, board_y, board_scale), (strip_x, strip_y, _), (_, tray_y, _), (mat_x, _, mat_scale) = spots
    assert mat_x >= board_x + 400 * board_scale
    assert mat_x + 200 * mat_scale <= 1000
    assert strip_x == board_x
    assert strip_y > board_y + 200 * board_scale
    assert tray_y > strip_y, "450 units do not fit beside each other under a board of 400"


def test_narrow_layout_is_one_column_in_the_given_order() -> None:
    spots = list(boxes(picture(a_scene(narrow=True), ART, say, width=390)).values())
    assert len({x for x, _, _ in spots}) == 1
    assert [y for _, y, _ in spots] == sorted(y for _, y, _ in spots)
    widths = [panel.width * scale for panel, (_, _, scale) in zip(a_scene().panels, spots, strict=True)]
    assert all(width == pytest.approx(widths[0], abs=0.5) for width in widths)


def test_hostile_words_stay_words() -> None:
    evil = "</text></svg><script>alert('x')</script>\"&\x00\x1b\ufffe"
    scene = a_scene(
        captions=(Caption("mat", 1, 1, evil, colour='"><script/>'),),
        pieces=(Piece("p", "board", 1, 1, 9, 9, "pawn", label=evil, tip=Text("tip")),),
    )
    svg = picture(scene, ART, lambda text: evil)
    root = ElementTree.fromstring(svg)
    assert not [e for e in root.iter() if "script" in e.tag]
    kept = evil.replace("\x00", "\ufffd").replace("\x1b", "\ufffd").replace("\ufffe", "\ufffd")
    assert kept in [e.text for e in root.iter(f"{SVG}title")]


def test_same_scene_same_bytes() -> None:
    assert picture(a_scene(), ART, say) == picture(a_scene(), ART, say)
    turned = Art(dict(reversed(ART.symbols.items())), ART.backdrops, ART.colours, ART.defs)
    assert picture(a_scene(), turned, say) == picture(a_scene(), ART, say)


def test_a_missing_symbol_is_an_error() -> None:
    with pytest.raises(KeyError):
        picture(a_scene(pieces=(Piece("p", "board", 1, 1, 9, 9, "ghost"),)), ART, say)


def test_png_is_written(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    target = tmp_path / "scene.png"
    png(picture(a_scene(), ART, say, width=300), target)
    assert target.read_bytes().startswith(b"\x89PNG")


def test_png_without_the_extra_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def refuse(name: str, *args: Any, **kwargs: Any) -> Any:
        if name == "resvg_py":
            raise ImportError(name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(RuntimeError, match=r"serai\[picture\]"):
        png("<svg/>", tmp_path / "never.png")
