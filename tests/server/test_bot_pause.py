"""A bot lets people play their special cards before it lets chance go on."""

from pathlib import Path

from atoll.engine.position import Position
from atoll.games import find
from atoll.server.settings import ServerSettings
from atoll.server.tables import event_codec
from atoll.store.log import EventLog
from atoll.table.events import Began, Chair, Created, Event, Played
from atoll.table.fairness.chance import new_seed
from atoll.table.seats.tokens import key_of
from tests.server.house import open_house

AN_HOUR = 3600.0
TOKEN = "a person's token"


def bot_in_a_window() -> Position:
    """The bot on seat 0 has used up its actions; only the person on seat 1 holds a Lift."""
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


async def test_a_person_plays_a_card_in_a_bot_s_window(database: Path) -> None:
    position = bot_in_a_window()
    chairs = (Chair(bot="random"), Chair(name="Ada", key=key_of(TOKEN)))
    events: list[Event] = [
        Created("forbidden_island", 2, position.options, chairs, new_seed()),
        Began(position.setup),
        *map(Played, position.plies),
    ]
    log = EventLog(database)
    await log.append(event_codec.lines("island", 0, events))
    log.close()
    async with (
        open_house(database, settings=ServerSettings(bot_pause=AN_HOUR)) as house,
        house.at("island", [TOKEN]) as ada,
    ):
        table = await ada.hear_type("table")
        await ada.say(type="say", id=7, text="Wait, I can help!")
        await ada.hear_until(lambda message: message.get("id") == 7)  # the bot waits on
        lift = next(ply for ply in table["legal"] if ply["do"] == "lift")
        await ada.say(type="play", id=1, seq=table["seq"], ply=lift)
        assert (await ada.hear_type("ply"))["ply"] == lift
