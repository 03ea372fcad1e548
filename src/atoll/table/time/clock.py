"""Clocks: how long people may think, if the table was set up with a clock.

- *Per move*: a number of seconds for every decision.
- *Per game*: a number of seconds for all decisions of a seat together, and an increment for each
  one made.  When they are used up, every decision still has `LEAST`.

The clock runs for the seat whose decision it is; a player who acts out of turn does so on that
seat's time.  Bots have no clock.  When the time for a decision is up, a bot makes this one
decision and the person goes on with the next; after `MOST_LATE` in a row a bot stands in for the
person until they resume the seat.  So no player loses by the clock, and the others need not wait.

The server measures, and the log keeps the time spent with each ply.  While the server is down no
clock runs, and the decision that was under way starts over.  Neither an undo nor leaving the seat
to a bot for a moment gives time back: per move, the decision goes on with what was left of its
time.  It starts over only if the others agreed to the undo, or no other person plays.
"""

from atoll.table.commands.refusal import Refusal
from atoll.table.events import ClockRule, Played

__all__ = ["DAY", "INCREMENT", "LEAST", "MOST_LATE", "SECONDS", "Clock", "check_rule"]

LEAST = 10_000
"""Milliseconds for every decision after the time of the game is used up."""
MOST_LATE = 3
"""Late decisions in a row after which a bot stands in."""

DAY = 24 * 60 * 60
SECONDS = {"move": range(3, 14 * DAY + 1), "game": range(30, 14 * DAY + 1)}
INCREMENT = range(DAY + 1)


def check_rule(rule: ClockRule) -> ClockRule:
    """Return the rule; refuse a clock that cannot be played by."""
    within = rule.seconds in SECONDS[rule.per] and rule.increment in INCREMENT
    if not within or (rule.per == "move" and rule.increment):
        raise Refusal("table-clock")
    return rule


class Clock:
    """The clocks of all seats after the plies so far, in milliseconds."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * seats
        """What each seat has left: for every decision, or for the rest of the game."""
        self.late = [0] * seats
        """The number of late decisions in a row of each seat."""
        self._used = 0
        """The time the decision under way took before it was taken back."""
        self._took: dict[int, int] = {}
        """The time each decision took, by the number of plies before it."""

    def allowance(self, seat: int) -> int:
        """Return how long a seat may think about one decision now."""
        if self.rule.per == "move":
            return max(0, self.left[seat] - self._used)
        return max(LEAST, self.left[seat])

    def charge(self, seat: int, played: Played, plies: int, *, by_bot: bool = False) -> None:
        """Charge the seat to decide for a ply; a decision made by a bot earns no increment."""
        own = played.ply["by"] == seat
        if self.rule.per == "game":
            earned = own and not (played.late or by_bot)
            bonus = self.rule.increment * 1000 if earned else 0
            self.left[seat] = max(0, self.left[seat] - played.spent) + bonus
        if own:
            self.late[seat] = self.late[seat] + 1 if played.late else 0
            self._took[plies] = self._used + played.spent
        self._used = 0

    def undo(self, seat: int, plies: int, spent: int, *, restart: bool) -> None:
        """Charge the seat to decide, and return to the decision after `plies` plies.

        That decision goes on with the time it had left, or with all of it on a restart.
        """
        if self.rule.per == "game":
            self.left[seat] = max(0, self.left[seat] - spent)
        self._used = 0 if restart else self._took.get(plies, 0) + spent
