"""Talk: which viewers hear a remark, and which remarks are refused."""

from importlib.resources import files

import pytest

from atoll.table.commands import gameplay, talk
from atoll.table.commands.refusal import Refusal
from atoll.table.consent import agreement
from atoll.table.seats import seating
from atoll.table.table import Table
from tests.table.tables import TORTUGA, actor_of, apply_all, begun, position_of, set_up, viewer_of

SPECTATOR = viewer_of()


def heard(table: Table, *seats: int) -> list[str | None]:
    return [said.text or said.phrase for said in talk.recent(table, viewer_of(*seats))]


def test_all_viewers_hear_players() -> None:
    table = begun("HHB")
    apply_all(table, talk.say(table, viewer_of(0), text="  Hello,\n all! ", at=5))
    apply_all(table, talk.say(table, viewer_of(1), phrase="luck"))
    assert heard(table, 0) == heard(table, 1) == heard(table) == ["Hello, all!", "luck"]
    first, second = talk.recent(table, SPECTATOR)
    assert (first.seat, first.at, first.aside) == (0, 5, False)
    assert (second.seat, second.text) == (1, None)


def test_players_hear_spectators_only_after_the_game() -> None:
    table = begun("HH")
    apply_all(table, talk.say(table, SPECTATOR, text="She has two sixes", name=" Eve "))
    assert heard(table, 0) == []
    assert heard(table) == ["She has two sixes"]
    assert talk.recent(table, SPECTATOR)[0].name == "Eve"
    apply_all(table, agreement.propose(table, [0, 1], agreement.ABANDON))
    assert table.ended
    assert heard(table, 0) == ["She has two sixes"]
    apply_all(table, talk.say(table, SPECTATOR, text="Well played", name="Eve"))
    assert not talk.recent(table, SPECTATOR)[-1].aside


def test_players_hear_spectators_before_the_game() -> None:
    table = set_up("HO")
    apply_all(table, talk.say(table, SPECTATOR, text="May I join?", name="Eve"))
    assert heard(table, 0) == ["May I join?"]


def test_a_remark_keeps_its_name_when_another_person_takes_the_seat() -> None:
    table = set_up("HOO")
    for name in ("Bo", "Cy"):
        apply_all(table, [seating.sit(table, name, "token", 1)])
        apply_all(table, talk.say(table, viewer_of(1), text=f"I am {name}"))
        apply_all(table, seating.get_up(table, [1], 1))
    apply_all(table, [seating.sit(table, "Di", "token", 1)])
    apply_all(table, talk.say(table, viewer_of(1), text="I am Di"))
    speakers = [(said.seat, said.name) for said in talk.recent(table, viewer_of(0))]
    assert speakers == [(None, "Bo"), (None, "Cy"), (1, None)]


def test_people_who_share_a_page_speak_as_the_seat_to_decide() -> None:
    table = begun("HH")
    [said] = talk.say(table, viewer_of(0, 1), phrase="oops")
    assert said.seat == actor_of(table)


def test_talk_makes_no_ply_stale_and_changes_nothing() -> None:
    table = begun("HH")
    seen, before = table.seq, position_of(table).to_bytes()
    apply_all(table, talk.say(table, viewer_of(0), text="Wait"))
    assert position_of(table).to_bytes() == before
    ply = position_of(table).legal[0]
    assert gameplay.play(table, [ply["by"]], seen, ply)
    restored = Table.of(table.id, table.events, lambda _: TORTUGA)
    assert heard(restored, 0) == ["Wait"]


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
def test_empty_long_and_unprintable_remarks_are_refused(message: str, said: dict[str, str]) -> None:
    with pytest.raises(Refusal) as raised:
        talk.say(begun("HB"), viewer_of(0), **said)  # type: ignore[arg-type]
    assert raised.value.id == message


def test_emoji_are_allowed() -> None:
    family = "\U0001f469\u200d\U0001f467 \u2764\ufe0f"
    assert talk.say(begun("HB"), viewer_of(0), text=family)[0].text == family


def test_a_spectator_must_give_a_name() -> None:
    with pytest.raises(Refusal) as raised:
        talk.say(begun("HB"), SPECTATOR, text="Hello")
    assert raised.value.id == "seat-name"


def test_the_number_of_remarks_is_limited() -> None:
    table = set_up("HO")
    [said] = talk.say(table, viewer_of(0), phrase="hello")
    apply_all(table, [said] * talk.MOST)
    with pytest.raises(Refusal) as raised:
        talk.say(table, viewer_of(0), phrase="hello")
    assert raised.value.id == "talk-full"


@pytest.mark.parametrize("language", ["en", "ru", "pt", "fr"])
def test_every_phrase_exists_in_every_language(language: str) -> None:
    source = files("atoll").joinpath("locale", language, "talk.ftl").read_text("utf-8")
    for phrase in talk.PHRASES:
        assert f"talk-phrase-{phrase} = " in source
