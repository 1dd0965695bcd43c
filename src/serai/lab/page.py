"""The report of a study as one HTML file: text, tables and drawings in it, nothing to fetch."""

from collections.abc import Sequence
from html import escape

from serai.bots import BOTS
from serai.core.game import Game
from serai.core.options import Option, Value
from serai.core.texts import Text
from serai.lab.plots import histogram, intervals, lines
from serai.lab.simulate import table_of
from serai.lab.speech import lab_words
from serai.lab.statistics import Difference, Share, mean, share, share_difference, spread
from serai.lab.study import FIGURES, Study, deeds, examples, figure, figure_difference, seat_wins

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { line-height: 1.2 } h2 { margin-top: 2.5rem; border-top: 1px solid #ccc; padding-top: 1rem }
svg { max-width: 100%; min-width: 34rem; height: auto } table { border-collapse: collapse; margin: .5rem 0 }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left } .clear { font-weight: bold } .note { color: #555 }
td small { display: block; color: #555; white-space: nowrap } .clear small { font-weight: normal }
.wide { overflow-x: auto }
"""
_POINTS = ("winning-score", "winning-margin")
_MOST_DEEDS = 15


class Page:
    """Writes the report of one or several studies of a game, in one language. The first study is compared with."""

    def __init__(self, game: Game, studies: Sequence[Study], bots: Sequence[str], seed: int, lang: str) -> None:
        self.game = game
        self.studies = studies
        self.bots = bots
        self.seed = seed
        self.lang = lang

    # ------------------------------------------------------------------ words and numbers

    def say(self, key: str, **args: str | int | Text) -> str:
        """A sentence of the lab, safe within HTML."""
        return escape(lab_words().say(Text(key, args), self.lang))

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it; whole ones without a fraction."""
        text = f"{value:,.{0 if value == int(value) and digits < 2 else digits}f}".replace("-", "−")
        return text.translate(str.maketrans(",.", ".,")) if self.lang == "nl" else text

    def percent(self, value: float) -> str:
        """A share as a percentage."""
        return f"{self.number(100 * value)} %"

    def seat(self, seat: int, found: Study) -> str:
        """A seat's number and name."""
        return f"{seat + 1} {self.game.words.say(self.game.seat_at(seat, found.table.options), self.lang)}"

    def interval(self, found: Difference, scale: float = 1.0, unit: str = "") -> str:
        """A difference with its interval; in bold if it is clear."""
        middle, low, high = (self.number(scale * value, 2 if scale == 1 else 1) for value in _ends(found))
        clear = ' class="clear"' if found.low > 0 or found.high < 0 else ""
        return f"<td{clear}>{'+' if found.difference > 0 else ''}{middle}{unit}<small>{low} … {high}</small></td>"

    def in_words(self, options: dict[str, Value]) -> str:
        """Options as people read them, one in a line, safe within HTML."""
        rows = []
        for key, value in options.items():
            written = Option.write(value)
            told = self.game.words.say(Text(f"option-{key}"), self.lang)
            if self.game.words.has(f"option-{key}-{written}", self.lang):
                written = self.game.words.say(Text(f"option-{key}-{written}"), self.lang)
            rows.append(f"{escape(told)}: {escape(written)}")
        return "<br>".join(rows) or "–"

    def bot(self, name: str) -> str:
        """A bot's level as people read it; a program as it was named."""
        return lab_words().say(Text(f"level-{name}"), self.lang) if name in BOTS else name

    # ------------------------------------------------------------------ the page

    def html(self) -> str:
        """The whole file."""
        title = self.say("report-title", game=self.game.title)
        return (
            f'<!doctype html>\n<html lang="{self.lang}"><head><meta charset="utf-8"><title>{title}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head>\n<body>\n'
            f"<h1>{title}</h1>\n{self.body()}\n</body></html>\n"
        )

    def body(self) -> str:
        """All beneath its title, to stand within another page; every text in it is escaped."""
        body = [f"<p>{self._head()}</p>"]
        if len(self.studies) > 1:
            body.append(self._comparison())
        for found in self.studies:
            body += self._study(found)
        return "\n".join([*body, f'<p class="note">{self.say("report-how")}</p>'])

    def _head(self) -> str:
        first = self.studies[0].games
        seats = len(first[0].ranking) if first else 0
        bots = ", ".join(self.bot(name) for name in dict.fromkeys(self.bots))
        version = self.game.version
        return self.say("report-head", games=len(first), seats=seats, bots=bots, seed=str(self.seed), rules=version)

    def _figures(self) -> list[str]:
        return [name for name in FIGURES if self.game.points or name not in _POINTS]

    def _comparison(self) -> str:
        first, *others = self.studies
        heads = "".join(f"<th>{escape(found.table.label)}</th>" for found in self.studies)
        rows = [f"<tr><th></th>{heads}</tr>"]
        for name in self._figures():
            cells = f"<td>{self.number(mean(figure(first, name)), 2)}</td>"
            cells += "".join(self.interval(figure_difference(other, first, name)) for other in others)
            rows.append(f"<tr><td>{self.say(f'figure-{name}')}</td>{cells}</tr>")
        for seat, won in enumerate(seat_wins(first)):
            cells = f"<td>{self.percent(won.share)}</td>"
            cells += "".join(
                self.interval(share_difference(seat_wins(other)[seat], won), 100, " %") for other in others
            )
            rows.append(f"<tr><td>{self.say('report-wins-of', seat=self.seat(seat, first))}</td>{cells}</tr>")
        note = f'<p class="note">{self.say("report-comparison-note", first=first.table.label)}</p>'
        head = f'<h2>{self.say("report-comparison")}</h2>{note}<div class="wide"><table>{"".join(rows)}</table></div>'
        return "\n".join([head, *self._courses(self.studies)])

    def _courses(self, studies: Sequence[Study]) -> list[str]:
        """What changes over the course of a game, a line for each table."""
        ends = (self.say("report-beginning"), self.say("report-end"))
        named = len(studies) > 1
        choices = [(s.table.label * named, _means([f.choices for f in s.games])) for s in studies]
        known = [(s.table.label * named, _means([f.winner_chance for f in s.games])) for s in studies]
        body = self._part("choices", lines(choices, "", self.number, ends))
        return body + self._part("known", lines(known, "", self.percent, ends, most=1.0))

    def _study(self, found: Study) -> list[str]:
        wins = seat_wins(found)
        chosen = f'<p class="note">{self.in_words(found.table.options)}</p>'
        body = [f"<h2>{escape(found.table.label)}</h2>", chosen, self._summary(found)]
        body += self._part("seats", intervals(self._rows(found), "", self.percent, 1 / max(len(wins), 1)))
        body += self._part("length", histogram(figure(found, "decisions"), "", self.number))
        if self.game.points:
            scores = [float(score) for facts in found.games for score in facts.scores]
            body += self._part("scores", histogram(scores, "", self.number))
        body += self._courses([found])
        body += self._part("leads", histogram(figure(found, "lead-changes"), "", self.number))
        body += self._part("endings", intervals(self._endings(found), "", self.percent))
        return [*body, *self._deeds(found)]

    def _part(self, name: str, drawing: str) -> list[str]:
        words = self.say(f"report-{name}")
        about = self.say(f"report-{name}-note")
        drawing = drawing.replace("<title></title>", f"<title>{words}</title>", 1)
        return [f"<h3>{words}</h3>", f'<p class="note">{about}</p>', f'<div class="wide">{drawing}</div>']

    def _rows(self, found: Study) -> list[tuple[str, Share]]:
        return [(self.seat(seat, found), won) for seat, won in enumerate(seat_wins(found))]

    def _endings(self, found: Study) -> list[tuple[str, Share]]:
        """Those endings that came, in words."""
        count = len(found.games)
        met = [(name, _endings(found, name)) for name in self.game.endings]
        return [(self.game.words.say(Text(f"ending-{n}"), self.lang), share(times, count)) for n, times in met if times]

    def _summary(self, found: Study) -> str:
        rows = []
        for name in self._figures():
            values = figure(found, name)
            scale = 1 if all(value == int(value) for value in values) else 10
            around = spread([round(scale * value) for value in values])
            low, high, most = (self.number(value / scale) for value in (around.p5, around.p95, around.most))
            cells = f"<td>{self.number(mean(values), 2)}</td><td>{low} – {high}</td><td>{most}</td>"
            rows.append(f"<tr><td>{self.say(f'figure-{name}')}</td>{cells}</tr>")
        heads = "".join(f"<th>{self.say(key)}</th>" for key in ("report-mean", "report-most-games", "report-most"))
        return f'<div class="wide"><table><tr><th></th>{heads}</tr>{"".join(rows)}</table></div>'

    def _deeds(self, found: Study) -> list[str]:
        rows = []
        game = table_of(self.game.id, found.table.data)
        told = deeds(found, game)[:_MOST_DEEDS]
        views = examples(game, found.table, len(found.games[0].ranking), [deed.number for deed in told])
        for deed in told:
            name = escape(deed.action)
            if deed.number in views:
                words = game.words.say(game.label(views[deed.number], deed.number), self.lang)
                name = f'<span title="{name}">{escape(words)}</span>'
            cells = f"<td>{self.percent(deed.share)}</td><td>{self.percent(deed.wins.share)}</td>"
            cells += f"<td>{self.percent(deed.wins_without.share)}</td>{self.interval(deed.difference, 100, ' %')}"
            rows.append(f"<tr><td>{name}</td>{cells}</tr>")
        keys = ("report-deed", "report-deed-share", "report-deed-wins", "report-deed-without", "report-difference")
        heads = "".join(f"<th>{self.say(key)}</th>" for key in keys)
        about = f'<p class="note">{self.say("report-deeds-note")}</p>'
        table = f'<div class="wide"><table><tr>{heads}</tr>{"".join(rows)}</table></div>'
        return [f"<h3>{self.say('report-deeds')}</h3>", about, table]


def _ends(found: Difference) -> tuple[float, float, float]:
    return found.difference, found.low, found.high


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each place in all rows, those of nothing left out."""
    return [mean([value for value in column if value > 0]) for column in zip(*rows, strict=True)]


def _endings(found: Study, name: str) -> int:
    return sum(facts.ending == name for facts in found.games)
