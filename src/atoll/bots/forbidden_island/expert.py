"""`expert`: plans whole turns and compares the best plans by rollouts."""

from itertools import pairwise
from threading import Lock

import numpy as np

from atoll.bots.bot import BotView
from atoll.bots.forbidden_island.cards import is_useless
from atoll.bots.forbidden_island.estimate import NOTHING
from atoll.bots.forbidden_island.plans import Plan, Planner, after, plan_turn, rank_reactions
from atoll.bots.forbidden_island.policy import skilled_search
from atoll.bots.forbidden_island.skilled import Skilled, set_of, to_ply
from atoll.bots.search.race import Candidates, race
from atoll.bots.thinking import Thinking
from atoll.engine.compiler.entry import AnyEntry
from atoll.engine.json_values import Ply
from atoll.engine.records.arrays import Records
from atoll.games.forbidden_island.actions import DISCARD, PROCEED
from atoll.games.forbidden_island.state import (
    LIFTED_OFF,
    SANDBAGS,
    TREASURE_CARDS,
    Island,
    Phase,
)

__all__ = [
    "BEHIND",
    "HORIZON",
    "MOST_REMEMBERED",
    "NO_ACTION",
    "REACTION_SHARE",
    "SURE",
    "Expert",
    "PlanCache",
]

HORIZON = 6  # turns that a simulated game goes on
BEHIND = 2.0  # standard errors by which a plan must trail to be dropped
SURE = 0.7  # standard errors by which the policy's own choice must be beaten
REACTION_SHARE = 0.2  # of the thinking for a turn: for a discard, a swim or sandbags
NO_ACTION = -1
MOST_REMEMBERED = 500  # plies; many tables may play at once


class Expert:
    """Plans for all its seats together.

    `thinking` is for a whole turn: the rest of a plan is remembered and played without further
    thinking, unless another seat acts in between.
    """

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._skilled = Skilled()
        self._plans = PlanCache()
        self.entries: tuple[AnyEntry, ...] = (
            *(*Skilled.entries, plan_turn, rank_reactions),
            skilled_search().compare,
        )

    def choose(self, seen: BotView) -> Ply | None:
        if not seen.must_act or seen.determinized.fields.phase != Phase.ACT:
            return to_ply(seen, self._react(seen))
        known = self._plans.recall(seen)
        return to_ply(seen, self._new_plan(seen) if known is None else known)

    # ── A turn ───────────────────────────────────────────────────────────────────────────

    def _new_plan(self, seen: BotView) -> int:
        """Return the first action of a plan and remember the others."""
        best = self._best_plan(seen)
        actions: list[int] = best.action[: best.length].tolist()
        self._plans.remember(seen, actions)
        return actions[0]

    def _best_plan(self, seen: BotView) -> Plan:
        states: Records[Island] = seen.determinized.states
        plans = Planner().plans(states, set_of(seen.seats))
        ends = after(states, plans)
        over = ends["phase"] == Phase.OVER
        won = np.flatnonzero(over & (ends["ending"] == LIFTED_OFF))
        if len(won):
            return plans[int(won[0])]
        return plans[self._compare(seen, ends, [NO_ACTION] * len(plans), 1.0)]

    # ── Reactions ────────────────────────────────────────────────────────────────────────

    def _react(self, seen: BotView) -> int:
        """Choose a discard, a swim, or a special card before the next card is turned up."""
        usual = self._skilled.action(seen)
        if not _is_at_stake(seen, usual):
            return usual
        usual = PROCEED.action if usual == NOTHING else usual
        actions = Planner().reactions(seen.determinized.states, set_of(seen.seats), usual)
        roots: Records[Island] = seen.determinized.states.repeat(len(actions))
        best = actions[self._compare(seen, roots, actions, REACTION_SHARE)]
        return NOTHING if PROCEED.has(best) and not seen.must_act else best

    def _compare(
        self, seen: BotView, roots: Records[Island], actions: list[int], share: float
    ) -> int:
        """Return the best candidate, or 0, the policy's, unless it is clearly beaten."""
        if len(actions) == 1:
            return 0
        candidates = Candidates(
            roots=roots, actions=actions, seat=seen.seat, horizon=HORIZON, behind=BEHIND
        )
        thinking = self._share_of_thinking(share, at_least=2 * len(actions))
        standings = race(skilled_search(), candidates, thinking, seen.seed)
        usual = next(each for each in standings if each.candidate == 0)
        return 0 if usual.trails <= SURE * usual.error else standings[0].candidate

    def _share_of_thinking(self, share: float, at_least: int) -> Thinking:
        """Return this share of the thinking for a turn."""
        seconds, simulations = self._thinking.seconds, self._thinking.simulations
        if simulations is not None:
            simulations = max(at_least, int(simulations * share))
        return Thinking(seconds * share, simulations)


def _is_at_stake(seen: BotView, usual: int) -> bool:
    """Return whether a search pays: for useful cards, swims, sandbags that could be used."""
    fields: Island = seen.determinized.fields
    if fields.phase == Phase.DISCARD and DISCARD.has(usual):
        card = DISCARD.noun(usual)
        if card < TREASURE_CARDS:
            return not is_useless(seen.determinized.state, fields.over_limit, card)
    if fields.phase == Phase.WINDOW:
        bags = any(fields.hand[seat][SANDBAGS] for seat in seen.seats)
        return fields.flooded != 0 and bags and any(p["do"] == "sandbag" for p in seen.legal)
    return seen.must_act and fields.phase in (Phase.DISCARD, Phase.SWIM)


class PlanCache:
    """The next actions of plans, by the position they were planned for; shared by threads.

    With it a turn is planned once, not before every action.
    """

    def __init__(self) -> None:
        self._following: dict[bytes, int] = {}
        self._lock = Lock()

    def remember(self, seen: BotView, actions: list[int]) -> None:
        """Keep the rest of a plan that begins at this position; the oldest plans are dropped."""
        there = seen.determinized.copy()
        with self._lock:
            for action, following in pairwise(actions):
                seen.game.loops.play(there.states, action)
                self._following[there.to_bytes() + bytes(seen.seats)] = following
            for oldest in list(self._following)[:-MOST_REMEMBERED]:
                del self._following[oldest]

    def recall(self, seen: BotView) -> int | None:
        """Return and remove the next action of the plan that led here."""
        with self._lock:
            return self._following.pop(seen.determinized.to_bytes() + bytes(seen.seats), None)
