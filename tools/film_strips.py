"""Draw every scene of the games as a strip of eight frames, to look at the motion of the page:

    python tools/film_strips.py FOLDER [WIDTHxHEIGHT]

It needs what `film.py` needs.  The games are the same every time.
"""

import io
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from film import chromium, served
from PIL import Image
from playwright.sync_api import Page, ViewportSize

from atoll import bots, games
from atoll.bots.play import play_game
from atoll.engine import transcript
from atoll.engine.json_values import Ply
from atoll.engine.position import Position

FRAMES = 8
FRAME_WIDTH = 360
DESKTOP = (1440, 900)
SETTINGS = '{"speed":"normal","name":"Ada","theme":"light","gameSoundsAsked":true}'
STEP_MS = 100
LONGEST_MS = 8000
SEEDS = range(40)
"""Games are tried until all scenes have been found."""

Found = Callable[[Ply, Any, bool], bool]
"""Whether a ply with these effects is the scene; the last argument says if it ends the game."""


@dataclass(frozen=True)
class Strip:
    """A scene, and the plies that show it."""

    name: str
    is_shown_by: Found


def verb(name: str, **nouns: object) -> Found:
    """A ply with this verb and these nouns."""
    wanted = {"do": name, **nouns}
    return lambda ply, _, __: all(ply.get(noun) == value for noun, value in wanted.items())


def change(kind: str) -> Found:
    """A ply of Tobago that changes something of this kind."""
    return lambda _, effects, __: any(
        each.get("kind") == kind for each in effects.get("changes", [])
    )


def move(end: Callable[[Any], bool]) -> Found:
    """A ply of La Tortuga that ends a move in such a way."""
    return lambda _, effects, __: "end" in effects and end(effects["end"])


def state(tile: str) -> Found:
    """A flood card that leaves its tile in this state."""
    return lambda ply, effects, _: ply["do"] == "flood" and effects.get("state") == tile


def last(ply: Ply, effects: Any, ends: bool) -> bool:
    """The ply that ends the game."""
    return ends


STRIPS: dict[str, tuple[int, Sequence[Strip]]] = {
    "tobago": (
        3,
        [
            Strip("clue", verb("clue")),
            Strip("located", change("located")),
            Strip("drive", verb("drive")),
            Strip("raise", verb("raise")),
            Strip("card", verb("reveal", card="4")),
            Strip("take", verb("take")),
            Strip("leave", verb("leave")),
            Strip("curse", verb("reveal", card="curse")),
            Strip("tide", change("washed-up")),
            Strip("ending", last),
        ],
    ),
    "forbidden_island": (
        2,
        [
            Strip("walk", verb("move")),
            Strip("shore_up", verb("shore_up")),
            Strip("flood", state("flooded")),
            Strip("tile_lost", state("sunk")),
            Strip("waters_rise", verb("draw", card="waters_rise")),
            Strip("capture", verb("capture")),
            Strip("won", lambda ply, _, ends: ends and ply["do"] == "lift_off"),
            Strip("lost", lambda ply, _, ends: ends and ply["do"] != "lift_off"),
        ],
    ),
    "la_tortuga": (
        4,
        [
            Strip("climb", move(lambda end: end != "bust" and end["onto"] is not None)),
            Strip("bust", move(lambda end: end == "bust")),
            Strip("eggs", move(lambda end: end != "bust" and end["egg"] is not None)),
            Strip("ending", last),
        ],
    ),
}


@dataclass(frozen=True)
class Scene:
    """A strip's ply in a game."""

    name: str
    played: Position
    moment: int


def find_scenes(name: str) -> list[Scene]:
    """Play games among skilled bots until each scene has been seen."""
    players, strips = STRIPS[name]
    missing, scenes = list(strips), []
    for seed in SEEDS:
        skilled = [bots.find_ready("skilled", name)] * players
        played = play_game(games.find(name), players, {}, skilled, seed)
        for moment, seen in enumerate(_plies(played)):
            for strip in [strip for strip in missing if strip.is_shown_by(*seen)]:
                missing.remove(strip)
                scenes.append(Scene(strip.name, played, moment))
        if not missing:
            break
    return scenes


def _plies(played: Position) -> Iterator[tuple[Ply, Any, bool]]:
    """Yield every ply with its effects, and whether it ends the game."""
    position = played.game.lay_out(played.players, played.options, played.setup)
    for ply in played.plies:
        before = position.copy()
        position.play(ply)
        effects = played.game.effects(before.fields, ply, position.fields)
        yield ply, msgspec.to_builtins(effects), position.over


# ── Filming ──────────────────────────────────────────────────────────────────────────────


def import_game(page: Page, played: Position) -> str:
    """Give a game to the server; return its table."""
    answer = page.request.post("/api/transcripts", data="\n".join(transcript.write(played)))
    return str(answer.json()["tables"][0])


def film(page: Page, table: str, moment: int) -> list[Image.Image]:
    """Show a ply again, and take a picture at each step of the clock."""
    page.goto(f"/table/{table}/moment/{moment}")
    forward = page.get_by_role("button", name="One move on")
    forward.wait_for()
    page.wait_for_load_state("networkidle")
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    forward.click()
    skip = page.get_by_role("button", name=re.compile("^Skip"))
    skip.first.wait_for()
    clip = page.locator(".stage").bounding_box()
    pictures: list[Image.Image] = []
    while skip.count() and len(pictures) * STEP_MS < LONGEST_MS:
        page.clock.run_for(STEP_MS)
        pictures.append(Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB"))
    page.clock.resume()
    return pictures


def draw_strip(pictures: Sequence[Image.Image]) -> Image.Image:
    """Return eight of the pictures side by side, from the first to the last."""
    chosen = [pictures[index * (len(pictures) - 1) // (FRAMES - 1)] for index in range(FRAMES)]
    height = FRAME_WIDTH * chosen[0].height // chosen[0].width
    strip = Image.new("RGB", (FRAMES * FRAME_WIDTH, height))
    for index, picture in enumerate(chosen):
        frame = picture.resize((FRAME_WIDTH, height), Image.Resampling.LANCZOS)
        strip.paste(frame, (index * FRAME_WIDTH, 0))
    return strip


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    width, height = map(int, sys.argv[2].split("x")) if len(sys.argv) > 2 else DESKTOP
    with served() as address, chromium() as browser:
        window: ViewportSize = {"width": width, "height": height}
        page = browser.new_page(base_url=address, viewport=window, locale="en")
        page.goto("/")
        page.evaluate(f"localStorage.setItem('atoll-settings', '{SETTINGS}')")
        page.clock.install()
        for game in STRIPS:
            for scene in find_scenes(game):
                pictures = film(page, import_game(page, scene.played), scene.moment)
                file = folder / f"{game}_{scene.name}.png"
                draw_strip(pictures).save(file)
                print(f"{file.name}: {len(pictures) * STEP_MS} ms")


if __name__ == "__main__":
    main()
