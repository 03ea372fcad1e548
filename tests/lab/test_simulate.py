"""Simulations: the same file, however often they are interrupted."""

import json
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner

import atoll
from atoll.bots.thinking import Thinking
from atoll.cli.app import atoll as command
from atoll.lab.matches.line_up import LineUp
from atoll.lab.matches.played import Played
from atoll.lab.simulations import simulate as simulation
from atoll.lab.simulations.simulate import Job, SimulateError, simulate
from atoll.lab.simulations.summary import SummaryError, summarize
from atoll.lab.simulations.unfinished import Unfinished, UnfinishedError

LINE_UP = LineUp("la_tortuga", 3, {"spend_eggs": False}, ("lapwise", "stop4", "random"), seed=5)
GAMES = 5000  # three chunks


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Job:
    """An uninterrupted simulation on one core."""
    folder = tmp_path_factory.mktemp("whole")
    job = Job(LINE_UP, GAMES, folder / "results.parquet", folder / "plies.parquet")
    assert simulate(job, workers=1)
    return job


def same(one: Job, other: Job) -> bool:
    assert one.plies is not None
    assert other.plies is not None
    return (
        one.out.read_bytes() == other.out.read_bytes()
        and one.plies.read_bytes() == other.plies.read_bytes()
    )


def elsewhere(folder: Path) -> Job:
    return Job(LINE_UP, GAMES, folder / "results.parquet", folder / "plies.parquet")


def test_the_file_is_the_same_on_any_number_of_cores(whole: Job, tmp_path: Path) -> None:
    job = elsewhere(tmp_path)
    simulate(job, workers=3)
    assert same(job, whole)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["plies.parquet", "results.parquet"]


def test_a_row_has_the_seats_the_deal_and_the_result_of_a_game(whole: Job) -> None:
    rows = pq.read_table(whole.out).to_pylist()
    assert [row["number"] for row in rows] == list(range(GAMES))
    for number, row in enumerate(rows[:7]):
        assert tuple(row[f"bot_{seat}"] for seat in range(3)) == LINE_UP.seated(number)
        assert row["seed"] == LINE_UP.deal(number)
        assert sum(row[f"win_{seat}"] for seat in range(3)) == pytest.approx(1)
        assert (row["game"], row["players"], row["option_spend_eggs"]) == ("la_tortuga", 3, False)


def test_every_game_can_be_played_again_from_its_plies(whole: Job) -> None:
    rows = pq.read_table(whole.out).to_pylist()
    plies = pq.read_table(whole.plies, filters=[("number", "<", 20)]).to_pylist()
    game = atoll.make("la_tortuga", players=3)
    states = [game.new(seed=row["seed"]) for row in rows[:20]]
    for ply in plies:
        state = states[ply["number"]]
        assert ply["ply"] == len(state.plies)
        assert ply["seat"] == (None if state.chance else state.actor)
        state.play(ply["action"])
    for state, row in zip(states, rows, strict=False):
        assert state.outcome is not None
        assert state.outcome.scores == [row[f"score_{seat}"] for seat in range(3)]
        assert state.outcome.winners == [seat for seat in range(3) if row[f"win_{seat}"] > 0]
        assert len(state.plies) == row["decisions"] + row["chances"]


class PowerCutError(Exception):
    """Interrupts a simulation at any point."""


def interrupt(job: Job, after: int) -> None:
    def report(games: int) -> None:
        if games >= after:
            raise PowerCutError

    with pytest.raises(PowerCutError):
        simulate(job, workers=1, report=report)


def test_an_interrupted_simulation_is_resumed(whole: Job, tmp_path: Path) -> None:
    job = elsewhere(tmp_path)
    interrupt(job, after=2000)
    with job.unfinished.open("ab") as file:
        file.write(b"an incomplete block")
    reports: list[int] = []
    assert simulate(job, workers=1, report=reports.append)
    assert reports == [2000, 4000, 5000]
    assert same(job, whole)


def test_a_full_disk_loses_nothing(
    whole: Job, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    job, add, room = elsewhere(tmp_path), Unfinished.add, iter([True, False])

    def add_if_there_is_room(self: Unfinished, played: Played) -> None:
        if not next(room):
            raise OSError(28, "No space left on device")
        add(self, played)

    with monkeypatch.context() as patch:
        patch.setattr(Unfinished, "add", add_if_there_is_room)
        with pytest.raises(OSError, match="No space"):
            simulate(job, workers=1)
    simulate(job, workers=1)
    assert same(job, whole)


def test_neighbouring_seeds_share_no_games(whole: Job, tmp_path: Path) -> None:
    other = replace(elsewhere(tmp_path), line_up=replace(LINE_UP, seed=6))
    simulate(other, workers=1)
    one, two = (games_of(job) for job in (whole, other))
    assert len(one) == len(two) == GAMES
    assert not one & two


def games_of(job: Job) -> set[tuple[int, ...]]:
    """Every game, by its plies."""
    plies = pq.read_table(job.plies).to_pydict()
    games: dict[int, list[int]] = {}
    for number, action in zip(plies["number"], plies["action"], strict=True):
        games.setdefault(number, []).append(action)
    return {tuple(each) for each in games.values()}


def test_a_killed_simulation_is_resumed(whole: Job, tmp_path: Path) -> None:
    job = elsewhere(tmp_path)
    arguments = ["la_tortuga", "--players", "3", "--bots", "lapwise,stop4,random", "--seed", "5"]
    arguments += ["--games", str(GAMES), "--simulations", "200"]
    arguments += ["--out", str(job.out), "--decisions", str(job.plies)]
    # It kills itself as soon as the first chunk is kept.
    program = (
        "import os, signal, sys\n"
        "from atoll.lab.simulations.unfinished import Unfinished\n"
        "add = Unfinished.add\n"
        "def kill(self, played):\n"
        "    add(self, played); os.kill(os.getpid(), signal.SIGKILL)\n"
        "Unfinished.add = kill\n"
        "from atoll.cli.app import atoll\n"
        "atoll(['simulate', *sys.argv[1:]])\n"
    )
    killed = subprocess.run([sys.executable, "-c", program, *arguments], check=False)
    assert killed.returncode == -signal.SIGKILL
    ran = CliRunner().invoke(command, ["simulate", *arguments, "--json"])
    assert ran.exit_code == 0, ran.output
    assert json.loads(ran.stdout)["files"] == [str(job.out), str(job.plies)]
    rows, ours = (pq.read_table(each.out) for each in (job, whole))
    assert rows.equals(ours)


def test_a_finished_simulation_is_not_repeated(whole: Job) -> None:
    assert not simulate(whole)


def test_another_job_overwrites_nothing(whole: Job, tmp_path: Path) -> None:
    before = whole.out.read_bytes()
    with pytest.raises(SimulateError, match="was not written by this command"):
        simulate(Job(LINE_UP, 7, whole.out, whole.plies))
    assert whole.out.read_bytes() == before
    job = elsewhere(tmp_path)
    interrupt(job, after=2000)
    with pytest.raises(UnfinishedError, match="begun with games 5000, not 7"):
        simulate(Job(LINE_UP, 7, job.out, job.plies))
    job.unfinished.write_bytes(b"my diary\n")
    with pytest.raises(UnfinishedError, match="not an unfinished simulation"):
        simulate(job)
    assert job.unfinished.read_bytes() == b"my diary\n"


def test_resuming_overwrites_no_other_file(tmp_path: Path) -> None:
    job = elsewhere(tmp_path)
    interrupt(job, after=2000)
    assert job.plies is not None
    job.plies.write_text("my diary")
    with pytest.raises(SimulateError, match="was not written by this command"):
        simulate(job, workers=1)
    assert job.plies.read_text() == "my diary"


def test_two_programs_do_not_write_the_same_file(tmp_path: Path) -> None:
    job = elsewhere(tmp_path)
    with (
        Unfinished(job.unfinished, job.to_json()),
        pytest.raises(UnfinishedError, match="written by another program"),
    ):
        simulate(job)


def test_bots_that_look_ahead_play_the_same_games_again(tmp_path: Path) -> None:
    thinking = Thinking(simulations=5)
    line_up = LineUp("la_tortuga", 2, {"spend_eggs": False}, ("tree", "stop4"), thinking=thinking)
    one, two = (Job(line_up, 3, tmp_path / n, tmp_path / f"{n}.plies") for n in ("one", "two"))
    simulate(one, workers=1)
    simulate(two, workers=1)
    assert same(one, two)


# ── On the command line ──────────────────────────────────────────────────────────────────


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_simulation_and_its_picture(here: Path) -> None:
    ran = CliRunner().invoke(command, ["simulate", "la_tortuga", "--games", "1e3"])
    assert ran.exit_code == 0, ran.output
    assert ran.stdout.startswith("1,000 games")
    assert CliRunner().invoke(command, ["plot", "results.parquet"]).stdout == "results.svg\n"
    picture = Path("results.svg").read_text()
    assert picture.count("<svg") == 1
    again = CliRunner().invoke(command, ["plot", "results.parquet", "--out", "again.svg"])
    assert again.exit_code == 0
    assert Path("again.svg").read_text() == picture


def test_the_summary_of_a_team(here: Path) -> None:
    arguments = ["simulate", "forbidden_island", "--games", "300", "--option", "level=legendary"]
    assert CliRunner().invoke(command, arguments).exit_code == 0
    summary = summarize(Path("results.parquet"))
    assert [share.of for share in summary.wins] == ["the team"]
    assert sum(share.share for share in summary.reasons) == pytest.approx(1)
    assert all(share.low <= share.share <= share.high for share in summary.reasons)
    ran = CliRunner().invoke(command, ["plot", "results.parquet", "--out", "team.png"])
    assert ran.exit_code == 0
    assert Path("team.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["simulate", "chess"], "there is no game chess"),
        (["simulate", "la_tortuga", "--games", "2.5"], "not a whole number"),
        (["simulate", "la_tortuga", "--games", "many"], "not a whole number"),
        (["simulate", "la_tortuga", "--bots", "genius"], "no bot genius"),
        (["simulate", "la_tortuga", "--bots", "random,stop4,novice", "--players", "2"], "too many"),
        (["simulate", "la_tortuga", "--option", "x=1"], "no option x"),
        (["simulate", "la_tortuga", "--out", "a", "--decisions", "a"], "two different files"),
        (["simulate", "la_tortuga", "--out", "a", "--decisions", "b/../a"], "two different files"),
        (["simulate", "la_tortuga", "--out", "no/where.parquet"], "no is not a folder you can"),
        (["simulate", "la_tortuga", "--decisions", "no/plies.parquet"], "no is not a folder you"),
        (["plot", "nothing.parquet"], "there is no file"),
        (["plot", "notes.txt"], "was not made by atoll simulate"),
        (["plot", "notes.txt", "--out", "x.bmp"], "the name of the picture must end in"),
    ],
)
def test_an_invalid_command_is_refused_with_the_reason(
    here: Path, arguments: list[str], reason: str
) -> None:
    Path("notes.txt").write_text("nothing")
    ran = CliRunner().invoke(command, arguments)
    assert ran.exit_code == 2
    assert reason in " ".join(ran.stderr.split())
    assert [each.name for each in here.iterdir()] == ["notes.txt"]


def test_a_file_of_decisions_is_not_plotted(whole: Job, here: Path) -> None:
    ran = CliRunner().invoke(command, ["plot", str(whole.plies), "--out", "x.svg"])
    assert ran.exit_code == 2
    assert "a row for every decision" in ran.stderr


def put_together(*line_ups: LineUp) -> Path:
    """A few games of each, in one file."""
    tables = []
    for number, line_up in enumerate(line_ups):
        job = Job(line_up, 6, Path(f"{number}.parquet"))
        simulate(job, workers=1)
        tables.append(pq.read_table(job.out))
    pq.write_table(pa.concat_tables(tables, promote_options="default"), "both.parquet")
    return Path("both.parquet")


RANDOM = replace(LINE_UP, bots=("random",) * 3)


def test_games_of_one_kind_are_plotted_together(here: Path) -> None:
    assert len(summarize(put_together(RANDOM, replace(RANDOM, seed=9))).lengths) == 12


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (replace(RANDOM, players=4, bots=("random",) * 4), "players"),
        (replace(RANDOM, options={"spend_eggs": True}), "option_spend_eggs"),
        (LINE_UP, "bots"),
    ],
)
def test_games_of_several_kinds_are_not_plotted_together(
    here: Path, other: LineUp, difference: str
) -> None:
    both = put_together(RANDOM, other)
    with pytest.raises(SummaryError, match=rf"several kinds \({difference}\)"):
        summarize(both)


def test_the_same_games_twice_do_not_narrow_the_interval(here: Path) -> None:
    once, twice = summarize(put_together(LINE_UP)), summarize(put_together(LINE_UP, LINE_UP))
    assert len(twice.lengths) == 2 * len(once.lengths)
    for one, two in zip(once.wins, twice.wins, strict=True):
        assert (two.low, two.high) == pytest.approx((one.low, one.high))


def test_there_must_be_games_to_plot(whole: Job, here: Path) -> None:
    pq.write_table(pq.read_table(whole.out).slice(0, 0), "none.parquet")
    with pytest.raises(SummaryError, match="has no games"):
        summarize(Path("none.parquet"))


def test_a_missing_package_is_named_with_the_command_that_installs_it(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for module in (
        simulation.__name__,
        "atoll.lab.simulations.columns",
        "atoll.lab.simulations.summary",
    ):
        monkeypatch.delitem(sys.modules, module, raising=False)
    ran = CliRunner().invoke(command, ["simulate", "la_tortuga"])
    assert ran.exit_code == 2
    assert "pip install 'atoll[simulate]'" in ran.stderr
