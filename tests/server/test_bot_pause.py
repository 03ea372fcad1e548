"""A bot lets people play their special cards before it lets chance go on."""

from pathlib import Path

from atoll.engine.editions import EDITION
from atoll.engine.position import Position
from atoll.games import find
from atoll.server.settings import ServerSettings
from atoll.server.tables import event_codec
from atoll.store.sqlite.log import SqliteLog
from atoll.table.events import Began, Chair, Created, Event, Played
from atoll.table.fairness.chance import new_seed
from atoll.table.seats.tokens import key_of
from tests.server.running_server import run_server

AN_HOUR = 3600.0
TOKEN = "a person's token"


def window_of_a_bot() -> Position:
    """Return a position where the bot has no action left and only the person has a Lift."""
    game = find("forbidden_island")
    deals = (game.new(2, seed=seed) for seed in range(1000))
    position = next(
        deal
        for deal in deals
        if deal.setup["first"] == 0
        and "helicopter_lift" in deal.setup["hands"][1]
        and not {"helicopter_lift", "sandbags"} & {*deal.setup["hands"][0]}
    )
    while position.view(None)["phase"] == "act":
        position.play(next(ply for ply in position.legal if ply["do"] == "move"))
    assert position.view(None)["phase"] == "window"
    return position


async def test_a_bot_waits_for_people_before_it_lets_chance_go_on(database: Path) -> None:
    position = window_of_a_bot()
    chairs = (Chair(bot="random"), Chair(name="Ada", key=key_of(TOKEN)))
    events: list[Event] = [
        Created(
            "forbidden_island", 2, position.options, chairs, new_seed(), stated_edition=EDITION
        ),
        Began(position.setup),
        *map(Played, position.plies),
    ]
    log = SqliteLog(database)
    await log.append(event_codec.to_rows("island", 0, events))
    log.close()
    async with (
        run_server(database, settings=ServerSettings(bot_pause=AN_HOUR)) as server,
        server.open_table("island", [TOKEN]) as ada,
    ):
        table = await ada.receive_type("table")
        await ada.send(type="say", id=7, text="Wait, I can help!")
        await ada.receive_answer(7)  # the bot still waits
        lift = next(ply for ply in table["legal"] if ply["do"] == "lift")
        await ada.send(type="play", id=1, seq=table["seq"], ply=lift)
        assert (await ada.receive_type("ply"))["ply"] == lift
