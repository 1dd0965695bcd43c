"""The report of a study as one HTML file: text, tables and drawings in it, nothing to fetch."""

from collections.abc import Sequence
from html import escape

from serai.core.game import Game
from serai.core.options import Option
from serai.core.texts import Text
from serai.lab.plots import histogram, intervals, lines
from serai.lab.speech import lab_words
from serai.lab.statistics import Difference, Share, mean, share, share_difference, spread
from serai.lab.study import FIGURES, Study, deeds, figure, figure_difference, seat_wins

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { line-height: 1.2 } h2 { margin-top: 2.5rem; border-top: 1px solid #ccc; padding-top: 1rem }
svg { max-width: 100%; height: auto } table { border-collapse: collapse; margin: .5rem 0 }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left } .clear { font-weight: bold } .note { color: #555 }
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
        text = f"{value:,.{0 if value == int(value) and digits < 2 else digits}f}"
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
        return f"<td{clear}>{'+' if found.difference > 0 else ''}{middle}{unit} ({low} … {high})</td>"

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
        bots = ", ".join(dict.fromkeys(self.bots))
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
        return f'<h2>{self.say("report-comparison")}</h2>{note}<div class="wide"><table>{"".join(rows)}</table></div>'

    def _study(self, found: Study) -> list[str]:
        chosen = ", ".join(f"{key}={Option.write(value)}" for key, value in found.table.options.items()) or "-"
        ends = (self.say("report-beginning"), self.say("report-end"))
        wins = seat_wins(found)
        body = [f"<h2>{escape(found.table.label)}</h2>", f'<p class="note">{escape(chosen)}</p>', self._summary(found)]
        body += self._part("seats", intervals(self._rows(found), "", self.percent, 1 / max(len(wins), 1)))
        body += self._part("length", histogram(figure(found, "decisions"), "", self.number))
        if self.game.points:
            scores = [float(score) for facts in found.games for score in facts.scores]
            body += self._part("scores", histogram(scores, "", self.number))
        choices = [mean(values) for values in _columns([facts.choices for facts in found.games])]
        body += self._part("choices", lines([("", choices)], "", self.number, ends))
        known = [mean(values) for values in _columns([facts.winner_chance for facts in found.games])]
        body += self._part("known", lines([("", known)], "", self.percent, ends, most=1.0))
        body += self._part("leads", histogram(figure(found, "lead-changes"), "", self.number))
        body += self._part("endings", intervals(self._endings(found), "", self.percent))
        return [*body, *self._deeds(found)]

    def _part(self, name: str, drawing: str) -> list[str]:
        words = self.say(f"report-{name}")
        about = self.say(f"report-{name}-note")
        drawing = drawing.replace("<title></title>", f"<title>{words}</title>", 1)
        return [f"<h3>{words}</h3>", f'<p class="note">{about}</p>', drawing]

    def _rows(self, found: Study) -> list[tuple[str, Share]]:
        return [(self.seat(seat, found), won) for seat, won in enumerate(seat_wins(found))]

    def _endings(self, found: Study) -> list[tuple[str, Share]]:
        count = len(found.games)
        return [
            (self.game.words.say(Text(f"ending-{name}"), self.lang)[:28], share(_endings(found, name), count))
            for name in self.game.endings
        ]

    def _summary(self, found: Study) -> str:
        rows = []
        for name in self._figures():
            values = figure(found, name)
            around = spread([round(value) for value in values])
            cells = f"<td>{self.number(mean(values), 2)}</td><td>{around.p5} – {around.p95}</td><td>{around.most}</td>"
            rows.append(f"<tr><td>{self.say(f'figure-{name}')}</td>{cells}</tr>")
        heads = "".join(f"<th>{self.say(key)}</th>" for key in ("report-mean", "report-most-games", "report-most"))
        return f'<div class="wide"><table><tr><th></th>{heads}</tr>{"".join(rows)}</table></div>'

    def _deeds(self, found: Study) -> list[str]:
        rows = []
        for deed in deeds(found, self.game)[:_MOST_DEEDS]:
            cells = f"<td>{self.percent(deed.share)}</td><td>{self.percent(deed.wins.share)}</td>"
            cells += f"<td>{self.percent(deed.wins_without.share)}</td>{self.interval(deed.difference, 100, ' %')}"
            rows.append(f"<tr><td>{escape(deed.action)}</td>{cells}</tr>")
        keys = ("report-deed", "report-deed-share", "report-deed-wins", "report-deed-without", "report-difference")
        heads = "".join(f"<th>{self.say(key)}</th>" for key in keys)
        about = f'<p class="note">{self.say("report-deeds-note")}</p>'
        table = f'<div class="wide"><table><tr>{heads}</tr>{"".join(rows)}</table></div>'
        return [f"<h3>{self.say('report-deeds')}</h3>", about, table]


def _ends(found: Difference) -> tuple[float, float, float]:
    return found.difference, found.low, found.high


def _columns(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """The values of each place in all rows, those of nothing left out."""
    return [[value for value in column if value > 0] for column in zip(*rows, strict=True)]


def _endings(found: Study, name: str) -> int:
    return sum(facts.ending == name for facts in found.games)
