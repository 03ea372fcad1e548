"""Taking back over the socket: free, asked for, granted, declined, and read from the log."""

from pathlib import Path

from tests.server.house import House, Visitor, open_house


async def wish(visitor: Visitor, type: str, **words: object) -> dict[str, object]:
    """The answer to a wish."""
    await visitor.say(type=type, id=99, **words)
    return (await visitor.hear_until(lambda message: message.get("id") == 99))[-1]


async def test_alone_with_bots_everything_is_taken_back(tmp_path: Path) -> None:
    async with open_house(tmp_path / "atoll.db") as house:
        table, tokens = await house.set_up("HB")
        async with house.at(table, tokens) as ann:
            await ann.hear_type("table")
            await ann.play_on(3)
            await ann.to_decide()
            told = list(ann.plies)
            assert (await wish(ann, "undo", seq=ann.seq))["type"] == "accepted"
            assert len(ann.plies) < len(told)
            assert told[: len(ann.plies)] == ann.plies
            left, legal = list(ann.plies), ann.legal
            assert legal
    async with open_house(tmp_path / "atoll.db") as house, house.at(table, tokens) as again:
        first = await again.hear_type("table")
        assert again.plies == left
        assert again.legal == legal
        assert first["taken_back"] == [
            {"seat": 0, "after": len(left), "plies": len(told) - len(left)}
        ]


async def two_people(house: House) -> tuple[str, str, str]:
    table, (ann,) = await house.set_up("HO")
    sat = await house.post(f"/api/tables/{table}/seats", {"name": "Bo"})
    return table, ann, sat.json()["token"]


async def test_one_asks_the_other(house: House) -> None:
    table, ann_token, bo_token = await two_people(house)
    async with house.at(table, [ann_token]) as ann, house.at(table, [bo_token]) as bo:
        asker, other = ann, bo
        await ann.hear_status("playing")
        await bo.hear_status("playing")
        if not ann.legal:
            asker, other = bo, ann
        await asker.play_on(1)
        told = len(asker.plies)
        refused = await wish(asker, "undo", seq=asker.seq)
        assert refused["error"]["id"] == "undo-chance"  # type: ignore[index]
        assert (await wish(asker, "undo", seq=asker.seq, propose=True))["type"] == "accepted"
        await other.hear_until(lambda message: bool(message.get("table", {}).get("proposal")))
        assert other.table["proposal"]["waiting"] == other.table["yours"]
        assert (await wish(other, "answer", agrees=False))["type"] == "accepted"
        await asker.hear_until(lambda message: message.get("table", {}).get("proposal", 0) is None)
        assert len(asker.plies) == told
        again = await wish(asker, "undo", seq=asker.seq, propose=True)
        assert again["error"]["id"] == "undo-declined"  # type: ignore[index]


async def test_the_other_grants_it(house: House) -> None:
    table, ann_token, bo_token = await two_people(house)
    async with house.at(table, [ann_token]) as ann, house.at(table, [bo_token]) as bo:
        await ann.hear_status("playing")
        await bo.hear_status("playing")
        asker, other = (ann, bo) if ann.legal else (bo, ann)
        before = list(asker.plies)
        await asker.play_on(1)
        await wish(asker, "undo", seq=asker.seq, propose=True)
        await other.hear_until(lambda message: bool(message.get("table", {}).get("proposal")))
        await wish(other, "answer", agrees=True)
        assert other.plies == before
        await asker.hear_until(lambda message: message["type"] == "table")
        assert asker.plies == before
        assert asker.legal


async def test_a_page_that_was_away_hears_of_it(house: House) -> None:
    table, tokens = await house.set_up("HB")
    async with house.at(table, tokens) as ann:
        await ann.hear_type("table")
        await ann.play_on(2)
        await ann.to_decide()
        seen = ann.seq
        await wish(ann, "undo", seq=ann.seq)
        async with house.at(table, after=seen) as late:
            message = await late.hear()
            assert message["type"] == "table"
            assert late.plies == ann.plies


async def test_withdrawing(house: House) -> None:
    table, ann_token, bo_token = await two_people(house)
    async with house.at(table, [ann_token]) as ann, house.at(table, [bo_token]) as bo:
        await ann.hear_status("playing")
        await bo.hear_status("playing")
        asker = ann if ann.legal else bo
        await asker.play_on(1)
        await wish(asker, "undo", seq=asker.seq, propose=True)
        assert (await wish(asker, "answer", agrees=False))["type"] == "accepted"
        assert asker.table["proposal"] is None
        nothing = await wish(asker, "answer", agrees=False)
        assert nothing["error"]["id"] == "proposal-none"  # type: ignore[index]
