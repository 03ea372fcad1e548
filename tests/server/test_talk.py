"""Talk over the socket: heard by those who may hear it, kept across a restart, and limited."""

from pathlib import Path

from tests.server.house import House, Visitor, open_house


async def say(visitor: Visitor, **words: str) -> str:
    """Say something; the message it is refused with, or nothing."""
    await visitor.say(type="say", id=7, **words)
    answer = (await visitor.hear_until(lambda message: message.get("id") == 7))[-1]
    return str(answer["error"]["id"]) if answer["type"] == "refused" else ""


async def test_what_is_said_is_heard_and_kept(tmp_path: Path) -> None:
    async with open_house(tmp_path / "atoll.db") as house:
        table, tokens = await house.set_up("HHH")
        async with house.at(table, tokens[:1]) as ann, house.at(table, tokens[1:2]) as bo:
            await ann.hear_type("table")
            await bo.hear_type("table")
            assert not await say(ann, text="<b>Hello</b> & welcome")
            heard = (await bo.hear_type("said"))["said"]
            assert (heard["seat"], heard["text"]) == (0, "<b>Hello</b> & welcome")
            assert not await say(bo, phrase="thanks")
            assert (await ann.hear_type("said"))["said"]["phrase"] == "thanks"
    async with open_house(tmp_path / "atoll.db") as house, house.at(table) as eve:
        talk = (await eve.hear_type("table"))["talk"]
        assert [said["text"] or said["phrase"] for said in talk] == [heard["text"], "thanks"]


async def test_players_do_not_hear_spectators_while_they_play(house: House) -> None:
    table, tokens = await house.set_up("HH")
    async with house.at(table, tokens) as ann, house.at(table) as eve, house.at(table) as kim:
        await ann.hear_type("table")
        await eve.hear_type("table")
        await kim.hear_type("table")
        assert not await say(eve, text="Take the beach!", name="Eve")
        assert (await kim.hear_type("said"))["said"]["name"] == "Eve"
        await ann.say(type="say", id=1, phrase="hello")
        heard = await ann.hear_until(lambda message: message.get("id") == 1)
        assert "Eve" not in str(heard)


async def test_nobody_talks_without_end(house: House) -> None:
    table, tokens = await house.set_up("HH")
    async with house.at(table, tokens) as ann:
        await ann.hear_type("table")
        answers = [await say(ann, phrase="hello") for _ in range(7)]
        assert answers == [""] * 6 + ["talk-too-fast"]
        assert await say(ann, text="x" * 400) == "talk-too-fast"


async def test_talk_while_somebody_plays(house: House) -> None:
    """A ply of somebody who has not yet heard the newest remark is not stale."""
    table, tokens = await house.set_up("HH")
    async with house.at(table, tokens) as ann:
        await ann.hear_type("table")
        seen, ply = ann.seq, ann.legal[0]
        assert not await say(ann, phrase="thinking")
        assert (await ann.play(ply, seq=seen))["type"] == "accepted"
