"""Clocks: how long people may think, if they agreed on that when the table was set up.

- *Per move*: so many seconds for every decision.
- *Per game*: so many seconds for all decisions of a seat together, and an increment for each
  one made.  Even when they are used up nobody has less than `LEAST` for a decision.

The clock runs for the seat whose decision it is; whoever acts out of turn does so on that
seat's time.  Bots have no clock.  When the time for a decision is up a bot makes this one
decision, and the person goes on with the next; after `PATIENCE` in a row a bot stands in for
them until they take their seat back.  So nobody loses by the clock, and nobody waits forever.

The server measures, and what somebody spent is written down with their ply.  While the server
is down no clock runs: the decision that was under way begins anew.  Taking back gives no time
back, nor does leaving a seat to a bot for a moment: per move, the decision goes on with what was
left of its time.  Only if the others agreed, or nobody else waits, does it begin anew.
"""

from atoll.table.events import ClockRule, Played
from atoll.table.refusal import Refusal

LEAST = 10_000
"""Milliseconds everybody has for a decision when the time of the game is used up."""
PATIENCE = 3

SECONDS = {"move": range(3, 86_401), "game": range(30, 36_001)}
INCREMENT = range(301)


def check_rule(rule: ClockRule) -> ClockRule:
    """Refuse a clock nobody could play by."""
    within = rule.seconds in SECONDS[rule.per] and rule.increment in INCREMENT
    if not within or (rule.per == "move" and rule.increment):
        raise Refusal("table-clock")
    return rule


class Clock:
    """The clocks of all seats, as the plies so far have left them; all in milliseconds."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * seats
        """What each seat has left: for every decision, or for the rest of the game."""
        self.late = [0] * seats
        """How many decisions in a row a bot had to make for each."""
        self._used = 0
        """What the decision under way has taken before it was taken back."""
        self._took: dict[int, int] = {}
        """What each decision took, by the number of plies before it."""

    def allowance(self, seat: int) -> int:
        """How long a seat may think about one decision now."""
        if self.rule.per == "move":
            return max(0, self.left[seat] - self._used)
        return max(LEAST, self.left[seat])

    def charge(self, seat: int, played: Played, plies: int, *, by_bot: bool = False) -> None:
        """A ply was played while a seat had to decide; where a bot decides it earns no time."""
        own = played.ply["by"] == seat
        if self.rule.per == "game":
            earned = own and not (played.late or by_bot)
            bonus = self.rule.increment * 1000 if earned else 0
            self.left[seat] = max(0, self.left[seat] - played.spent) + bonus
        if own:
            self.late[seat] = self.late[seat] + 1 if played.late else 0
            self._took[plies] = self._used + played.spent
        self._used = 0

    def take_back(self, seat: int, plies: int, spent: int, *, anew: bool) -> None:
        """While a seat had to decide, the decision after so many plies was taken back."""
        if self.rule.per == "game":
            self.left[seat] = max(0, self.left[seat] - spent)
        self._used = 0 if anew else self._took.get(plies, 0) + spent
