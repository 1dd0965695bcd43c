"""What a searching player has found out so far: positions as it would see them, and how each step there turned out."""

from math import exp, sqrt

from mypy_extensions import i64

from serai.bots.lookahead import NOT_JUDGED, Prospect
from serai.core.advice import Advice
from serai.core.state import Moves, State

_CURIOSITY = 0.5
"""How much a step that was tried less often than it deserves is preferred."""
_OPEN_MIND = 0.1
"""The part of the curiosity that all steps share alike, whatever the look ahead says."""
_SHARPNESS = 6.0
"""How fast the curiosity fades with what a step is worth less than the best, in scales of the game."""


class Edge:
    """A step, with what followed it so far."""

    def __init__(self, action: i64, line: list[i64], prior: float, handicap: float) -> None:
        self.action: i64 = action
        self.line: list[i64] = line
        """The steps of the same seat that are taken with it."""
        self.prior: float = prior
        """The share of curiosity that it deserves by the look ahead; those of all edges of a node sum to 1."""
        self.handicap: float = handicap
        """By how much it lowers the chance to win against the best step, as the look ahead sees it; 0 or less."""
        self.visits: i64 = 0
        self.total: float = 0.0
        """The sum of the chances to win, for the seat whose step it is."""
        self.children: dict[i64, Node] = {}
        """The positions that followed, by what the observer saw between."""


class Node:
    """A position where a seat decides, as the observer sees it."""

    def __init__(self, edges: list[Edge]) -> None:
        self.edges: list[Edge] = edges
        """The steps thought about, the best by the look ahead first."""
        self.visits: i64 = 0
        self.total: float = 0.0


def node_of(prospects: list[Prospect], state: State, advice: Advice) -> Node:
    """A new position with these steps, of which only the best are thought about."""
    kept = ranked(prospects, advice.width)
    best = kept[0].worth
    total = 0.0
    for prospect in kept:
        total += exp(_SHARPNESS * (prospect.worth - best) / advice.scale)
    share = 1.0 / float(state.seats)
    # A small lead of x scales changes a chance of p by p (1 - p) x.
    slope = share * (1.0 - share) / advice.lead(state)
    edges: list[Edge] = []
    for prospect in kept:
        prior = exp(_SHARPNESS * (prospect.worth - best) / advice.scale) / total
        prior = (1.0 - _OPEN_MIND) * prior + _OPEN_MIND / float(len(kept))
        line = prospect.line if advice.whole_lines else []
        edges.append(Edge(prospect.action, line, prior, slope * (prospect.worth - best)))
    return Node(edges)


def ranked(prospects: list[Prospect], most: i64) -> list[Prospect]:
    """The so many prospects worth most, the best first, equals in their old order; none that was not looked at."""
    kept: list[Prospect] = []
    for prospect in prospects:
        if prospect.worth <= NOT_JUDGED and len(kept) > 0:
            continue
        at: i64 = len(kept)
        while at > 0 and kept[at - 1].worth < prospect.worth:
            at -= 1
        if at < most:
            kept.insert(at, prospect)
            if len(kept) > most:
                kept.pop()
    return kept


def select(node: Node, legal: Moves, faith: float) -> Edge | None:
    """The edge to try next, of those that are legal in this world: a good one, or one not yet tried enough (PUCT).

    None if none of them is legal here.
    """
    mean = node.total / float(node.visits) if node.visits > 0 else 0.0
    pull = _CURIOSITY * sqrt(float(node.visits + 1))
    chosen: Edge | None = None
    most = -1e18
    for edge in node.edges:
        visits = float(edge.visits)
        hope = (edge.total + faith * (mean + edge.handicap)) / (visits + faith)
        score = hope + pull * edge.prior / (1.0 + visits)
        if score > most and legal.holds(edge.action):
            most = score
            chosen = edge
    return chosen
