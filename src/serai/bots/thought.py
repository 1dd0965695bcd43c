"""A round of thought: from the position at hand, in one imagined world, to the horizon; and what is learnt from it."""

from collections.abc import Callable

from mypy_extensions import i64

from serai.bots.lookahead import best_of, first_good, look
from serai.bots.tree import Edge, Node, node_of, select
from serai.core.advice import Advice
from serai.core.rng import Rng
from serai.core.state import CHANCE, SEEN, Moves, State

_KEY_MASK = (1 << 40) - 1
_MOST_STEPS = 2000
"""A round of thought that has come so far without a change of turn is judged where it is."""
_MOST_NODES = 60_000
"""A tree grows no further than this: memory is bounded, whatever the budget."""


class Thought:
    """What one observer thinks about one decision: a tree over some imagined worlds."""

    def __init__(self, advice: Advice, worlds: list[State], seat: i64, seed: i64, hurry: Callable[[], bool]) -> None:
        self.advice: Advice = advice
        self.worlds: list[State] = worlds
        self.seat: i64 = seat
        self.seed: i64 = seed
        self.hurry: Callable[[], bool] = hurry
        self.moves: Moves = Moves()
        """What is legal where a round of thought has come to; written anew wherever it is asked for."""
        self.nodes: i64 = 0
        self.key: i64 = 0
        """What the observer saw since the last edge, as one number."""
        self.path: list[Edge] = []
        self.owners: list[i64] = []
        """Whose step each edge of the path is."""
        self.entered: list[Node] = []
        """The positions of the tree that this round came through, and after them one for each edge of the path."""

    def follow(self, arm: Edge, nth: i64) -> float:
        """Try an edge of the root once more; the observer's chance to win, or -1 if time ran out meanwhile.

        The n-th try of every edge meets the same world and the same luck, so that what differs is the edge.
        """
        state = self.worlds[nth % len(self.worlds)].copy()
        luck = Rng(int(self.seed) + int(nth))
        whims = Rng(int(self.seed) - 1 - int(nth))
        self.path = [arm]
        self.owners = [self.seat]
        self.entered = []
        self.key = 0
        mark = self.advice.turn(state)
        self.take(state, self.seat, arm)
        turns: i64 = 0
        in_tree = True
        steps: i64 = 0
        while steps < _MOST_STEPS:
            steps += 1
            seat = state.decider
            if seat == CHANCE:
                self.draw(state, luck)
                continue
            if seat < 0:
                break
            now = self.advice.turn(state)
            if now != mark:
                mark = now
                turns += 1
                if turns >= self.advice.horizon:
                    break
            if self.hurry():
                return -1.0
            if not in_tree:
                self.play_on(state, seat, whims)
            elif self.hidden(state, seat):
                self.play_on(state, seat, whims)
                self.see(0)
            else:
                in_tree = self.descend(state, seat)
        chances = self.advice.chances(state)
        self.learn(chances)
        return chances[self.seat]

    # ------------------------------------------------------------------ what happens

    def draw(self, state: State, luck: Rng) -> None:
        """Let chance act; the observer sees of it what he may."""
        outcome = state.draw(luck)
        self.see(outcome + 1 if state.sight(self.seat, CHANCE, outcome) == SEEN else 0)
        state.apply(CHANCE, outcome)

    def see(self, what: i64) -> None:
        """Add something to what the observer has seen since the last edge."""
        self.key = (self.key * 1_000_003 + what + 1) & _KEY_MASK

    def hidden(self, state: State, seat: i64) -> bool:
        """Whether the observer does not see what this seat decides now."""
        return seat != self.seat and state.sight(self.seat, seat, self.legal(state, seat).item(0)) != SEEN

    def legal(self, state: State, seat: i64) -> Moves:
        """What is open to the seat now; good until it is asked again."""
        self.moves.clear()
        state.write_legal(seat, self.moves)
        return self.moves

    def play_on(self, state: State, seat: i64, whims: Rng) -> None:
        """The seat takes the best steps by its own look ahead, up to where chance or somebody else decides.

        In haste it takes the first ones that are good.
        """
        self.moves.clear()
        self.advice.write_in_haste(state, seat, self.moves)
        if self.moves.count > 1:
            prospect = first_good(state, seat, self.moves)
        else:
            options = options_of(state, seat)
            if len(options) == 1:
                state.apply(seat, options[0])
                return
            prospect = best_of(look(state, seat, options, self.hurry), whims)
        state.apply(seat, prospect.action)
        for action in prospect.line:
            state.apply(seat, action)

    # ------------------------------------------------------------------ the tree

    def descend(self, state: State, seat: i64) -> bool:
        """Take a step within the tree; whether the next one is in the tree, too. A new position is added to it."""
        edge = self.path[len(self.path) - 1]
        node = edge.children.get(self.key)
        if node is None:
            if self.nodes >= _MOST_NODES:
                return False
            self.nodes += 1
            node = node_of(look(state, seat, options_of(state, seat), self.hurry), state, self.advice)
            edge.children[self.key] = node
            chosen: Edge | None = node.edges[0]
            goes_on = False
        else:
            chosen = select(node, self.legal(state, seat), self.advice.faith)
            goes_on = True
        if chosen is None:
            return False
        self.path.append(chosen)
        self.owners.append(seat)
        self.entered.append(node)
        self.key = 0
        self.take(state, seat, chosen)
        return goes_on

    def take(self, state: State, seat: i64, edge: Edge) -> None:
        """Take an edge's step, and those that go with it as far as they are legal in this world."""
        state.apply(seat, edge.action)
        for action in edge.line:
            if state.decider != seat or not self.legal(state, seat).holds(action):
                return
            state.apply(seat, action)

    def learn(self, chances: list[float]) -> None:
        """Note in all edges and positions of the path how the round ended for who took the step there."""
        for at in range(len(self.path)):
            edge = self.path[at]
            chance = chances[self.owners[at]]
            edge.visits += 1
            edge.total += chance
            if at > 0:
                node = self.entered[at - 1]
                node.visits += 1
                node.total += chance


def options_of(state: State, seat: i64) -> list[i64]:
    """The actions that a program follows up in thought; all legal ones where the game names none."""
    options = state.candidates(seat)
    return options if len(options) > 0 else state.legal(seat)
