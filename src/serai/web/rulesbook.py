"""The rules of a game as a page: its Markdown in sections, its figures drawn by the scene renderer.

How figures are described: serai.web.figures.
"""

import re
from functools import lru_cache
from html import escape
from itertools import pairwise
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup
from msgspec import Struct

from serai.core.game import Game
from serai.core.picture import sign
from serai.core.reference import Item
from serai.core.registry import game as find_game
from serai.house.workers import Workers
from serai.web.figures import Frame, figure, figures, frame_label, strip
from serai.web.pictures import Drawing, drawing
from serai.web.speech import say

_SECONDS = 60.0
"""How long a worker may take for the figures of one game."""


class Section(Struct, frozen=True):
    """A heading and what stands beneath it, up to the next heading."""

    id: str
    level: int
    title: str
    html: Markup
    plain: str


class Found(Struct, frozen=True):
    """Where a search found something: the section, and the words around it, marked."""

    id: str
    title: str
    excerpt: Markup


Book = tuple[tuple[Section, ...], dict[str, Drawing]]
_books: dict[tuple[str, str, str], Book] = {}


async def book(workers: Workers, name: str, lang: str, base: str = "") -> Book:
    """The rules of a game in this language, with all their figures by name. Raises UnknownGame, BrokenGame, Busy."""
    find_game(name)
    if (name, lang, base) not in _books:
        _books[name, lang, base] = await workers.give(_SECONDS, write_book, name, lang, base)
    return _books[name, lang, base]


def write_book(name: str, lang: str, base: str) -> Book:
    """The same in the worker."""
    drawn = ((label, figure(name, lang, label)) for label in figures(name))
    shown = {label: one for label, one in drawn if one is not None}
    for label in figures(name):
        for number, frame in enumerate(strip(name, lang, label), 1):
            shown[frame_label(label, number)] = frame.drawn
    items = {
        _label(item): _drawn(find_game(name), item) for group in find_game(name).reference() for item in group.items
    }
    return (*sections(name, lang, base), *reference(name, lang, base)), shown | items


@lru_cache(maxsize=64)
def sections(name: str, lang: str, base: str = "") -> tuple[Section, ...]:
    """The rules of a game in this language, section by section; empty if it has none written down.

    ``base`` is the path beneath which the house lies, for the addresses of figures.
    """
    game = find_game(name)
    try:
        text = game.rules(lang)
    except OSError:
        return ()
    reader = _reader(game, lang, base)
    tokens = reader.parse(f"{text}\n\n{game.faq(lang)}")
    for opened, inside in pairwise(tokens):
        # what can be folded out of a figure may not stand in a paragraph
        if opened.type == "paragraph_open" and [child.type for child in inside.children or ()] == ["image"]:
            opened.tag = "div"
            tokens[tokens.index(inside) + 1].tag = "div"
    parts: list[list[Token]] = [[]]
    for token in tokens:
        if token.type == "heading_open" and token.tag in ("h1", "h2", "h3"):
            parts.append([])
        parts[-1].append(token)
    found: list[Section] = []
    taken: set[str] = set()
    for part in parts:
        if part:
            found.append(_section(reader, part, taken))
    return tuple(found)


@lru_cache(maxsize=64)
def reference(name: str, lang: str, base: str = "") -> tuple[Section, ...]:
    """Every card, tile and symbol of a game with picture and text, group by group; empty if it lists none."""
    game = find_game(name)
    groups = game.reference()
    if not groups:
        return ()
    found = [Section("reference", 2, say(lang, "rules-reference"), Markup(), "")]
    for number, group in enumerate(groups, 1):
        items = [_item(game, item, lang, base) for item in group.items]
        plain = " ".join(f"{title} {text}" for title, text, _ in items)
        html = Markup('<ul class="reference">{}</ul>').format(Markup().join(shown for _, _, shown in items))
        if group.text is not None:
            told = game.words.say(group.text, lang)
            html, plain = Markup("<p>{}</p>").format(told) + html, f"{told} {plain}"
        found.append(Section(f"reference-{number}", 3, game.words.say(group.title, lang), html, plain))
    return tuple(found)


def _item(game: Game, item: Item, lang: str, base: str) -> tuple[str, str, Markup]:
    """An item of the reference: its title, its text, and both with the picture."""
    title = game.words.say(item.title, lang)
    text = game.words.say(item.text, lang) if item.text is not None else ""
    address = f"{base}/rules/{game.id}/figure/{_drawn(game, item).fingerprint}/{_label(item)}.{lang}.svg"
    count = Markup(' <span class="count">×\u202f{}</span>').format(item.count) if item.count else Markup()
    shown = Markup(
        '<li><img src="{}" alt="" width="72" height="72" loading="lazy"><div><strong>{}</strong>{}{}</div></li>'
    ).format(address, title[:1].upper() + title[1:], count, Markup("<p>{}</p>").format(text) if text else Markup())
    return title, text, shown


def _label(item: Item) -> str:
    """The name under which the picture of an item is kept."""
    return "-".join(("item", *(part for part in (item.symbol, item.colour, item.mark, item.label) if part)))


def _drawn(game: Game, item: Item) -> Drawing:
    return drawing(sign(game.art(), item.symbol, colour=item.colour, mark=item.mark, label=item.label))


def _section(reader: MarkdownIt, tokens: list[Token], taken: set[str]) -> Section:
    headed = tokens[0].type == "heading_open"
    title, named = _title(_plain(tokens[1])) if headed else ("", "")
    level = int(tokens[0].tag[1]) if headed else 1
    body = tokens[3:] if headed else tokens
    html = reader.renderer.render(body, reader.options, {})
    words = " ".join(_plain(token) for token in body if token.type == "inline")
    # HTML in the text itself is disabled, so this is ours.
    return Section(_anchor(named or title, taken), level, title, Markup(html), words)


def _plain(token: Token) -> str:
    """The text of an inline token without its marks."""
    return "".join(" " if child.type.endswith("break") else child.content for child in token.children or ())


def _title(text: str) -> tuple[str, str]:
    """A heading and the name that it gives to its section: ``Your turn {#turn}``; empty without one."""
    found = re.fullmatch(r"(.*?)\s*\{#([\w-]+)\}", text.strip())
    return (found[1], found[2]) if found else (text, "")


def _anchor(title: str, taken: set[str]) -> str:
    stem = re.sub(r"[^\w]+", "-", title.lower()).strip("-") or "start"
    anchor, number = stem, 2
    while anchor in taken:
        anchor, number = f"{stem}-{number}", number + 1
    taken.add(anchor)
    return anchor


def _reader(game: Game, lang: str, base: str) -> MarkdownIt:
    reader = MarkdownIt("commonmark", {"html": False, "typographer": True}).enable(["table", "replacements"])

    def image(tokens: list[Token], at: int, options: Any, env: Any) -> str:
        source = str(tokens[at].attrGet("src") or "")
        alt = _plain(tokens[at])
        label = source.removeprefix("figure:")
        if not source.startswith("figure:") or label not in figures(game.id):
            return f"<em>{escape(alt)}</em>"
        drawn = figure(game.id, lang, label)
        if drawn is None:
            return f"<em>{escape(alt)}</em>"
        shown = _picture(game, drawn, label, lang, base, alt)
        # who hears the page has heard it already; and no <figure>, for this stands in a paragraph
        shown += Markup('<span class="caption" aria-hidden="true">{}</span>').format(alt) if alt else Markup()
        return str(shown + _strip(game, strip(game.id, lang, label), label, lang, base))

    # a table wider than a phone scrolls by itself, and by keyboard too
    label = escape(say(lang, "rules-table"))
    reader.add_render_rule(
        "table_open", lambda *_: f'<div class="scroll" tabindex="0" role="region" aria-label="{label}"><table>'
    )
    reader.add_render_rule("table_close", lambda *_: "</table></div>")
    reader.add_render_rule("image", lambda _self, tokens, at, options, env: image(tokens, at, options, env))
    return reader


def _picture(game: Game, drawn: Drawing, label: str, lang: str, base: str, alt: str, kind: str = "figure") -> Markup:
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', drawn.svg)
    box = Markup(' width="{}" height="{}"').format(size[1], round(float(size[2]))) if size else Markup()
    address = f"{base}/rules/{game.id}/figure/{drawn.fingerprint}/{label}.{lang}.svg"
    return Markup('<img class="{}" src="{}" alt="{}"{} loading="lazy">').format(kind, address, alt, box)


def _strip(game: Game, frames: tuple[Frame, ...], label: str, lang: str, base: str) -> Markup:
    """How the example of a figure goes on, for who asks for it: one moment at a time, chosen by its number.

    It needs no script: the numbers are radio buttons, and the style sheet shows the moment whose number is chosen.
    """
    if not frames:
        return Markup()
    radio = Markup('<label><input type="radio" name="step-{}" value="{}"{}><span>{}</span></label>')
    shown = [
        Markup("<li>{}<p>{}</p></li>").format(
            _picture(game, frame.drawn, frame_label(label, number), lang, base, "", "played-figure"), frame.text
        )
        for number, frame in enumerate(frames, 1)
    ]
    numbers = (radio.format(label, n, Markup(" checked") if n == 1 else "", n) for n in range(1, len(frames) + 1))
    return Markup(
        '<details class="played-out"><summary>{}</summary>'
        "<fieldset><legend>{}</legend>{}</fieldset><ol>{}</ol></details>"
    ).format(
        say(lang, "rules-strip", n=len(frames)),
        say(lang, "rules-strip-step"),
        Markup().join(numbers),
        Markup().join(shown),
    )


def search(text: tuple[Section, ...], question: str) -> list[Found]:
    """The sections that hold all words of the question, with the words around the first one."""
    words = [word for word in question.lower().split() if word][:8]
    if not words:
        return []
    found: list[Found] = []
    for section in text:
        whole = f"{section.title} {section.plain}".lower()
        if all(word in whole for word in words):
            found.append(Found(section.id, section.title, _excerpt(section.plain, words)))
    return found


def _excerpt(text: str, words: list[str]) -> Markup:
    lowered = text.lower()
    at = min((place for place in (lowered.find(word) for word in words) if place >= 0), default=0)
    start = max(0, at - 60)
    piece = text[start : at + 160]
    pattern = re.compile("|".join(re.escape(word) for word in words), re.IGNORECASE)
    made, last = Markup("…") if start else Markup(), 0
    for match in pattern.finditer(piece):
        made += piece[last : match.start()] + Markup("<mark>{}</mark>").format(match.group())
        last = match.end()
    return made + piece[last:] + (Markup("…") if at + 160 < len(text) else Markup())
