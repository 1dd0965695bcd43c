"""The client's modules as one file, its style sheets as another, made when the house opens: no build step, no Node.

Each module becomes a function of its own that is run once, after those it imports, and hands over what it exports. So
names of two modules never meet, and a module behaves as it does alone. What a bundle cannot carry soundly (a circle of
imports, a variable that is exported and changes, an import while the program runs) is refused when it is made.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from posixpath import join, normpath

from serai.core.texts import LANGUAGES
from serai.web.assets import Folder

ENTRIES = {"table": "main.js", "replay": "replay.js"}
"""The pages that run the client, and the module each begins with."""
STYLES = "client.css"
_WORDS = "strings.{lang}.js"

_TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
    |(?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<tick>`)
    |(?P<slash>/)
    |(?P<brace>[{}])""",
    re.VERBOSE | re.DOTALL,
)
_TEMPLATE = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*(?P<end>`|\$\{)", re.DOTALL)
_REGEX = re.compile(r"/(?![/*])(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
_VALUE_BEFORE = re.compile(r"""[\w$)\]}"'`]\s*\Z""")
_WORD_BEFORE = re.compile(r"\b(?:return|typeof|case|in|of|do|else|void|delete|await|yield)\s*\Z")
_IMPORT = re.compile(r'^import\b\s*(?P<what>[^"\';]+?)\s*\bfrom\s*"(?P<path>\.[^"]+)";$', re.MULTILINE)
_EXPORT = re.compile(
    r"^export\s+(?:(?P<default>default)\b\s*|(?P<kind>const|class|function\*?|async\s+function)\s+(?P<name>[\w$]+))",
    re.MULTILINE,
)
_OTHER = re.compile(r"^(?:import|export)\b.*$|\bimport\s*\(", re.MULTILINE)
_CSS = re.compile(r"""/\*.*?\*/|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')""", re.DOTALL)


class BundleError(ValueError):
    """A module that cannot stand in a bundle."""


class Client(Folder):
    """The client's files, and what a page has to load of them.

    For those who write the client (``develop``) the files are read again when they change and sent as they are, each
    module by itself.
    """

    def __init__(self, folder: Path, *, develop: bool = False, base: str = "") -> None:
        self._whole = not develop
        super().__init__("client", folder, watch=develop, base=base, made=bundles if self._whole else None)

    def module(self, page: str, lang: str) -> str:
        """The address of the module that a page (``table`` or ``replay``) runs, for this language."""
        return self.url(f"{page}.{lang}.js" if self._whole else ENTRIES[page])

    def styles(self) -> list[str]:
        """The addresses of the client's style sheets."""
        if self._whole:
            return [self.url(STYLES)]
        return [self.url(path) for path in self.names() if _is_sheet(path)]


def _is_sheet(path: str) -> bool:
    return path.endswith(".css") and "/" not in path


def bundles(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of the client put together: ``table.nl.js`` and so on, and one style sheet."""
    texts = {path: data.decode() for path, data in files.items() if path.endswith((".js", ".css"))}
    made = {
        f"{page}.{lang}.js": bundle(texts, entry, lang).encode()
        for page, entry in ENTRIES.items()
        for lang in LANGUAGES
    }
    return made | {STYLES: styles(texts[path] for path in sorted(texts) if _is_sheet(path)).encode()}


def lean_styles(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The style sheets among these files, each without comments and indentation."""
    return {path: styles([data.decode()]).encode() for path, data in files.items() if path.endswith(".css")}


def bundle(texts: Mapping[str, str], entry: str, lang: str) -> str:
    """A module and all it imports, as one module. Of the client's own words only those of this language."""
    instead = {_WORDS.format(lang=other): _WORDS.format(lang=lang) for other in LANGUAGES}
    done: list[str] = []
    under_way: list[str] = []
    parts: list[str] = []

    def take(path: str) -> None:
        if path in done:
            return
        if path in under_way:
            raise BundleError(f"modules import each other in a circle: {' -> '.join([*under_way, path])}")
        if path not in texts:
            raise BundleError(f"there is no module {path}, which {under_way[-1] if under_way else 'the page'} imports")
        under_way.append(path)
        text = stripped(texts[path])

        def found(match: re.Match[str]) -> str:
            wanted = normpath(join(path, "..", match["path"]))
            wanted = instead.get(wanted, wanted)
            take(wanted)
            return _taken(match["what"], _name(wanted))

        parts.append(_function(path, _IMPORT.sub(found, text)))
        done.append(under_way.pop())

    take(entry)
    return "".join(parts)


def _taken(what: str, name: str) -> str:
    """What an import does, where the other module is a value of this name."""
    if what.startswith("*"):
        return f"const {what.rsplit(maxsplit=1)[-1]}={name};"
    default, _, named = what.partition("{")
    names = [f"default:{default.strip(' ,')}"] if default else []
    names += [part.strip().replace(" as ", ":") for part in named.rstrip("} ").split(",") if part.strip()]
    return f"const {{{','.join(names)}}}={name};"


def _function(path: str, text: str) -> str:
    names: list[str] = []

    def found(match: re.Match[str]) -> str:
        if match["default"]:
            names.append("default: $default")
            return "const $default = "
        names.append(match["name"])
        return f"{match['kind']} {match['name']}"

    body = _EXPORT.sub(found, text)
    left = _OTHER.search(body)
    if left is not None:
        raise BundleError(f"{path}: a bundle cannot carry this: {left[0]}")
    return f"const {_name(path)}=(()=>{{\n{body}return {{{','.join(names)}}};\n}})();\n"


def _name(path: str) -> str:
    return "$" + re.sub(r"\W", "_", path.removesuffix(".js"))


@lru_cache(maxsize=256)
def stripped(text: str) -> str:
    """A module without comments, indentation and empty lines. Strings, templates and patterns stay as they are."""
    out: list[str] = []
    code: list[str] = []
    depths: list[int] = []
    at = 0

    def plain(piece: str) -> None:
        code.append(piece)

    def kept(piece: str) -> None:
        out.append(_tight("".join(code)))
        code.clear()
        out.append(piece)

    def template(start: int) -> int:
        match = _TEMPLATE.match(text, start)
        if match is None:
            raise BundleError("a template that does not end")
        kept(text[start : match.end()])
        if match["end"] == "${":
            depths.append(0)
        return match.end()

    while (token := _TOKEN.search(text, at)) is not None:
        plain(text[at : token.start()])
        at = token.end()
        if token["comment"]:
            plain("\n" if "\n" in token[0] else " ")
        elif token["string"]:
            kept(token[0])
        elif token["tick"]:
            kept("`")
            at = template(at)
        elif token["slash"]:
            before = (out[-1] if out else "") + "".join(code)
            divides = _VALUE_BEFORE.search(before) and not _WORD_BEFORE.search(before)
            pattern = None if divides else _REGEX.match(text, token.start())
            kept(pattern[0] if pattern else "/")
            at = pattern.end() if pattern else at
        elif depths and token[0] == "}" and depths[-1] == 0:
            depths.pop()
            kept("}")
            at = template(at)
        else:
            if depths:
                depths[-1] += 1 if token[0] == "{" else -1
            plain(token[0])
    plain(text[at:])
    kept("")
    return "".join(out).strip() + "\n"


def _tight(code: str) -> str:
    """Code without indentation, empty lines and spaces at the ends of lines. Lines stay lines: some end a statement."""
    code = re.sub(r"[ \t]*\n\s*", "\n", code)
    return re.sub(r"[ \t]*([=(){}\[\],;:?<>&|])[ \t]*", r"\1", re.sub(r"[ \t]{2,}", " ", code))


def styles(sheets: Iterable[str]) -> str:
    """Style sheets as one, in this order, without comments and indentation."""
    joined = "\n".join(sheets)
    bare = _CSS.sub(lambda match: match[1] or " ", joined)
    return re.sub(r"\s*\n\s*", "\n", bare).strip() + "\n"
