"""The client as one file: it does what its modules do, and what cannot be put together soundly is refused."""

import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

import serai
from serai.core.scene import Art
from serai.house.showing import art_of
from serai.web.artforms import art_for
from serai.web.bundle import BundleError, Client, bundle, bundles, stripped, styles

CLIENT = Path(serai.__file__).parent / "web" / "client"

MODULES = {
    "main.js": """
        // the first line
        import { Cart, load as laden } from "./cart.js";
        import * as words from "./strings.js";
        import most, { least } from "./deep/least.js";

        /** @typedef {import("./cart.js").Cart} Typed */
        const cart = /** @type {Typed} */ (new Cart(3));
        console.log(words.t("cart"), laden(cart), most, least, words.path`// no comment ${1 /* one */ + 1} /* here */`);
        console.log(12 / 3 / 2, "a // b".split(/[/"'`]+/g).length, `x${`}${"}"}`}`, words.t("cart").length / 2);
        """,
    "cart.js": """
        const hidden = 1; // every module may have one
        export class Cart {
          constructor(goods) { this.goods = goods; }
        }
        export function load(cart) {
          const pattern = /\\/\\*[/*]/;
          return cart.goods + hidden + (pattern.test("/*/") ? 10 : 0)
        }
        """,
    "strings.js": """
        import en from "./strings.en.js";
        import nl from "./strings.nl.js";
        const hidden = "./";
        export const t = (key) => ({ en, nl })[process.argv[2]][key];
        export const path = (parts, ...filled) => hidden + parts.join(`|${filled}|`);
        """,
    "strings.en.js": 'export default { cart: "cart" };\n',
    "strings.nl.js": 'export default { cart: "kar" };\n',
    "deep/least.js": 'import { load } from "../cart.js";\nexport default 9;\nexport const least = load({goods: 0});\n',
}


def _run(folder: Path, entry: str, lang: str) -> str:
    node = shutil.which("node")
    assert node is not None, "What a bundle does is tried by Node: tools/system installs it."
    done = subprocess.run([node, folder / entry, lang], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_bundle_does_what_its_modules_do(tmp_path: Path, lang: str) -> None:
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "deep").mkdir()
    modules = {path: text.replace("\n        ", "\n") for path, text in MODULES.items()}
    for path, text in modules.items():
        (tmp_path / path).write_text(text)
    made = bundle(modules, "main.js", lang)
    (tmp_path / "bundle.js").write_text(made)
    assert _run(tmp_path, "bundle.js", lang) == _run(tmp_path, "main.js", lang)
    assert made.count("cart:") == 1, "the words of one language"
    assert "first line" not in made
    assert "@type" not in made


def test_what_cannot_be_put_together_is_refused() -> None:
    def refused(**texts: str) -> str:
        with pytest.raises(BundleError) as trouble:
            bundle({f"{name}.js": text for name, text in texts.items()}, "main.js", "en")
        return str(trouble.value)

    assert "main.js -> a.js -> main.js" in refused(
        main='import { a } from "./a.js";\n', a='import { b } from "./main.js";\n'
    )
    assert "no module a.js, which main.js imports" in refused(main='import { a } from "./a.js";\n')
    assert "export let" in refused(main="export let changing = 1;\n")
    assert "export *" in refused(main='export * from "./a.js";\n')
    assert "import(" in refused(main='const later = import("./a.js");\n')
    assert 'import "' in refused(main='import "./a.js";\n')


def test_comments_go_and_what_looks_like_them_stays() -> None:
    assert stripped('a = "/* // */"; // b\n\n   /* c\n d */ e()\n') == 'a="/* // */";\ne()\n'
    assert stripped("x = a /* b */ / c;\n") == "x=a / c;\n"
    assert stripped("return /\\/\\/[^/]'/.test(y); // z\n") == "return /\\/\\/[^/]'/.test(y);\n"
    assert stripped("`  a\n   // b ${ { c: `//` } }  `\n") == "`  a\n   // b ${{c:`//`}}  `\n"
    assert (
        styles(['a { content: "/* */"; }  /* b */\n', "\n\n  c {\n  d: e;\n}\n"])
        == 'a { content: "/* */"; }\nc {\nd: e;\n}\n'
    )


def test_the_client_is_sent_whole_and_to_its_writers_module_by_module(tmp_path: Path) -> None:
    whole = Client(CLIENT)
    assert whole.module("table", "nl").endswith("/table.nl.js")
    assert [address.rpartition("/")[2] for address in whole.styles()] == ["client.css"]
    assert whole.asset("main.js") is not None, "a page from before the house was renewed finds its modules"
    shutil.copytree(CLIENT, tmp_path / "client")
    watched = Client(tmp_path / "client", develop=True)
    address = watched.module("table", "nl")
    assert address.endswith("/main.js")
    assert len(watched.styles()) > 3
    (tmp_path / "client" / "main.js").write_text("// changed\n")
    assert watched.module("table", "nl") != address
    changed = watched.asset("main.js")
    assert changed is not None
    assert changed.data == b"// changed\n"


def test_every_bundle_of_the_client_can_be_read(tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node is not None
    made = bundles({path.name: path.read_bytes() for path in CLIENT.iterdir() if path.suffix in (".js", ".css")})
    assert sorted(made) == ["client.css", "replay.en.js", "replay.nl.js", "table.en.js", "table.nl.js"]
    for name, data in made.items():
        if name.endswith(".js"):
            (tmp_path / f"{name}.mjs").write_bytes(data)
            done = subprocess.run(
                [node, "--check", tmp_path / f"{name}.mjs"], capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", serai.game_ids())
def test_the_art_for_a_form_has_what_its_scenes_show(name: str) -> None:
    game = serai.game(name)
    text = art_of(game)[1]
    whole = msgspec.json.decode(text, type=Art)
    rng = serai.Rng(4)
    for seats in game.seats:
        state = game.start(seats=seats)
        for _ in range(60):
            serai.settle(state, rng)
            if state.over:
                break
            seat = state.deciders[0]
            state.apply(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
        for narrow, form in ((False, "desk"), (True, "narrow")):
            art = msgspec.json.decode(art_for(text, form), type=Art)
            shown = {panel.backdrop for panel in game.scene(state.view(0), narrow=narrow).panels if panel.backdrop}
            assert shown <= set(art.backdrops)
            assert (art.symbols, art.defs) == (whole.symbols, whole.defs)
