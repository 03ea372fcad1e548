"""Talk: who is heard by whom, and what cannot be said."""

from importlib.resources import files

import pytest

from atoll.table import commands, talk
from atoll.table.consent import agreement
from atoll.table.refusal import Refusal
from atoll.table.seats import seating
from atoll.table.table import Table
from tests.table.tables import TORTUGA, actor_of, begun, happen, holding, position_of, set_up

SPECTATOR = holding()


def heard(table: Table, *seats: int) -> list[str | None]:
    return [said["text"] or said["phrase"] for said in talk.recent(table, holding(*seats))]


def test_players_are_heard_by_all() -> None:
    table = begun("HHB")
    happen(table, talk.say(table, holding(0), text="  Hello,\n all! ", at=5))
    happen(table, talk.say(table, holding(1), phrase="luck"))
    assert heard(table, 0) == heard(table, 1) == heard(table) == ["Hello, all!", "luck"]
    first, second = talk.recent(table, SPECTATOR)
    assert (first["seat"], first["at"], first["aside"]) == (0, 5, False)
    assert (second["seat"], second["text"]) == (1, None)


def test_spectators_talk_among_themselves_until_the_end() -> None:
    table = begun("HH")
    happen(table, talk.say(table, SPECTATOR, text="She has two sixes", name=" Eve "))
    assert heard(table, 0) == []
    assert heard(table) == ["She has two sixes"]
    assert talk.recent(table, SPECTATOR)[0]["name"] == "Eve"
    happen(table, agreement.propose(table, [0, 1], agreement.ABANDON))
    assert table.ended
    assert heard(table, 0) == ["She has two sixes"]
    happen(table, talk.say(table, SPECTATOR, text="Well played", name="Eve"))
    assert not talk.recent(table, SPECTATOR)[-1]["aside"]


def test_before_the_game_all_talk_together() -> None:
    table = set_up("HO")
    happen(table, talk.say(table, SPECTATOR, text="May I join?", name="Eve"))
    assert heard(table, 0) == ["May I join?"]


def test_what_somebody_said_stays_theirs_when_another_takes_the_seat() -> None:
    table = set_up("HOO")
    for name in ("Bo", "Cy"):
        happen(table, [seating.sit(table, name, "token", 1)])
        happen(table, talk.say(table, holding(1), text=f"I am {name}"))
        happen(table, seating.get_up(table, [1], 1))
    happen(table, [seating.sit(table, "Di", "token", 1)])
    happen(table, talk.say(table, holding(1), text="I am Di"))
    speakers = [(said["seat"], said["name"]) for said in talk.recent(table, holding(0))]
    assert speakers == [(None, "Bo"), (None, "Cy"), (1, None)]


def test_people_who_share_a_page_speak_as_the_one_who_decides() -> None:
    table = begun("HH")
    [said] = talk.say(table, holding(0, 1), phrase="oops")
    assert said.seat == actor_of(table)


def test_talk_makes_no_ply_stale_and_changes_nothing() -> None:
    table = begun("HH")
    seen, before = table.seq, position_of(table).to_bytes()
    happen(table, talk.say(table, holding(0), text="Wait"))
    assert position_of(table).to_bytes() == before
    ply = position_of(table).legal[0]
    assert commands.play(table, [ply["by"]], seen, ply)
    again = Table.of(table.id, table.events, lambda _: TORTUGA)
    assert heard(again, 0) == ["Wait"]


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("talk-text", {"text": " "}),
        ("talk-text", {"text": "x" * 301}),
        ("talk-text", {"text": "a\u202eb"}),
        ("talk-text", {"text": "bell\x07"}),
        ("talk-phrase", {}),
        ("talk-phrase", {"phrase": "shout"}),
        ("talk-phrase", {"text": "Hello", "phrase": "hello"}),
    ],
)
def test_what_cannot_be_said(message: str, said: dict[str, str]) -> None:
    with pytest.raises(Refusal) as raised:
        talk.say(begun("HB"), holding(0), **said)  # type: ignore[arg-type]
    assert raised.value.id == message


def test_emoji_can_be_said() -> None:
    family = "\U0001f469\u200d\U0001f467 \u2764\ufe0f"
    assert talk.say(begun("HB"), holding(0), text=family)[0].text == family


def test_a_spectator_has_a_name() -> None:
    with pytest.raises(Refusal) as raised:
        talk.say(begun("HB"), SPECTATOR, text="Hello")
    assert raised.value.id == "seat-name"


def test_a_table_is_not_talked_full() -> None:
    table = set_up("HO")
    [said] = talk.say(table, holding(0), phrase="hello")
    happen(table, [said] * talk.MOST)
    with pytest.raises(Refusal) as raised:
        talk.say(table, holding(0), phrase="hello")
    assert raised.value.id == "talk-full"


@pytest.mark.parametrize("language", ["en", "ru", "pt", "fr"])
def test_every_phrase_exists_in_every_language(language: str) -> None:
    source = files("atoll").joinpath("locale", language, "talk.ftl").read_text("utf-8")
    for phrase in talk.PHRASES:
        assert f"talk-phrase-{phrase} = " in source
