"""Compiled rules: twins of the plain functions, each for one signature."""

from typing import Annotated, Any

import numpy as np
import pytest

from atoll.engine.compiler.cache import EntryFolder
from atoll.engine.compiler.entry import Entry, compiling_is_disabled, entry
from atoll.engine.compiler.rule import rule, rules_below
from atoll.engine.records.arrays import Records, Row, row_of, zeros
from atoll.engine.records.record import Record, i1, i2

if compiling_is_disabled():
    pytest.skip("there is nothing compiled", allow_module_level=True)


class Counter(Record):
    total: i2
    small: i1
    cells: Annotated[Row, "i1", 3]


COUNTER = Counter.dtype


@rule
def add(counter: Any, value: Any) -> None:
    counter.total += value


@rule
def add_cells(counter: Any, cells: Any) -> None:
    for cell in cells:
        add(counter, cell)


EXAMPLES = {"counters": np.zeros(0, COUNTER), "values": np.zeros(0, np.int64)}


@entry(EXAMPLES, brief=True)
def add_up(counters: Any, values: Any) -> Any:
    """Call `add` with an int8, an int64 and a constant."""
    add(counters[0], counters[0].small)
    add(counters[0], values[0])
    add(counters[0], 7)
    add_cells(counters[0], counters[0].cells)
    return counters[0].total


@entry(EXAMPLES)
def add_other_cells(counters: Any, values: Any) -> None:
    add_cells(counters[0], counters[0].cells)
    add_cells(counters[0], values)


@rule
def add_to_first(made: Records[Counter], value: int) -> int:
    made[0].total += value
    return made[0].total


@entry(EXAMPLES, brief=True)
def count_in_a_new_record(counters: Any, values: Row) -> int:
    return add_to_first(zeros(1, Counter), values[0])


def counters() -> Any:
    made = np.zeros(1, COUNTER)
    made["small"], made["cells"] = 5, (1, 2, 3)
    return made


def test_a_rule_stays_a_plain_function() -> None:
    made = counters()
    add(made[0], 3)
    assert made["total"].tolist() == [3]
    assert type(add).__name__ == "function"


def test_an_entry_gives_the_same_results_interpreted_and_compiled() -> None:
    interpreted, compiled = counters(), counters()
    assert not add_up.compiled
    expected = add_up(interpreted, np.array([100]))
    add_up.compile()
    assert add_up.compiled
    assert add_up(compiled, np.array([100])) == expected == 118
    assert compiled.tobytes() == interpreted.tobytes()


def test_a_rule_makes_records_of_a_class() -> None:
    assert count_in_a_new_record(counters(), row_of([4])) == 4
    count_in_a_new_record.compile()
    assert count_in_a_new_record(counters(), row_of([4])) == 4


def test_a_rule_is_compiled_once_for_all_kinds_of_integers_and_arrays() -> None:
    from atoll.engine.compiler.compile import twin

    without_cache = Entry(add_up.function, EXAMPLES)
    without_cache.cache = EntryFolder((), None)
    without_cache.compile()
    assert len(twin(add).signatures) == 1
    assert rules_below(add_up.function) == {add_up.function, add, add_cells}


def test_a_rule_that_would_be_compiled_twice_is_refused() -> None:
    from atoll.engine.compiler.compile import SecondSignatureError

    add_other_cells.cache = EntryFolder((), None)
    with pytest.raises(SecondSignatureError, match=r"test_compile\.add_cells takes"):
        add_other_cells(counters(), np.zeros(2, np.int64))


def test_arguments_of_other_types_are_refused() -> None:
    add_up.compile()
    with pytest.raises(TypeError, match="No matching definition"):
        add_up(counters(), "many")


def test_the_repr_of_an_entry_has_its_name() -> None:
    assert isinstance(add_other_cells, Entry)
    assert repr(add_other_cells) == f"<Entry {__name__}.add_other_cells>"
