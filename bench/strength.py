"""Strength of the bots of La Tortuga and Tobago, written as a page of the documentation.

    python bench/strength.py la_tortuga [--bot expert] [--games 400] [--simulations 2000]

Plays every match of the game's list and writes `docs/research/strength_GAME.md`.  Results are
kept in `bench/results/strength_GAME.json`, so a long list can be played in parts.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from atoll.bots.thinking import Thinking
from atoll.lab.matches import match
from atoll.lab.matches.line_up import LineUp, fill_up
from atoll.lab.matches.tally import Score, tally

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
PAGES = ROOT / "docs" / "research"


@dataclass(frozen=True)
class Match:
    """A hero, whose seat rotates, against rivals of one kind in all other seats."""

    hero: str
    rival: str
    players: int
    games: int

    @property
    def key(self) -> str:
        return f"{self.hero} {self.rival} {self.players}"


QUICK, SLOW = 100_000, 2_000
GAMES = {
    "la_tortuga": [
        *(Match("lapwise", "stop4", n, QUICK) for n in range(2, 8)),
        *(Match("novice", "stop4", n, QUICK) for n in (2, 4)),
        *(
            Match("skilled", rival, n, 20_000)
            for rival in ("stop4", "lapwise")
            for n in range(2, 8)
        ),
        Match("expert", "stop4", 4, SLOW),
        Match("expert", "lapwise", 4, SLOW),
        Match("expert", "lapwise", 2, SLOW),
    ],
    "tobago": [
        Match("novice", "random", 4, 2_000),
        *(Match("skilled", "random", n, 2_000) for n in (2, 4)),
        *(Match("skilled", "novice", n, 20_000) for n in (2, 4)),
        *(Match("expert", "skilled", n, 400) for n in (4, 2)),
    ],
}
LEADS = {
    "la_tortuga": """- `stop4` throws a second die up to a 3, and a third up to a sum of 3.
- `lapwise` weighs the place, the face-up egg card and turtles to ride on.
- `expert` needs 0.02 to 0.03 s for 2,000 simulations with four players, about twice that with two.
  By default it thinks for up to a second instead.
- Results with 16,000 simulations have a page of their own:
  [without luck](strength_without_luck_la_tortuga.md).""",
    "tobago": "All options have their defaults: one of the four printed islands is drawn by lot.",
}


def play(game: str, each: Match, thinking: Thinking, cores: int | None) -> Score:
    """Play a match and return the hero's score."""
    names = fill_up([each.hero, each.rival], each.players)
    line_up = LineUp(game, each.players, {}, names, seed=1, thinking=thinking)
    return tally(line_up, match.play(line_up, each.games, workers=cores))[0]


def page(game: str, results: dict[str, Any]) -> str:
    """The page, with every match that has been played."""
    lines = [
        f"# Strength of the bots: {game.replace('_', ' ').title()}",
        "",
        "One bot plays against rivals of one kind. It plays every deal from every seat.",
        "Ties are shared. The intervals are Wilson's, at 95 %.",
        f"The script is `bench/strength.py {game}`.",
        "",
        LEADS[game],
        "",
        "| bot | against | players | games | wins % | 95 % | fair share % | thinking |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for each in GAMES[game]:
        if each.key in results:
            result = results[each.key]
            shares = [f"{100 * result[name]:.1f}" for name in ("share", "low", "high")]
            lines.append(
                f"| {each.hero} | {each.rival} | {each.players} | {result['games']:,} "
                f"| **{shares[0]}** | {shares[1]} – {shares[2]} | {100 / each.players:.1f} "
                f"| {result['thinking']} |"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--bot", help="play only this hero")
    parser.add_argument("--rival", help="play only against this rival")
    parser.add_argument("--players", type=int, help="play only with this number of players")
    parser.add_argument("--games", type=int, help="most games in a match")
    parser.add_argument("--time", type=float, default=1.0, help="seconds per decision")
    parser.add_argument(
        "--simulations", type=int, help="simulations per decision instead of a time"
    )
    parser.add_argument("--cores", type=int)
    chosen = parser.parse_args()
    thinking = Thinking(chosen.time, chosen.simulations)
    words = f"{thinking.simulations:,} simulations" if thinking.simulations else f"{chosen.time} s"
    file = RESULTS / f"strength_{chosen.game}.json"
    written = PAGES / f"strength_{chosen.game}.md"
    results = json.loads(file.read_text()) if file.exists() else {}
    for each in GAMES[chosen.game]:
        wanted = (chosen.bot, each.hero), (chosen.rival, each.rival), (chosen.players, each.players)
        if all(asked in (None, own) for asked, own in wanted):
            games = min(each.games, chosen.games or each.games)
            score = play(
                chosen.game,
                Match(each.hero, each.rival, each.players, games),
                thinking,
                chosen.cores,
            )
            thinks = words if each.hero == "expert" else "none"
            results[each.key] = {**score.to_json(), "thinking": thinks}
            print(f"{each.key}: {score.share:.3f} ({score.low:.3f} – {score.high:.3f})", flush=True)
            file.write_text(json.dumps(results, indent=1) + "\n")
            written.write_text(page(chosen.game, results))


if __name__ == "__main__":
    main()
