"""Slots for long work: who gets the next one."""

import asyncio
from contextlib import closing

import pytest

from atoll.server.settings import ServerSettings
from atoll.server.thinking.fair_slots import Claim, FairSlots, Lease, Priority
from atoll.server.thinking.scheduler import LEAST_SHARE, Scheduler
from atoll.table.commands.refusal import Refusal

BUSY = [Claim(Priority.PEOPLE, "busy", f"table {number}") for number in range(8)]
QUIET = Claim(Priority.PEOPLE, "quiet", "one table")


class Workers:
    """Work that ends when the test says so."""

    def __init__(self, slots: FairSlots, monkeypatch: pytest.MonkeyPatch) -> None:
        self.slots = slots
        self.now = 0.0
        self.begun: list[Claim] = []
        self._leases: list[Lease] = []
        monkeypatch.setattr("atoll.server.thinking.fair_slots.monotonic", lambda: self.now)

    def add(self, claim: Claim) -> asyncio.Task[None]:
        return asyncio.create_task(self._begin(claim))

    async def _begin(self, claim: Claim) -> None:
        lease = await self.slots.acquire(claim)
        self.begun.append(claim)
        self._leases.append(lease)

    async def finish_one(self, seconds: float = 1.0) -> None:
        """Let the oldest work end after this time, and the next begin."""
        self.now += seconds
        self._leases.pop(0).release()
        await settle()


async def settle() -> None:
    """Let all tasks run as far as they can."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_an_address_with_many_tables_does_not_delay_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers = Workers(FairSlots(1), monkeypatch)
    for claim in BUSY:
        workers.add(claim)
    await settle()
    await workers.finish_one()
    workers.add(QUIET)
    await settle()
    assert workers.begun == BUSY[:2]
    await workers.finish_one()
    assert workers.begun[-1] == QUIET


async def test_tables_of_an_address_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(FairSlots(1), monkeypatch)
    for claim in (BUSY[0], BUSY[0], BUSY[0], BUSY[1], BUSY[1]):
        workers.add(claim)
    await settle()
    for _ in range(4):
        await workers.finish_one()
    assert workers.begun[:4] == [BUSY[0], BUSY[1], BUSY[0], BUSY[1]]


async def test_tables_with_people_come_before_bots_among_themselves_which_still_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers = Workers(FairSlots(1), monkeypatch)
    bots = [Claim(Priority.BOTS, "watcher", f"bots {number}") for number in range(4)]
    for claim in [*bots, *[QUIET] * 40]:
        workers.add(claim)
    await settle()
    for _ in range(39):
        await workers.finish_one()
    among_bots = [claim for claim in workers.begun if claim.priority is Priority.BOTS]
    assert 2 <= len(among_bots) <= 4
    assert len(workers.begun) == 40


async def test_one_who_comes_later_does_not_catch_up_on_the_past(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers = Workers(FairSlots(1), monkeypatch)
    for _ in range(20):
        workers.add(BUSY[0])
    await settle()
    for _ in range(9):
        await workers.finish_one()
    for _ in range(10):
        workers.add(QUIET)
    await settle()
    for _ in range(6):
        await workers.finish_one()
    assert 2 <= workers.begun[10:].count(QUIET) <= 4


async def test_work_that_is_cancelled_keeps_no_slot(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(FairSlots(1), monkeypatch)
    workers.add(BUSY[0])
    await settle()
    waiting = workers.add(BUSY[1])
    granted = workers.add(BUSY[2])
    await settle()
    waiting.cancel()
    await settle()
    assert workers.slots.waiting() == 1
    workers._leases[0].release()
    granted.cancel()
    await settle()
    workers.add(QUIET)
    await settle()
    assert workers.begun == [BUSY[0], QUIET]


async def test_searches_are_shorter_while_many_wait_and_hints_are_refused() -> None:
    settings = ServerSettings(bot_time=1.0)
    with closing(Scheduler(settings)) as scheduler:
        assert scheduler.thinking(QUIET).seconds == 1.0
        release = asyncio.Event()
        loop = asyncio.get_running_loop()

        def wait() -> None:
            asyncio.run_coroutine_threadsafe(release.wait(), loop).result()

        crowd = [asyncio.create_task(scheduler.run(BUSY[0], wait)) for _ in range(60)]
        await settle()
        assert LEAST_SHARE <= scheduler.thinking(QUIET).seconds < 0.5
        scheduler.check_room(QUIET)
        with pytest.raises(Refusal) as refusal:
            scheduler.check_room(BUSY[1])
        assert refusal.value.id == "hint-busy"
        assert await scheduler.run_quick(lambda: "at once") == "at once"
        release.set()
        await asyncio.gather(*crowd)


async def test_work_in_steps_lets_others_in_between() -> None:
    order: list[str] = []
    with closing(Scheduler(ServerSettings())) as scheduler:
        scheduler._slots = FairSlots(1)
        loop, others = asyncio.get_running_loop(), []

        def add_other() -> None:
            others.append(
                asyncio.ensure_future(scheduler.run(QUIET, lambda: order.append("other")))
            )

        def work(pause: object) -> str:
            assert callable(pause)
            order.append("first step")
            asyncio.run_coroutine_threadsafe(settle_after(add_other), loop).result()
            pause()
            order.append("second step")
            return "done"

        async def settle_after(call: object) -> None:
            assert callable(call)
            call()
            await settle()

        review = Claim(Priority.REVIEW, "reviewer", "finished")
        assert await asyncio.wrap_future(scheduler.run_in_steps(review, work)) == "done"
        await asyncio.gather(*others)
    assert order == ["first step", "other", "second step"]
